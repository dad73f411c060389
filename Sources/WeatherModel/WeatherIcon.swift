/// The name of one of OpenWeather's pictures: two digits for the sky, and `d` or `n` for day or night
/// (https://openweathermap.org/weather-conditions). It is part of an address and of a file's name, so
/// nothing else is one.
public struct WeatherIcon: Hashable, Sendable, Codable {
  /// As the provider writes it: `10d`.
  public let name: String

  /// The picture of a name; nil for a text that is no such name.
  public init?(name: some StringProtocol) {
    let bytes = Array(name.utf8)
    guard bytes.count == 3, bytes[0...1].allSatisfy({ (0x30...0x39).contains($0) }),
      bytes[2] == UInt8(ascii: "d") || bytes[2] == UInt8(ascii: "n")
    else { return nil }
    self.name = String(name)
  }

  /// Reads the name.
  public init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    guard let icon = WeatherIcon(name: name) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "no icon: \(name)"))
    }
    self = icon
  }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }

  /// The same sky by day or by night.
  public func byDay(_ isDay: Bool) -> WeatherIcon {
    WeatherIcon(name: name.prefix(2) + (isDay ? "d" : "n")) ?? self
  }
}

/// A client that downloads and caches pictures.
public struct IconClient: Sendable {
  /// Brings a picture where it can be drawn from, over the network where it must and may be; false
  /// when it cannot be had now.
  public var fetch: @Sendable (_ icon: WeatherIcon, _ isOffline: Bool) async -> Bool

  /// A client made of its one call.
  public init(
    fetch: @escaping @Sendable (_ icon: WeatherIcon, _ isOffline: Bool) async -> Bool
  ) {
    self.fetch = fetch
  }
}
