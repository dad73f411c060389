import TerminalUI
import WeatherModel
import WeatherWords

/// The screen of one date, over the page or the board.
struct DatedLayer: ScreenLayer {
  private static let week = 7

  func place(_ state: AppState) -> Place? { state.datedPlace }

  func action(of event: InputEvent, _ command: Command?, _ state: AppState) -> AppAction? {
    if let action = action(of: event, state) { return .dated(action) }
    if command == .reload, let query = state.datedQuery, state.dated?.responses[query] != nil {
      return .dated(.reload)
    }
    return nil
  }

  private func action(of event: InputEvent, _ state: AppState) -> DatedAction? {
    guard case .key(let key, let modifiers) = event else { return nil }
    let step = modifiers.contains(.shift) ? Self.week : 1
    return switch key.onLatinLayout {
    case .left, .character("h"), .character("<"): .moved(days: -step)
    case .right, .character("l"), .character(">"): .moved(days: step)
    case .up, .character("k"): .moved(days: -Self.week)
    case .down, .character("j"): .moved(days: Self.week)
    case .pageUp: .movedMonths(-1)
    case .pageDown: .movedMonths(1)
    case .home, .character("g"): .today
    case .backspace: .erased
    case .character(let digit) where digit.isASCII && digit.isNumber: .typed(digit)
    case .escape where state.dated?.typed.isEmpty == false: .erasedAll
    case .escape, .enter, .character("d"): .dismissed
    default: nil
    }
  }

  func action(of mouse: MouseEvent, _ state: AppState) -> AppAction? {
    if let rows = mouse.wheelRows { return .dated(.moved(days: rows.signum())) }
    guard mouse.kind == .press, let layout = DatedSlice(state).map(DatedLayout.init) else {
      return nil
    }
    let point = Point(x: mouse.position.x - layout.window.x, y: mouse.position.y - layout.window.y)
    guard layout.date.contains(point) else { return nil }
    return .dated(.moved(days: point.x < layout.date.x + 2 ? -1 : 1))
  }

  func hints(_ state: AppState) -> KeyHints {
    let words = state.settings.language.words
    let keys = words.keys
    var local = [
      KeyHint("←→", keys.days), KeyHint("↑↓", keys.weeks), KeyHint("0–9", keys.date),
      KeyHint("Home", keys.today, .home),
    ]
    if case .failed = DatedSlice(state)?.absence {
      local.append(KeyHint("r", keys.tryAgain, .character("r")))
    }
    return hints(
      words.date.title, local, and: KeyHint("u", keys.units, .character("u")), state)
  }

  func makeDrawing(_ context: DrawingContext) -> any LayerDrawing {
    Overlay(context, DatedView.init)
  }
}
