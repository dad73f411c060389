import Glibc

/// The state of a folder or a file.
public struct PathStatus: Hashable, Sendable {
  /// The permission bits; nil if the path does not exist.
  public var mode: UInt32?
  /// Whether this process may write there; for a missing path, whether it could be created.
  public var isWritable: Bool

  /// Reads the current state of a path.
  public init(path: String) {
    var status = stat()
    if unsafe stat(path, &status) == 0 {
      mode = UInt32(status.st_mode & 0o777)
      isWritable = unsafe access(path, W_OK) == 0
      return
    }
    mode = nil
    var parent = path[...]
    repeat {
      guard let slash = parent.lastIndex(of: "/") else { break }
      parent = parent[..<slash]
    } while unsafe !parent.isEmpty && access(String(parent), F_OK) != 0
    let folder = parent.isEmpty ? "/" : String(parent)
    isWritable =
      unsafe stat(folder, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      && access(folder, W_OK) == 0
  }
}
