/// How far the models that forecast a day agree on it.
public struct DayAgreement: Hashable, Sendable {
  /// How many say that something falls: ``HourForecast/minAmount`` at the least.
  public var wet: Int
  /// How many say how much falls.
  public var total: Int
  /// Whether it falls as snow: most of those who say so see no thaw all day.
  public var isSnow: Bool
  /// The lowest and the highest of the lows, in °C.
  public var lows: ClosedRange<Double>?
  /// The lowest and the highest of the highs, in °C.
  public var highs: ClosedRange<Double>?
  /// The least and the most that falls, in mm.
  public var amounts: ClosedRange<Double>?
  /// The least and the most that falls where something does, in mm.
  public var wetAmounts: ClosedRange<Double>?

  /// An agreement made of its parts.
  public init(
    wet: Int = 0, total: Int = 0, isSnow: Bool = false, lows: ClosedRange<Double>? = nil,
    highs: ClosedRange<Double>? = nil, amounts: ClosedRange<Double>? = nil,
    wetAmounts: ClosedRange<Double>? = nil
  ) {
    self.wet = wet
    self.total = total
    self.isSnow = isSnow
    self.lows = lows
    self.highs = highs
    self.amounts = amounts
    self.wetAmounts = wetAmounts
  }

  /// The agreement in five steps.
  public enum Mark: Int, CaseIterable, Comparable, Sendable {
    case veryLow = 1
    case low, fair, good, high

    /// Whether the models agree less.
    public static func < (left: Mark, right: Mark) -> Bool { left.rawValue < right.rawValue }
  }
}

extension DayAgreement {
  /// What the lows or the highs may differ by for each mark from ``Mark/high`` down, in °C.
  private static let maxDifferences = [2.0, 4, 6, 9]
  /// What the amounts may differ by, in mm.
  private static let maxAmounts = [1.0, 4, 10, 20]

  /// The agreement in five steps; nil where fewer than two models say anything.
  ///
  /// It is the worst of three: how far the lows and how far the highs lie apart (up to 2, 4, 6 and 9 °C),
  /// how far the amounts do (up to 1, 4, 10 and 20 mm), and the vote on whether it stays dry: with one
  /// model against the others it is ``Mark/good`` at most, with more of them ``Mark/fair``.
  public var mark: Mark? {
    func step(_ range: ClosedRange<Double>?, _ limits: [Double]) -> Int? {
      range.map { range in
        // Tenths that were rounded must not fall on the wrong side of a limit.
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
  /// How far the models agree on a date. A day that only its rest is known of says nothing of its low and
  /// its high.
  ///
  /// Only models are counted: what a provider says is made of them, as Open-Meteo's best match is.
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
