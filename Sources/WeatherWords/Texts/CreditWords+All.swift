package import WeatherModel

extension CreditWords {
  /// The credit of the weather's provider, with its licence.
  package func provider(_ provider: Provider) -> String {
    texts["credits.provider", provider.rawValue]
  }
}

extension CreditWords {
  /// Every credit, a line each.
  package var all: [String] {
    [Provider.openMeteo, .metNorway, .openWeather, .kma, .nws].map(provider)
      + [warnings, measured, storms, geoNames, coastline]
  }
}
