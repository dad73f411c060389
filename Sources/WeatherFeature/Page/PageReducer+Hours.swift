import WeatherModel

extension PageReducer.Context {
  /// The hours of the chosen day.
  func hours(of page: PageState) -> [HourForecast] {
    guard let report else { return [] }
    let days = report.days(from: now, count: layout.dayCount)
    guard !days.isEmpty else { return [] }
    return report.hours(of: days[max(0, min(days.count - 1, page.day))].date)
  }

  /// The index of the hour under the cursor of the open day.
  func chosenIndex(of page: PageState) -> Int? {
    let count = hours(of: page).count
    return page.panel == .day && count > 0 ? max(0, min(count - 1, page.dayHour)) : nil
  }

  /// The hour under the cursor of the open day.
  func chosenHour(of page: PageState) -> HourForecast? {
    chosenIndex(of: page).map { hours(of: page)[$0] }
  }
}

/// The actions that choose an hour: in the strip, on the map, or in the panel of a day.
extension PageReducer {
  func chooseHour(_ hour: Int, _ context: Context, _ state: inout PageState) {
    state.dayHour = max(0, min(context.hours(of: state).count - 1, hour))
  }

  /// Selects the same hour of the clock after a change of the day, or the last step before it.
  func keepHour(_ hour: HourForecast, _ context: Context, _ state: inout PageState) {
    guard let report = context.report else { return }
    let wanted = report.localTime(hour.time).hour
    state.dayHour =
      context.hours(of: state).lastIndex { report.localTime($0.time).hour <= wanted } ?? 0
  }

  /// Selects in the strip of hours the hour that was selected in the day's panel, before that panel
  /// closes.
  func updatePanel(_ context: Context, _ state: inout PageState) {
    guard state.panel == .day, state.focus == .hourly, let hour = context.chosenHour(of: state),
      let index = context.report?.hours(from: context.now).firstIndex(where: {
        $0.time == hour.time
      })
    else { return }
    state.hour = index
  }

  /// Selects another hour of the forecast. The strip of hours and the map show the selected hour.
  func moveHour(_ leap: Leap, _ context: Context, _ state: inout PageState) {
    guard let report = context.report else { return }
    if state.panel == .day {
      return chooseHour(state.dayHour + leap.direction, context, &state)
    }
    let hours = report.hours(from: context.now)
    let here = min(state.hour, max(0, hours.count - 1))
    let next: Int
    switch leap {
    case .hours(let count):
      next = here + leap.direction * max(1, abs(count) / max(1, report.stepHours))
    case .midnight(let direction):
      // Where a clock change skips midnight, a day begins with another hour.
      let dates = hours.map { report.localTime($0.time).date }
      let midnights = dates.indices.dropFirst().filter { dates[$0] != dates[$0 - 1] }
      next =
        direction > 0
        ? midnights.first { $0 > here } ?? hours.count - 1 : midnights.last { $0 < here } ?? 0
    }
    state.hour = max(0, min(hours.count - 1, next))
    if state.focus == .hourly { showChosen(context, &state) }
  }

  func chooseAhead(_ ahead: Int, _ context: Context, _ state: inout PageState) {
    guard let hours = context.report?.hours(from: context.now), let first = hours.first else {
      return
    }
    let time = first.time + TimeInterval(ahead * 3600)
    state.hour = hours.lastIndex { $0.time <= time } ?? 0
  }
}
