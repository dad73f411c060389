import WeatherModel
import WeatherWords

/// The warnings of other places that are known without a request: those of the places on the board,
/// and of the places nearby.
struct OtherWarnings {
  /// A place with its weather.
  struct Other {
    var report: Fetched<WeatherReport>
    /// Its worst warning.
    var worst: WeatherWarning?
    /// The distance of a place that is not on the board.
    var kilometres: Double?

    var place: Place { report.place }
    var isWarned: Bool { worst != nil }

    /// Returns how uncertain the warnings are: 0 if they are known, 1 if they are unavailable, 2 if
    /// they were not requested.
    fileprivate func doubt(at now: Date) -> Int {
      switch report.warnings(at: now) {
      case .issued, .noneIssued: 0
      case .unavailable: 1
      case .notRequested: 2
      }
    }
  }

  /// The minimum number of rows for a list.
  static let minRows = 3
  /// The maximum distance of a place nearby in kilometres.
  private static let reach = 150.0

  /// The places with warnings, the worst first; then, in the order of the board, the places without
  /// warnings and the places whose warnings are unknown.
  let places: [Other]

  init(of place: Place, _ state: AppState) {
    let now = state.now
    let board = state.board.favourites.filter { $0.id != place.id }
    let listed = Set(board.map(\.id) + [place.id])
    let distances = Dictionary(
      state.forecasts.entries.values.compactMap(\.fetched?.place)
        .filter { !listed.contains($0.id) }
        .map { ($0, place.coordinate.kilometres(to: $0.coordinate)) }
        .filter { $0.1 <= Self.reach }, uniquingKeysWith: min)
    let nearby = distances.sorted { ($0.value, $0.key.id) < ($1.value, $1.key.id) }.map(\.key)
    let warned = state.forecasts.worstWarnings(of: board + nearby, at: now)
    let warnedIDs = Set(warned.map(\.place.id))
    let others = board.filter { !warnedIDs.contains($0.id) }
      .compactMap { state.forecasts[$0]?.fetched }.map { Other(report: $0) }
    places =
      warned.map {
        Other(report: $0.report, worst: $0.warning, kilometres: distances[$0.place])
      }
      + others.enumerated().sorted {
        ($0.element.doubt(at: now), $0.offset) < ($1.element.doubt(at: now), $1.offset)
      }.map(\.element)
  }
}

extension WeatherFormat {
  /// Returns the worst warning of a place with its time and the number of others, or the state of
  /// its warnings: `none at 18:40`.
  func warningsInBrief(of report: Fetched<WeatherReport>, at now: Date) -> String {
    guard let line = warningLine(of: report, at: now)?.variants.first,
      let worst = report.warnings(at: now).alerts.first
    else { return warningsBriefly(of: report, at: now) }
    guard worst.phase(at: now) == .inForce, let end = worst.end else { return line }
    let today = report.timeZone.localTime(now).date
    return line + words.labels.comma
      + words.status.alertUntil(weekdayAndClock(report.timeZone.localTime(end), today: today))
  }

  /// Returns the forecast for the hours of a warning, at most for two days:
  /// `−1…3° · 12 mm · Gusts 18 m/s (Sun 11:00)`; nil if none is known for them.
  func weather(of alert: WeatherWarning, in report: WeatherReport, at now: Date) -> String? {
    let end = min(
      alert.end ?? .distantFuture, now + TimeInterval(WeatherReport.outlookHours * 3600))
    let start = max(now, alert.start ?? now)
    let hours = report.hours(from: now).filter { step in
      step.time < end
        && step.time > start - TimeInterval(max(1, step.hours ?? report.stepHours) * 3600)
    }
    let temperatures = hours.compactMap(\.temperature)
    let amounts = hours.compactMap(\.precipitation)
    let gust = hours.filter { $0.windGust != nil }.max { $0.windGust ?? 0 < $1.windGust ?? 0 }
    let today = report.localTime(now).date
    let facts = [
      temperatures.min().flatMap { low in
        temperatures.max().map { self.temperatures(low, $0) }
      },
      amounts.count == hours.count && amounts.contains { $0 > 0 }
        ? precipitation(amounts.reduce(0, +)) : nil,
      gust.map { hour in
        words.labels[.windGust] + " " + speed(hour.windGust) + " ("
          + weekdayAndClock(report.localTime(hour.time), today: today) + ")"
      },
    ].compactMap(\.self)
    return facts.isEmpty ? nil : facts.joined(separator: " · ")
  }
}
