/// A place in a text.
struct TOMLPosition: Hashable, Comparable, Sendable {
  /// Counted from 1.
  var line: Int
  /// Counted from 1, in Unicode scalars.
  var column: Int

  static func < (one: Self, other: Self) -> Bool {
    (one.line, one.column) < (other.line, other.column)
  }
}

/// A value, and where it begins.
struct TOMLValue: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case string(String)
    case integer(Int64)
    case float(Double)
    case boolean(Bool)
    /// A date, a time or both, as it is written.
    case dateTime(String)
    case array([TOMLValue])
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

  /// The value of a key. Linear in the number of keys.
  subscript(key: String) -> TOMLValue? { entries.first { $0.key == key }?.value }
}
