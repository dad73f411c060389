/// A setting as the user wrote it: `auto` or a value by name.
public enum AutomaticChoice<Value>: Hashable, Sendable
where Value: RawRepresentable<String> & CaseIterable & Hashable & Sendable {
  /// The value that suits the user's circumstances.
  case automatic
  /// Always this value.
  case fixed(Value)

  /// Creates a choice from `auto` or a value's name; nil for any other name.
  public init?(_ name: String) {
    if name == "auto" {
      self = .automatic
    } else if let value = Value(rawValue: name) {
      self = .fixed(value)
    } else {
      return nil
    }
  }

  /// `auto` or the value's name.
  public var name: String {
    switch self {
    case .automatic: "auto"
    case .fixed(let value): value.rawValue
    }
  }

  /// All valid names, `auto` first.
  public static var names: [String] { ["auto"] + Value.allCases.map(\.rawValue) }
}

/// The user's choice of provider.
public typealias ProviderChoice = AutomaticChoice<Provider>

extension ProviderChoice {
  /// Returns the provider that the choice selects: without a fixed one, OpenWeather with a key,
  /// otherwise Open-Meteo.
  public func provider(hasOpenWeatherKey: Bool) -> Provider {
    switch self {
    case .automatic: hasOpenWeatherKey ? .openWeather : .openMeteo
    case .fixed(let provider): provider
    }
  }
}
