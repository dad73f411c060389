/// How far those who forecast a day agree on it.
public struct DayAgreement: Hashable, Sendable {
  /// How many say that something falls: ``HourForecast/minAmount`` at the least.
  public var wet: Int
  /// How many say how much falls.
  public var total: Int
  /// Whether it falls as snow: most of those who say so see no thaw all day.
  public var isSnow: Bool
  /// The lowest and the highest of the highs, in °C.
  public var highs: ClosedRange<Double>?
}

extension Array where Element == ModelForecast {
  /// How far the voices agree on a date. A day that only its rest is known of says nothing of its high.
  ///
  /// Open-Meteo's own forecast is the best match among its models: beside them it is not counted.
  public func agreement(on date: LocalDate) -> DayAgreement {
    let hasModels = contains { if case .model = $0.source { true } else { false } }
    let days = filter { !hasModels || $0.source != .provider(.openMeteo) }
      .compactMap { $0.day(date) }
    let wet = days.filter { ($0.precipitation ?? 0) >= HourForecast.minAmount }
    let frozen = wet.count { ($0.temperatureMax ?? 1) <= 0 }
    let highs = days.filter { !$0.isRestOfDay }.compactMap(\.temperatureMax)
    var range: ClosedRange<Double>?
    if highs.count > 1, let lowest = highs.min(), let highest = highs.max() {
      range = lowest...highest
    }
    return DayAgreement(
      wet: wet.count, total: days.count { $0.precipitation != nil }, isSnow: frozen * 2 > wet.count,
      highs: range)
  }
}

extension WeatherReport {
  /// Who says something of the place's days: this report first, then what other providers said of the
  /// place lately, then the models. Who has no day from today on has no voice.
  public func models(
    beside others: [WeatherReport], _ models: ModelComparison?, at now: Date
  ) -> [ModelForecast] {
    let today = localTime(now).date
    let providers =
      [self]
      + others.filter { other in
        other.provider != provider && other.provider != .sample
          && other.place.coordinate.isSamePoint(as: place.coordinate)
          && (0...ModelForecast.maxAge).contains(now.timeIntervalSince(other.fetchedAt))
      }
    let forecasts = providers.map {
      ModelForecast(source: .provider($0.provider), receivedAt: $0.fetchedAt, days: $0.daily)
    }
    return (forecasts + (models?.models ?? [])).filter { $0.days.contains { $0.date >= today } }
  }
}
