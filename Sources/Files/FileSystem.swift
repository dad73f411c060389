import Glibc

/// Access to files other than the program's own.
public enum FileSystem {
  /// Returns the names in a folder in no particular order; empty if it cannot be read.
  public static func names(in folder: String) -> [String] {
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) {
        unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names
  }

  /// Returns the target of a symbolic link; `nil` if there is no link.
  public static func target(ofLink path: String) -> String? {
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe bytes.withUnsafeMutableBytes { buffer in
      unsafe buffer.baseAddress.map {
        unsafe readlink(path, $0.assumingMemoryBound(to: CChar.self), buffer.count)
      } ?? -1
    }
    return count == -1 ? nil : String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  /// Returns whether the path, with links followed, is an existing file and not a folder.
  public static func isFile(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFDIR
  }

  /// Writes a file that the user named, with the default permissions of new files.
  public static func write(_ text: String, to path: String) throws(FileError) {
    guard let file = unsafe fopen(path, "we") else { throw .last }
    var text = text
    let isWritten = text.withUTF8 { unsafe fwrite($0.baseAddress, 1, $0.count, file) == $0.count }
    let isClosed = unsafe fclose(file) == 0
    guard isWritten, isClosed else { throw .last }
  }
}

/// The parts of a path.
enum FilePath {
  /// Returns the part before the last slash; empty if there is none.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the part after the last slash.
  static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }
}
