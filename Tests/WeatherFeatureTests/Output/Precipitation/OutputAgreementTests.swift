import Foundation
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// No two outputs contradict each other about precipitation.
@Suite struct OutputAgreementTests {
  private static let seriesPerRun = 500

  /// The precipitation in each output of one report.
  private struct Outputs {
    let weather: RandomWeather
    let timeline: PrecipitationTimeline
    let outlook: Outlook?
    let sentence: String?
    let json: [String: Any]
    let classes: [String]
    let events: [(start: String, end: String, summary: String)]
    let format = WeatherFormat(units: .metric, words: Language.english.words)

    var fetched: Fetched<WeatherReport> { weather.report }
    var report: WeatherReport { fetched.value }
    var now: Date { weather.now }

    init(_ weather: RandomWeather) throws {
      self.weather = weather
      let (report, now) = (weather.report, weather.now)
      let settings = DisplaySettings(language: .english)
      timeline = report.value.precipitationTimeline(at: now)
      outlook = report.value.outlook(at: now)
      sentence = WeatherFormat(units: .metric, words: Language.english.words)
        .outlook(of: report.value, at: now)
      let text = ReportJSON(report, now: now, language: .english, isStale: false).text
      json = try #require(
        try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      classes = try BarLine(report, now: now, settings: settings).classes
      events = Self.events(ReportCalendar(report, now: now, settings: settings).text)
    }

    private static func events(_ text: String) -> [(start: String, end: String, summary: String)] {
      text.replacing("\r\n ", with: "").components(separatedBy: "BEGIN:VEVENT").dropFirst()
        .filter { $0.contains("CATEGORIES:RAIN") }
        .map { event in
          func value(_ name: String) -> String {
            event.components(separatedBy: "\r\n").first { $0.hasPrefix(name + ":") }
              .map { String($0.dropFirst(name.count + 1)) } ?? ""
          }
          return (value("DTSTART"), value("DTEND"), value("SUMMARY"))
        }
    }

    func name(_ kind: Condition) -> String { format.words.names.condition(kind) }
  }

  @Test(arguments: 0..<6)
  func outputsAgreeAboutPrecipitation(run: Int) throws {
    var told: [String: Int] = [:]
    for index in 0..<Self.seriesPerRun {
      let weather = RandomWeather(seed: UInt64(run * Self.seriesPerRun + index))
      let outputs = try Outputs(weather)
      let comment: Comment = "seed \(weather.seed): \(outputs.sentence ?? "nothing")"
      checkNow(outputs, comment)
      checkOutlook(outputs, comment)
      checkDry(outputs, comment)
      checkSpells(outputs, comment)
      checkMinutes(outputs, comment)
      try checkNotifications(outputs, comment)
      checkSource(outputs, comment)
      told[Self.label(outputs.outlook), default: 0] += 1
    }
    // Every kind of outlook occurs.
    #expect(told.count == 7, "\(told)")
  }

  private static func label(_ outlook: Outlook?) -> String {
    switch outlook {
    case .falling: "falling"
    case .beginning: "beginning"
    case .pending: "pending"
    case .possible: "possible"
    case .noRain: "no rain"
    case .dry: "dry"
    case nil: "nothing"
    }
  }

  // MARK: - Current weather

  /// The bar's class, the board's column and the JSON's condition state whether it is raining or
  /// snowing now.
  private func checkNow(_ outputs: Outputs, _ comment: Comment) {
    let isWet = outputs.timeline.isWetNow
    let falls = outputs.classes.contains("rain") || outputs.classes.contains("snow")
    // Weather that was old when it was received is shown, but does not describe the time now.
    let isOfNow = outputs.report.outdatedTime == nil
    #expect(outputs.classes.contains("stale") != isOfNow, comment)
    #expect(
      falls == (isWet == true) || outputs.classes.first == "snow" || !isOfNow, comment)
    let current = outputs.json["current"] as? [String: Any]
    let condition = (current?["condition"] as? String).flatMap(Condition.init(rawValue:))
    if isOfNow, let condition, condition.isPrecipitation, condition != .thunderstorm {
      #expect(isWet == true, comment)
    }
    if isOfNow, isWet == false, condition != .thunderstorm {
      #expect(condition?.isPrecipitation != true, comment)
      #expect((current?["precipitation_rate"] as? Double ?? 0) < 0.1, comment)
    }
    let column = BoardRowView.rain(
      outputs.report, at: outputs.now, .ascii, outputs.format)
    if outputs.timeline.currentSpell != nil {
      #expect(column?.texts[0].hasSuffix(outputs.format.words.labels.now) == true, comment)
    } else if let first = outputs.outlook?.phases.first {
      var moment = first.start
      if case .pending(let end, _)? = outputs.outlook { moment = end }
      #expect(column?.texts[0].hasSuffix(outputs.format.clock(moment.time)) == true, comment)
      #expect(column?.condition == first.kind, comment)
    } else {
      #expect(column == nil, comment)
    }
  }

  // MARK: - The sentence

  /// The sentence is the same everywhere, names the worst kind, and only has an end if it is known.
  private func checkOutlook(_ outputs: Outputs, _ comment: Comment) {
    #expect(outputs.json["outlook"] as? String == outputs.sentence, comment)
    let settings = DisplaySettings(language: .english)
    let line = try? LineFormat("{outlook}|{rain}").line(
      for: outputs.fetched, now: outputs.now, settings: settings)
    let rain = outputs.format.rain(of: outputs.report, at: outputs.now)
    #expect(line == (outputs.sentence ?? "") + "|" + (rain ?? ""), comment)
    guard let outlook = outputs.outlook, let sentence = outputs.sentence else { return }
    let spell: WetSpell?
    switch outlook {
    case .falling: spell = outputs.timeline.currentSpell
    case .beginning, .pending: spell = outputs.timeline.nextSpell
    case .possible, .noRain, .dry: return
    }
    guard let spell else {
      Issue.record(comment)
      return
    }
    let segments = outputs.timeline.segments.filter {
      $0.start >= spell.start && $0.end <= spell.end && $0.end > outputs.now
    }
    let worst = segments.map(\.kind).max() ?? .unknown
    #expect(sentence.lowercased().contains(outputs.name(worst).lowercased()), comment)
    for variant in outputs.format.rainVariants(of: outputs.report, at: outputs.now) {
      #expect(variant.lowercased().contains(outputs.name(worst).lowercased()), comment)
    }
    if let end = outlook.phases.last?.end {
      #expect(outputs.timeline.segment(at: spell.end)?.isWet == false, comment)
      #expect(isNear(end, spell.end, outputs), comment)
    } else {
      #expect(outputs.timeline.segment(at: spell.end)?.isWet != false, comment)
    }
    // Each phase begins with a segment of its kind, or with rain if showers count as its kind.
    for (phase, told) in zip(spell.phases(from: outputs.now), outlook.phases) {
      #expect(isNear(told.start, phase.start, outputs), comment)
    }
  }

  /// Returns whether a stated time is within five minutes of a date.
  private func isNear(_ moment: OutlookMoment, _ date: Date, _ outputs: Outputs) -> Bool {
    [-300.0, 0, 300].contains { distance in
      outputs.report.localTime(
        PrecipitationTimelineRounding.nearest(date + distance)) == moment.time
    }
  }

  // MARK: - Dry

  /// If no precipitation is stated, no output has any, and "dry" requires amounts, chances and no
  /// warning.
  private func checkDry(_ outputs: Outputs, _ comment: Comment) {
    let hours: Int
    var isDry = false
    switch outputs.outlook {
    case .dry(let count): (hours, isDry) = (count, true)
    case .noRain(let count, _, _): hours = count
    case .possible: hours = 1
    default: return
    }
    let end = outputs.now + TimeInterval(hours * 3600)
    #expect(outputs.sentence?.contains("dry") == isDry, comment)
    #expect(!outputs.timeline.spells.contains { $0.start < end }, comment)
    #expect(!outputs.classes.contains { $0.hasSuffix("-soon") }, comment)
    guard isDry else { return }
    let alerts = outputs.report.alerts(at: outputs.now)
    #expect(
      !alerts.contains {
        $0.event != "Heat Advisory" && ($0.start ?? outputs.now) < end
          && ($0.end ?? .distantFuture) > outputs.now
      }, comment)
    for step in outputs.report.hourly
    where step.time < end && step.time >= outputs.now
      && outputs.timeline.segment(at: step.time)?.source != .nowcast
    {
      #expect(step.precipitation.map { $0 < 0.1 } ?? false, comment)
      #expect(step.precipitationProbability.map { $0 < 0.3 } ?? false, comment)
    }
  }

  // MARK: - Spells

  /// The calendar and the JSON contain the spells of the timeline.
  private func checkSpells(_ outputs: Outputs, _ comment: Comment) {
    let spells = outputs.timeline.spells
    let told = outputs.json["spells"] as? [[String: Any]] ?? []
    #expect(told.count == spells.count && outputs.events.count == spells.count, comment)
    let utc = PlaceTimeZone(identifier: nil, fixedOffset: 0)
    for (index, spell) in spells.enumerated() where index < min(told.count, outputs.events.count) {
      let json = told[index]
      #expect(
        json["start"] as? String
          == (spell.isStartKnown ? outputs.report.localTime(spell.start).rfc3339 : nil), comment)
      #expect((json["end"] is NSNull) == spell.isOpen, comment)
      #expect(json["condition"] as? String == spell.worst.rawValue, comment)
      let stamp =
        utc.localTime(spell.start).rfc3339.prefix(19)
        .filter { $0 != "-" && $0 != ":" } + "Z"
      #expect(outputs.events[index].start == stamp, comment)
      #expect(
        outputs.events[index].summary.lowercased()
          .contains(outputs.name(spell.worst).lowercased()), comment)
    }
    let isSoon = outputs.classes.contains { $0.hasSuffix("-soon") }
    let next = outputs.timeline.nextSpell.map { $0.start <= outputs.now + 3600 } ?? false
    #expect(isSoon == (next && outputs.timeline.isWetNow != true), comment)
    if let wetHours = outputs.timeline.wetHours, let first = spells.first,
      first.start < outputs.now + 24 * 3600
    {
      #expect(wetHours > 0, comment)
    }
  }

  // MARK: - Minutes

  /// The two-hour strip and the sentence by the minute agree with the outlook.
  private func checkMinutes(_ outputs: Outputs, _ comment: Comment) {
    let (timeline, now) = (outputs.timeline, outputs.now)
    for (column, rate) in timeline.ratesAhead.enumerated() {
      guard let rate, rate >= 0.1 else { continue }
      let time = now + TimeInterval(column * 300 + 150)
      #expect(timeline.segment(at: time)?.isWet == true, comment)
    }
    let bars = outputs.format.rainBars(of: outputs.report, at: now)
    #expect((bars == nil) == timeline.ratesAhead.isEmpty, comment)
    guard let ahead = timeline.rainAhead else {
      #expect(bars == nil, comment)
      return
    }
    switch ahead.course {
    case .begins(let minutes, _):
      #expect(timeline.isWetNow == false && bars != nil, comment)
      let start = timeline.nextSpell?.start ?? .distantFuture
      #expect(
        abs(start.timeIntervalSince(now) - Double(minutes * 60)) <= 300, comment)
      if case .beginning? = outputs.outlook {} else { Issue.record(comment) }
    case .ends(let minutes, _):
      let end = timeline.currentSpell?.end ?? .distantFuture
      #expect(abs(end.timeIntervalSince(now) - Double(minutes * 60)) <= 300, comment)
      if case .falling? = outputs.outlook {} else { Issue.record(comment) }
    case .goesOn: #expect(timeline.isWetNow == true && bars != nil, comment)
    case .dry:
      #expect(timeline.isWetNow == false && bars == nil, comment)
      #expect(timeline.nextSpell.map { $0.start >= now + 1800 } ?? true, comment)
    }
  }

  // MARK: - Notifications

  /// A notification is sent for the next spell, at its time, with the text of the outlook.
  private func checkNotifications(_ outputs: Outputs, _ comment: Comment) throws {
    let (report, now) = (outputs.report, outputs.now)
    let lead: TimeInterval = 3600
    var memory = NotificationHistory()
    let spells = memory.newNotifications(from: report, at: now, .rain, lead: lead).compactMap {
      notification in
      if case .rain(let spell) = notification.subject { spell } else { nil }
    }
    let expected = outputs.timeline.spells.filter { spell in
      spell.start <= now + lead && !(spell.start <= now && outputs.timeline.isWetNow == true)
    }
    // Adjacent spells are announced once.
    #expect(spells.first == expected.first, comment)
    #expect(spells.allSatisfy(expected.contains), comment)
    let next = report.nextNotification(after: now, .rain, lead: lead)
    #expect(
      next == outputs.timeline.spells.map { $0.start - lead }.first { $0 > now }, comment)
    guard let first = spells.first, let outlook = outputs.outlook, !outlook.phases.isEmpty,
      first == outputs.timeline.nextSpell, outputs.timeline.isWetNow == false
    else { return }
    let notification = WeatherNotification(place: report.place, subject: .rain(first))
    let text = outputs.format.notification(notification, of: outputs.fetched, at: now)
    #expect(text.title.hasSuffix(outputs.sentence ?? "?"), comment)
  }

  // MARK: - Sources

  /// Outside the current step, the timeline follows the minutes, otherwise the hours.
  private func checkSource(_ outputs: Outputs, _ comment: Comment) {
    let (report, now) = (outputs.report, outputs.now)
    let nowcast = report.nowcast
    let end =
      nowcast.map { $0.start + TimeInterval($0.rates.count * $0.stepMinutes * 60) } ?? now
    let underWay = report.step(at: now).map { $0.time + 3 * 3600 } ?? now + 6 * 3600
    for hour in stride(from: 0.25, to: 60, by: 0.5) {
      let time = now + hour * 3600
      guard let segment = outputs.timeline.segment(at: time) else {
        #expect(report.step(at: time) == nil, comment)
        continue
      }
      if segment.source == .nowcast, let nowcast {
        let index = Int(
          (time.timeIntervalSince(nowcast.start) / Double(nowcast.stepMinutes * 60))
            .rounded(.down))
        let rate = nowcast.rates.indices.contains(index) ? nowcast.rates[index] : nil
        // A gap of five minutes does not count.
        if nowcast.stepMinutes > 5 || (rate ?? 0) >= 0.1 {
          #expect(segment.isWet == ((rate ?? 0) >= 0.1), comment)
        }
      } else if time > max(end + 3 * 3600, underWay) {
        #expect(segment.isWet == report.step(at: time)?.isWet, comment)
      }
    }
  }
}

/// Times with the rounding of sentences.
enum PrecipitationTimelineRounding {
  static func nearest(_ date: Date) -> Date {
    Date(timeIntervalSince1970: (date.timeIntervalSince1970 / 300).rounded() * 300)
  }
}
