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

/// The state of the help while it is open.
public struct HelpState: Equatable, Sendable {
  /// The number of rows that are scrolled off the top.
  public var scroll = 0
}

/// The actions of the help.
public enum HelpAction: Sendable, Equatable {
  /// The help was opened.
  case opened
  /// The help was scrolled by a number of rows.
  case scrolled(Int)
  /// The help was closed.
  case dismissed
}
