import TerminalUI
import WeatherModel
import WeatherWords

extension LayerDefinition {
  /// The weather page.
  static let page = LayerDefinition(
    name: .page,
    isOpen: { _ in true },
    area: { PageLayout(of: $0).window },
    isSearchedByTyping: true,
    places: { [$0.page.place].compactMap(\.self) },
    answer: { event, state in
      guard let action = PageKeys.action(for: event) else { return .passed }
      let isOnWarning = state.page.focus == .current && state.page.panel == nil
      if action == .page(.open), isOnWarning, state.hasWarnings {
        return .action(.warnings(.opened))
      }
      return .action(action)
    },
    mouse: { mouse, state in
      if let rows = mouse.wheelRows { return .page(.scroll(rows)) }
      if let hint = errorHint(at: mouse.position, state) {
        return hint.key.map { .input(.key($0)) }
      }
      if let hour = hourBelowMap(at: mouse.position, state) { return .page(.chooseAhead(hour)) }
      return mouse.kind == .press ? pressed(mouse.position, state) : nil
    },
    hints: PageHints.page,
    makeDrawing: { PageScreen($0) })

  /// What Enter opened over the page: a value at large, or the hours of a day.
  static let panel = LayerDefinition(
    name: .panel,
    isOpen: { $0.page.panel.isPresent && $0.report.isPresent },
    area: { PageLayout(of: $0).window },
    hidesBelow: { _ in true },
    isSearchedByTyping: true,
    places: { [$0.page.place].compactMap(\.self) },
    // The page's keys work in it, each on what is open.
    answer: { event, state in
      guard case .key(let key, _) = event else { return .passed }
      if state.page.panel == .comparison, key.onLatinLayout == .character("r"),
        let place = state.page.place, state.comparison?.failure != nil
      {
        return .action(.forecasts(.compare(place)))
      }
      guard state.page.panel == .day else { return .passed }
      switch key {
      case .home: return .action(.page(.chooseHour(0)))
      case .end: return .action(.page(.chooseHour(.max)))
      default: return .passed
      }
    },
    mouse: { mouse, state in
      guard state.page.panel == .day else { return nil }
      if let rows = mouse.wheelRows { return .page(.chooseHour(state.page.dayHour + rows)) }
      let layout = PageLayout(of: state)
      let table = PageReducer.State(
        page: state.page, report: state.report, layout: layout, now: state.now
      ).dayTable
      let point = Point(
        x: mouse.position.x - layout.window.x, y: mouse.position.y - layout.window.y)
      return table.index(at: point).map { .page(.chooseHour($0)) }
    },
    hints: PageHints.panel,
    makeDrawing: { context in PanelScreen(context) })

  /// The map at full size.
  static let map = LayerDefinition(
    name: .map,
    isOpen: { $0.page.holdsMap && $0.report.isPresent },
    area: { PageLayout(of: $0).window },
    hidesBelow: { _ in true },
    isSearchedByTyping: true,
    places: { [$0.page.place].compactMap(\.self) },
    // The page's keys work in it: its arrows move the map.
    answer: { event, state in
      guard state.settings.map == .automatic, case .key(let key, let modifiers) = event else {
        return .passed
      }
      switch key {
      case .tab: return .action(.field(.layerStepped(modifiers.contains(.shift) ? -1 : 1)))
      case .backTab: return .action(.field(.layerStepped(-1)))
      case .character(" "): return .action(.motion(.playToggled))
      default: return townAnswer(key, modifiers, state)
      }
    },
    mouse: { mouse, state in
      if let rows = mouse.wheelRows { return .page(.zoom(-rows.signum())) }
      let window = PageLayout(of: state).window
      guard state.settings.map == .automatic else { return nil }
      let point = Point(x: mouse.position.x - window.x, y: mouse.position.y - window.y)
      let strip = WholeMapView.stripArea(in: window.size, state.settings.map)
      if let hour = MapStrip.hour(at: point, in: strip, state) { return .page(.chooseAhead(hour)) }
      guard mouse.kind == .press else { return nil }
      guard point.y == 0 else {
        return state.placeOnMap(at: point).map { .field(.pointed($0)) }
      }
      return MapLayerTabs(
        selected: state.fields.layer, state.settings.language.words, width: window.width
      ).layer(at: point.x).map { .field(.layerChosen($0)) }
    },
    hints: PageHints.page,
    makeDrawing: { MapScreen($0) })

  /// Enter shows the value of the town nearest to the middle, from which arrows lead to others.
  private static func townAnswer(
    _ key: Key, _ modifiers: KeyModifiers, _ state: AppState
  ) -> Answer {
    guard modifiers.isEmpty, state.fields.field != nil, state.fields.layer != .plain else {
      return .passed
    }
    let pointer = state.fields.pointer
    func choose(_ town: Coordinate?) -> Answer {
      town.map { .action(.field(.townChosen($0))) } ?? .taken
    }
    guard state.fields.isChoosingTown else {
      guard key == .enter, let town = state.townOnMap(from: pointer) else { return .passed }
      return choose(town)
    }
    switch key.onLatinLayout {
    case .left, .character("h"): return choose(state.townOnMap(from: pointer, right: -1))
    case .right, .character("l"): return choose(state.townOnMap(from: pointer, right: 1))
    case .up, .character("k"): return choose(state.townOnMap(from: pointer, down: -1))
    case .down, .character("j"): return choose(state.townOnMap(from: pointer, down: 1))
    case .enter, .escape: return .action(.field(.townChosen(nil)))
    default: return .passed
    }
  }

  /// The hours ahead of the hour of the strip below the page's map under a cell of the screen.
  private static func hourBelowMap(at point: Point, _ state: AppState) -> Int? {
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

  /// The section under a cell of the screen, with the item where it has one there.
  private static func pressed(_ point: Point, _ state: AppState) -> AppAction? {
    let layout = PageLayout(of: state)
    let onPage = Point(
      x: point.x - layout.window.x,
      y: point.y - layout.window.y + min(layout.lastScroll, state.page.scroll))
    guard let section = layout.sections.first(where: { $0.value.contains(onPage) })?.key else {
      return nil
    }
    guard let report = state.report else { return .page(.press(section, item: nil)) }
    if section == .current, state.hasWarnings, let frame = layout.sections[section],
      isWarning(at: onPage, in: frame, layout, PageView.Slice(state), report)
    {
      return .warnings(.opened)
    }
    let items = PageItems(layout: layout, report: report, now: state.now)
    return .page(.press(section, item: items.index(at: onPage, in: section)))
  }

  /// Whether the section of the weather now names its warning at a cell of the page: in its header
  /// line, and anywhere where it has none.
  private static func isWarning(
    at point: Point, in frame: Rect, _ layout: PageLayout, _ slice: PageView.Slice,
    _ report: WeatherReport
  ) -> Bool {
    if layout.breadth == .compact { return true }
    let page = PageContext(slice: slice, report: report, breadth: layout.breadth)
    let line = frame.row(0)
    return page.header(of: .current, width: line.width).noteFrame(in: line).contains(point)
  }

  /// The key of the error panel under a cell of the screen.
  private static func errorHint(at point: Point, _ state: AppState) -> KeyHint? {
    guard state.report == nil else { return nil }
    let window = PageLayout(of: state).window
    return ErrorPage(PageView.Slice(state), in: Rect(window.size))?
      .hint(at: Point(x: point.x - window.x, y: point.y - window.y))
  }
}

/// The panel as it is drawn, in the page's window.
@MainActor
private final class PanelScreen: LayerDrawing {
  private let cachedView: CachedView<PageView.Slice, PanelView>
  let cursor: Point? = nil

  init(_ context: DrawingContext) {
    cachedView = CachedView(.panel, context) { $0.isInSight(.panel) ? PageView.Slice($0) : nil }
  }

  func draw(_ state: AppState, _ layout: PageLayout, in frame: inout Grid) {
    cachedView.update { PanelView(slice: $0, area: layout.window.size) }
    cachedView.show(in: &frame, at: layout.window.origin)
  }
}

/// The map at full size as it is drawn, in the page's window.
@MainActor
private final class MapScreen: LayerDrawing {
  private let cachedView: CachedView<WholeMapView.Slice, WholeMapView>
  private let backgrounds: MapTerrainColors
  let cursor: Point? = nil

  init(_ context: DrawingContext) {
    backgrounds = context.backgrounds
    cachedView = CachedView(.map, context) { $0.isInSight(.map) ? WholeMapView.Slice($0) : nil }
  }

  func draw(_ state: AppState, _ layout: PageLayout, in frame: inout Grid) {
    cachedView.update {
      WholeMapView(slice: $0, area: layout.window.size, backgrounds: backgrounds)
    }
    cachedView.show(in: &frame, at: layout.window.origin)
  }
}
