/// When rain, snow or hail begins or ends in the next two hours. Minutes are counted from the moment
/// that it is told at, rounded to five, as nobody knows them better; never less than five.
public struct RainAhead: Hashable, Sendable {
  /// How it goes on.
  public enum Course: Hashable, Sendable {
    /// It is dry, and begins; `length` is nil where it lasts longer than is known.
    case begins(minutes: Int, length: Int?)
    /// It falls, and ends; `again` where it begins once more.
    case ends(minutes: Int, again: Int?)
    /// It falls as far as is known.
    case goesOn(minutes: Int)
    /// Nothing falls as far as is known.
    case dry(minutes: Int)
  }

  /// What falls; ``Condition/unknown`` where nothing does.
  public var kind: Condition
  /// How it goes on.
  public var course: Course
}

extension PrecipitationTimeline {
  /// The span of a nowcast that sentences describe, in minutes.
  public static let nowcastMinutes = 120

  /// The next change between dry and wet by the minute; nil where nothing finer than hours is known,
  /// or not for half an hour ahead any more.
  public var rainAhead: RainAhead? {
    let steps = minutes
    guard let first = steps.first, let last = steps.last else { return nil }
    let changes = steps.indices.dropFirst().filter { steps[$0].isWet != steps[$0 - 1].isWet }
    let times = changes.map { steps[$0].start }
    guard let change = changes.first, let time = times.first else {
      let known = max(5, Int(last.end.timeIntervalSince(now) / 300) * 5)
      return first.isWet == true
        ? RainAhead(kind: first.kind, course: .goesOn(minutes: known))
        : RainAhead(kind: .unknown, course: .dry(minutes: known))
    }
    let next = times.dropFirst().first
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

  /// The rates of the next two hours, one for every five minutes from ``now`` on; nil at times that
  /// are not known. Empty where nothing finer than hours is known, or nothing falls.
  public var ratesAhead: [Double?] {
    let steps = minutes
    guard steps.contains(where: { $0.isWet == true }) else { return [] }
    return (0..<(Self.nowcastMinutes / 5)).map { column in
      // A finer step stands for the moment in it, a coarser one for all of its own.
      let time = now + TimeInterval(column * 300 + 150)
      return steps.last { $0.start <= time && time < $0.end }?.rate
    }
  }

  /// The minutes of the nowcast from ``now`` on, at most ``nowcastMinutes``.
  private var minutes: [Segment] {
    let horizon = now + TimeInterval(Self.nowcastMinutes * 60)
    return connectedSegments.prefix { $0.source == .nowcast && $0.start < horizon }
      .map { $0.end > horizon ? $0.part(from: $0.start, to: horizon) : $0 }
  }

  private func roundedMinutes(from start: Date, to end: Date) -> Int {
    max(5, Int((end.timeIntervalSince(start) / 300).rounded()) * 5)
  }
}
