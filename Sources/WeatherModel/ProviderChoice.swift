/// The provider setting as the user wrote it: `auto` or a provider by name.
public enum ProviderChoice: Hashable, Sendable, Codable {
  /// OpenWeather with a key, otherwise Open-Meteo.
  case automatic
  /// One specific provider.
  case fixed(Provider)

  /// Creates a choice from `auto` or a provider's identifier; nil for any other name.
  public init?(_ name: String) {
    if name == "auto" {
      self = .automatic
    } else if let provider = Provider(rawValue: name) {
      self = .fixed(provider)
    } else {
      return nil
    }
  }

  /// `auto` or the provider's identifier.
  public var name: String {
    switch self {
    case .automatic: "auto"
    case .fixed(let provider): provider.rawValue
    }
  }

  /// All valid names, `auto` first.
  public static var names: [String] { ["auto"] + Provider.allCases.map(\.rawValue) }

  /// Returns the provider that the choice selects.
  public func provider(hasOpenWeatherKey: Bool) -> Provider {
    switch self {
    case .automatic: hasOpenWeatherKey ? .openWeather : .openMeteo
    case .fixed(let provider): provider
    }
  }

  /// Decodes `auto` or a provider's identifier.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let choice = ProviderChoice(name) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "not a provider: \(name)")
    }
    self = choice
  }

  /// Encodes `auto` or a provider's identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
