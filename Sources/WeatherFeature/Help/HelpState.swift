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
