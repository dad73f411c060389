import TerminalUI
package import WeatherModel
import WeatherWords

/// The outlook and notifications in words.
extension WeatherFormat {
  /// Returns the outlook as sentences: the rain and what follows it, advice for the coming day, a
  /// comparison of now and today with yesterday, of today's high with the climate normals, and of
  /// tomorrow with today.
  package func prose(
    of report: WeatherReport, _ normals: ClimateNormals? = nil, at now: Date
  ) -> [String] {
    proseVariants(of: report, normals, at: now).compactMap(\.first)
  }

  /// Returns the sentences of ``prose(of:_:at:)``, each in variants from the longest to the
  /// shortest.
  func proseVariants(
    of report: WeatherReport, _ normals: ClimateNormals? = nil, at now: Date
  ) -> [[String]] {
    let others =
      adviceTexts(of: report, at: now) + dayOverDayChange(of: report, at: now)
      + [comparedToNormal(report.highAboveNormal(normals, at: now)), tomorrow(of: report, at: now)]
    return ([rainVariants(of: report, at: now)] + others.map { [$0].compactMap(\.self) })
      .filter { !$0.isEmpty }
      .map { $0.map { words.sections.sentence($0.withCapital) } }
  }

  /// Returns the precipitation of the next two hours as a row of bars, five minutes per column,
  /// followed by the end time: `▕  ▁▃▅▂ ▏ 20:42`. The row ends with the known rates. Nil if nothing
  /// falls in them, or if the data is no finer than hours.
  package func rainBars(of report: WeatherReport, at now: Date) -> String? {
    let rates = report.precipitationTimeline(at: now).ratesAhead
    guard let last = rates.lastIndex(where: { $0 != nil }) else { return nil }
    let signs = Array(isASCII ? " .:-=+*#@" : " ▁▂▃▄▅▆▇█")
    let bars = rates[...last].map { rate -> Character in
      guard let rate, rate >= 0.1 else { return signs[0] }
      // Each bar height stands for twice the rate of the next lower one, from drizzle to a
      // cloudburst.
      let height = signs.indices.dropFirst().last { rate >= 0.1 * Double(1 << ($0 - 1)) }
      return signs[height ?? 1]
    }
    let (left, right) = isASCII ? ("|", "|") : ("▕", "▏")
    let end = now.addingTimeInterval(Double(bars.count) * 300)
    return left + String(bars) + right + " " + clock(report.localTime(end))
  }

  /// Returns the text of a difference in °C; nil if it is less than one degree.
  private func comparison(
    _ difference: Double?, _ higher: (String) -> String, _ lower: (String) -> String
  ) -> String? {
    guard let difference = DayOverDayChange.significant(difference) else { return nil }
    let text = temperatureDifference(difference)
    return difference > 0 ? higher(text) : lower(text)
  }

  /// Returns the comparison of today's high with the climate normal.
  func comparedToNormal(_ difference: Double?) -> String? {
    comparison(difference, words.sections.highAboveNormal, words.sections.highBelowNormal)
  }

  /// Returns the climate normals of today's date: `usual for the season 3° … 9°`; nil if they are
  /// unknown.
  package func normals(
    of report: WeatherReport, _ normals: ClimateNormals?, at now: Date
  ) -> String? {
    normals?.range(on: report.localTime(now).date).map {
      words.sections.normals(temperature($0.low), temperature($0.high))
    }
  }

  /// Returns the comparisons of now and of today with yesterday.
  private func dayOverDayChange(of report: WeatherReport, at now: Date) -> [String?] {
    let differences = report.dayOverDayChange(at: now)
    let sections = words.sections
    return [
      comparison(
        differences.temperature, sections.higherThanYesterday, sections.lowerThanYesterday),
      comparison(differences.high, sections.highAboveYesterday, sections.highBelowYesterday),
    ]
  }

  /// Returns the comparison of tomorrow's high with today's: `Tomorrow 4° warmer`; nil if either is
  /// unknown or not the high of a whole day.
  private func tomorrow(of report: WeatherReport, at now: Date) -> String? {
    let days = report.days(from: now, count: 2)
    let date = report.localTime(now).date
    guard days.map(\.date) == [date, date.advanced(byDays: 1)],
      !days.contains(where: { $0.isRestOfDay || $0.isCoarse }),
      let today = days[0].temperatureMax, let tomorrow = days[1].temperatureMax
    else { return nil }
    // The difference is that of the displayed, rounded numbers.
    let difference = units.temperature(tomorrow).rounded() - units.temperature(today).rounded()
    guard difference.isFinite, difference != 0 else { return words.sections.tomorrowSame }
    let text = "\(number(abs(difference), digits: 0))\(degreeSign)"
    return difference > 0
      ? words.sections.tomorrowWarmer(text) : words.sections.tomorrowColder(text)
  }

  /// Returns the precipitation of the rest of today and of tomorrow, as far as there is room:
  /// `☂ 3.5 mm by midnight · 0.6 mm tomorrow`; empty if nothing falls. A sum of which a part is
  /// unknown is left out.
  package func precipitationSums(of report: WeatherReport, at now: Date, width: Int) -> String {
    let today = report.localTime(now).date
    let timeline = report.precipitationTimeline(at: now)
    // A time step across midnight contributes its share to each of the two days.
    func sum(_ date: LocalDate) -> Double? {
      let end = report.timeZone.start(of: date.advanced(byDays: 1))
      let sum = timeline.amount(from: report.timeZone.start(of: date), until: end) ?? 0
      return sum >= 0.05 ? sum : nil
    }
    let parts = [
      sum(today).map { words.sections.sumToday(precipitation($0)) },
      sum(today.advanced(byDays: 1)).map { words.sections.sumTomorrow(precipitation($0)) },
    ].compactMap(\.self)
    let choices = [parts, Array(parts.prefix(1))].filter { !$0.isEmpty }
      .map { rainSign + " " + $0.joined(separator: " · ") }
    return choices.first { TextWidth.of($0) <= width } ?? ""
  }

  /// Returns the text of a notification. The title names the place and the event; the body adds the
  /// amount of rain, or the severity, end, area and text of a warning.
  package func notification(
    _ notification: WeatherNotification, of report: Fetched<WeatherReport>, at now: Date
  ) -> NotificationText {
    let sample = report.provider == .sample ? words.status.sample + words.colon : ""
    let today = report.timeZone.localTime(now).date
    func composed(_ title: String, _ body: [String?], isCritical: Bool = false) -> NotificationText
    {
      NotificationText(
        title: sample + placeName(notification.place) + words.colon + title,
        body: body.compactMap(\.self).joined(separator: "\n"), isCritical: isCritical)
    }
    switch notification.subject {
    case .rain(let spell):
      let weather = report.value
      return composed(
        outlook(weather.outlook(of: spell, at: now), of: weather) ?? "",
        [spell.amount.map(precipitation)])
    case .warning(let alert):
      let facts = [
        alert.severity.map(words.warnings.severity),
        alert.end.map {
          words.status.alertUntil(self.moment(report.timeZone.localTime($0), today: today))
        }, alert.area,
      ].compactMap(\.self)
      let text = alertInWords(alert, of: report).wholeText
      return composed(
        alertTitle(alert, of: report, at: now),
        [facts.joined(separator: ", "), text.map { String($0.prefix(300)) }],
        isCritical: alert.severity == .severe || alert.severity == .extreme)
    }
  }

  /// Returns the label of today's precipitation: rain or snow, and whether the value covers only
  /// the rest of the day.
  package func precipitationLabel(_ today: DayForecast?) -> String {
    let label =
      today?.isSnowy == true ? words.labels.snowToday : words.labels.precipitationToday
    return ofToday(label, today)
  }

  /// Returns the label of a value of today, with `(rest of today)` if the hours that have passed
  /// are unknown.
  package func ofToday(_ label: String, _ today: DayForecast?) -> String {
    today?.isRestOfDay == true ? "\(label) (\(words.labels.restOfToday))" : label
  }
}

extension String {
  /// The string with its first letter capitalized, for sentences and titles.
  var withCapital: String { prefix(1).uppercased() + dropFirst() }
}
