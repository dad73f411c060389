import TerminalUI
import WeatherWords

extension LayerDefinition {
  /// The settings, over everything but the help.
  static let settings = LayerDefinition(
    name: .settings,
    isOpen: { $0.settingsPanel.isPresent },
    area: { SettingsLayout(size: $0.size).panel },
    letsBelowMove: false,
    isModal: true,
    answer: { event, _ in
      switch AppKeys.action(for: event) {
      case .quit: .action(.quit)
      case .help: .action(.help(.opened))
      default: hasUse(event) ? .action(.settings(.input(event))) : .taken
      }
    },
    mouse: { mouse, _ in .settings(.input(.mouse(mouse))) },
    hints: { state in
      let words = state.settings.language.words
      return KeyHints(
        title: words.settings.title,
        local: [
          KeyHint("↑↓", words.keys.choose),
          state.settingsPanel?.choosing == nil
            ? KeyHint("←→", words.keys.change) : KeyHint("Enter", words.keys.change, .enter),
          KeyHint("Esc", words.keys.back, .escape),
        ], offersQuit: false)
    },
    makeDrawing: { context in
      Overlay(
        .settings, context, slice: { SettingsView.Slice($0) }, view: SettingsView.init,
        origin: \.frame.origin)
    })

  /// Whether a key does something in the panel: of the letters those that move about in it.
  private static func hasUse(_ event: InputEvent) -> Bool {
    guard event.letter != nil, case .key(let key, _) = event else { return true }
    return ["j", "k", "h", "l", "g", "G"].contains { key.onLatinLayout == .character($0) }
  }
}
