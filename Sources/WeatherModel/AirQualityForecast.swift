/// The air quality of the coming hours, one value per hour; nil if unknown.
public struct AirQualityForecast: Equatable, Sendable {
  /// The number of days that are forecast.
  public static let dayCount = 5
  /// The maximum number of hours that are stored.
  public static let maxHours = dayCount * 24

  /// The start of the first hour.
  public var start: Date
  /// The index on the scale of the ``AirQuality`` to which the forecast belongs.
  public var index: [Double?]
  /// Fine particles in µg/m³.
  public var pm25: [Double?]
  /// Particles in µg/m³.
  public var pm10: [Double?]

  /// Creates a forecast from `start`. Lists shorter than the longest one are padded with nil.
  public init(start: Date, index: [Double?], pm25: [Double?], pm10: [Double?]) {
    let count = min(Self.maxHours, max(index.count, pm25.count, pm10.count))
    func fitted(_ values: [Double?]) -> [Double?] {
      values.prefix(count) + Array(repeating: nil, count: max(0, count - values.count))
    }
    self.start = start
    self.index = fitted(index)
    self.pm25 = fitted(pm25)
    self.pm10 = fitted(pm10)
  }

  /// The number of hours.
  public var count: Int { index.count }

  /// Returns the start of an hour.
  public func time(_ hour: Int) -> Date { start + TimeInterval(hour * 3600) }

  /// Returns the hours that have not ended at `now`.
  public func hours(from now: Date) -> Range<Int> {
    let first = (now.timeIntervalSince(start) / 3600).rounded(.down)
    return Int(max(0, min(Double(count), first)))..<count
  }
}

extension AirQualityForecast: Codable {
  private enum CodingKeys: String, CodingKey { case start, index, pm25, pm10 }

  /// Decodes what ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func values(_ key: CodingKeys) throws -> [Double?] {
      let line = try container.decode(String.self, forKey: key)
      if line.isEmpty { return [] }
      return line.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        .prefix(Self.maxHours).map { Double(Substring($0)).flatMap { $0.isFinite ? $0 : nil } }
    }
    self.init(
      start: try container.decode(Date.self, forKey: .start), index: try values(.index),
      pm25: try values(.pm25), pm10: try values(.pm10))
  }

  /// Encodes each kind of value as a line of text. A list of optional numbers would take longer to
  /// decode, and the first frame waits for the decoding.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(start, forKey: .start)
    for (key, values) in [(CodingKeys.index, index), (.pm25, pm25), (.pm10, pm10)] {
      let line = values.map { $0.map { String($0) } ?? "" }.joined(separator: ",")
      try container.encode(line, forKey: key)
    }
  }
}

extension WeatherReport {
  /// Returns the worst air quality of each local day from `now` on: the index on the report's
  /// scale, and the particles.
  public func airByDay(from now: Date) -> [(date: LocalDate, air: AirQuality)] {
    guard let air = airQuality, let forecast = air.forecast else { return [] }
    var days: [(date: LocalDate, air: AirQuality)] = []
    func worse(_ value: Double?, _ other: Double?) -> Double? {
      [value, other].compactMap(\.self).max()
    }
    for hour in forecast.hours(from: now) {
      let date = localTime(forecast.time(hour)).date
      if days.last?.date != date { days.append((date, AirQuality(index: nil, scale: air.scale))) }
      let last = days.count - 1
      days[last].air.index = worse(days[last].air.index, forecast.index[hour])
      days[last].air.pm25 = worse(days[last].air.pm25, forecast.pm25[hour])
      days[last].air.pm10 = worse(days[last].air.pm10, forecast.pm10[hour])
    }
    return days.filter { $0.air.index != nil || $0.air.pm25 != nil || $0.air.pm10 != nil }
  }
}
