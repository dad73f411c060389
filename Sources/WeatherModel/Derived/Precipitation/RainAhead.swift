/// The beginning or end of rain, snow or hail in the next two hours. Minutes are relative to the
/// current time and rounded to five, the precision of the data; never less than five.
public struct RainAhead: Hashable, Sendable {
  /// The course of the precipitation.
  public enum Course: Hashable, Sendable {
    /// It is dry, and precipitation begins; `length` is nil if it lasts longer than the data.
    case begins(minutes: Int, length: Int?)
    /// Precipitation ends; `again` if it begins once more.
    case ends(minutes: Int, again: Int?)
    /// Precipitation continues to the end of the data.
    case goesOn(minutes: Int)
    /// It stays dry to the end of the data.
    case dry(minutes: Int)
  }

  /// The kind of precipitation; ``Condition/unknown`` if there is none.
  public var kind: Condition
  /// The course of the precipitation.
  public var course: Course
}

extension PrecipitationTimeline {
  /// The span of a nowcast that sentences describe, in minutes.
  public static let nowcastMinutes = 120

  /// The next change between dry and wet to the minute; nil if there is only hourly data, or
  /// minutes for less than half an hour ahead.
  public var rainAhead: RainAhead? {
    let steps = minutes
    guard let first = steps.first, let last = steps.last else { return nil }
    let changes = steps.indices.dropFirst().filter { steps[$0].isWet != steps[$0 - 1].isWet }
    guard let change = changes.first else {
      let known = max(5, Int(last.end.timeIntervalSince(now) / 300) * 5)
      return first.isWet == true
        ? RainAhead(kind: first.kind, course: .goesOn(minutes: known))
        : RainAhead(kind: .unknown, course: .dry(minutes: known))
    }
    let time = steps[change].start
    let next = changes.dropFirst().first.map { steps[$0].start }
    if first.isWet == true {
      return RainAhead(
        kind: first.kind,
        course: .ends(
          minutes: roundedMinutes(from: now, to: time),
          again: next.map { roundedMinutes(from: now, to: $0) }))
    }
    return RainAhead(
      kind: steps[change].kind,
      course: .begins(
        minutes: roundedMinutes(from: now, to: time),
        length: next.map { roundedMinutes(from: time, to: $0) }))
  }

  /// The rates of the next two hours, one for every five minutes from ``now``; nil at unknown
  /// times. Empty if there is only hourly data, or no precipitation.
  public var ratesAhead: [Double?] {
    let steps = minutes
    guard steps.contains(where: { $0.isWet == true }) else { return [] }
    return (0..<(Self.nowcastMinutes / 5)).map { column in
      // The rate is that of the step that contains the middle of the five minutes.
      let time = now + TimeInterval(column * 300 + 150)
      return steps.last { $0.start <= time && time < $0.end }?.rate
    }
  }

  /// The segments of the nowcast from ``now``, at most ``nowcastMinutes``.
  private var minutes: [Segment] {
    let horizon = now + TimeInterval(Self.nowcastMinutes * 60)
    return connectedSegments.prefix { $0.source == .nowcast && $0.start < horizon }
      .map { $0.end > horizon ? $0.part(from: $0.start, to: horizon) : $0 }
  }

  private func roundedMinutes(from start: Date, to end: Date) -> Int {
    max(5, Int((end.timeIntervalSince(start) / 300).rounded()) * 5)
  }
}
