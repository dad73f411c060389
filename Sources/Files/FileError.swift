import Glibc

/// Why the system did not let a file be read or written.
public struct FileError: Error, Hashable, Sendable {
  /// The system's number: `ENOENT`, `ENOSPC`.
  public var code: Int32

  /// A failure by its number.
  public init(_ code: Int32) { self.code = code }

  /// What the last system call failed with.
  public static var last: FileError { FileError(errno) }

  /// The system's description of the error, in the language of the environment.
  public var reason: String {
    guard let messages = unsafe Self.messages else { return unsafe String(cString: strerror(code)) }
    return unsafe String(cString: strerror_l(code, messages))
  }

  /// The locale of messages, loaded with the first error: the program itself sets the character type
  /// alone.
  ///
  /// Unchecked because a pointer is not Sendable by itself: a locale object does not change.
  nonisolated(unsafe) private static let messages = unsafe newlocale(
    1 << LC_CTYPE | 1 << LC_MESSAGES, "", nil)
}
