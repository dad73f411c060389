package import WeatherModel
import WeatherWords

/// The times of precipitation, in sentences.
extension WeatherFormat {
  /// Returns the outlook of a report as a sentence, the same one for every output; nil if the report
  /// has no outlook.
  package func outlook(of report: WeatherReport, at now: Date) -> String? {
    report.outlook(at: now).flatMap { outlook($0, of: report) }
  }

  /// Returns an outlook as a sentence: `Rain until 21:00`,
  /// `Rain from 16:00, freezing rain from 17:00 until 21:00`, `Drizzle before Tue 10:00`,
  /// `no rain expected, chance up to 49 %`, `dry for 48 h`. The sentence names the day if it is not
  /// today, and the time zone if the clocks show the time twice.
  package func outlook(_ outlook: Outlook, of report: WeatherReport) -> String? {
    variants(of: outlook, report.timeZone).first
  }

  /// Returns when it rains at the finest resolution available: by the minute, or by the hour if there
  /// is no nowcast or it is dry; nil if the report has no outlook.
  package func rain(of report: WeatherReport, at now: Date) -> String? {
    let outlook = report.outlook(at: now)
    return byTheMinute(report, outlook, at: now).first
      ?? outlook.flatMap { self.outlook($0, of: report) }
  }

  /// Returns the variants of ``rain(of:at:)``, from the longest to the shortest; the longest also
  /// says what follows the rain. All of them name the worst kind.
  func rainVariants(of report: WeatherReport, at now: Date) -> [String] {
    let outlook = report.outlook(at: now)
    let minutes = byTheMinute(report, outlook, at: now)
    if !minutes.isEmpty { return minutes }
    let variants: [String] = outlook.map { self.variants(of: $0, report.timeZone) } ?? []
    let sequel = variants.first.flatMap { self.sequel(to: $0, of: report, at: now) }
    return [sequel].compactMap(\.self) + variants
  }

  /// Returns a time of the outlook: `21:00`, or `02:00 CET` if the clocks show the time twice.
  package func clock(_ moment: OutlookMoment, in zone: PlaceTimeZone) -> String {
    let clock = clock(moment.time)
    guard moment.isAmbiguous else { return clock }
    return clock + " " + zoneName(zone, utcOffset: moment.time.utcOffset)
  }

  /// Returns the duration of each kind of precipitation in the next 24 hours: `rain for 9 h`,
  /// `rain for 5 h, snow from 21:00`, or if the kinds alternate `rain for 5 h, sleet for 2 h`.
  func wetHours(of report: WeatherReport, _ timeline: PrecipitationTimeline) -> String {
    let (times, isInTurn) = timeline.wetTimes
    var moments = SentenceMoments(report.timeZone)
    let clauses = times.enumerated().map { index, time in
      let what = words.sections.kindWithin(words.names.condition(time.kind))
      guard index > 0, isInTurn else { return words.detail.wetHours(what, time.hours) }
      return timed(
        report.outlookMoment(time.start, at: timeline.now), &moments,
        { words.sections.from(what, $0) }, { words.sections.fromDay(what, $0, $1) })
    }
    return joined(clauses)
  }

  // MARK: - By the minute

  /// Returns sentences about the precipitation of the next two hours, from the longest to the
  /// shortest. Empty if only the hourly outlook applies: the data is no finer than hours, no
  /// precipitation begins within two hours, or its kind changes.
  private func byTheMinute(
    _ report: WeatherReport, _ outlook: Outlook?, at now: Date
  ) -> [String] {
    let timeline = report.precipitationTimeline(at: now)
    guard let ahead = timeline.rainAhead, outlook.map({ $0.phases.count < 2 }) ?? true else {
      return []
    }
    let kind =
      outlook?.phases.first?.kind ?? timeline.currentSpell?.phases(from: now).first?.kind
      ?? ahead.kind
    let (sections, what) = (words.sections, words.names.condition(kind))
    switch ahead.course {
    case .begins(let minutes, let length):
      if let nowcast = report.nowcast, nowcast.isRadar == true,
        let start = outlook?.phases.first?.start
      {
        return reaching(kind, clock(start, in: report.timeZone), nowcast, length: length)
      }
      return [sections.rainBegins(what, minutes, for: length)]
    case .ends(let minutes, let again):
      return [sections.rainEnds(what, minutes, again: again)]
    case .goesOn(let minutes):
      // The hourly outlook may know the end.
      return outlook?.phases.last?.end == nil ? [sections.rainGoesOn(what, minutes)] : []
    case .dry: return []
    }
  }

  /// Returns sentences about approaching precipitation, from the longest to the shortest:
  /// `Rain reaches you at 17:40 from the west, for 25 minutes`.
  private func reaching(
    _ kind: Condition, _ clock: String, _ nowcast: Nowcast, length: Int?
  ) -> [String] {
    // “Showers” means several areas of rain; the radar tracks a single one.
    let what = words.names.condition(kind == .showers ? .rain : kind)
    let from = nowcast.direction.map { words.names.approach(CompassPoint(degrees: $0)) }
    let choices: [(String?, Int?)] = [(from, length), (from, nil), (nil, nil)]
    return choices.map { words.sections.rainReaches(what, at: clock, from: $0.0, for: $0.1) }
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  // MARK: - By the hour

  /// Returns the sentences of an outlook, from the longest to the shortest.
  private func variants(of outlook: Outlook, _ zone: PlaceTimeZone) -> [String] {
    let sections = words.sections
    switch outlook {
    case .falling(let phases):
      return choices(of: phases).map { falling($0, zone) }
    case .beginning(let phases):
      return choices(of: phases).map { beginning($0, isWhole: $0.last == phases.last, zone) }
    case .pending(let end, let phases):
      return pending(before: end, phases, zone)
    case .possible(let kind, let chance):
      return [
        sections.chanceUpTo(
          sections.possible(words.names.condition(kind)), probability(chance))
      ]
    case .noRain(let hours, let chance, let isWarned):
      let plain = hours < WeatherReport.outlookHours ? sections.noRain(for: hours) : sections.noRain
      let doubtful = chance.map { sections.chanceUpTo(plain, probability($0)) } ?? plain
      return [isWarned ? sections.butWarned(doubtful) : doubtful]
    case .dry(let hours): return [sections.dry(hours)]
    }
  }

  /// Returns the selections of phases to name: all phases, then the first and the worst, then only
  /// the worst.
  private func choices(of phases: [Outlook.Phase]) -> [[Outlook.Phase]] {
    guard let first = phases.first,
      let worst = phases.max(by: { $0.kind < $1.kind })
    else { return [] }
    let choices = [phases, first == worst ? [first] : [first, worst], [worst]]
    return choices.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Returns a sentence about current precipitation: `Rain until 18:00, freezing rain until 21:00`.
  private func falling(_ phases: [Outlook.Phase], _ zone: PlaceTimeZone) -> String {
    let sections = words.sections
    var moments = SentenceMoments(zone)
    var reached: OutlookMoment?
    let clauses = phases.enumerated().map { index, phase in
      let follows = index == 0 || reached == phase.start
      reached = phase.end
      guard follows, let end = phase.end else {
        return from(phase, isWithin: index > 0, &moments)
      }
      return clause(
        phase.kind, end, sections.until, sections.untilDay, &moments, isWithin: index > 0)
    }
    return joined(clauses)
  }

  /// Returns a sentence about coming precipitation:
  /// `Rain from 16:00, freezing rain from 17:00 until 21:00`. Only the last phase is followed by
  /// its end.
  private func beginning(
    _ phases: [Outlook.Phase], isWhole: Bool, _ zone: PlaceTimeZone
  ) -> String {
    var moments = SentenceMoments(zone)
    let text = joined(phases.enumerated().map { from($1, isWithin: $0 > 0, &moments) })
    guard isWhole, let end = phases.last?.end else { return text }
    return andUntil(text, end, &moments)
  }

  /// Returns sentences about precipitation whose start is known only roughly:
  /// `Rain before 19:00, freezing rain from 20:00 until 21:00`. The end is omitted for a single
  /// kind that begins soon.
  private func pending(
    before end: OutlookMoment, _ phases: [Outlook.Phase], _ zone: PlaceTimeZone
  ) -> [String] {
    let sections = words.sections
    var moments = SentenceMoments(zone)
    guard let first = phases.first else { return [] }
    let begins = clause(first.kind, end, sections.before, sections.beforeDay, &moments)
    let changes = phases.dropFirst()
    guard let worst = changes.max(by: { $0.kind < $1.kind }) else {
      return [begins]
    }
    let whole = joined([begins] + changes.map { from($0, isWithin: true, &moments) })
    let ends = changes.last?.end.map { andUntil(whole, $0, &moments) }
    var alone = SentenceMoments(zone)
    let short =
      worst.kind > first.kind ? from(worst, isWithin: false, &alone) : begins
    return [ends, whole, short].compactMap(\.self)
  }

  private func joined(_ clauses: [String]) -> String {
    guard let first = clauses.first else { return "" }
    return clauses.dropFirst().reduce(first, words.sections.kindChange)
  }

  private func from(
    _ phase: Outlook.Phase, isWithin: Bool, _ moments: inout SentenceMoments
  ) -> String {
    clause(
      phase.kind, phase.start, words.sections.from, words.sections.fromDay, &moments,
      isWithin: isWithin)
  }

  private func andUntil(
    _ first: String, _ end: OutlookMoment, _ moments: inout SentenceMoments
  ) -> String {
    timed(end, &moments, { words.sections.andUntil(first, $0) }) {
      words.sections.andUntilDay(first, $0, $1)
    }
  }

  /// Returns a sentence followed by the next precipitation:
  /// `Rain until 18:00, then dry until Mon 14:00`; nil if none is known to begin again.
  private func sequel(
    to first: String, of report: WeatherReport, at now: Date
  ) -> String? {
    guard let again = report.wetAgain(at: now) else { return nil }
    let sections = words.sections
    var moments = SentenceMoments(report.timeZone)
    return timed(
      again.moment, &moments,
      { again.isDryUntilThen ? sections.thenDry(first, $0) : sections.again(first, $0) },
      {
        again.isDryUntilThen ? sections.thenDryDay(first, $0, $1) : sections.againDay(first, $0, $1)
      })
  }

  private func clause(
    _ condition: Condition, _ moment: OutlookMoment, _ today: (String, String) -> String,
    _ anotherDay: (String, String, String) -> String, _ moments: inout SentenceMoments,
    isWithin: Bool = false
  ) -> String {
    let name = words.names.condition(condition)
    let what = isWithin ? words.sections.kindWithin(name) : name
    return timed(moment, &moments, { today(what, $0) }, { anotherDay(what, $0, $1) })
  }

  /// Returns a text with a time, and with its day unless it is today or the sentence has already
  /// named it.
  func timed(
    _ moment: OutlookMoment, _ moments: inout SentenceMoments, _ today: (String) -> String,
    _ anotherDay: (String, String) -> String
  ) -> String {
    let clock = clock(moment, in: moments.zone)
    guard moments.mustNameDay(of: moment) else { return today(clock) }
    return anotherDay(words.time.weekdayShort(moment.time.date.weekday), clock)
  }
}

/// The times in a sentence so far, so that each day is named only once.
struct SentenceMoments {
  let zone: PlaceTimeZone
  private var named: LocalDate?

  init(_ zone: PlaceTimeZone) { self.zone = zone }

  /// Returns whether the sentence must name the day of a moment, and marks the day as named.
  mutating func mustNameDay(of moment: OutlookMoment) -> Bool {
    guard moment.day != .today, moment.time.date != named else { return false }
    named = moment.time.date
    return true
  }
}
