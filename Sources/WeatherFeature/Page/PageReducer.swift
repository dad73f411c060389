public import MVI
import TerminalUI
import WeatherModel

/// Moves about the weather page.
public struct PageReducer: ReducerProtocol {
  /// The page with what it needs of the rest of the program.
  public struct State: Equatable, Sendable {
    /// The page.
    public var page: PageState
    /// What the footer says of the last key.
    public var statusMessage: StatusMessage?
    /// What is known of its place.
    let report: WeatherReport?
    /// Where everything stands.
    let layout: PageLayout
    /// The clock.
    let now: Date

    init(
      page: PageState, statusMessage: StatusMessage? = nil, report: WeatherReport?,
      layout: PageLayout, now: Date
    ) {
      self.page = page
      self.statusMessage = statusMessage
      self.report = report
      self.layout = layout
      self.now = now
    }

    /// The hours of the chosen day.
    fileprivate var hoursOfDay: [HourForecast] {
      guard let report else { return [] }
      let days = report.days(from: now, count: layout.dayCount)
      guard !days.isEmpty else { return [] }
      return report.hours(of: days[max(0, min(days.count - 1, page.day))].date)
    }

    /// The hour under the cursor of the open day.
    fileprivate var chosenHour: HourForecast? {
      guard page.panel == .day else { return nil }
      let hours = hoursOfDay
      return hours.isEmpty ? nil : hours[max(0, min(hours.count - 1, page.dayHour))]
    }

    /// Where the open day's hours stand.
    var dayTable: DayPanelLayout {
      DayPanelLayout(
        in: Rect(layout.window.size), count: hoursOfDay.count, chosen: page.dayHour)
    }

    fileprivate var items: PageItems? {
      report.map { PageItems(layout: layout, report: $0, now: now) }
    }
  }

  enum EffectID: Hashable, Sendable { case towns, rest }

  /// A map that stays for so long has come to rest.
  static let restPause = Duration.milliseconds(500)

  /// Towns that a map has room for, and then some.
  static let townsLimit = 100

  @Inject(\.cities) private var cities

  /// A reducer over the container's list of places.
  public init() {}

  /// Moves the page on by one action.
  public func reduce(state: inout State, action: PageAction) -> EffectType<PageAction> {
    let window = (state.page.place?.id, state.page.map)
    let sight = MapSight(state)
    switch action {
    case .townsAvailable:
      return findTowns(state)
    case .townsFound(let towns, let map, let id):
      if map == state.page.map, id == state.page.place?.id { state.page.towns = towns }
    case .show(let place):
      show(place, &state)
    case .timePassed(let before):
      if let report = state.report { state.page.moveOn(from: before, to: state.now, in: report) }
    default:
      move(&state, by: action)
    }
    let isElsewhere = window != (state.page.place?.id, state.page.map)
    return .merge(isElsewhere ? findTowns(state) : .none, watchMap(since: sight, state))
  }

  /// What the towns that a map names depend on.
  private struct MapSight: Equatable {
    var isWatched: Bool
    var isWhole: Bool
    var map: MapWindow
    var towns: [Place]
    var size: Size

    init(_ state: State) {
      isWatched = state.page.watchesMap
      isWhole = state.page.holdsMap
      map = state.page.map
      towns = state.page.towns
      size = state.layout.window.size
    }
  }

  /// Waits until the map has come to rest.
  private func watchMap(since before: MapSight, _ state: State) -> EffectType<PageAction> {
    let sight = MapSight(state)
    guard sight.isWatched, sight != before else { return .none }
    return .send(.mapRested).debounce(id: EffectID.rest, for: Self.restPause)
  }

  private func show(_ place: Place, _ state: inout State) {
    if state.page.place?.id != place.id {
      let focus = state.page.focus
      state.page = PageState()
      state.page.focus = focus == .map || focus == .detail ? .current : focus
    }
    state.page.place = place
  }

  /// The towns of the part of the world that the map shows, a little more than it has room for.
  private func findTowns(_ state: State) -> EffectType<PageAction> {
    guard let place = state.page.place else { return .none }
    let (cities, map) = (cities, state.page.map)
    return .run(id: EffectID.towns, cancelInFlight: true) { send in
      let towns = cities.towns(map.box(around: place), Self.townsLimit)
      await send(.townsFound(towns, map, around: place.id))
    }
  }
}

/// Moving about: arithmetic on the state.
extension PageReducer {
  private func move(_ state: inout State, by action: PageAction) {
    switch action {
    case .focus(let section): focus(section, &state)
    case .focusBy(let steps): focusBy(steps, &state)
    case .press(let section, let item): press(section, item, &state)
    case .moveInside(let steps): moveInside(steps, &state)
    case .leap(let leap): self.leap(leap, &state)
    case .moveHour(let leap): moveHour(leap, &state)
    case .chooseAhead(let hours): chooseAhead(hours, &state)
    case .chooseHour(let hour): chooseHour(hour, &state)
    case .open: open(&state)
    case .compare:
      guard state.report != nil else { return }
      state.page.holdsMap = false
      state.page.panel = state.page.panel == .comparison ? nil : .comparison
    case .close:
      updatePanel(&state)
      state.page.panel = nil
      state.page.holdsMap = false
    case .pan(let east, let north): state.page.map.pan(east: east, north: north)
    case .zoom(let steps):
      let before = state.page.map
      state.page.map.zoom(by: steps)
      if state.page.map == before {
        state.statusMessage = steps > 0 ? .noLargerZoom : .noSmallerZoom
      }
    case .recentre:
      let isHourly = state.page.focus == .hourly
      if state.page.panel == nil, isHourly || state.page.hour != 0 {
        state.page.hour = 0
      } else {
        state.page.map = MapWindow()
      }
    case .scroll(let rows): scroll(by: rows, &state)
    case .scrollPages(let pages):
      if state.page.panel == .day {
        return chooseHour(
          state.page.dayHour + pages * max(1, state.dayTable.hours.count - 1), &state)
      }
      scroll(by: pages * max(1, state.layout.window.height - 2), &state)
    case .resized: keepFocusInSight(&state)
    case .show, .timePassed, .townsAvailable, .townsFound, .mapRested: break
    }
  }

  private func focus(_ section: Section, _ state: inout State) {
    state.page.focus = section
    state.page.panel = nil
    state.page.holdsMap = false
    state.page.scroll = state.layout.scroll(showing: section, from: state.page.scroll)
    showChosen(&state)
  }

  private func focusBy(_ steps: Int, _ state: inout State) {
    if state.page.panel == .day { return chooseHour(state.page.dayHour + steps, &state) }
    if state.page.panel != nil { return moveInside(steps, &state) }
    if state.page.holdsMap { return state.page.map.pan(east: 0, north: -steps) }
    if walkGrid(steps, &state) { return }
    guard let next = Section(rawValue: state.page.focus.rawValue + steps) else { return }
    focus(next, &state)
  }

  /// The values stand in a grid: up and down go through its rows before they leave it. False where
  /// there is no row that way.
  private func walkGrid(_ steps: Int, _ state: inout State) -> Bool {
    guard state.page.focus == .detail, let frame = state.layout.sections[.detail] else {
      return false
    }
    let columns = DetailLayout.columns(width: frame.width)
    let next = state.page.detail + steps * columns
    let count = DetailValue.all.count
    // A last row that is not full ends with its last value.
    let isInLastRow = state.page.detail / columns == (count - 1) / columns
    guard next >= 0, next < count || steps > 0 && !isInLastRow else { return false }
    state.page.detail = min(next, count - 1)
    showChosen(&state)
    return true
  }

  /// A click chooses an item; one on what is chosen already opens it.
  private func press(_ section: Section, _ item: Int?, _ state: inout State) {
    guard let item else { return focus(section, &state) }
    if state.page.focus == section, state.page.chosen(in: section) == item { return open(&state) }
    state.page.choose(item, in: section)
    focus(section, &state)
  }

  /// Opens what is in focus; every section has something.
  private func open(_ state: inout State) {
    guard let report = state.report else { return }
    switch state.page.focus {
    case .current: state.page.panel = .comparison
    case .hourly:
      let hours = report.hours(from: state.now)
      guard hours.indices.contains(state.page.hour) else { return }
      let date = report.localTime(hours[state.page.hour].time).date
      let days = report.days(from: state.now, count: state.layout.dayCount)
      guard let day = days.firstIndex(where: { $0.date == date }) else { return }
      state.page.day = day
      state.page.panel = .day
      let time = hours[state.page.hour].time
      state.page.dayHour = state.hoursOfDay.firstIndex { $0.time == time } ?? 0
    case .daily:
      state.page.panel = .day
      let now = report.hours(from: state.now).first?.time ?? state.now
      state.page.dayHour = state.hoursOfDay.firstIndex { $0.time >= now } ?? 0
    case .map: state.page.holdsMap.toggle()
    case .detail: state.page.panel = .detail
    }
  }

  private func chooseHour(_ hour: Int, _ state: inout State) {
    state.page.dayHour = max(0, min(state.hoursOfDay.count - 1, hour))
  }

  /// Another day is looked at from the same hour, as near as its steps come to it.
  private func keepHour(_ hour: HourForecast, _ state: inout State) {
    guard let report = state.report else { return }
    let wanted = report.localTime(hour.time).hour
    state.page.dayHour =
      state.hoursOfDay.lastIndex { report.localTime($0.time).hour <= wanted } ?? 0
  }

  /// Who goes back to the strip finds the hour there that was chosen last.
  private func updatePanel(_ state: inout State) {
    guard state.page.panel == .day, state.page.focus == .hourly, let hour = state.chosenHour,
      let index = state.report?.hours(from: state.now).firstIndex(where: { $0.time == hour.time })
    else { return }
    state.page.hour = index
  }

  private func moveInside(_ steps: Int, _ state: inout State) {
    let section: Section =
      switch state.page.panel {
      case .detail: .detail
      case .day, .comparison: .daily
      case nil: state.page.focus
      }
    switch section {
    case .current:
      break
    case .hourly:
      let count = state.report?.hours(from: state.now).count ?? 0
      state.page.hour = max(0, min(count - 1, state.page.hour + steps))
    case .daily:
      let count = state.report?.days(from: state.now, count: state.layout.dayCount).count ?? 0
      let hour = state.chosenHour
      state.page.day = max(0, min(count - 1, state.page.day + steps))
      if let hour { keepHour(hour, &state) }
    case .map:
      state.page.map.pan(east: steps, north: 0)
    case .detail:
      let count = DetailValue.all.count
      state.page.detail = ((state.page.detail + steps) % count + count) % count
    }
    showChosen(&state)
  }

  private func leap(_ leap: Leap, _ state: inout State) {
    let isHourly = state.page.focus == .hourly && state.page.panel == nil
    guard isHourly || state.page.holdsMap else { return moveInside(leap.direction, &state) }
    moveHour(leap, &state)
  }

  /// Chooses another hour of the forecast, which the strip of hours and the map show.
  private func moveHour(_ leap: Leap, _ state: inout State) {
    guard let report = state.report else { return }
    if state.page.panel == .day {
      return chooseHour(state.page.dayHour + leap.direction, &state)
    }
    let hours = report.hours(from: state.now)
    let here = state.page.hour
    let next: Int
    switch leap {
    case .hours(let count):
      next = here + leap.direction * max(1, abs(count) / max(1, report.stepHours))
    case .midnight(let direction):
      let midnights = hours.indices.filter { index in
        index > 0 && report.localTime(hours[index].time).hour < max(1, report.stepHours)
      }
      next =
        direction > 0
        ? midnights.first { $0 > here } ?? hours.count - 1 : midnights.last { $0 < here } ?? 0
    }
    state.page.hour = max(0, min(hours.count - 1, next))
    if state.page.focus == .hourly { showChosen(&state) }
  }

  private func chooseAhead(_ ahead: Int, _ state: inout State) {
    guard let hours = state.report?.hours(from: state.now), let first = hours.first else { return }
    let time = first.time + TimeInterval(ahead * 3600)
    state.page.hour = hours.lastIndex { $0.time <= time } ?? 0
  }

  // MARK: - Scrolling

  private func scroll(by rows: Int, _ state: inout State) {
    guard !state.page.isOpened else { return }
    state.page.scroll = max(0, min(state.layout.lastScroll, state.page.scroll + rows))
  }

  /// After a resize the section in focus is still on the screen, at the top when it was there.
  private func keepFocusInSight(_ state: inout State) {
    state.page.scroll = state.layout.scroll(
      showing: state.page.focus, from: min(state.layout.lastScroll, state.page.scroll))
    showChosen(&state)
  }

  /// Scrolls no further than it takes to see what is chosen in the section in focus.
  private func showChosen(_ state: inout State) {
    guard let item = state.items?.frame(of: state.page) else { return }
    state.page.scroll = state.layout.scroll(
      showing: item, of: state.page.focus, from: state.page.scroll)
  }
}
