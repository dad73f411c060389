import TerminalUI
package import WeatherModel
import WeatherWords

/// The worst warning of a place as a line of text, in several lengths.
struct WarningLine: Equatable, Sendable {
  /// The variants of the text, from the longest to the shortest. Each begins with the name.
  var variants: [String]
  /// The severity of the worst warning.
  var severity: WeatherWarning.Severity?

  /// Returns the longest text that fits `width` columns, or the shortest one if none fits.
  func text(width: Int) -> String {
    variants.first { TextWidth.of($0) <= width } ?? variants.last ?? ""
  }

  /// Returns the same text after a mark. If even the shortest text is too long, whole words are
  /// dropped at its end, but not its first one.
  func text(cutTo width: Int, mark: String = "") -> String {
    let room = width - TextWidth.of(mark)
    return mark + FittingText.words(of: text(width: room), width: max(0, room))
  }

  /// The number of columns of the shortest text.
  var minWidth: Int { TextWidth.of(text(width: 0)) }
}

/// Sentences and short texts about warnings.
extension WeatherFormat {
  /// Returns a warning translated into the current language if its text is not an authority's own:
  /// a sample warning, or one that its authority issues as a code. Any other warning is returned
  /// unchanged.
  package func alertInWords(_ alert: WeatherWarning, of report: Fetched<WeatherReport>)
    -> WeatherWarning
  {
    if let kind = alert.kind {
      var translated = alert
      translated.event = words.warnings.name(of: kind)
      return translated
    }
    let condition = WeatherWarning.sampleEvents.first { $0.value == alert.event }?.key
    guard report.provider == .sample, let condition else { return alert }
    var translated = alert
    translated.event = words.names.condition(condition)
    translated.text = words.credits.provider(report.provider)
    translated.sender = words.name(of: report.provider)
    return translated
  }

  /// Returns the event of a warning, with its start if it begins later:
  /// `Hurricane Warning, from Mon 23 10:00`.
  package func alertTitle(_ alert: WeatherWarning, of report: Fetched<WeatherReport>, at now: Date)
    -> String
  {
    let alert = alertInWords(alert, of: report)
    guard alert.phase(at: now) == .later, let start = alert.start else { return alert.event }
    let today = report.timeZone.localTime(now).date
    let moment =
      moment(report.timeZone.localTime(start), today: today)
      + zoneSuffix(start, in: report.timeZone)
    return alert.event + words.labels.comma + words.status.alertFrom(moment)
  }

  /// Returns the worst warning for a short line: its name, its start if it begins later, and the
  /// number of other warnings, as far as there is room. Nil if there is no warning.
  func warningLine(of report: Fetched<WeatherReport>, at now: Date) -> WarningLine? {
    let alerts = report.warnings(at: now).alerts
    guard let worst = alerts.first else { return nil }
    let name = alertInWords(worst, of: report).event
    let title = alertTitle(worst, of: report, at: now)
    let more = alerts.count > 1 ? " " + words.status.moreAlerts(alerts.count - 1) : ""
    var brief = name
    if worst.phase(at: now) == .later, let start = worst.start {
      let today = report.timeZone.localTime(now).date
      brief += " " + weekdayAndClock(report.timeZone.localTime(start), today: today)
    }
    // The shortest variant of a known kind is the hazard without the rank.
    let hazard = worst.kind.map { words.warnings.name(of: WarningKind($0.hazard, nil)) }
    let texts =
      [title + more, brief + more, title, brief, name + more, name] + [hazard].compactMap(\.self)
    return WarningLine(
      variants: texts.reduce(into: []) { known, text in
        if !known.contains(text) { known.append(text) }
      }, severity: worst.severity)
  }

  /// Returns a sentence that explains why no warning is shown; nil if there is a warning.
  package func noWarnings(of report: Fetched<WeatherReport>, at now: Date) -> String? {
    switch report.warnings(at: now) {
    case .notRequested:
      // If the program knows the country's authority, it sent no request because its key is
      // missing.
      WarningsSource(country: report.place.countryCode) == nil
        ? country(report.place.countryCode).map(words.warnings.noSource)
          ?? words.warnings.notAsked(words.name(of: report.provider))
        : words.warnings.notAsked(words.name(of: report.provider))
    case .unavailable: warningsUnavailable(of: report, at: now)
    case .noneIssued:
      if let warningsStatus = report.warningsStatus, let respondedAt = warningsStatus.respondedAt {
        words.warnings.none(
          warningsStatus.source.displayName,
          requestedAt: checkingTime(respondedAt, of: report, at: now))
      } else {
        words.warnings.none(words.name(of: report.provider))
      }
    case .issued: nil
    }
  }

  /// Returns a sentence that says that the source has not responded yet, failed to respond, or last
  /// responded too long ago, with the age of its last response; nil if a recent response is known.
  package func warningsUnavailable(of report: Fetched<WeatherReport>, at now: Date) -> String? {
    guard report.hasOutdatedWarnings(at: now) else { return nil }
    let source = report.warningsStatus?.source.displayName ?? words.name(of: report.provider)
    if report.warningsStatus?.isPending == true { return words.status.asking(source) }
    if report.warningsStatus?.isPartial == true { return words.warnings.partial(source) }
    let age = report.warningsCheckedAt.map { self.age(of: $0, at: now) ?? words.time.rough(0) }
    return report.warningsStatus?.isUnreadable == true
      ? words.warnings.unreadable(source, age: age) : words.warnings.unavailable(source, age: age)
  }

  /// Returns the time at which warnings were checked, with the day if it is not today.
  private func checkingTime(_ date: Date, of report: Fetched<WeatherReport>, at now: Date) -> String
  {
    moment(report.timeZone.localTime(date), today: report.timeZone.localTime(now).date)
  }

  /// Returns a short text for a source that did not respond: `Warnings: not reached`.
  package func warningsNotReached(of report: Fetched<WeatherReport>, at now: Date) -> String {
    words.labels.alerts + words.colon + warningsBriefly(of: report, at: now)
  }

  /// Returns the state of the warnings in a few words, such as `none at 18:40`, or their number.
  package func warningsBriefly(of report: Fetched<WeatherReport>, at now: Date) -> String {
    switch report.warnings(at: now) {
    case .notRequested: words.warnings.shortNotAsked
    case .unavailable where report.warningsStatus?.isPending == true: words.status.loading
    case .unavailable:
      report.warningsStatus?.isUnreadable == true
        ? words.warnings.shortUnreadable : words.warnings.shortUnavailable
    case .noneIssued:
      words.warnings.shortNone(
        checkingTime(report.warningsCheckedAt ?? report.fetchedAt, of: report, at: now))
    case .issued(let alerts): count(alerts.count)
    }
  }
}

extension WeatherFormat {
  /// Returns a notification that states how many more there are than those delivered one by one.
  package func moreNotifications(_ count: Int, at place: Place) -> NotificationText {
    NotificationText(
      title: words.watch.moreTitle(placeName(place), count), body: words.watch.moreBody)
  }
}
