import TerminalUI

extension AppReducer {
  /// The keys that move about scroll the help; any other one closes it.
  func takeInHelp(_ event: InputEvent, _ state: inout AppState) {
    if let rows = AppKeys.rows(of: event, page: state.size.height - 3) {
      state.helpScroll = max(0, min(HelpView.lastScroll(state), state.helpScroll + rows))
    } else if case .key(let key, _) = event {
      state.showsHelp = false
      state.helpScroll = 0
      if key == .control("c") { state.isQuitting = true }
    }
  }
}
