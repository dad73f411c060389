/// The key of a provider's service. Reading, checking, redaction, the doctor and the environment of
/// child processes all use this table of keys.
public struct APIKey: Hashable, Sendable {
  /// The provider that requires the key.
  public let provider: Provider
  /// The environment variable that contains it.
  public let variable: String
  /// Its name in the configuration file. The name with `_file` appended names a file that contains
  /// it.
  public let setting: SettingKey
  /// Whether the provider also issues the key percent-encoded.
  public var isPercentEncoded = false
  /// Whether the doctor reports a missing key while another provider is in use.
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
  /// The key that this provider requires; nil if it requires none.
  public var apiKey: APIKey? { APIKey.all.first { $0.provider == self } }
}
