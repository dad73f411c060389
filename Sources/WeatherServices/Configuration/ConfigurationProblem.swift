/// The reason why a configuration file cannot be used, and its position.
public struct ConfigurationProblem: Error, Hashable, Sendable {
  /// The kinds of problems.
  public enum Cause: Hashable, Sendable {
    /// A file named on the command line does not exist.
    case missing
    /// The file cannot be read; the reason is the system's message.
    case unreadable(reason: String)
    /// The file is larger than `limit`.
    case tooLarge(limit: Int)
    /// The bytes are not UTF-8.
    case notUTF8
    /// The text is not TOML.
    case malformed(TOMLMistake)
    /// The key does not exist; `known` are the valid keys.
    case unknownKey(String, known: [String])
    /// The value of a key has the wrong type.
    case wrongKind(key: String, wanted: ConfigurationKind)
    /// The value of a key is not valid.
    case unknownValue(key: String, value: String, known: [String])
    /// A custom theme has the name of a built-in one.
    case takenName(String)
    /// The value of a key is not an address.
    case noAddress(key: String, value: String)
    /// The address would receive the API key unencrypted.
    case unprotectedAddress(key: String, value: String)
    /// The value of a key is not a colour.
    case noColor(key: String, value: String)
    /// The file holds the API key and is readable by other users.
    case exposed(mode: UInt32)
    /// No key can be read from the file for the API key.
    case keyFile(path: String, reason: String)
  }

  /// The file.
  public var path: String
  /// The line, counted from 1; nil if the problem concerns the whole file.
  public var line: Int?
  /// The column, counted from 1; nil if the problem concerns the whole line.
  public var column: Int?
  /// The kind of problem.
  public var cause: Cause

  /// Creates a problem at a line of a file.
  public init(path: String, line: Int? = nil, _ cause: Cause) {
    self.path = path
    self.line = line
    self.cause = cause
  }

  /// Creates a problem at a position in a file.
  init(path: String, at position: TOMLPosition, _ cause: Cause) {
    self.init(path: path, line: position.line, cause)
    column = position.column
  }
}
