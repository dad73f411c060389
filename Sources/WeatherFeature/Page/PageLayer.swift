import TerminalUI
import WeatherModel
import WeatherWords

/// The weather page. It handles every command that no layer above has handled.
struct PageLayer: Layer {
  let isSearchedByTyping = true
  /// The user can drag over the strip of hours below the section's map.
  let takesDrags = true

  func isOpen(_ state: AppState) -> Bool { true }

  func area(_ state: AppState) -> Rect { PageLayout(of: state).window }

  /// A page without weather shows the reason itself.
  func needsBanner(_ state: AppState) -> Bool { state.report.isPresent }

  func places(_ state: AppState) -> [Place] { [state.page.place].compactMap(\.self) }

  func result(of event: InputEvent, _ command: Command?, _ state: AppState) -> EventResult {
    guard let command else { return .ignored }
    let isOnWarning = state.page.focus == .current && state.page.panel == nil
    if command == .open, isOnWarning, state.hasWarnings { return .action(.warnings(.opened)) }
    return .action(command.action)
  }

  func action(of mouse: MouseEvent, _ state: AppState) -> AppAction? {
    if let rows = mouse.wheelRows { return .page(.scroll(rows)) }
    if let hint = errorHint(at: mouse.position, state) {
      return hint.key.map { .input(.key($0)) }
    }
    if let hour = hourBelowMap(at: mouse.position, state) { return .page(.chooseAhead(hour)) }
    return mouse.kind == .press ? pressed(mouse.position, state) : nil
  }

  func chosenPoint(_ state: AppState) -> Point? {
    PageItems.chosenHour(state, PageLayout(of: state))
  }

  func hints(_ state: AppState) -> KeyHints { PageHints.page(state) }

  func makeDrawing(_ context: DrawingContext) -> any LayerDrawing { PageScreen(context) }

  /// Returns how many hours ahead the hour under a cell of the screen is, in the strip below the
  /// page's map; nil outside the strip.
  private func hourBelowMap(at point: Point, _ state: AppState) -> Int? {
    guard state.page.focus == .map, !state.page.isOpened, !state.boardHasKeys else { return nil }
    let layout = PageLayout(of: state)
    guard let section = layout.sections[.map] else { return nil }
    let onPage = Point(
      x: point.x - layout.window.x,
      y: point.y - layout.window.y + min(layout.lastScroll, state.page.scroll))
    let strip = MapSectionView.stripArea(
      in: section.splitTop(1).rest, layout.breadth, isFocused: true, state.settings.map)
    return MapStrip.hour(at: onPage, in: strip, state)
  }

  /// Returns the action of a click on a cell of the screen. It opens the warnings, or names the
  /// section under the cell and its item there, if any.
  private func pressed(_ point: Point, _ state: AppState) -> AppAction? {
    let layout = PageLayout(of: state)
    let onPage = Point(
      x: point.x - layout.window.x,
      y: point.y - layout.window.y + min(layout.lastScroll, state.page.scroll))
    guard let section = layout.sections.first(where: { $0.value.contains(onPage) })?.key else {
      return nil
    }
    guard let fetched = state.fetched else { return .page(.press(section, item: nil)) }
    if let frame = layout.sections[section],
      let action = noteAction(at: onPage, of: section, in: frame, layout, state, fetched)
    {
      return action
    }
    if section == .map, let action = actionOnMap(at: onPage, state) { return action }
    let items = PageItems(layout: layout, report: fetched.value, now: state.now)
    return .page(.press(section, item: items.index(at: onPage, in: section)))
  }

  /// Returns the action of a click on the focused map: it opens the page of the town under the cell,
  /// or the map at full size where there is none.
  private func actionOnMap(at point: Point, _ state: AppState) -> AppAction? {
    guard state.page.focus == .map, !state.boardHasKeys,
      let map = MapSectionView.mapArea(onPageOf: state), map.contains(point)
    else { return nil }
    let cell = Point(x: point.x - map.x, y: point.y - map.y)
    return MapSectionView.town(at: cell, in: state).map { .opened($0) } ?? Command.open.action
  }

  /// Returns the action of a click on the note in a section's header line. The note of the current
  /// weather opens the warnings or the comparison, whichever it names, and that of the values
  /// selects another one. Without a header line, any cell of the current weather opens its warnings.
  private func noteAction(
    at point: Point, of section: Section, in frame: Rect, _ layout: PageLayout, _ state: AppState,
    _ fetched: Fetched<WeatherReport>
  ) -> AppAction? {
    guard section == .current || section == .detail else { return nil }
    if section == .current, layout.breadth == .compact {
      return state.hasWarnings ? .warnings(.opened) : nil
    }
    let page = PageContext(
      slice: PageView.Slice(state), fetched: fetched, breadth: layout.breadth)
    let line = frame.row(0)
    let header = page.header(of: section, width: line.width)
    if section == .detail {
      let press = MouseEvent(kind: .press, position: point)
      let isReplaced = PageWindow.valuesBelow(state.page.scroll, layout) > 0
      return isReplaced ? nil : header.step(of: press, in: line).map { .page(.moveInside($0)) }
    }
    guard header.noteFrame(in: line).contains(point) else { return nil }
    switch fetched.warnings(at: state.now) {
    case .issued, .unavailable: return .warnings(.opened)
    case .noneIssued, .notRequested: return .page(.compare)
    }
  }

  /// The key of the error panel under a cell of the screen.
  private func errorHint(at point: Point, _ state: AppState) -> KeyHint? {
    guard state.report == nil else { return nil }
    let window = PageLayout(of: state).window
    return ErrorPage(PageView.Slice(state), in: Rect(window.size))?
      .hint(at: Point(x: point.x - window.x, y: point.y - window.y))
  }
}

/// The panel that is open over the page: a value, the hours of a day, or the comparison of
/// forecasts. The page's keys work in it.
struct PanelLayer: Layer {
  let isSearchedByTyping = true

  func isOpen(_ state: AppState) -> Bool { state.page.panel.isPresent && state.report.isPresent }

  func area(_ state: AppState) -> Rect { PageLayout(of: state).window }

  func hidesBelow(_ state: AppState) -> Bool { true }

  func places(_ state: AppState) -> [Place] { [state.page.place].compactMap(\.self) }

  func result(of event: InputEvent, _ command: Command?, _ state: AppState) -> EventResult {
    switch (state.page.panel, event) {
    case (.comparison, .key(.character("%"), _)):
      return state.canShowChances ? .action(.page(.chances)) : .consumed
    case (.comparison, _):
      guard command == .reload, let place = state.page.place, state.comparison?.failure != nil
      else { return .ignored }
      return .action(.forecasts(.compare(place)))
    case (.day, .key(.home, _)): return .action(.page(.chooseHour(0)))
    case (.day, .key(.end, _)): return .action(.page(.chooseHour(.max)))
    default: return .ignored
    }
  }

  func action(of mouse: MouseEvent, _ state: AppState) -> AppAction? {
    let window = PageLayout(of: state).window
    if mouse.position.y == window.y, let page = state.panelContext,
      let step = PanelView.title(page, width: window.width)?.step(of: mouse, in: window.row(0))
    {
      let keys: (back: Key, forward: Key) =
        state.page.panel == .detail ? (.up, .down) : (.left, .right)
      return .input(.key(step < 0 ? keys.back : keys.forward))
    }
    if state.page.panel == .comparison { return comparisonAction(of: mouse, state) }
    if state.page.panel == .detail { return detailAction(of: mouse, state) }
    guard state.page.panel == .day else { return nil }
    if let rows = mouse.wheelRows { return .page(.chooseHour(state.page.dayHour + rows)) }
    let layout = PageLayout(of: state)
    let table = PageReducer.Context(state).dayTable(of: state.page)
    let point = Point(
      x: mouse.position.x - layout.window.x, y: mouse.position.y - layout.window.y)
    return table.index(at: point).map { .page(.chooseHour($0)) }
  }

  /// Returns the action of the mouse in the panel of a value. A click on the chart chooses the hour
  /// under it; the wheel moves through the hours.
  private func detailAction(of mouse: MouseEvent, _ state: AppState) -> AppAction? {
    guard !state.page.isWithoutHours(state.report) else { return nil }
    if let rows = mouse.wheelRows { return .page(.moveHour(.hours(rows.signum()))) }
    let window = PageLayout(of: state).window
    let point = Point(x: mouse.position.x - window.x, y: mouse.position.y - window.y)
    guard mouse.kind == .press, let page = state.panelContext, let first = page.hours.first,
      let hour = DetailPanel(page).hour(at: point, in: Rect(window.size))
    else { return nil }
    let ahead = (hour.time.timeIntervalSince(first.time) / 3600).rounded(.down)
    return .page(.chooseAhead(Int(max(0, ahead))))
  }

  /// Returns the action of the mouse in the comparison. A click chooses a day, or an hour in the
  /// fan chart. The wheel moves through the days, and over the fan chart through the hours.
  private func comparisonAction(of mouse: MouseEvent, _ state: AppState) -> AppAction? {
    guard let report = state.report, let first = report.hours(from: state.now).first?.time,
      let layout = state.comparisonPanel?.layout(in: Rect(PageLayout(of: state).window.size))
    else { return nil }
    let window = PageLayout(of: state).window
    let point = Point(x: mouse.position.x - window.x, y: mouse.position.y - window.y)
    let isInFan = layout.plot.contains(point)
    if let rows = mouse.wheelRows {
      return .page(isInFan ? .moveHour(.hours(rows.signum())) : .moveInside(rows.signum()))
    }
    guard mouse.kind == .press else { return nil }
    if isInFan, let time = layout.time(at: point.x, in: report.timeZone) {
      let ahead = (time.timeIntervalSince(first) / 3600).rounded(.down)
      return .page(.chooseAhead(Int(max(0, ahead))))
    }
    return layout.day(at: point).map { .page(.chooseDay($0)) }
  }

  /// The row of the chosen hour of a day: on its tinted background, `▸` may have another colour.
  func chosenPoint(_ state: AppState) -> Point? {
    let context = PageReducer.Context(state)
    let table = context.dayTable(of: state.page)
    guard let hour = context.chosenIndex(of: state.page), table.hours.contains(hour) else {
      return nil
    }
    let window = PageLayout(of: state).window
    return table.row(hour).offsetBy(x: window.x, y: window.y).origin
  }

  func hints(_ state: AppState) -> KeyHints { PageHints.panel(state) }

  func makeDrawing(_ context: DrawingContext) -> any LayerDrawing {
    Overlay(context, PanelView.init)
  }
}

/// The map at full size. The page's keys work in it; the arrow keys move the map.
struct WholeMapLayer: Layer {
  let isSearchedByTyping = true
  /// The user can drag over the strip of hours below the map.
  let takesDrags = true

  func isOpen(_ state: AppState) -> Bool { state.page.holdsMap && state.report.isPresent }

  func area(_ state: AppState) -> Rect { PageLayout(of: state).window }

  func hidesBelow(_ state: AppState) -> Bool { true }

  func places(_ state: AppState) -> [Place] { [state.page.place].compactMap(\.self) }

  func result(of event: InputEvent, _ command: Command?, _ state: AppState) -> EventResult {
    guard state.settings.map == .automatic, case .key(let key, let modifiers) = event else {
      return .ignored
    }
    switch key {
    case .tab: return .action(.field(.layerStepped(modifiers.contains(.shift) ? -1 : 1)))
    case .backTab: return .action(.field(.layerStepped(-1)))
    case .character(" "): return .action(.motion(.playToggled))
    default: return townResult(of: key, modifiers, state)
    }
  }

  /// Returns the result of a key that chooses a town. Enter shows the value of the town nearest to
  /// the pointer, or to the centre of the map without a pointer; the arrow keys then choose other
  /// towns.
  private func townResult(
    of key: Key, _ modifiers: KeyModifiers, _ state: AppState
  ) -> EventResult {
    guard modifiers.isEmpty, state.fields.field != nil, state.fields.layer != .plain else {
      return .ignored
    }
    let pointer = state.fields.pointer
    func choose(_ town: Coordinate?) -> EventResult {
      town.map { .action(.field(.townChosen($0))) } ?? .consumed
    }
    guard state.fields.isChoosingTown else {
      guard key == .enter, let town = state.townOnMap(from: pointer) else { return .ignored }
      return choose(town)
    }
    switch key.onLatinLayout {
    case .left, .character("h"): return choose(state.townOnMap(from: pointer, right: -1))
    case .right, .character("l"): return choose(state.townOnMap(from: pointer, right: 1))
    case .up, .character("k"): return choose(state.townOnMap(from: pointer, down: -1))
    case .down, .character("j"): return choose(state.townOnMap(from: pointer, down: 1))
    case .enter, .escape: return .action(.field(.townChosen(nil)))
    default: return .ignored
    }
  }

  func action(of mouse: MouseEvent, _ state: AppState) -> AppAction? {
    if let rows = mouse.wheelRows { return .page(.zoom(-rows.signum())) }
    let window = PageLayout(of: state).window
    guard state.settings.map == .automatic else { return nil }
    let point = Point(x: mouse.position.x - window.x, y: mouse.position.y - window.y)
    let strip = WholeMapView.stripArea(in: window.size, state.settings.map)
    if let hour = MapStrip.hour(at: point, in: strip, state) { return .page(.chooseAhead(hour)) }
    guard mouse.kind == .press else { return nil }
    guard point.y == 0 else { return pressed(at: point, state) }
    return MapLayerTabs(
      selected: state.fields.layer, state.settings.language.words, width: window.width
    ).layer(at: point.x).map { .field(.layerChosen($0)) }
  }

  /// Returns the action of a click on the map. The first click on a town shows its value, the
  /// second one opens its page. If the map shows no values, the first click opens the page.
  private func pressed(at point: Point, _ state: AppState) -> AppAction? {
    let map = WholeMapView.mapArea(in: PageLayout(of: state).window.size, state.settings.map)
    let cell = Point(x: point.x - map.x, y: point.y - map.y)
    guard map.contains(point), let town = MapSectionView.town(at: cell, in: state) else {
      return state.placeOnMap(at: point).map { .field(.pointed($0)) }
    }
    let showsValues = state.fields.field != nil && state.fields.layer != .plain
    return showsValues && state.fields.pointer != town.coordinate
      ? .field(.pointed(town.coordinate)) : .opened(town)
  }

  /// The pointer; without one, the title has the mark.
  func chosenPoint(_ state: AppState) -> Point? { state.pointerOnMap }

  func hints(_ state: AppState) -> KeyHints { PageHints.page(state) }

  func makeDrawing(_ context: DrawingContext) -> any LayerDrawing {
    let terrainCache = context.terrainCache
    return Overlay(context) { WholeMapView($0, terrainCache: terrainCache) }
  }
}

extension AppState {
  /// The data that the open panel draws, for hit testing; nil while no panel is open.
  fileprivate var panelContext: PageContext? {
    guard page.panel != nil, let fetched else { return nil }
    let window = PageLayout(of: self).window
    return PageContext(
      slice: PageView.Slice(self), fetched: fetched,
      breadth: PageLayout.Breadth(width: window.width))
  }

  /// The comparison of forecasts as it is drawn; nil while it is not open.
  fileprivate var comparisonPanel: ComparisonPanel? {
    page.panel == .comparison ? panelContext.map(ComparisonPanel.init) : nil
  }

  /// Whether the comparison has room for the chances of thresholds.
  var canShowChances: Bool {
    comparisonPanel?.canShowChances(in: Rect(PageLayout(of: self).window.size)) ?? false
  }

  /// Whether the page is visible and may animate its picture.
  var mayPageMove: Bool { mayMove(in: PageLayer.self) }

  /// Whether the map at full size is in sight.
  var isWholeMapInSight: Bool { isInSight(WholeMapLayer.self) }

  /// The towns on the visible map whose weather is requested; empty if the provider needs a request
  /// for each town.
  var townsInSight: [Place] {
    let isInSight = isWholeMapInSight || isInSight(PageLayer.self) && !boardHasKeys
    guard settings.provider.supportsBatchRequests, page.watchesMap, isInSight, !fields.coversTowns
    else { return [] }
    let known = Set(placesInSight.map(\.id))
    return page.watchedTowns.filter { !known.contains($0.id) }
  }
}
