/// A file that could not be used; reported once, and never a reason to stop.
public enum StorageIssue: Error, Hashable, Sendable {
  /// The file's contents made no sense; it was renamed, with `.corrupt` at the end.
  case quarantine(path: String)
  /// The file is there and cannot be read.
  case unreadable(path: String)
  /// The file is larger than anything the program writes, and is not read.
  case tooLarge(path: String)
  /// The file cannot be written: a read-only folder, a full disk.
  case unwritable(path: String)

  /// Whether the file holds what the user chose; every other one can be made again.
  public var concernsSavedState: Bool { path.hasSuffix("/state.json") }

  /// The file.
  public var path: String {
    switch self {
    case .quarantine(let path), .unreadable(let path), .tooLarge(let path), .unwritable(let path):
      path
    }
  }
}
