import MVI

/// Opens, scrolls and closes the help.
struct HelpReducer: FeatureReducer {
  func reduce(
    _ state: inout HelpState?, _ layout: HelpLayout, _ action: HelpAction
  ) -> EffectType<HelpAction> {
    switch action {
    case .opened: state = HelpState()
    case .dismissed: state = nil
    case .scrolled(let rows):
      guard let scroll = state?.scroll else { break }
      state?.scroll = max(0, min(layout.lastScroll, scroll + rows))
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

/// The actions of the help.
public enum HelpAction: Sendable, Equatable {
  /// It opens.
  case opened
  /// It moves by rows.
  case scrolled(Int)
  /// It closes.
  case dismissed
}
