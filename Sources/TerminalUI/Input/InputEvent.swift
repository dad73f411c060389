/// Something the person or the terminal did.
public enum InputEvent: Hashable, Sendable {
  /// A key was pressed. Modifiers are set for keys without a character, such as Ctrl-Left.
  case key(Key, KeyModifiers = [])
  /// The mouse did something.
  case mouse(MouseEvent)
  /// Text came in one piece from the clipboard; it never holds control characters but line ends.
  case paste(String)
  /// The terminal has another size now.
  case resize(Size)
  /// The terminal says the colour of its ground.
  case background(Color)
  /// The terminal says that it shows 24-bit colours, or that it does not, other than was assumed.
  case exactColors(Bool)
  /// The terminal says that it shows pictures.
  case pictures
}
