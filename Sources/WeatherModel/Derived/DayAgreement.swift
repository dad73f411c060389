/// The agreement between the models that forecast a day.
public struct DayAgreement: Hashable, Sendable {
  /// The number of models that forecast precipitation of at least ``HourForecast/minAmount``.
  public var wet = 0
  /// The number of models that forecast an amount of precipitation.
  public var total = 0
  /// Whether the precipitation is snow: more than half of the models with precipitation forecast a
  /// high of 0 °C or less.
  public var isSnow = false
  /// The range of the lows, in °C.
  public var lows: ClosedRange<Double>?
  /// The range of the highs, in °C.
  public var highs: ClosedRange<Double>?
  /// The range of the amounts, in mm.
  public var amounts: ClosedRange<Double>?
  /// The range of the amounts of the models with precipitation, in mm.
  public var wetAmounts: ClosedRange<Double>?

  /// The agreement in five steps.
  public enum Mark: Int, CaseIterable, Comparable, Sendable {
    case veryLow = 1
    case low, fair, good, high

    /// Orders lower agreement first.
    public static func < (left: Mark, right: Mark) -> Bool { left.rawValue < right.rawValue }
  }
}

extension DayAgreement {
  /// The maximum difference of the lows or the highs for each mark from ``Mark/high`` down, in °C.
  private static let maxDifferences = [2.0, 4, 6, 9]
  /// The maximum difference of the amounts for each mark, in mm.
  private static let maxAmounts = [1.0, 4, 10, 20]

  /// The agreement in five steps; nil if fewer than two models have data.
  ///
  /// It is the worst of three marks: the spread of the lows and the highs (up to 2, 4, 6 and 9 °C),
  /// the spread of the amounts (up to 1, 4, 10 and 20 mm), and the vote on whether the day is dry.
  /// If one model disagrees with the others, the mark of the vote is ``Mark/good``; if more models
  /// disagree, it is ``Mark/fair``.
  public var mark: Mark? {
    func step(_ range: ClosedRange<Double>?, _ limits: [Double]) -> Int? {
      range.map { range in
        // The tolerance absorbs binary rounding errors in the differences of tenths.
        5 - limits.count { range.upperBound - range.lowerBound > $0 + 1e-6 }
      }
    }
    let against = min(wet, total - wet)
    let vote = total > 1 ? max(3, 5 - against) : nil
    let steps = [
      step(lows, Self.maxDifferences), step(highs, Self.maxDifferences),
      step(amounts, Self.maxAmounts), vote,
    ]
    return steps.compactMap(\.self).min().flatMap(Mark.init(rawValue:))
  }
}

extension Array where Element == ModelForecast {
  /// Returns how well the models agree on a date. If only the rest of a day is known, its low and
  /// high are ignored.
  ///
  /// Only models are counted, because the forecast of a provider, such as Open-Meteo's best match,
  /// is derived from models.
  public func agreement(on date: LocalDate) -> DayAgreement {
    let days = filter { $0.model != nil }.compactMap { $0.day(date) }
    let wet = days.filter { ($0.precipitation ?? 0) >= HourForecast.minAmount }
    let frozen = wet.count { ($0.temperatureMax ?? 1) <= 0 }
    func range(_ values: [Double], atLeast count: Int = 2) -> ClosedRange<Double>? {
      guard values.count >= count, let lowest = values.min(), let highest = values.max() else {
        return nil
      }
      return lowest...highest
    }
    let whole = days.filter { !$0.isRestOfDay }
    return DayAgreement(
      wet: wet.count, total: days.count { $0.precipitation != nil }, isSnow: frozen * 2 > wet.count,
      lows: range(whole.compactMap(\.temperatureMin)),
      highs: range(whole.compactMap(\.temperatureMax)),
      amounts: range(days.compactMap(\.precipitation)),
      wetAmounts: range(wet.compactMap(\.precipitation), atLeast: 1))
  }
}

extension Fetched where Value == WeatherReport {
  /// Returns the forecasts for the place's days: that of this report first, then recent forecasts
  /// of other providers for the place, then the models. Forecasts without a day from today on are
  /// left out.
  public func models(
    beside others: [Fetched], _ models: ModelComparison?, at now: Date
  ) -> [ModelForecast] {
    let today = value.localTime(now).date
    let providers =
      [self]
      + others.filter { other in
        other.provider != provider && other.provider != .sample
          && other.place.coordinate.isSamePoint(as: value.place.coordinate)
          && (0...ModelForecast.maxAge).contains(now.timeIntervalSince(other.fetchedAt))
      }
    let forecasts = providers.map {
      ModelForecast(source: .provider($0.provider), receivedAt: $0.fetchedAt, days: $0.value.daily)
    }
    return (forecasts + (models?.models ?? [])).filter { $0.days.contains { $0.date >= today } }
  }
}
