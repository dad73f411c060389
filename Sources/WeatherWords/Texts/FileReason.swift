/// The reasons why a file cannot be read or written that have a text, as the system gives them in
/// English.
private enum FileReason: String {
  case missing = "No such file or directory"
  case denied = "Permission denied"
  case folder = "Is a directory"
  case notAFile = "not a regular file"
  case notAFolder = "Not a directory"
  case full = "No space left on device"
  case readOnly = "Read-only file system"
  case fault = "Input/output error"
  case closed = "Bad file descriptor"
  case nameTooLong = "File name too long"
  case tooLarge = "File too large"
  case empty = "No data available"
}

extension CommandLineWords {
  /// Returns the system's reason why a file cannot be read or written, in the language; unchanged
  /// if it has no text.
  package func reason(_ system: String) -> String {
    FileReason(rawValue: system).map { texts["fileReason", "\($0)"] } ?? system
  }
}
