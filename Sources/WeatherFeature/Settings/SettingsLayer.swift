import TerminalUI
import WeatherWords

/// The settings panel, above all layers except the help.
struct SettingsLayer: Layer {
  let letsBelowMove = false
  let isModal = true
  var closing: AppAction? { .settings(.dismissed) }

  func isOpen(_ state: AppState) -> Bool { state.settingsPanel.isPresent }

  func area(_ state: AppState) -> Rect { SettingsLayout(size: state.size).panel }

  func result(of event: InputEvent, _ command: Command?, _ state: AppState) -> EventResult {
    switch command {
    case .quit?, .help?: command.map { .action($0.action) } ?? .consumed
    default: hasUse(event) ? .action(.settings(.input(event))) : .consumed
    }
  }

  /// Returns whether a key has a function in the panel. Letters have none, except those for
  /// navigation.
  private func hasUse(_ event: InputEvent) -> Bool {
    guard event.letter != nil, case .key(let key, _) = event else { return true }
    return ["j", "k", "h", "l", "g", "G"].contains { key.onLatinLayout == .character($0) }
  }

  func action(of mouse: MouseEvent, _ state: AppState) -> AppAction? {
    .settings(.input(.mouse(mouse)))
  }

  func hints(_ state: AppState) -> KeyHints {
    let words = state.settings.language.words
    return KeyHints(
      title: words.settings.title,
      local: [
        KeyHint("↑↓", words.keys.choose),
        state.settingsPanel?.choosing == nil
          ? KeyHint("←→", words.keys.change) : KeyHint("Enter", words.keys.change, .enter),
        KeyHint("Esc", words.keys.back, .escape),
      ], offersQuit: false)
  }

  func makeDrawing(_ context: DrawingContext) -> any LayerDrawing {
    Overlay(context, SettingsView.init)
  }
}
