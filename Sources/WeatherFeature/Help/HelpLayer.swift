import TerminalUI

/// The help, over the current screen. Navigation keys scroll it; any other key closes it.
struct HelpLayer: Layer {
  let letsBelowMove = false
  let isModal = true
  var closing: AppAction? { .help(.dismissed) }

  func isOpen(_ state: AppState) -> Bool { state.help.isPresent }

  func area(_ state: AppState) -> Rect { HelpLayout(of: state).frame }

  func result(of event: InputEvent, _ command: Command?, _ state: AppState) -> EventResult {
    if let rows = event.scrollRows(page: state.size.height - 3) {
      return .action(.help(.scrolled(rows)))
    }
    guard case .key(let key, _) = event else { return .consumed }
    return .action(key == .control("c") ? .quit : .help(.dismissed))
  }

  func action(of mouse: MouseEvent, _ state: AppState) -> AppAction? {
    mouse.wheelRows.map { .help(.scrolled($0)) }
  }

  /// Returns the hints of the layer below the help, whose keys the help explains.
  func hints(_ state: AppState) -> KeyHints {
    state.layers.last { !($0 is Self) }?.hints(state) ?? KeyHints(local: [])
  }

  func makeDrawing(_ context: DrawingContext) -> any LayerDrawing {
    Overlay(context, HelpView.init)
  }
}
