import WeatherModel
import WeatherWords

extension Words {
  /// The name of a provider: made-up weather is called the same everywhere.
  func name(of provider: Provider) -> String {
    provider == .sample ? status.sample : provider.displayName
  }
}
