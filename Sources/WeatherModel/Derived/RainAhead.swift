public import FoundationEssentials

/// When rain, snow or hail begins or ends in the next two hours. Minutes are counted from the moment
/// that it is told at, rounded to five, as nobody knows them better; never less than five.
public struct RainAhead: Hashable, Sendable {
  /// How it goes on.
  public enum Course: Hashable, Sendable {
    /// It is dry, and begins; `length` is nil where it lasts longer than is known.
    case begins(minutes: Int, length: Int?)
    /// It falls, and ends; `again` where it begins anew.
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

extension WeatherReport {
  /// How far a nowcast is told.
  public static let nowcastMinutes = 120

  /// The next turn between dry and wet by the minute; nil where nothing finer than hours is known,
  /// or not for half an hour ahead any more.
  ///
  /// It is wet from ``CurrentWeather/leastRate`` on, the same as for the weather now. A pause of five
  /// minutes is none.
  public func rainAhead(at now: Date) -> RainAhead? {
    let steps = nowcastSteps(at: now)
    guard let first = steps.first, let last = steps.last,
      last.end.timeIntervalSince(now) >= Self.leastNowcast
    else { return nil }
    let minutes = { (moment: Date) in Self.roundedMinutes(from: now, to: moment) }
    let turns = steps.indices.dropFirst().filter { steps[$0].isWet != steps[$0 - 1].isWet }
      .map { steps[$0].start }
    guard let turn = turns.first else {
      let known = max(5, Int(last.end.timeIntervalSince(now) / 300) * 5)
      return first.isWet
        ? RainAhead(
          kind: kindOfPrecipitation(at: now, isNow: true), course: .goesOn(minutes: known))
        : RainAhead(kind: .unknown, course: .dry(minutes: known))
    }
    let next = turns.dropFirst().first
    if first.isWet {
      return RainAhead(
        kind: kindOfPrecipitation(at: now, isNow: true),
        course: .ends(minutes: minutes(turn), again: next.map(minutes)))
    }
    return RainAhead(
      kind: kindOfPrecipitation(at: turn, isNow: false),
      course: .begins(
        minutes: minutes(turn), length: next.map { Self.roundedMinutes(from: turn, to: $0) }))
  }

  /// The rates of the next two hours, one for every five minutes from `now` on; nil in places that
  /// are not known. Empty where nothing finer than hours is known, or nothing falls.
  public func ratesAhead(at now: Date) -> [Double?] {
    guard let nowcast, let ahead = rainAhead(at: now) else { return [] }
    if case .dry = ahead.course { return [] }
    return (0..<(Self.nowcastMinutes / 5)).map { column in
      let moment = now + TimeInterval(column * 300 + 150)
      let index = Int((moment.timeIntervalSince(nowcast.start) / nowcast.stepLength).rounded(.down))
      // A finer step stands for the moment in it, a coarser one for all of its own.
      return nowcast.rates.indices.contains(index) ? nowcast.rates[index] : nil
    }
  }

  // MARK: - Steps

  private struct Step {
    var start: Date
    var end: Date
    var isWet: Bool
  }

  /// Seconds that a nowcast has to reach ahead to be told.
  private static let leastNowcast: TimeInterval = 1800
  /// Seconds of a pause that is none.
  private static let shortestPause: TimeInterval = 300

  /// The steps from `now` on, as far as they are known without a gap.
  private func nowcastSteps(at now: Date) -> [Step] {
    guard let nowcast else { return [] }
    let horizon = now + TimeInterval(Self.nowcastMinutes * 60)
    var steps: [Step] = []
    for (index, rate) in nowcast.rates.enumerated() {
      let start = nowcast.start + nowcast.stepLength * Double(index)
      let end = start + nowcast.stepLength
      guard end > now else { continue }
      guard let rate, start < horizon else { break }
      // The first step may begin with the next minute.
      if steps.isEmpty, start.timeIntervalSince(now) > Self.shortestPause { break }
      steps.append(
        Step(start: start, end: min(end, horizon), isWet: rate >= CurrentWeather.leastRate))
    }
    return Self.withoutShortPauses(steps)
  }

  private static func withoutShortPauses(_ steps: [Step]) -> [Step] {
    var steps = steps
    var lastWet: Int?
    for index in steps.indices where steps[index].isWet {
      if let before = lastWet, index - before > 1,
        steps[index].start.timeIntervalSince(steps[before].end) <= shortestPause
      {
        for dry in (before + 1)..<index { steps[dry].isWet = true }
      }
      lastWet = index
    }
    return steps
  }

  private static func roundedMinutes(from now: Date, to moment: Date) -> Int {
    max(5, Int((moment.timeIntervalSince(now) / 300).rounded()) * 5)
  }

  /// What falls at a moment, by the sky of now and of its hour.
  private func kindOfPrecipitation(at moment: Date, isNow: Bool) -> Condition {
    let step = step(at: moment)
    if isNow { return weatherNow(at: moment).weather.kindOfPrecipitation(in: step) }
    return step?.kindOfPrecipitation ?? .falling(at: current.temperature)
  }
}
