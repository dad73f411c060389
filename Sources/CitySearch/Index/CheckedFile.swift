import Files
import Glibc

/// The identity of a file and its last change. Any change of a file's bytes updates the time of its
/// last status change.
struct FileIdentity: Equatable {
  /// Device, inode, size, and the times of the last content and status change, in the order in
  /// which they are stored.
  let words: [UInt64]
  /// The size in bytes.
  var size: UInt64 { words[2] }
  /// The time of the last content change in nanoseconds.
  var modified: UInt64 { words[3] }
  /// The time of the last status change in nanoseconds.
  var changed: UInt64 { words[4] }

  init(_ status: stat) {
    words = [
      UInt64(status.st_dev), UInt64(status.st_ino), UInt64(clamping: status.st_size),
      nanoseconds(status.st_mtim), nanoseconds(status.st_ctim),
    ]
  }

  /// Creates the identity of a file; nil if it does not exist.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }
}

/// A record of the index that was verified last, kept between runs, so that a command that takes a
/// few milliseconds does not read 23 MB of an unchanged file again.
struct CheckedFile {
  private let file: PrivateFile

  init(cacheDirectory: String) {
    file = PrivateFile(path: cacheDirectory + "/cities.checked")
  }

  /// Returns the recorded checksum of the index if these files, unchanged, were verified last; nil
  /// otherwise.
  func checksum(of index: FileIdentity, list: FileIdentity) -> UInt64? {
    guard let bytes = try? file.read(limit: 1 << 10) else { return nil }
    let expected = index.words + list.words
    guard bytes.count == 8 * (expected.count + 1) else { return nil }
    let words = bytes.withUnsafeBytes { raw in
      (0...expected.count).map {
        UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: 8 * $0, as: UInt64.self))
      }
    }
    return Array(words.dropLast()) == expected ? words.last : nil
  }

  /// Records a verification. Files that have just changed are not recorded, because another write
  /// within the same clock tick would not change their time.
  func record(
    _ index: FileIdentity, list: FileIdentity, checksum: UInt64, now: UInt64 = Self.now
  ) {
    guard now > max(index.changed, list.changed) &+ 2_000_000_000 else { return }
    // Without the record, the next run reads the files again.
    try? file.write(
      (index.words + list.words + [checksum]).flatMap { word in
        withUnsafeBytes(of: word.littleEndian) { Array($0) }
      })
  }

  private static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time)
  }
}

func nanoseconds(_ time: timespec) -> UInt64 {
  UInt64(clamping: time.tv_sec) &* 1_000_000_000 &+ UInt64(clamping: time.tv_nsec)
}
