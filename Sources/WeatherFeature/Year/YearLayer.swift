import TerminalUI
import WeatherModel
import WeatherWords

/// The year screen of a place, over the page or the board.
struct YearLayer: ScreenLayer {
  /// A number of rows greater than the height of the charts, for scrolling to an end.
  private static let maxRows = 10_000
  /// The number of weeks that Shift moves by.
  private static let month = 4

  let isSearchedByTyping = true

  func place(_ state: AppState) -> Place? { state.yearPlace }

  func action(of event: InputEvent, _ command: Command?, _ state: AppState) -> AppAction? {
    // If the warnings cover the year screen, the year moves to the front.
    if command == .year, state.warnings.isPresent { return .year(.opened) }
    return action(of: event, page: PageLayout(of: state).window.height - 3).map { .year($0) }
  }

  private func action(of event: InputEvent, page: Int) -> YearAction? {
    guard case .key(let key, let modifiers) = event else { return nil }
    let step = modifiers.contains(.shift) ? Self.month : 1
    return switch key.onLatinLayout {
    case .left, .character("h"), .character("<"): .moved(-step)
    case .right, .character("l"), .character(">"): .moved(step)
    case .home, .character("g"): .scrolled(-Self.maxRows)
    case .end, .character("G"): .scrolled(Self.maxRows)
    case .character("0"): .today
    case .escape, .enter, .character("y"): .dismissed
    default: event.scrollRows(page: page).map { .scrolled($0) }
    }
  }

  func action(of mouse: MouseEvent, _ state: AppState) -> AppAction? {
    if let rows = mouse.wheelRows { return .year(.scrolled(rows)) }
    guard let layout = YearSlice(state).map(YearLayout.init) else { return nil }
    return layout.week(at: mouse.position).map { .year(.chosen($0)) }
  }

  func chosenPoint(_ state: AppState) -> Point? {
    guard let layout = YearSlice(state).map(YearLayout.init), !layout.weekLine.isEmpty else {
      return nil
    }
    return layout.weekLine.offsetBy(x: layout.window.x, y: layout.window.y).origin
  }

  func hints(_ state: AppState) -> KeyHints {
    let words = state.settings.language.words
    let keys = words.keys
    let slice = YearSlice(state)
    var local: [KeyHint] = []
    if slice?.normals != nil {
      local.append(KeyHint("←→", keys.weeks))
      if slice.map({ YearLayout($0).lastScroll > 0 }) == true {
        local.append(KeyHint("↑↓", keys.scroll, .down))
      }
      local.append(KeyHint("0", keys.today, .character("0")))
    }
    return hints(
      words.year.title, local, and: KeyHint("u", keys.units, .character("u")), state)
  }

  func makeDrawing(_ context: DrawingContext) -> any LayerDrawing {
    Overlay(context, YearView.init)
  }
}
