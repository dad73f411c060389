import Files
import Glibc
public import WeatherModel

/// The contents of a configuration file, with every key checked.
public struct ConfigurationFile: Sendable {
  /// The value of a key and the line it is on.
  public struct Entry: Hashable, Sendable {
    /// The value as text, whatever its type: `true`, `metric`, `#ff0000`.
    public var text: String
    /// The line, counted from 1.
    public var line: Int

    /// Creates an entry for a value on a line.
    public init(text: String, line: Int) {
      self.text = text
      self.line = line
    }
  }

  /// A custom theme.
  public struct ThemeEntry: Hashable, Sendable {
    /// The name of the theme.
    public var name: String
    /// The values of the theme by key.
    public var entries: [String: Entry]
  }

  /// The maximum file size in bytes.
  static let sizeLimit = 1 << 20

  /// The path, whether or not the file exists.
  public let path: String
  /// Whether the file exists.
  public let exists: Bool
  /// The values by their full key names.
  public let entries: [String: Entry]
  /// The custom themes, in the order of the file.
  public let themes: [ThemeEntry]

  /// Reads the file at `path`. A missing file counts as empty unless it is required.
  public init(
    path: String, isRequired: Bool, schema: ConfigurationSchema
  ) throws(ConfigurationProblem) {
    self.path = path
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      let isMissing = errno == ENOENT || errno == ENOTDIR
      if !isMissing {
        throw ConfigurationProblem(path: path, .unreadable(reason: FileError.last.reason))
      }
      if isRequired { throw ConfigurationProblem(path: path, .missing) }
      exists = false
      entries = [:]
      themes = []
      return
    }
    exists = true
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw ConfigurationProblem(path: path, .unreadable(reason: "not a regular file"))
    }
    guard status.st_size <= Self.sizeLimit else {
      throw ConfigurationProblem(path: path, .tooLarge(limit: Self.sizeLimit))
    }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try PrivateFile(path: path).read(limit: Self.sizeLimit) ?? []
    } catch {
      throw ConfigurationProblem(path: path, .unreadable(reason: error.reason))
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ConfigurationProblem(path: path, .notUTF8)
    }
    let contents = try ConfigurationReader.read(text, path: path, schema: schema)
    entries = contents.entries
    themes = contents.themes
    if let key = APIKey.all.lazy.compactMap({ contents.entries[$0.setting.rawValue] }).first,
      status.st_mode & 0o077 != 0
    {
      throw ConfigurationProblem(
        path: path, line: key.line, .exposed(mode: UInt32(status.st_mode & 0o777)))
    }
  }

  // MARK: - The keys

  /// Returns the API key of a provider, from the file that `NAME_file` names or from this file; nil
  /// if neither sets one.
  public func key(
    _ key: APIKey, home: String
  ) throws(ConfigurationProblem) -> (key: String, line: Int)? {
    let name = key.setting.rawValue
    if let named = entries[name + "_file"] {
      return (try self.key(inFile: named, home: home), named.line)
    }
    guard let entry = entries[name] else { return nil }
    let key = entry.text.trimmed
    return key.isEmpty ? nil : (key, entry.line)
  }

  /// Returns the first line of a file. Its path may start with `~/` or be relative to this file's
  /// folder.
  private func key(inFile named: Entry, home: String) throws(ConfigurationProblem) -> String {
    let file = absolute(named.text, home: home)
    func problem(_ error: FileError) -> ConfigurationProblem {
      ConfigurationProblem(
        path: path, line: named.line,
        .keyFile(
          path: Self.looksLikeKey(named.text) ? "***" : file, reason: error.reason))
    }
    let bytes: [UInt8]?
    do throws(FileError) {
      bytes = try PrivateFile(path: file).read()
    } catch {
      throw problem(error)
    }
    guard let bytes else { throw problem(FileError(ENOENT)) }
    let text = String(decoding: bytes.prefix(4096), as: UTF8.self)
    let key = text.split(whereSeparator: \.isNewline).first
      .map { $0.trimmed }
    guard let key, !key.isEmpty else { throw problem(FileError(ENODATA)) }
    return key
  }

  /// Whether a text looks like an API key rather than a file name: users mix the two up, and an
  /// error message must not repeat a key. Keys are long and consist of letters and digits, mostly
  /// without a dot or a slash.
  private static func looksLikeKey(_ text: String) -> Bool {
    let text = text.trimmed
    let isOfKeys = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"): true
      default: "+/=%-_".utf8.contains(byte)
      }
    }
    let least = text.contains("/") ? 60 : 20
    return isOfKeys && text.count >= least && text.contains(where: \.isNumber)
  }

  /// Returns the absolute form of a path in the file.
  public func absolute(_ text: String, home: String) -> String {
    if text.hasPrefix("~/") { return home + text.dropFirst(1) }
    if text.hasPrefix("/") { return text }
    return PrivateFile(path: path).folder + "/" + text
  }
}

extension ConfigurationFile {
  /// Creates the contents of a missing file.
  public init(nothingAt path: String) {
    self.path = path
    exists = false
    entries = [:]
    themes = []
  }
}
