package import WeatherModel

/// Who made the program, and whom its data comes from, as the licences ask to be told.
package struct CreditWords: Sendable {
  let texts: Catalog

  package var title: String { texts["credits.title"] }
  /// The credit of the weather's provider, with its licence.
  package func provider(_ provider: Provider) -> String {
    texts["credits.provider", provider.rawValue]
  }
  /// Who warns, with the licences.
  package var warnings: String { texts["credits.warnings"] }
  package var geoNames: String { texts["credits.geoNames"] }
  package var coastline: String { texts["credits.coastline"] }
}

extension CreditWords {
  /// Every credit, a line each.
  package var all: [String] {
    [Provider.openMeteo, .metNorway, .openWeather, .kma, .nws].map(provider)
      + [warnings, geoNames, coastline]
  }
}
