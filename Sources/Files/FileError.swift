import Glibc

/// The error with which the system refused to read or write a file.
public struct FileError: Error, Hashable, Sendable {
  /// The system's error number: `ENOENT`, `ENOSPC`.
  public var code: Int32

  /// Creates an error from its number.
  public init(_ code: Int32) { self.code = code }

  /// Creates the error of a system call from its status; nil if the call succeeded.
  init?(status: Int32) {
    guard status != 0 else { return nil }
    self = .last
  }

  /// The error of the last system call.
  public static var last: FileError { FileError(errno) }

  /// The system's description of the error in English, since the program sets no locale of
  /// messages.
  public var reason: String {
    // ``PrivateFile`` rejects everything else with this number.
    code == EINVAL ? "not a regular file" : unsafe String(cString: strerror(code))
  }
}
