package import WeatherModel

extension CreditWords {
  /// Returns the credit for the weather provider, with its licence.
  package func provider(_ provider: Provider) -> String {
    texts["credits.provider", provider.rawValue]
  }
}

extension CreditWords {
  /// All credits, one per line.
  package var all: [String] {
    [Provider.openMeteo, .metNorway, .openWeather, .kma, .nws].map(provider)
      + [warnings, warningLists, measured, storms, geoNames, coastline]
  }
}
