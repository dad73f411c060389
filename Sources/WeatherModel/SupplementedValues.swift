import FoundationEssentials

/// The values of a report that its own provider does not give, and their providers.
public struct SupplementedValues: Equatable, Sendable, Codable {
  /// A value that another provider may fill in, by its name in `--json`.
  public enum Value: String, CaseIterable, Sendable, Codable {
    case pressure
    case windGust = "wind_gust"
    case visibility
    case uvIndex = "uv_index"
    case airQuality = "air_quality"
  }

  /// Whose they are.
  public var provider: Provider
  /// Which.
  public var values: Set<Value>

  /// Values of `provider`.
  public init(provider: Provider, values: Set<Value>) {
    self.provider = provider
    self.values = values
  }
}

extension WeatherReport {
  /// Values of one moment belong together.
  private static let sameWeather: TimeInterval = 3600

  /// The values that may be filled in, in the weather now and in its hours.
  private static let fillable: [SupplementedValues.Value] = [
    .pressure, .windGust, .visibility, .uvIndex,
  ]

  /// The report with what it does not know of itself, as far as another report of the place does.
  /// - Parameter provider: Who says it.
  public func supplemented(from other: WeatherReport, of provider: Provider) -> WeatherReport {
    var report = self
    for value in Self.fillable where mayFill(value) {
      var isSupplemented = false
      let (now, hour) = (value.inCurrent, value.inHour)
      if let supplement = other.current[keyPath: now],
        abs(other.fetchedAt.timeIntervalSince(fetchedAt)) < Self.sameWeather,
        value != .windGust || supplement >= current.windSpeed ?? 0
      {
        report.current[keyPath: now] = supplement
        isSupplemented = true
      }
      let supplements = Dictionary(
        other.hourly.map { ($0.time, $0[keyPath: hour]) }, uniquingKeysWith: { first, _ in first })
      for index in hourly.indices {
        guard let supplement = supplements[hourly[index].time] ?? nil,
          value != .windGust || supplement >= hourly[index].windSpeed ?? 0
        else { continue }
        report.hourly[index][keyPath: hour] = supplement
        isSupplemented = true
      }
      if value == .uvIndex {
        for index in daily.indices {
          let day = other.daily.first { $0.date == daily[index].date }
          report.daily[index].uvIndexMax = day?.uvIndexMax ?? daily[index].uvIndexMax
        }
      }
      if isSupplemented { report.mark(value, of: provider) }
    }
    return report
  }

  /// The report with another provider's air.
  public func supplemented(with air: AirQuality, of provider: Provider) -> WeatherReport {
    var report = self
    report.airQuality = air
    report.mark(.airQuality, of: provider)
    return report
  }

  /// Whether a value is another provider's.
  public func isSupplemented(_ value: SupplementedValues.Value) -> Bool {
    supplemented?.values.contains(value) ?? false
  }

  /// Values of its own provider stay; values supplemented before may be replaced.
  private func mayFill(_ value: SupplementedValues.Value) -> Bool {
    isSupplemented(value)
      || current[keyPath: value.inCurrent] == nil
        && hourly.allSatisfy { $0[keyPath: value.inHour] == nil }
  }

  private mutating func mark(_ value: SupplementedValues.Value, of provider: Provider) {
    let others = supplemented?.provider == provider ? supplemented?.values ?? [] : []
    supplemented = SupplementedValues(provider: provider, values: others.union([value]))
  }
}

extension SupplementedValues.Value {
  fileprivate var inCurrent: WritableKeyPath<CurrentWeather, Double?> {
    switch self {
    case .pressure: \.pressure
    case .windGust: \.windGust
    case .visibility: \.visibility
    case .uvIndex, .airQuality: \.uvIndex
    }
  }

  fileprivate var inHour: WritableKeyPath<HourForecast, Double?> {
    switch self {
    case .pressure: \.pressure
    case .windGust: \.windGust
    case .visibility: \.visibility
    case .uvIndex, .airQuality: \.uvIndex
    }
  }
}
