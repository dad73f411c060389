/// The next change in precipitation, as a sentence describes it: when it begins or ends, and how
/// long it is known to stay dry.
public enum Outlook: Hashable, Sendable {
  /// A part of a spell with one kind of precipitation.
  public struct Phase: Hashable, Sendable {
    /// The kind of precipitation.
    public var kind: Condition
    /// The time at which it begins.
    public var start: OutlookMoment
    /// The time at which it ends; nil if unknown.
    public var end: OutlookMoment?
  }

  /// There is precipitation now; the phases from now on.
  case falling([Phase])
  /// It is dry now, and precipitation begins; the phases of the spell.
  case beginning([Phase])
  /// It is dry now, and precipitation begins at some time before the end of a step: of the current
  /// one, or of a later one before which nothing is known.
  case pending(before: OutlookMoment, [Phase])
  /// No amount is forecast, but the probability is high.
  case possible(Condition, chance: Double)
  /// No amount is forecast for a number of hours. `chance` is the probability of precipitation, nil
  /// below 10 % and if that of an hour is unknown; `isWarned` is whether a warning of rain, snow or
  /// ice covers the time.
  case noRain(hours: Int, chance: Double?, isWarned: Bool)
  /// All amounts and probabilities indicate no precipitation for a number of hours.
  case dry(hours: Int)

  /// The phases of the described spell; empty if there is none.
  public var phases: [Phase] {
    switch self {
    case .falling(let phases), .beginning(let phases), .pending(_, let phases): phases
    case .possible, .noRain, .dry: []
    }
  }
}

/// A time as a sentence states it, relative to the current day.
public struct OutlookMoment: Hashable, Sendable {
  /// Its day relative to the current one, by the place's clock.
  public enum Day: Hashable, Sendable {
    case today, tomorrow
    /// A day that is named by its weekday.
    case later
  }

  /// The local time at the place.
  public var time: LocalTime
  /// Its day.
  public var day: Day
  /// Whether the clocks show this time twice because they are set back.
  public var isAmbiguous: Bool

  /// Creates a time on the place's clock as a sentence states it on `today`.
  public init(_ time: LocalTime, today: LocalDate, isAmbiguous: Bool = false) {
    self.time = time
    self.isAmbiguous = isAmbiguous
    day =
      switch time.date.dayNumber - today.dayNumber {
      case ...0: .today
      case 1: .tomorrow
      default: .later
      }
  }
}

extension PlaceTimeZone {
  /// Returns whether the clocks show the time of `moment` twice.
  public func isAmbiguous(_ moment: Date) -> Bool {
    let offset = offset(at: moment)
    // Clocks are set back by at most three hours.
    return [-10_800.0, 10_800].contains { distance in
      let other = self.offset(at: moment + distance)
      let twin = moment + TimeInterval(offset - other)
      return other != offset && self.offset(at: twin) == other
    }
  }
}

extension WeatherReport {
  /// The number of hours that the outlook covers.
  public static let outlookHours = 48

  /// Returns a date as a sentence states it at `now`.
  public func outlookMoment(_ date: Date, at now: Date) -> OutlookMoment {
    OutlookMoment(
      localTime(date), today: localTime(now).date, isAmbiguous: timeZone.isAmbiguous(date))
  }

  /// Returns the next change between dry and wet within ``outlookHours``, or how long it stays dry.
  ///
  /// Nil if the current weather or a segment before the change is unknown, or if one kind of
  /// precipitation lasts as long as the forecast is known.
  public func outlook(at now: Date) -> Outlook? {
    let timeline = precipitationTimeline(at: now)
    guard let isWet = timeline.isWetNow else { return nil }
    if isWet {
      guard let spell = timeline.currentSpell else { return nil }
      let phases = phases(of: spell, at: now)
      return phases.count == 1 && spell.isOpen ? nil : .falling(phases)
    }
    return dryOutlook(of: timeline)
  }

  /// Returns the description of a spell, from now or from its beginning.
  public func outlook(of spell: WetSpell, at now: Date) -> Outlook {
    let phases = phases(of: spell, at: now)
    if let end = spell.pendingUntil ?? (spell.isStartKnown ? nil : spell.firstEnd) {
      return .pending(before: outlookMoment(end, at: now), phases)
    }
    return spell.start > now ? .beginning(phases) : .falling(phases)
  }

  /// Returns the time at which precipitation begins again after the current spell, and whether it
  /// is known to be dry until then; nil if it does not begin within ``outlookHours``, or if a
  /// segment before it is unknown.
  public func wetAgain(at now: Date) -> (moment: OutlookMoment, isDryUntilThen: Bool)? {
    let timeline = precipitationTimeline(at: now)
    guard let current = timeline.currentSpell, !current.isOpen, let next = timeline.nextSpell,
      let reached = reach(of: timeline), next.start <= reached
    else { return nil }
    let isDry =
      timeline.isReliablyDry(from: current.end, until: next.start)
      && !isWarnedOfPrecipitation(from: current.end, until: next.start, at: now)
    return (outlookMoment(Self.rounded(next.start, after: now), at: now), isDry)
  }

  /// Returns whether a warning that may be of rain, snow or ice covers a part of the time.
  public func isWarnedOfPrecipitation(from start: Date, until end: Date, at now: Date) -> Bool {
    alerts(at: now).contains { alert in
      alert.mayBeOfPrecipitation && (alert.start ?? now) < end
        && (alert.end ?? .distantFuture) > start
    }
  }

  /// Returns whether all amounts and probabilities indicate no precipitation for a number of hours
  /// from `now`, and no warning of rain, snow or ice covers them.
  public func isKnownToStayDry(for hours: Int, at now: Date) -> Bool {
    let end = now + TimeInterval(hours * 3600)
    return precipitationTimeline(at: now).isReliablyDry(until: end)
      && !isWarnedOfPrecipitation(from: now, until: end, at: now)
  }

  // MARK: - Parts

  private func dryOutlook(of timeline: PrecipitationTimeline) -> Outlook? {
    let now = timeline.now
    guard let reach = reach(of: timeline) else { return nil }
    let horizon = now + TimeInterval(Self.outlookHours * 3600)
    if let spell = timeline.nextSpell, spell.start <= reach, spell.start <= horizon {
      return outlook(of: spell, at: now)
    }
    let segments = timeline.connectedSegments.filter { $0.start < reach }
    guard !segments.contains(where: \.isDisputed) else { return nil }
    let hours = min(Self.outlookHours, Int(reach.timeIntervalSince(now) / 3600))
    guard hours >= 1 else { return nil }
    let end = now + TimeInterval(hours * 3600)
    if isKnownToStayDry(for: hours, at: now) { return .dry(hours: hours) }
    let isWarned = isWarnedOfPrecipitation(from: now, until: end, at: now)
    let chance = timeline.maxChance(until: end)
    if let chance, chance >= PrecipitationTimeline.minPossible {
      let likely = segments.first { ($0.chance ?? 0) >= PrecipitationTimeline.minPossible }
      return .possible(likely?.kind ?? .rain, chance: chance)
    }
    // A hazard is mentioned at a lower probability.
    let hazard = segments.filter {
      $0.start < end && $0.kind.isHazard && ($0.chance ?? 0) >= PrecipitationTimeline.minDoubt
    }.max { ($0.chance ?? 0) < ($1.chance ?? 0) }
    if let hazard { return .possible(hazard.kind, chance: hazard.chance ?? 0) }
    // Another hour may have a higher probability if that of an hour is unknown.
    let isChanceKnown = segments.filter { $0.start < end }.allSatisfy {
      $0.chance != nil || $0.source == .nowcast
    }
    return .noRain(
      hours: hours, chance: chance.flatMap { isChanceKnown && $0 >= 0.1 ? $0 : nil },
      isWarned: isWarned)
  }

  /// Returns the time until which precipitation is known without a gap; nil if a segment within
  /// ``outlookHours`` and before the next spell is unknown. A coarse segment ends the known time.
  private func reach(of timeline: PrecipitationTimeline) -> Date? {
    let horizon = timeline.now + TimeInterval(Self.outlookHours * 3600)
    let segments = timeline.connectedSegments
    guard var reach = segments.first?.start, let last = segments.last else { return nil }
    for segment in segments {
      if segment.isCoarse || segment.start > horizon { return reach }
      if timeline.nextSpell?.start == segment.start { return segment.start }
      if segment.start == horizon { return reach }
      guard segment.isWet != nil else { return nil }
      reach = segment.end
    }
    let isGap = timeline.segments.contains { $0.start > last.end && $0.start <= horizon }
    return isGap ? nil : reach
  }

  private func phases(of spell: WetSpell, at now: Date) -> [Outlook.Phase] {
    var start = now
    let phases = spell.phases(from: now)
    // The end of a phase is the start of the next one.
    let times =
      phases.map { phase in
        start = Self.rounded(phase.start, after: start)
        return start
      } + (spell.isOpen ? [] : [Self.rounded(phases.last?.end ?? now, after: start)])
    let moments = times.map { outlookMoment($0, at: now) }
    return phases.enumerated().map { index, phase in
      Outlook.Phase(
        kind: phase.kind, start: moments[index],
        end: index + 1 < moments.count ? moments[index + 1] : nil)
    }
  }

  /// Returns a time rounded to five minutes, the precision of the data. A time after `start` is
  /// never rounded to `start` or to an earlier time.
  static func rounded(_ date: Date, after start: Date) -> Date {
    let rounded = Date(
      timeIntervalSince1970: (date.timeIntervalSince1970 / 300).rounded() * 300)
    return rounded <= start && date > start
      ? Date(
        timeIntervalSince1970: (start.timeIntervalSince1970 / 300).rounded(.down) * 300 + 300)
      : rounded
  }
}
