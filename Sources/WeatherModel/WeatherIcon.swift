/// The name of one of OpenWeather's pictures: two digits for the sky, and `d` or `n` for day or
/// night (https://openweathermap.org/weather-conditions). It is used in URLs and file names, so
/// nothing else is accepted.
public struct WeatherIcon: Hashable, Sendable, Codable {
  // The name is not stored as a `String`, because arrays of hours can be copied as a block of
  // memory only if all their fields are trivial.
  private let sky: UInt8
  private let isDay: Bool

  /// Creates an icon from a name; nil if the text is not such a name.
  public init?(name: some StringProtocol) {
    let bytes = Array(name.utf8)
    guard bytes.count == 3, bytes[0...1].allSatisfy({ (0x30...0x39).contains($0) }),
      bytes[2] == UInt8(ascii: "d") || bytes[2] == UInt8(ascii: "n")
    else { return nil }
    sky = (bytes[0] - 0x30) * 10 + bytes[1] - 0x30
    isDay = bytes[2] == UInt8(ascii: "d")
  }

  /// The name as the provider writes it: `10d`.
  public var name: String { "\(sky / 10)\(sky % 10)\(isDay ? "d" : "n")" }

  /// Decodes the name.
  public init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    guard let icon = WeatherIcon(name: name) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "no icon: \(name)"))
    }
    self = icon
  }

  /// Encodes the name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }

  /// Returns the same sky by day or by night.
  public func byDay(_ isDay: Bool) -> WeatherIcon {
    WeatherIcon(name: name.prefix(2) + (isDay ? "d" : "n")) ?? self
  }
}

/// A client that downloads and caches pictures.
public struct IconClient: Sendable {
  /// Makes a picture available for drawing, downloading it if necessary and allowed; false if it is
  /// unavailable now.
  public var fetch: @Sendable (_ icon: WeatherIcon, _ isOffline: Bool) async -> Bool

  /// Creates a client from its operation.
  public init(
    fetch: @escaping @Sendable (_ icon: WeatherIcon, _ isOffline: Bool) async -> Bool
  ) {
    self.fetch = fetch
  }
}
