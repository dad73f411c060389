import Glibc

/// The error with which the system refused to read or write a file.
public struct FileError: Error, Hashable, Sendable {
  /// The system's error number: `ENOENT`, `ENOSPC`.
  public var code: Int32

  /// Creates an error from its number.
  public init(_ code: Int32) { self.code = code }

  /// The error of the last system call.
  public static var last: FileError { FileError(errno) }

  /// The system's description of the error, in the language of the environment.
  public var reason: String {
    guard let messages = unsafe Self.messages else { return unsafe String(cString: strerror(code)) }
    return unsafe String(cString: strerror_l(code, messages))
  }

  /// The locale of messages, loaded with the first error, because the program itself sets only the
  /// character type.
  ///
  /// Unchecked because a pointer is not Sendable. A locale object does not change.
  nonisolated(unsafe) private static let messages = unsafe newlocale(
    1 << LC_CTYPE | 1 << LC_MESSAGES, "", nil)
}
