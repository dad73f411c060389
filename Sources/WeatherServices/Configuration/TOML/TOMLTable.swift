/// A position in a text.
struct TOMLPosition: Hashable, Comparable, Sendable {
  /// The line, counted from 1.
  var line: Int
  /// The column in Unicode scalars, counted from 1.
  var column: Int

  static func < (one: Self, other: Self) -> Bool {
    (one.line, one.column) < (other.line, other.column)
  }
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
    /// Where the key is first named.
    var position: TOMLPosition
    var value: TOMLValue
  }

  var entries: [Entry] = []
}

/// Why a text cannot be read, and where.
struct TOMLError: Error, Hashable, Sendable {
  var reason: TOMLMistake
  var position: TOMLPosition
}

/// A mistake in a TOML text.
public enum TOMLMistake: Hashable, Sendable {
  /// A key is missing.
  case keyMissing
  /// A value is missing.
  case valueMissing
  /// This sign is missing.
  case signMissing(String)
  /// The line goes on after a value or a header.
  case lineGoesOn
  /// A text that this sign opens is not closed; the position is the sign's.
  case unclosed(String)
  /// A key has a value or a table already.
  case duplicate(String)
  /// A key has a value that takes no more keys.
  case closed(String)
  /// A character that a text or a comment cannot contain.
  case controlCharacter
  /// An unknown escape after a backslash.
  case escape
  /// A word that is no value.
  case noValue(String)
  /// An integer that does not fit into 64 bits.
  case numberTooLarge(String)
  /// Keys nested too deeply.
  case tooDeep
  /// TOML that the configuration does not use: an array, an inline table, a text over several lines, a
  /// fraction, a date.
  case unsupported(String)
}
