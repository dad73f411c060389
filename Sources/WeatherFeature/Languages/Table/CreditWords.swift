package import WeatherModel

/// Who made the program, and whom its data comes from, as the licences ask to be told.
package struct CreditWords: Sendable {
  package let title: String
  package let tagline: String
  package let license: String
  /// The credit of the weather's provider, with its licence.
  package let provider: @Sendable (Provider) -> String
  package let geoNames: String
  package let coastline: String
}

extension CreditWords {
  /// Every credit, a line each.
  package var all: [String] {
    [Provider.openMeteo, .metNorway, .openWeather].map(provider) + [geoNames, coastline]
  }
}
