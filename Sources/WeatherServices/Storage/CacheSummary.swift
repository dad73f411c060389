import Files
import Glibc
public import WeatherModel

/// The number, size and age of the files in a cache folder.
public struct CacheSummary: Hashable, Sendable {
  /// The number of files.
  public var count = 0
  /// The total size of the files.
  public var bytes = 0
  /// The modification time of the newest file.
  public var newest: Date?
  /// The modification time of the oldest file.
  public var oldest: Date?

  /// Summarizes the files in a folder; a missing folder has none.
  public init(folder: String) {
    for name in FileSystem.names(in: folder) {
      var status = stat()
      guard unsafe lstat("\(folder)/\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFREG
      else {
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
