/// Why a configuration file cannot be used, and where in it.
public struct ConfigurationProblem: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Cause: Hashable, Sendable {
    /// A file that was named on the command line is not there.
    case missing
    /// The file cannot be read, for a reason in the system's words.
    case unreadable(reason: String)
    /// The file is larger than `limit`.
    case tooLarge(limit: Int)
    /// The bytes are not UTF-8.
    case notUTF8
    /// The text is not TOML.
    case malformed(TOMLMistake)
    /// There is no such key; `known` are those that there are.
    case unknownKey(String, known: [String])
    /// A key has a value of another kind.
    case wrongKind(key: String, wanted: ConfigurationKind)
    /// A key has a value that it cannot have.
    case unknownValue(key: String, value: String, known: [String])
    /// A theme has the name of one that comes with the program.
    case takenName(String)
    /// A key has a value that is no address.
    case noAddress(key: String, value: String)
    /// A key has an address that the API key would go to in the clear.
    case unprotectedAddress(key: String, value: String)
    /// A key has a value that is no colour.
    case noColor(key: String, value: String)
    /// The file holds the API key, and others may read it.
    case exposed(mode: UInt32)
    /// The file for the API key has none.
    case keyFile(path: String, reason: String)
  }

  /// The file.
  public var path: String
  /// The line, counted from 1; nil when the whole file is the problem.
  public var line: Int?
  /// The character in the line, counted from 1; nil when the whole line is the problem.
  public var column: Int?
  /// What is wrong with it.
  public var cause: Cause

  /// A problem at a line of a file.
  public init(path: String, line: Int? = nil, _ cause: Cause) {
    self.path = path
    self.line = line
    self.cause = cause
  }

  /// A problem at a place in a file.
  init(path: String, at position: TOMLPosition, _ cause: Cause) {
    self.init(path: path, line: position.line, cause)
    column = position.column
  }
}
