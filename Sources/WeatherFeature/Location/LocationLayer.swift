import TerminalUI
import WeatherWords

/// The dialogue that asks for consent to locate the machine, and shows the progress.
struct LocationLayer: Layer {
  let letsBelowMove = false
  let isModal = true
  var closing: AppAction? { .location(.dismissed) }

  func isOpen(_ state: AppState) -> Bool { state.location.isPresent }

  func area(_ state: AppState) -> Rect { LocationLayout(of: state).frame }

  func result(of event: InputEvent, _ command: Command?, _ state: AppState) -> EventResult {
    let step = state.location?.step
    if step == .question, let rows = event.scrollRows(page: state.size.height - 3) {
      return .action(.location(.scrolled(rows)))
    }
    guard case .key(let key, _) = event else { return .consumed }
    switch (step, key.onLatinLayout) {
    case (_, .control("c")): return .action(.quit)
    case (.question?, .enter), (.question?, .character("y")): return .action(.location(.allowed))
    case (.question?, .character("n")): return .action(.location(.refused))
    case (_, .escape), (_, .character(".")), (_, .character("q")):
      return .action(.location(.dismissed))
    default: return .consumed
    }
  }

  func action(of mouse: MouseEvent, _ state: AppState) -> AppAction? {
    state.location?.step == .question ? mouse.wheelRows.map { .location(.scrolled($0)) } : nil
  }

  func hints(_ state: AppState) -> KeyHints {
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
  }

  func makeDrawing(_ context: DrawingContext) -> any LayerDrawing {
    Overlay(context, LocationView.init)
  }
}
