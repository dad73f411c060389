package import WeatherModel

extension CreditWords {
  /// Returns the credit for the weather provider, with its licence.
  package func provider(_ provider: Provider) -> String {
    texts["credits.provider", provider.rawValue]
  }
}
