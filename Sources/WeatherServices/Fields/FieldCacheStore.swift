import Files
import Glibc
import Synchronization
import WeatherModel

/// A cache of the points of weather fields, in memory and in one file.
final class FieldCacheStore: Sendable {
  static let formatVersion = 2
  /// The maximum number of points, enough for five screens. The cache evicts the oldest points
  /// first.
  static let maxPoints = 480

  /// The hours of a point and the time at which they were received.
  struct Entry: Equatable, Sendable {
    var series: FieldSeries
    var receivedAt: Date
  }

  fileprivate struct File: Codable {
    struct Point: Codable {
      var point: FieldPoint
      var startHour: Int
      var hourCount: Int
      var receivedAt: Date
      var values: [Int16]
    }

    var version = FieldCacheStore.formatVersion
    var points: [Point]
  }

  private let path: String?
  private let file: VersionedFile<File>?
  private let entries = Mutex<[FieldPoint: Entry]>([:])
  /// The identity of the file when it was last read or written. Each write replaces the file.
  private let known = Mutex<Stamp?>(nil)

  private struct Stamp: Equatable {
    var inode: UInt
    var seconds: Int
    var nanoseconds: Int
  }

  /// - Parameter path: The file; `nil` to cache in memory only.
  init(path: String?, issues: IssueReporter) {
    self.path = path
    file = path.map { VersionedFile(path: $0, version: Self.formatVersion, issues: issues) }
  }

  /// Returns the cached points of a lattice, including those that other processes stored.
  func entries(of lattice: FieldLattice) -> [FieldPoint: Entry] {
    let stored = readIfChanged()
    return entries.withLock { entries in
      entries.merge(stored) { $0.receivedAt >= $1.receivedAt ? $0 : $1 }
      var found: [FieldPoint: Entry] = [:]
      for point in lattice.points { found[point] = entries[point] }
      return found
    }
  }

  /// Stores points and drops the oldest ones beyond ``maxPoints``.
  func store(_ new: [FieldPoint: Entry]) {
    let kept = entries.withLock { entries in
      entries.merge(new) { $1 }
      if entries.count > Self.maxPoints {
        let newest = entries.sorted { $0.value.receivedAt > $1.value.receivedAt }
          .prefix(Self.maxPoints)
        entries = Dictionary(uniqueKeysWithValues: newest.map { ($0.key, $0.value) })
      }
      return entries
    }
    write(kept)
  }

  // MARK: - File

  private func stamp() -> Stamp? {
    var status = stat()
    guard let path, unsafe stat(path, &status) == 0 else { return nil }
    return Stamp(
      inode: UInt(status.st_ino), seconds: status.st_mtim.tv_sec,
      nanoseconds: status.st_mtim.tv_nsec)
  }

  /// Reads the file unless it is unchanged: panning the map requests the field on every key press.
  private func readIfChanged() -> [FieldPoint: Entry] {
    let stamp = stamp()
    let isKnown = known.withLock { known in
      defer { known = stamp }
      return known == stamp
    }
    return isKnown ? [:] : read()
  }

  private func read() -> [FieldPoint: Entry] {
    file?.read { stored in
      var entries: [FieldPoint: Entry] = [:]
      for point in stored.points.prefix(Self.maxPoints) {
        guard let series = point.series else { continue }
        // A damaged file may have points outside the range.
        entries[FieldPoint(x: point.point.x % FieldPoint.turn, y: point.point.y)] = Entry(
          series: series, receivedAt: point.receivedAt)
      }
      return entries
    } ?? [:]
  }

  private func write(_ entries: [FieldPoint: Entry]) {
    let points = entries.map { point, entry in
      File.Point(
        point: point, startHour: entry.series.startHour, hourCount: entry.series.hourCount,
        receivedAt: entry.receivedAt, values: entry.series.packed)
    }
    guard let file, file.write(File(points: points)) else { return }
    let stamp = stamp()
    known.withLock { $0 = stamp }
  }
}

extension FieldCacheStore.File.Point {
  /// The hours of the point; nil if the stored numbers are out of range.
  fileprivate var series: FieldSeries? {
    guard (0...WeatherField.hourCount).contains(hourCount), (0...1_200_000).contains(startHour)
    else { return nil }
    return FieldSeries(startHour: startHour, hourCount: hourCount, packed: values)
  }
}
