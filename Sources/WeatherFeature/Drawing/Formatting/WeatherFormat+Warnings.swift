import TerminalUI
package import WeatherModel
import WeatherWords

/// The worst warning of a place for a line, in several lengths.
struct WarningLine: Equatable, Sendable {
  /// The texts from the longest to the shortest; each begins with the name.
  var variants: [String]
  /// The severity of the worst warning.
  var severity: WeatherWarning.Severity?

  /// The longest text that fits `width` columns; the shortest one where none does.
  func text(width: Int) -> String {
    variants.first { TextWidth.of($0) <= width } ?? variants.last ?? ""
  }

  /// The same after a mark, with whole words left out at the end where even the shortest text is
  /// too long.
  func text(cutTo width: Int, mark: String = "") -> String {
    FittingText.words(of: mark + text(width: width - TextWidth.of(mark)), width: width)
  }
}

/// Sentences and short texts about warnings.
extension WeatherFormat {
  /// A warning in the language in force, if no authority put it into words: one of the sample, or one
  /// that its authority gives by a code.
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

  /// A warning's event; of one that begins later, with when: `Hurricane Warning, from Mon 23 10:00`.
  package func alertTitle(_ alert: WeatherWarning, of report: Fetched<WeatherReport>, at now: Date)
    -> String
  {
    let alert = alertInWords(alert, of: report)
    guard alert.phase(at: now) == .later, let start = alert.start else { return alert.event }
    let today = report.value.localTime(now).date
    let moment = moment(report.value.localTime(start), today: today)
    return alert.event + words.labels.comma + words.status.alertFrom(moment)
  }

  /// The worst warning for a short line: its name, when it begins where that is later, and how many
  /// more there are, as far as there is room. Nil where there is no warning.
  func warningLine(of report: Fetched<WeatherReport>, at now: Date) -> WarningLine? {
    let alerts = report.value.alerts(at: now)
    guard let worst = alerts.first else { return nil }
    let name = alertInWords(worst, of: report).event
    let title = alertTitle(worst, of: report, at: now)
    let more = alerts.count > 1 ? " " + words.status.moreAlerts(alerts.count - 1) : ""
    var brief = name
    if worst.phase(at: now) == .later, let start = worst.start {
      let today = report.value.localTime(now).date
      brief += " " + weekdayAndClock(report.value.localTime(start), today: today)
    }
    // Of a kind without room for its rank, the hazard.
    let hazard = worst.kind.map { words.warnings.name(of: WarningKind($0.hazard, nil)) }
    let texts =
      [title + more, brief + more, title, brief, name + more, name] + [hazard].compactMap(\.self)
    return WarningLine(
      variants: texts.reduce(into: []) { known, text in
        if !known.contains(text) { known.append(text) }
      }, severity: worst.severity)
  }

  /// Why there is no warning to tell, in a sentence; nil where there is one.
  package func noWarnings(of report: Fetched<WeatherReport>, at now: Date) -> String? {
    switch report.warnings(at: now) {
    case .notRequested:
      // An authority that was not asked although the program knows it lacks its key.
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

  /// That the source has not answered yet, or did not, or not lately, and how old its last answer
  /// is; nil where a recent answer is known.
  package func warningsUnavailable(of report: Fetched<WeatherReport>, at now: Date) -> String? {
    guard report.hasOutdatedWarnings(at: now) else { return nil }
    let source = report.warningsStatus?.source.displayName ?? words.name(of: report.provider)
    if report.warningsStatus?.isPending == true { return words.status.asking(source) }
    if report.warningsStatus?.isPartial == true { return words.warnings.partial(source) }
    let age = report.warningsCheckedAt.map { self.age(of: $0, at: now) ?? words.time.rough(0) }
    return report.warningsStatus?.isUnreadable == true
      ? words.warnings.unreadable(source, age: age) : words.warnings.unavailable(source, age: age)
  }

  /// The time at which warnings were checked, with its day where that is not today.
  private func checkingTime(_ date: Date, of report: Fetched<WeatherReport>, at now: Date) -> String
  {
    moment(report.value.localTime(date), today: report.value.localTime(now).date)
  }

  /// That the source did not answer, in a few words: `Warnings: not reached`.
  package func warningsNotReached(of report: Fetched<WeatherReport>, at now: Date) -> String {
    words.labels.alerts + words.colon + warningsBriefly(of: report, at: now)
  }

  /// The state of the warnings in a few words: `none at 18:40`, or their number.
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
  /// The notification that counts those beyond the ones delivered one by one.
  package func moreNotifications(_ count: Int, at place: Place) -> NotificationText {
    NotificationText(
      title: words.watch.moreTitle(placeName(place), count), body: words.watch.moreBody)
  }
}
