import TerminalUI
import WeatherModel
import WeatherWords

/// A layer that shows the weather of one place and covers the page, and the board except for its
/// title.
protocol ScreenLayer: Layer {
  /// The place that the layer shows.
  func place(_ state: AppState) -> Place?
  /// The action of a key that the layer handles.
  func action(of event: InputEvent, _ command: Command?, _ state: AppState) -> AppAction?
}

extension ScreenLayer {
  // The layers below are not visible.
  var letsBelowMove: Bool { false }

  func isOpen(_ state: AppState) -> Bool { place(state).isPresent }

  func area(_ state: AppState) -> Rect { PageLayout(of: state).window }

  func hidesBelow(_ state: AppState) -> Bool { !state.board.isShown }

  func places(_ state: AppState) -> [Place] { [place(state)].compactMap(\.self) }

  func result(of event: InputEvent, _ command: Command?, _ state: AppState) -> EventResult {
    if let action = action(of: event, command, state) { return .action(action) }
    // The page is hidden, so the effect of its keys would not be visible.
    switch command {
    case .page, .open, .back: return .consumed
    default: return .ignored
    }
  }

  /// Returns the hints of the layer's keys, of a general key, of the way back and of the help.
  func hints(_ title: String, _ local: [KeyHint], and general: KeyHint, _ state: AppState)
    -> KeyHints
  {
    let keys = state.settings.language.words.keys
    let local = local + [KeyHint("Esc", keys.back, .escape)]
    return KeyHints(
      title: title, local: local,
      footer: local + [general, KeyHint("?", keys.help, .character("?"))])
  }
}
