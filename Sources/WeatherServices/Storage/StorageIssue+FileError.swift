import Files
import Glibc
import WeatherModel

extension StorageIssue {
  /// The reason why a file was not read.
  init(reading path: String, _ error: FileError) {
    self = error.code == EFBIG ? .tooLarge(path: path) : .unreadable(path: path)
  }
}
