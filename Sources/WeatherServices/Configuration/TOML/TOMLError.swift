/// Why a text is not TOML, and where.
struct TOMLError: Error, Hashable, Sendable {
  var reason: TOMLMistake
  var position: TOMLPosition
}

/// A mistake in a TOML text.
public enum TOMLMistake: Hashable, Sendable {
  /// There is no key where one should be.
  case keyMissing
  /// There is no value where one should be.
  case valueMissing
  /// There is something else than this sign.
  case signMissing(String)
  /// The line goes on after a value or a header.
  case lineGoesOn
  /// A text, an array or a table that this sign opens is not closed; the position is the sign's.
  case unclosed(String)
  /// A key has a value or a table already.
  case duplicate(String)
  /// A key has a value that takes no more keys: it is no table, or one that is defined as a whole.
  case closed(String)
  /// A character that a text or a comment cannot hold.
  case controlCharacter
  /// A backslash with something that is no escape.
  case escape
  /// A word that is no value: no number, no date, neither true nor false.
  case noValue(String)
  /// A number that does not fit into 64 bits.
  case numberTooLarge(String)
  /// Arrays, tables or keys inside one another beyond any use.
  case tooDeep
}
