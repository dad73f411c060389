import Files
import Glibc

/// Which file it is and when it was last touched. Nobody can change a file's bytes and leave the
/// time of its last change of status as it was.
struct FileIdentity: Equatable {
  /// Device, number, size, and when its bytes and its status last changed, as a file keeps them.
  let words: [UInt64]
  /// How many bytes it has.
  var size: UInt64 { words[2] }
  /// When its bytes last changed, in nanoseconds.
  var modified: UInt64 { words[3] }
  /// When its bytes, name or owner last changed, in nanoseconds.
  var changed: UInt64 { words[4] }

  init(_ status: stat) {
    words = [
      UInt64(status.st_dev), UInt64(status.st_ino), UInt64(clamping: status.st_size),
      nanoseconds(status.st_mtim), nanoseconds(status.st_ctim),
    ]
  }

  /// Of a file by its name; nil where there is none.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }
}

/// Which index was last read to its end, and found whole and that of its list, kept between runs: a
/// command line of a few milliseconds does not read 23 MB again that nobody has touched.
struct CheckedFile {
  private let file: PrivateFile

  init(cacheDirectory: String) {
    file = PrivateFile(path: cacheDirectory + "/cities.checked")
  }

  /// What the index's checksum was when these very files were read; nil when they were others or
  /// none.
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

  /// Keeps what was found. Files that have only just been touched are not kept: another write in the
  /// same tick of the clock would leave the same time.
  func remember(
    _ index: FileIdentity, list: FileIdentity, checksum: UInt64, now: UInt64 = Self.now
  ) {
    guard now > max(index.changed, list.changed) &+ 2_000_000_000 else { return }
    // Without it the next run only reads the files again.
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
