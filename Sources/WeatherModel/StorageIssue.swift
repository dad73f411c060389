/// A file that could not be used. It is reported once and never stops the program.
public enum StorageIssue: Error, Hashable, Sendable {
  /// The contents of the file are invalid; it was renamed with the suffix `.corrupt`.
  case quarantine(path: String)
  /// The file exists but cannot be read.
  case unreadable(path: String)
  /// The file is larger than anything the program writes, so it is not read.
  case tooLarge(path: String)
  /// The file cannot be written, as in a read-only folder or on a full disk.
  case unwritable(path: String)

  /// Whether the file contains the user's choices; all others can be regenerated.
  public var concernsSavedState: Bool { path.hasSuffix("/state.json") }

  /// The file.
  public var path: String {
    switch self {
    case .quarantine(let path), .unreadable(let path), .tooLarge(let path), .unwritable(let path):
      path
    }
  }
}
