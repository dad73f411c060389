import Glibc

/// Access to files other than the program's own.
public enum FileSystem {
  /// The names in a folder, in no order; none where it cannot be read.
  public static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names
  }

  /// The path that a symbolic link names; `nil` where there is none.
  public static func target(ofLink path: String) -> String? {
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = bytes.withUnsafeMutableBytes { buffer in
      buffer.baseAddress.map {
        readlink(path, $0.assumingMemoryBound(to: CChar.self), buffer.count)
      } ?? 0
    }
    return count > 0 ? String(decoding: bytes.prefix(count), as: UTF8.self) : nil
  }

  /// Whether there is a file, with links followed, and not a folder.
  public static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFDIR
  }

  /// Writes a file that the user named, with the permissions that new files have.
  public static func write(_ text: String, to path: String) throws(FileError) {
    guard let file = fopen(path, "we") else { throw .last }
    var text = text
    let isWritten = text.withUTF8 { fwrite($0.baseAddress, 1, $0.count, file) == $0.count }
    let isClosed = fclose(file) == 0
    guard isWritten, isClosed else { throw .last }
  }
}
