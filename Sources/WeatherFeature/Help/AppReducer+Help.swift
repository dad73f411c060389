import TerminalUI

extension AppReducer {
  /// The keys that move about scroll the help; any other one closes it.
  func takeInHelp(_ event: InputEvent, _ state: inout AppState) {
    let rows: Int? =
      switch AppKeys.command(for: event) {
      case .sectionBy(let steps): steps
      case .wheel(let rows): rows
      case .page(let pages): pages * max(1, state.size.height - 3)
      default: nil
      }
    if let rows {
      state.helpScroll = max(0, min(HelpView.lastScroll(state), state.helpScroll + rows))
    } else if case .key(let key, _) = event {
      state.showsHelp = false
      state.helpScroll = 0
      if key == .control("c") { state.isQuitting = true }
    }
  }
}
