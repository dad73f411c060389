import TerminalUI
import WeatherWords

extension LayerDefinition {
  /// The question where the machine is, and the looking.
  static let location = LayerDefinition(
    name: .location,
    isOpen: { $0.location.isPresent },
    area: { LocationView(LocationView.Slice($0)).frame },
    letsBelowMove: false,
    isModal: true,
    answer: { event, state in answer(event, state.location, page: state.size.height - 3) },
    mouse: { mouse, state in
      state.location?.step == .question
        ? mouse.wheelRows.map { .location(.scrolled($0)) } : nil
    },
    hints: { state in
      let words = state.settings.language.words
      guard state.location?.step == .question else {
        return KeyHints(local: [KeyHint("Esc", words.keys.back, .escape)], offersQuit: false)
      }
      return KeyHints(
        title: words.location.title,
        local: [
          KeyHint("Enter", words.location.ask, .enter),
          KeyHint("n", words.location.never, .character("n")),
          KeyHint("Esc", words.location.notNow, .escape),
        ], offersQuit: false)
    },
    makeDrawing: { context in
      Overlay(
        .location, context, slice: { $0.location == nil ? nil : LocationView.Slice($0) },
        view: LocationView.init, origin: \.frame.origin)
    })

  private static func answer(
    _ event: InputEvent, _ location: LocationState?, page: Int
  ) -> Answer {
    if location?.step == .question, let rows = AppKeys.rows(of: event, page: page) {
      return .action(.location(.scrolled(rows)))
    }
    guard case .key(let key, _) = event else { return .taken }
    switch (location?.step, key.onLatinLayout) {
    case (_, .control("c")): return .action(.quit)
    case (.question?, .enter), (.question?, .character("y")): return .action(.location(.allowed))
    case (.question?, .character("n")): return .action(.location(.refused))
    case (_, .escape), (_, .character(".")), (_, .character("q")):
      return .action(.location(.dismissed))
    default: return .taken
    }
  }
}
