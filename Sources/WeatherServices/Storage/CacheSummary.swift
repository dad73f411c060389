public import Foundation

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
    let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey, .isRegularFileKey]
    let files = try? FileManager.default.contentsOfDirectory(
      at: URL(filePath: folder), includingPropertiesForKeys: Array(keys))
    for file in files ?? [] {
      guard let values = try? file.resourceValues(forKeys: keys), values.isRegularFile == true
      else { continue }
      count += 1
      bytes += values.fileSize ?? 0
      guard let date = values.contentModificationDate else { continue }
      newest = max(newest ?? date, date)
      oldest = min(oldest ?? date, date)
    }
  }
}
