import TerminalUI
import WeatherModel
import WeatherWords

/// A layer that covers the page, and of the board all but its title: the weather of one place.
protocol ScreenLayer: Layer {
  /// The place that it shows.
  func place(_ state: AppState) -> Place?
  /// The action of a key that works in it.
  func action(of event: InputEvent, _ command: Command?, _ state: AppState) -> AppAction?
}

extension ScreenLayer {
  // Nothing of what is below is in sight.
  var letsBelowMove: Bool { false }

  func isOpen(_ state: AppState) -> Bool { place(state).isPresent }

  func area(_ state: AppState) -> Rect { PageLayout(of: state).window }

  func hidesBelow(_ state: AppState) -> Bool { !state.board.isShown }

  func places(_ state: AppState) -> [Place] { [place(state)].compactMap(\.self) }

  func result(of event: InputEvent, _ command: Command?, _ state: AppState) -> EventResult {
    if let action = action(of: event, command, state) { return .action(action) }
    // What the page does with the other keys would not be seen.
    switch command {
    case .page, .open, .back: return .consumed
    default: return .ignored
    }
  }

  /// The keys that work, with a general one, the way back and the help.
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
