/// A position in a text.
struct TOMLPosition: Hashable, Sendable {
  /// The line, counted from 1.
  var line: Int
  /// The column in Unicode scalars, counted from 1.
  var column: Int
}

/// A value and its position.
struct TOMLValue: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case string(String)
    case integer(Int64)
    case boolean(Bool)
    case table(TOMLTable)
  }

  var content: Content
  var position: TOMLPosition
}

/// Keys with their values, in the order of the text.
struct TOMLTable: Hashable, Sendable {
  struct Entry: Hashable, Sendable {
    var key: String
    /// The position of the key's first occurrence.
    var position: TOMLPosition
    var value: TOMLValue
  }

  var entries: [Entry] = []
}

/// The reason why a text cannot be parsed, and its position.
struct TOMLError: Error, Hashable, Sendable {
  var reason: TOMLMistake
  var position: TOMLPosition
}

/// A syntax error in a TOML text.
public enum TOMLMistake: Hashable, Sendable {
  /// A key is missing.
  case keyMissing
  /// A value is missing.
  case valueMissing
  /// This character is missing.
  case signMissing(String)
  /// There is more text on the line after a value or a header.
  case lineGoesOn
  /// A string that this character opens is not closed; the position is that of the character.
  case unclosed(String)
  /// The key already has a value or a table.
  case duplicate(String)
  /// The value of the key does not accept more keys.
  case closed(String)
  /// A control character that a string or a comment cannot contain.
  case controlCharacter
  /// An unknown escape after a backslash.
  case escape
  /// A word that is not a value.
  case noValue(String)
  /// An integer that does not fit into 64 bits.
  case numberTooLarge(String)
  /// Keys nested too deeply.
  case tooDeep
  /// TOML that the configuration does not use: an array, an inline table, a multi-line string, a
  /// float, a date.
  case unsupported(String)
}
