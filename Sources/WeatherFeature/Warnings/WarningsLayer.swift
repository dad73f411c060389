import TerminalUI
import WeatherModel
import WeatherWords

/// The warnings in full, over the page or the board.
struct WarningsLayer: ScreenLayer {
  /// A number of rows that no text exceeds, for scrolling to its start or its end.
  private static let maxRows = 10_000

  let isSearchedByTyping = true

  func isOpen(_ state: AppState) -> Bool {
    state.warnings.isPresent && state.warnedReport.isPresent
  }

  func place(_ state: AppState) -> Place? { state.warnedPlace }

  func action(of event: InputEvent, _ command: Command?, _ state: AppState) -> AppAction? {
    let action = action(of: event, page: PageLayout(of: state).window.height - 2)
    // A step has nothing to scroll if all lines are visible.
    if case .scrolled(let rows) = action, abs(rows) == 1,
      WarningsLayout(of: state)?.lastScroll == 0
    {
      return .warnings(.moved(rows))
    }
    return action.map { .warnings($0) }
  }

  private func action(of event: InputEvent, page: Int) -> WarningsAction? {
    guard case .key(let key, let modifiers) = event else { return nil }
    return switch key.onLatinLayout {
    case .left, .character("h"), .backTab: .moved(-1)
    case .tab: .moved(modifiers.contains(.shift) ? -1 : 1)
    case .right, .character("l"): .moved(1)
    case .home, .character("g"): .scrolled(-Self.maxRows)
    case .end, .character("G"): .scrolled(Self.maxRows)
    case .escape, .enter, .character("a"): .dismissed
    case .character("o"): .webPageOpened
    default: event.scrollRows(page: page).map { .scrolled($0) }
    }
  }

  func action(of mouse: MouseEvent, _ state: AppState) -> AppAction? {
    if let rows = mouse.wheelRows { return .warnings(.scrolled(rows)) }
    return WarningsView(state).flatMap { $0.title.step(of: mouse, in: $0.frame.row(0)) }
      .map { .warnings(.moved($0)) }
  }

  func chosenPoint(_ state: AppState) -> Point? {
    guard let layout = WarningsLayout(of: state), layout.starts.indices.contains(layout.index)
    else { return nil }
    let row = layout.starts[layout.index] - min(state.warnings?.scroll ?? 0, layout.lastScroll)
    guard (0..<layout.body.height).contains(row) else { return nil }
    return Point(
      x: layout.window.x + layout.body.x, y: layout.window.y + layout.body.y + row)
  }

  func hints(_ state: AppState) -> KeyHints {
    let words = state.settings.language.words
    let keys = words.keys
    let layout = WarningsLayout(of: state)
    var local: [KeyHint] = []
    if layout?.count ?? 0 > 1 { local.append(KeyHint("←→", keys.otherWarnings, .right)) }
    if layout?.lastScroll ?? 0 > 0 { local.append(KeyHint("↑↓", keys.scroll, .down)) }
    if layout?.web != nil { local.append(KeyHint("o", keys.webPage, .character("o"))) }
    return hints(
      words.warnings.title, local, and: KeyHint("r", keys.reload, .character("r")), state)
  }

  func makeDrawing(_ context: DrawingContext) -> any LayerDrawing {
    Overlay(context, WarningsView.init)
  }
}

extension AppState {
  /// Whether a warning is in force or announced for the place on the page.
  var hasWarnings: Bool { hasWarnings(at: page.place) }

  /// Whether a warning is in force or announced for a place.
  func hasWarnings(at place: Place?) -> Bool {
    forecasts[place]?.report.map { !$0.alerts(at: now).isEmpty } ?? false
  }

  /// The place whose warnings are shown.
  var warnedPlace: Place? { warnings?.place ?? page.place }

  /// The report of the place whose warnings are shown.
  var warnedReport: Fetched<WeatherReport>? { forecasts[warnedPlace]?.fetched }
}
