/// The key of a provider's service: one row a key, which reading, checking, redaction, the doctor and
/// the environment of child processes read.
public struct APIKey: Hashable, Sendable {
  /// The provider that requires the key.
  public let provider: Provider
  /// The environment variable that holds it.
  public let variable: String
  /// Its name in the configuration file; the name with `_file` appended names a file that holds it.
  public let setting: SettingKey
  /// Whether the provider also issues the key percent-encoded.
  public var isPercentEncoded = false
  /// Whether the doctor reports that it is absent while another provider is in use.
  public var reportsAbsence = false

  /// All keys.
  public static let all = [
    APIKey(
      provider: .openWeather, variable: "OPENWEATHER_API_KEY",
      setting: SettingKey("openweather.api_key"), reportsAbsence: true),
    APIKey(
      provider: .kma, variable: "KMA_SERVICE_KEY", setting: SettingKey("kma.service_key"),
      isPercentEncoded: true),
  ]
}

extension Provider {
  /// The key that this provider requires; nil where it requires none.
  public var apiKey: APIKey? { APIKey.all.first { $0.provider == self } }
}
