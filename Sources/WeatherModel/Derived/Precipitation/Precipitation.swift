extension DayForecast {
  /// Whether the day's precipitation is snow: the condition is snow, or the high is at most 0 °C,
  /// because snow seldom reaches the ground at higher temperatures.
  public var isSnowy: Bool {
    if [.snow, .heavySnow].contains(condition) { return true }
    return temperatureMax.map { $0 <= 0 } ?? false
  }
}

extension WeatherReport {
  /// Returns the rate over a step in mm an hour: its amount spread evenly over its time. Nil if the
  /// amount is unknown, and for steps of more than three hours, because all the rain may fall
  /// within one hour of the step.
  public func precipitationRate(of step: HourForecast) -> Double? {
    let hours = length(of: step) / 3600
    guard hours <= 3 else { return nil }
    return step.precipitation.map { $0 / hours }
  }
}

extension PrecipitationTimeline {
  /// The rain, snow or sleet of one kind within the 24 hours from ``now``.
  public struct WetTime: Hashable, Sendable {
    /// The kind of precipitation; the general kind if the intensity varies.
    public var kind: Condition
    /// The time at which it begins, not before ``PrecipitationTimeline/now``.
    public var start: Date
    /// The number of hours in which it falls, at least one.
    public var hours: Int
  }

  /// The precipitation of the 24 hours from ``now`` by general kind, in the order in which the
  /// kinds begin, and whether each kind ends before the next one begins. Empty if no precipitation
  /// is known.
  public var wetTimes: (times: [WetTime], isInTurn: Bool) {
    let end = now + 24 * 3600
    let wet = segments.filter { $0.end > now && $0.start < end && $0.isWet == true }
    var last: Condition?
    var (parts, turns) = ([Condition: [Segment]](), 0)
    for segment in wet {
      let nature = segment.kind.plainKind
      if nature != last { turns += 1 }
      last = nature
      parts[nature, default: []].append(segment)
    }
    let times = parts.map { nature, segments in
      let kinds = Set(segments.map(\.kind))
      let seconds = segments.reduce(0) {
        $0 + min($1.end, end).timeIntervalSince(max($1.start, now))
      }
      return WetTime(
        kind: kinds.count == 1 ? kinds.first ?? nature : nature,
        start: max(now, segments.first?.start ?? now),
        hours: max(1, min(24, Int((seconds / 3600).rounded()))))
    }
    return (times.sorted { ($0.start, $0.hours) < ($1.start, $1.hours) }, turns == parts.count)
  }

  /// The number of hours with rain, snow or hail in the 24 hours from ``now``: 0 to 24. A segment
  /// that is only partly within this time counts in proportion; any rain counts as at least an
  /// hour. Nil if a part of this time is unknown.
  public var wetHours: Int? {
    let end = now + 24 * 3600
    guard isKnown(from: now, until: end, { $0.isWet != nil }) else { return nil }
    let wet = segments.filter { $0.end > now && $0.start < end && $0.isWet == true }
    let seconds = wet.reduce(0) { sum, segment in
      sum + min(segment.end, end).timeIntervalSince(max(segment.start, now))
    }
    return seconds == 0 ? 0 : max(1, min(24, Int((seconds / 3600).rounded())))
  }
}

extension Condition {
  /// The general kind of this precipitation, regardless of its intensity.
  fileprivate var plainKind: Condition {
    switch self {
    case .snow, .heavySnow: .snow
    case .sleet, .freezingRain, .hail: self
    default: .rain
    }
  }
}

extension WeatherWarning {
  /// Whether the warning may be of rain, snow or ice: its name says so, or does not indicate
  /// anything else. A name in an unknown language counts, because such a warning must not be
  /// overlooked.
  public var mayBeOfPrecipitation: Bool {
    let name = event.lowercased()
    if Self.wordsOfPrecipitation.contains(where: name.contains(text:)) { return true }
    return !Self.wordsOfOtherHazards.contains(where: name.contains(text:))
  }

  private static let wordsOfPrecipitation = [
    "rain", "snow", "ice", "icing", "sleet", "hail", "thunder", "winter", "blizzard", "flood",
    "hurricane",
    "typhoon", "tropical", "tornado", "regen", "schnee", "glätte", "glatteis", "eis", "gewitter",
    "hagel",
    "regn", "snø", "호우", "대설", "태풍", "우박", "大雨", "大雪", "雷", "台風", "暴雨", "暴雪",
  ]

  private static let wordsOfOtherHazards = [
    "wind", "gale", "heat", "hot", "fog", "fire", "smoke", "air quality", "air stagnation", "dust",
    "surf", "rip current", "beach", "coastal", "small craft", "tsunami", "frost", "freeze", "cold",
    "sturm", "böen", "hitze", "nebel", "waldbrand", "uv-", "vind", "강풍", "풍랑", "폭염", "한파", "건조",
    "황사", "해일", "안개", "高温", "強風", "波浪", "乾燥", "濃霧", "霜",
  ]
}
