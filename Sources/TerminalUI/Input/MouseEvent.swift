/// A mouse event and its position.
public struct MouseEvent: Hashable, Sendable {
  /// The kind of an event.
  public enum Kind: Hashable, Sendable {
    /// A button was pressed.
    case press
    /// The pointer moved to another cell while a button was down.
    case drag
    /// A button was released.
    case release
    /// The wheel turned away from the user.
    case wheelUp
    /// The wheel turned towards the user.
    case wheelDown
  }

  /// A button of the mouse.
  public enum Button: Hashable, Sendable {
    /// The buttons; `none` for the wheel.
    case left, middle, right, none
  }

  /// The kind of the event.
  public var kind: Kind
  /// The button involved.
  public var button: Button
  /// The cell under the pointer.
  public var position: Point

  /// Creates an event.
  public init(kind: Kind, button: Button = .left, position: Point) {
    self.kind = kind
    self.button = button
    self.position = position
  }
}
