import MVI
import TerminalUI
import WeatherModel

/// The reducer of the weather page: focus, selection, panels, map and scrolling.
struct PageReducer: FeatureReducer {
  /// The state of the rest of the program that the reducer reads.
  struct Context: Equatable, Sendable {
    /// The report of the place on the page.
    let report: WeatherReport?
    /// The layout of the screen.
    let layout: PageLayout
    /// The current time.
    let now: Date
  }

  enum EffectID: Hashable, Sendable { case towns, rest }

  /// The time after which a map is at rest.
  static let restPause = Duration.milliseconds(500)

  /// The maximum number of towns to find for a map, slightly more than it has room for.
  static let townsLimit = 100

  @Inject(\.cities) private var cities

  func reduce(
    _ state: inout PageState, _ context: Context, _ action: PageAction
  ) -> EffectType<PageAction> {
    let window = (state.place?.id, state.map)
    let sight = MapSight(state, context)
    switch action {
    case .townsAvailable:
      return findTowns(state)
    case .townsFound(let towns, let map, let id):
      if map == state.map, id == state.place?.id { state.towns = towns }
    case .show(let place):
      show(place, &state)
    case .timePassed(let before):
      if let report = context.report { state.moveOn(from: before, to: context.now, in: report) }
    case .zoom(let steps):
      let before = state.map
      state.map.zoom(by: steps)
      if state.map == before {
        return .send(.noted(steps > 0 ? .noLargerZoom : .noSmallerZoom))
      }
    default:
      move(&state, context, by: action)
    }
    let isElsewhere = window != (state.place?.id, state.map)
    return .merge(isElsewhere ? findTowns(state) : .none, watchMap(since: sight, state, context))
  }

  /// The inputs that determine which towns the map names.
  private struct MapSight: Equatable {
    var isWatched: Bool
    var isWhole: Bool
    var map: MapWindow
    var towns: [Place]
    var size: Size

    init(_ state: PageState, _ context: Context) {
      isWatched = state.watchesMap
      isWhole = state.holdsMap
      map = state.map
      towns = state.towns
      size = context.layout.window.size
    }
  }

  /// Sends ``PageAction/mapRested`` once the visible map has not changed for ``restPause``.
  private func watchMap(
    since before: MapSight, _ state: PageState, _ context: Context
  ) -> EffectType<PageAction> {
    let sight = MapSight(state, context)
    guard sight.isWatched, sight != before else { return .none }
    return .send(.mapRested).debounce(id: EffectID.rest, for: Self.restPause)
  }

  private func show(_ place: Place, _ state: inout PageState) {
    if state.place?.id != place.id {
      let (focus, hour) = (state.focus, state.hour)
      state = PageState()
      state.focus = focus == .map || focus == .detail ? .current : focus
      // The chosen hour is the same for all places.
      state.hour = hour
    }
    state.place = place
  }

  /// Finds the towns in the part of the world that the map shows, slightly more than it has room
  /// for.
  private func findTowns(_ state: PageState) -> EffectType<PageAction> {
    guard let place = state.place else { return .none }
    let (cities, map) = (cities, state.map)
    return .run(id: EffectID.towns, cancelInFlight: true) { send in
      let towns = cities.towns(map.box(around: place), Self.townsLimit)
      await send(.townsFound(towns, map, around: place.id))
    }
  }
}

extension PageReducer.Context {
  init(_ state: AppState) {
    self.init(report: state.report, layout: PageLayout(of: state), now: state.now)
  }

  /// Returns the layout of the open day's hours.
  func dayTable(of page: PageState) -> DayPanelLayout {
    DayPanelLayout(
      in: Rect(layout.window.size), count: hours(of: page).count, chosen: page.dayHour)
  }

  fileprivate var items: PageItems? {
    report.map { PageItems(layout: layout, report: $0, now: now) }
  }
}

/// The actions that move the focus, the selection, the map and the window. They only compute the
/// new state.
extension PageReducer {
  private func move(
    _ state: inout PageState, _ context: Context, by action: PageAction
  ) {
    switch action {
    case .focus(let section): focus(section, context, &state)
    case .focusBy(let steps): focusBy(steps, context, &state)
    case .press(let section, let item): press(section, item, context, &state)
    case .moveInside(let steps): moveInside(steps, context, &state)
    case .leap(let leap): self.leap(leap, context, &state)
    case .moveHour(let leap): moveHour(leap, context, &state)
    case .chooseAhead(let hours): chooseAhead(hours, context, &state)
    case .chooseHour(let hour): chooseHour(hour, context, &state)
    case .open: open(context, &state)
    case .compare:
      guard context.report != nil else { return }
      state.holdsMap = false
      state.panel = state.panel == .comparison ? nil : .comparison
      state.showsChances = false
    case .chooseDay(let day): chooseDay(day, context, &state)
    case .chances:
      if state.panel == .comparison { state.showsChances.toggle() }
    case .close:
      updatePanel(context, &state)
      state.panel = state.panel == .day && state.isDayOfComparison ? .comparison : nil
      state.isDayOfComparison = false
      state.holdsMap = false
    case .pan(let east, let north): state.map.pan(east: east, north: north)
    case .recentre:
      let isHourly = state.focus == .hourly
      if state.panel != .day, isHourly || state.hour != 0 {
        state.hour = 0
      } else {
        state.map = MapWindow()
      }
    case .scroll(let rows): scroll(by: rows, context, &state)
    case .scrollPages(let pages):
      if state.panel == .day {
        return chooseHour(
          state.dayHour + pages * max(1, context.dayTable(of: state).hours.count - 1), context,
          &state)
      }
      scroll(by: pages * max(1, context.layout.window.height - 2), context, &state)
    case .resized: keepFocusInSight(context, &state)
    case .show, .timePassed, .townsAvailable, .townsFound, .mapRested, .zoom, .noted: break
    }
  }

  private func focus(_ section: Section, _ context: Context, _ state: inout PageState) {
    state.focus = section
    state.panel = nil
    state.isDayOfComparison = false
    state.holdsMap = false
    state.scroll = context.layout.scroll(showing: section, from: state.scroll)
    showChosen(context, &state)
  }

  private func focusBy(_ steps: Int, _ context: Context, _ state: inout PageState) {
    if state.panel == .day { return chooseHour(state.dayHour + steps, context, &state) }
    if state.panel == .detail { return chooseValue(steps, context, &state) }
    if state.panel != nil { return moveInside(steps, context, &state) }
    if state.holdsMap { return state.map.pan(east: 0, north: -steps) }
    if walkDays(steps, context, &state) || walkGrid(steps, context, &state) { return }
    guard let next = Section(rawValue: state.focus.rawValue + steps) else { return }
    focus(next, context, &state)
  }

  /// Moves the selection among the days, which are below each other. Returns false at the first and
  /// at the last day, where the focus leaves the section.
  private func walkDays(_ steps: Int, _ context: Context, _ state: inout PageState) -> Bool {
    let count = context.report?.days(from: context.now, count: context.layout.dayCount).count ?? 0
    guard state.focus == .daily, (0..<count).contains(state.day + steps) else { return false }
    state.day += steps
    showChosen(context, &state)
    return true
  }

  /// Selects another value and wraps around at the ends.
  private func chooseValue(_ steps: Int, _ context: Context, _ state: inout PageState) {
    let count = context.layout.valueCount
    state.detail = ((state.detail + steps) % count + count) % count
    showChosen(context, &state)
  }

  /// Moves through the rows of the grid of values. Returns false if there is no row in that
  /// direction and the focus leaves the section.
  private func walkGrid(_ steps: Int, _ context: Context, _ state: inout PageState) -> Bool {
    guard state.focus == .detail, let frame = context.layout.sections[.detail] else {
      return false
    }
    let columns = DetailLayout.columns(width: frame.width, context.layout.breadth)
    let next = state.detail + steps * columns
    let count = context.layout.valueCount
    // Moving down into a last row that is not full selects at most its last value.
    let isInLastRow = state.detail / columns == (count - 1) / columns
    guard next >= 0, next < count || steps > 0 && !isInLastRow else { return false }
    state.detail = min(next, count - 1)
    showChosen(context, &state)
    return true
  }

  /// Handles a click: it selects an item, or opens the one that is selected already.
  private func press(_ section: Section, _ item: Int?, _ context: Context, _ state: inout PageState)
  {
    guard let item else { return focus(section, context, &state) }
    if state.focus == section, state.chosen(in: section) == item { return open(context, &state) }
    state.choose(item, in: section)
    focus(section, context, &state)
  }

  /// Opens the focused item; every section has one.
  private func open(_ context: Context, _ state: inout PageState) {
    guard let report = context.report else { return }
    if state.panel == .comparison { return openComparedDay(report, context, &state) }
    state.isDayOfComparison = false
    switch state.focus {
    case .current:
      state.panel = .comparison
      state.showsChances = false
    case .hourly:
      let hours = report.hours(from: context.now)
      guard hours.indices.contains(state.hour) else { return }
      let date = report.localTime(hours[state.hour].time).date
      let days = report.days(from: context.now, count: context.layout.dayCount)
      guard let day = days.firstIndex(where: { $0.date == date }) else { return }
      state.day = day
      state.panel = .day
      let time = hours[state.hour].time
      state.dayHour = context.hours(of: state).firstIndex { $0.time == time } ?? 0
    case .daily:
      state.panel = .day
      let now = report.hours(from: context.now).first?.time ?? context.now
      state.dayHour = context.hours(of: state).firstIndex { $0.time >= now } ?? 0
    case .map: state.holdsMap.toggle()
    case .detail: state.panel = .detail
    }
  }

  /// Opens the chosen day of the comparison, at the chosen hour if that belongs to the day,
  /// otherwise at its first hour that has not passed.
  private func openComparedDay(
    _ report: WeatherReport, _ context: Context, _ state: inout PageState
  ) {
    let ahead = report.hours(from: context.now)
    let chosen = ahead.indices.contains(state.hour) ? ahead[state.hour].time : context.now
    state.panel = .day
    state.isDayOfComparison = true
    let hours = context.hours(of: state)
    state.dayHour =
      hours.firstIndex { $0.time == chosen }
      ?? hours.firstIndex { $0.time >= ahead.first?.time ?? context.now } ?? 0
  }

  /// Handles a click on a day: it selects the day, or opens the one that is selected already.
  private func chooseDay(_ day: Int, _ context: Context, _ state: inout PageState) {
    let count = context.report?.days(from: context.now, count: context.layout.dayCount).count ?? 0
    guard (0..<count).contains(day) else { return }
    if state.day == day, state.panel == .comparison { return open(context, &state) }
    state.day = day
  }

  private func moveInside(_ steps: Int, _ context: Context, _ state: inout PageState) {
    guard !state.isWithoutHours(context.report) else { return }
    let section: Section =
      switch state.panel {
      case .detail: .hourly
      case .day, .comparison: .daily
      case nil: state.focus
      }
    switch section {
    case .current:
      break
    case .hourly:
      let count = context.report?.hours(from: context.now).count ?? 0
      state.hour = max(0, min(count - 1, state.hour + steps))
    case .daily:
      let count = context.report?.days(from: context.now, count: context.layout.dayCount).count ?? 0
      let hour = context.chosenHour(of: state)
      state.day = max(0, min(count - 1, state.day + steps))
      if let hour { keepHour(hour, context, &state) }
    case .map:
      state.map.pan(east: steps, north: 0)
    case .detail: return chooseValue(steps, context, &state)
    }
    showChosen(context, &state)
  }

  private func leap(_ leap: Leap, _ context: Context, _ state: inout PageState) {
    guard state.panel != .day else { return moveInside(leap.direction, context, &state) }
    moveHour(leap, context, &state)
  }

  // MARK: - Scrolling

  private func scroll(by rows: Int, _ context: Context, _ state: inout PageState) {
    guard !state.isOpened else { return }
    state.scroll = max(0, min(context.layout.lastScroll, state.scroll + rows))
  }

  /// Keeps the focused section visible after a resize.
  private func keepFocusInSight(_ context: Context, _ state: inout PageState) {
    state.scroll = context.layout.scroll(
      showing: state.focus, from: min(context.layout.lastScroll, state.scroll))
    showChosen(context, &state)
  }

  /// Scrolls just far enough to show the selected item of the focused section.
  func showChosen(_ context: Context, _ state: inout PageState) {
    guard let item = context.items?.frame(of: state) else { return }
    state.scroll = context.layout.scroll(
      showing: item, of: state.focus, from: state.scroll)
  }
}
