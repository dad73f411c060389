import Glibc

/// Why the system did not let a file be read or written.
public struct FileError: Error, Hashable, Sendable {
  /// The system's number: `ENOENT`, `ENOSPC`.
  public var code: Int32

  /// A failure by its number.
  public init(_ code: Int32) { self.code = code }

  /// What the last system call failed with.
  public static var last: FileError { FileError(errno) }

  /// The system's own words.
  public var reason: String { String(cString: strerror(code)) }
}
