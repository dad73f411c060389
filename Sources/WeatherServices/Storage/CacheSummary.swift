import Files
import Glibc
public import WeatherModel

/// The contents of a folder of kept answers, in numbers.
public struct CacheSummary: Hashable, Sendable {
  /// The number of files.
  public var count = 0
  /// Their size together.
  public var bytes = 0
  /// When the newest was written.
  public var newest: Date?
  /// When the oldest was written.
  public var oldest: Date?

  /// Counts the files in a folder; a missing folder has none.
  public init(folder: String) {
    for name in FileSystem.names(in: folder) {
      var status = stat()
      guard lstat("\(folder)/\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
        continue
      }
      count += 1
      bytes += Int(status.st_size)
      let date = Date(timeIntervalSince1970: TimeInterval(status.st_mtim.tv_sec))
      newest = max(newest ?? date, date)
      oldest = min(oldest ?? date, date)
    }
  }
}
