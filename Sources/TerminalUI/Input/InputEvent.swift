/// An event from the user or the terminal.
public enum InputEvent: Hashable, Sendable {
  /// A key was pressed. Modifiers are set for keys without a character, such as Ctrl-Left.
  case key(Key, KeyModifiers = [])
  /// A mouse event.
  case mouse(MouseEvent)
  /// Pasted text, which holds no control characters but line ends.
  case paste(String)
  /// The terminal was resized.
  case resize(Size)
  /// The terminal reported its background colour.
  case background(Color)
  /// The terminal reported that it shows 24-bit colours, or that it does not, contrary to the assumption.
  case exactColors(Bool)
  /// The terminal reported that it shows pictures.
  case pictures
}
