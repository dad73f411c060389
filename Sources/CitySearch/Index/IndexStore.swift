import Files
import Glibc

/// The index file. It is opened if it matches its list, otherwise rebuilt and renamed into place.
enum IndexStore {
  /// The name of the file in the cache folder.
  static let fileName = "cities.index"

  /// Returns the path of the index that was built with the program, next to its list.
  static func pathBeside(_ listPath: String) -> String {
    let folder = listPath.lastIndex(of: "/").map { listPath[...$0] } ?? ""
    return folder + fileName
  }

  /// Returns the index of the list in its current state: the one next to it, otherwise the one in
  /// the cache folder.
  static func existing(listPath: String, cacheDirectory: String) -> IndexTable? {
    // A lazy map would evaluate the first element twice.
    for path in [pathBeside(listPath), cacheDirectory + "/" + fileName] {
      let index = index(at: path, listPath: listPath, cacheDirectory: cacheDirectory)
      if let index { return index }
    }
    return nil
  }

  /// Returns the index in a file if it is undamaged and matches the list. Both files are read
  /// completely only if one of them has been modified since the last check.
  private static func index(
    at path: String, listPath: String, cacheDirectory: String
  ) -> IndexTable? {
    guard let bytes = IndexBytes(mapping: path), let identity = bytes.identity,
      let list = FileIdentity(path: listPath)
    else { return nil }
    let known = CheckedFile(cacheDirectory: cacheDirectory)
    if let sum = known.checksum(of: identity, list: list),
      let table = IndexTable(bytes, knownWhole: sum)
    {
      return table
    }
    guard let table = IndexTable(bytes), table.stamp.fits(list, at: listPath) else { return nil }
    known.record(identity, list: list, checksum: table.checksum)
    return table
  }

  /// Returns any index in the cache folder, even of another list.
  static func anyExisting(cacheDirectory: String) -> IndexTable? {
    IndexBytes(mapping: cacheDirectory + "/" + fileName).flatMap { IndexTable($0) }
  }

  /// Builds the index of a list and stores it in the cache folder, or in memory if that fails.
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

  /// Returns the bytes of a list's index.
  static func bytes(
    ofListAt listPath: String, progress: (Double) -> Void
  ) throws(CityListError) -> [UInt8] {
    guard let identity = FileIdentity(path: listPath) else {
      throw .unreadable(path: listPath, reason: lastReason())
    }
    let file = try FileBytes(path: listPath)
    let stamp = ListStamp(
      size: UInt64(file.bytes.count), modified: identity.modified,
      hash: IndexFormat.checksum(file.bytes))
    let list = try list(in: file, at: listPath) { progress($0 * 0.3) }
    guard !list.places.isEmpty else { throw .empty }
    return IndexBuilder.build(list, stamp: stamp) { progress(0.3 + $0 * 0.65) }
  }

  /// Parses the file of a list, decompressing it if it is in gzip or xz format.
  private static func list(
    in file: FileBytes, at path: String, progress: (Double) -> Void
  ) throws(CityListError) -> CityList {
    guard CompressedFile.isCompressed(file.bytes) else {
      return try CityListReader.read(file.bytes, progress: progress)
    }
    let bytes = try CompressedFile.read(path) { progress($0 * 0.3) }
    return try CityListReader.read(bytes) { progress(0.3 + $0 * 0.7) }
  }
}

/// Returns the system's description of the last error.
func lastReason() -> String { FileError.last.reason }
