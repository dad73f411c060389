import Files
import Glibc

/// The index's file: opened when it fits its list, otherwise built anew and renamed into place.
enum IndexStore {
  /// The file's name in the cache folder.
  static let fileName = "cities.index"

  /// The index that was built with the program, beside the list it belongs to.
  static func pathBeside(_ listPath: String) -> String {
    let folder = listPath.lastIndex(of: "/").map { listPath[...$0] } ?? ""
    return folder + fileName
  }

  /// The index of the list as it is now: the one beside it, otherwise the one in the cache folder.
  static func existing(listPath: String, cacheDirectory: String) -> IndexTable? {
    [pathBeside(listPath), cacheDirectory + "/" + fileName].lazy
      .compactMap { fitting(listPath: listPath, indexPath: $0) }.first
  }

  private static func fitting(listPath: String, indexPath: String) -> IndexTable? {
    guard let bytes = IndexBytes(mapping: indexPath), let table = IndexTable(bytes),
      let stamp = statStamp(of: listPath)
    else { return nil }
    if table.stamp.looksSame(as: stamp) { return table }
    // Another time, but perhaps the same contents: a copy, a checkout.
    guard stamp.size == table.stamp.size, let list = try? FileBytes(path: listPath),
      IndexFormat.checksum(list.bytes) == table.stamp.hash
    else { return nil }
    return table
  }

  /// Whatever index is in the cache folder, even of another list.
  static func anyExisting(cacheDirectory: String) -> IndexTable? {
    IndexBytes(mapping: cacheDirectory + "/" + fileName).flatMap(IndexTable.init)
  }

  /// Builds the index of a list and keeps it in the cache folder; when that fails, in memory.
  static func build(
    listPath: String, cacheDirectory: String, progress: (Double) -> Void
  ) throws(CityListError) -> IndexTable {
    let bytes = try bytes(ofListAt: listPath, progress: progress)
    let file = PrivateFile(path: cacheDirectory + "/" + fileName)
    PrivateFile.removeLeftovers(in: cacheDirectory)
    if (try? file.write(bytes)) != nil, let mapped = IndexBytes(mapping: file.path),
      let table = IndexTable(mapped)
    {
      progress(1)
      return table
    }
    guard let table = IndexTable(IndexBytes(copying: bytes)) else { throw .empty }
    progress(1)
    return table
  }

  /// The bytes of a list's index.
  static func bytes(
    ofListAt listPath: String, progress: (Double) -> Void
  ) throws(CityListError) -> [UInt8] {
    guard var stamp = statStamp(of: listPath) else {
      throw .unreadable(path: listPath, reason: lastReason())
    }
    let file = try FileBytes(path: listPath)
    stamp.size = UInt64(file.bytes.count)
    stamp.hash = IndexFormat.checksum(file.bytes)
    let list = try CityListReader.read(file.bytes) { progress($0 * 0.3) }
    guard !list.places.isEmpty else { throw .empty }
    return IndexBuilder.build(list, stamp: stamp) { progress(0.3 + $0 * 0.65) }
  }

  /// Size and time of a list.
  static func statStamp(of path: String) -> ListStamp? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return ListStamp(
      size: UInt64(clamping: status.st_size),
      modified: UInt64(clamping: status.st_mtim.tv_sec) &* 1_000_000_000
        &+ UInt64(clamping: status.st_mtim.tv_nsec),
      hash: 0)
  }
}

/// The system's words for the last error.
func lastReason() -> String { String(cString: strerror(errno)) }
