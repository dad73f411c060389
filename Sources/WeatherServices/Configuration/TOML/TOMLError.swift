/// Why a text is no TOML, and where.
struct TOMLError: Error, Hashable, Sendable {
  enum Reason: Hashable, Sendable {
    /// Something else should stand here.
    case expected(String)
    /// A text, an array or a table is not closed; the position is where it opens.
    case unclosed(String)
    /// A key has a value or a table already.
    case duplicate(String)
    /// A key has a value that takes no more keys: no table, or one that is defined as a whole.
    case closed(String)
    /// A character that a text or a comment cannot hold.
    case controlCharacter
    /// A backslash with something that is no escape.
    case escape
    /// A word that is no value: no number, no date, neither true nor false.
    case value(String)
    /// A number that does not fit into 64 bits.
    case numberTooLarge(String)
    /// Arrays, tables or keys in one another beyond any use.
    case tooDeep
  }

  var reason: Reason
  var position: TOMLPosition
}

extension TOMLError: CustomStringConvertible {
  var description: String {
    switch reason {
    case .expected(let what): "expected \(what)"
    case .unclosed(let what): "\(what) is not closed"
    case .duplicate(let key): "“\(key)” is defined twice"
    case .closed(let key): "“\(key)” is defined already and takes no more keys"
    case .controlCharacter: "a control character"
    case .escape: "an unknown escape after a backslash"
    case .value(let text): "“\(text)” is no value; texts stand in quotes"
    case .numberTooLarge(let text): "\(text) does not fit into 64 bits"
    case .tooDeep: "nested too deeply"
    }
  }
}
