import MVI

/// Opens, scrolls and closes the help.
struct HelpReducer: ReducerProtocol {
  /// The help with how far it goes.
  struct State: Equatable, Sendable {
    var help: HelpState?
    /// How far it scrolls on the screen.
    let lastScroll: Int
  }

  func reduce(state: inout State, action: HelpAction) -> EffectType<HelpAction> {
    switch action {
    case .opened: state.help = HelpState()
    case .dismissed: state.help = nil
    case .scrolled(let rows):
      guard let scroll = state.help?.scroll else { break }
      state.help?.scroll = max(0, min(state.lastScroll, scroll + rows))
    }
    return .none
  }
}
