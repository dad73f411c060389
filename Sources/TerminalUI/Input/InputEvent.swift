/// An event from the user or the terminal.
public enum InputEvent: Hashable, Sendable {
  /// A key was pressed. Modifiers are set for keys without a character, such as Ctrl-Left.
  case key(Key, KeyModifiers = [])
  /// A mouse event.
  case mouse(MouseEvent)
  /// Pasted text, without control characters except line breaks.
  case paste(String)
  /// The terminal was resized.
  case resize(Size)
  /// The terminal reported its background colour.
  case background(Color)
  /// The terminal reported whether it shows 24-bit colours, and the driver had assumed otherwise.
  case exactColors(Bool)
  /// The terminal reported that it shows pictures.
  case pictures
}
