import WeatherModel

/// The precipitation that falls now, or otherwise the next one.
struct NextPrecipitation {
  /// The kind of the precipitation.
  let kind: Condition
  /// The time at which the precipitation begins, or by which it has begun; nil if it falls now.
  let begin: LocalTime?
  /// The same time as a date, for comparing places.
  let start: Date

  /// Creates the next precipitation of a report; nil if the forecast has none.
  init?(_ report: WeatherReport, at now: Date) {
    let timeline = report.precipitationTimeline(at: now)
    if let falling = timeline.currentSpell?.phases(from: now).first {
      (kind, begin, start) = (falling.kind, nil, now)
      return
    }
    guard let outlook = report.outlook(at: now), let first = outlook.phases.first,
      let spell = timeline.nextSpell
    else { return nil }
    kind = first.kind
    start = spell.pendingUntil ?? spell.start
    if case .pending(let end, _) = outlook { begin = end.time } else { begin = first.start.time }
  }
}
