/// Why a configuration file cannot be used, with the place to look at.
public struct ConfigurationProblem: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Cause: Hashable, Sendable {
    /// A file that was asked for by name is not there.
    case missing
    /// The system does not let the file be read, in its own words.
    case unreadable(reason: String)
    /// The file is larger than any configuration.
    case tooLarge(limit: Int)
    /// The bytes are no text.
    case notUTF8
    /// The text is no TOML, in the parser's words.
    case malformed(reason: String)
    /// There is no such key; `known` are those that there are.
    case unknownKey(String, known: [String])
    /// A key has a value of another kind.
    case wrongKind(key: String, wanted: ConfigurationKind)
    /// A key has a value that is none of those it can have.
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
    /// The file that is to hold the API key gives none.
    case keyFile(path: String, reason: String)
  }

  /// The file.
  public var path: String
  /// The line, counted from 1, where one is to blame.
  public var line: Int?
  /// What is wrong with it.
  public var cause: Cause

  /// A problem at a line of a file.
  public init(path: String, line: Int? = nil, _ cause: Cause) {
    self.path = path
    self.line = line
    self.cause = cause
  }
}
