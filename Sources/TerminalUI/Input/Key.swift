/// A key as the terminal reports it.
public enum Key: Hashable, Sendable {
  /// A printable character, in any script.
  case character(Character)
  /// A letter or symbol with Control, in lower case: Ctrl-C is `.control("c")`.
  case control(Character)
  /// A character with Alt, or after Escape in the same burst.
  case alt(Character)
  /// A function key, numbered from 1.
  case function(Int)
  /// The arrow keys.
  case up, down, left, right
  /// The keys of the block above the arrow keys.
  case home, end, pageUp, pageDown, insert, delete
  /// The keys around the letters.
  case enter, escape, tab, backTab, backspace
}

/// The modifiers of a key without a character, such as an arrow key.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// The bits, one for each modifier.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Shift.
  public static let shift = KeyModifiers(rawValue: 1 << 0)
  /// Alt, or Option.
  public static let alt = KeyModifiers(rawValue: 1 << 1)
  /// Control.
  public static let control = KeyModifiers(rawValue: 1 << 2)
}
