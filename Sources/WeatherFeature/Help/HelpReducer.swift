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

/// The help, while it is open.
public struct HelpState: Equatable, Sendable {
  /// Rows of the help above the screen.
  public var scroll = 0

  /// The help at its beginning.
  public init() {}
}

/// What happens to the help.
public enum HelpAction: Sendable, Equatable {
  /// It opens.
  case opened
  /// It moves by rows.
  case scrolled(Int)
  /// It closes.
  case dismissed
}
