import Files
import Glibc

/// The import of another list of places: OpenWeather's `city.list.json` or GeoNames' tab-separated
/// dumps, plain or compressed with gzip or xz.
public enum CityListImport {
  /// The reason why an entry was skipped.
  public enum Cause: String, Hashable, Sendable, CaseIterable {
    /// The text does not match the format.
    case unreadable
    /// A line of a dump without the required columns.
    case wrongColumns
    /// A line of a dump that is not a populated place.
    case notAPlace
    /// The name is empty after its control characters are removed.
    case noName
    /// The number is missing or not positive.
    case noIdentifier
    /// The coordinates are missing or out of range.
    case badCoordinates
    /// An earlier entry has the same number, or the same name, country and coordinates.
    case duplicate
    /// The list has more places than an index can hold.
    case tooMany
  }

  /// An entry that was skipped.
  public struct SkippedEntry: Hashable, Sendable {
    /// The line in the file, from 1.
    public var line: Int
    /// The index of the entry in the file, from 1.
    public var record: Int
    /// The reason.
    public var cause: Cause

    /// Creates a record of an entry.
    public init(line: Int, record: Int, cause: Cause) {
      self.line = line
      self.record = record
      self.cause = cause
    }
  }

  /// The result of an import.
  public struct Summary: Hashable, Sendable {
    /// The number of places in the new list.
    public var places: Int
    /// The number of skipped entries by cause.
    public var droppedByCause: [Cause: Int]
    /// The first thousand skipped entries, by line.
    public var dropped: [SkippedEntry]
    /// Whether the file is a single line, so that only its index, not its line, identifies an
    /// entry.
    public var isOneLine: Bool
    /// The total number of skipped entries.
    public var droppedCount: Int { droppedByCause.values.reduce(0, +) }
  }

  /// Reads a list, writes it in the format of `cities.json`, and builds its index.
  ///
  /// Each file is written under a temporary name and then renamed into place, so that a failed
  /// write leaves the old list unchanged. If the index cannot be written, it is built on demand.
  /// - Parameters:
  ///   - path: The path of the list to import.
  ///   - listPath: The path of the new list.
  ///   - cacheDirectory: The folder of the new list's index.
  ///   - knownListPath: The list that ships with the program. Places that have the same number in
  ///     both lists get the values that the new list lacks.
  ///   - progress: Called with the completed fraction, 0 to 1.
  public static func run(
    _ path: String, to listPath: String, cacheDirectory: String,
    knownListAt knownListPath: String? = nil,
    progress: (Double) -> Void = { _ in }
  ) throws(CityListError) -> Summary {
    let bytes = try CompressedFile.read(path) { progress($0 * 0.15) }
    var list = try CityListReader.read(bytes) { progress(0.15 + $0 * 0.25) }
    ListDeduplication.apply(to: &list)
    guard !list.places.isEmpty else { throw .empty }
    if let knownListPath, let known = try? known(knownListPath) {
      ListCompletion.apply(known, to: &list)
    }
    ListCompletion.dropNumbers(in: &list)
    progress(0.5)
    let text = CityListWriter.json(list)
    do throws(FileError) {
      try PrivateFile(path: listPath).write(text)
    } catch {
      throw .unwritable(path: listPath, reason: error.reason)
    }
    // An index next to the list belongs to the replaced list.
    unlink(IndexStore.pathBeside(listPath))
    // The new list is in place here. An index that cannot be written now is built on demand.
    _ = try? CityIndex.open(listAt: listPath, cacheDirectory: cacheDirectory) {
      progress(0.55 + $0 * 0.45)
    }
    progress(1)
    return Summary(
      places: list.places.count, droppedByCause: list.droppedByCause,
      dropped: list.dropped.sorted { ($0.line, $0.record) < ($1.line, $1.record) },
      isOneLine: !bytes.dropLast().contains(0x0A))
  }

  private static func known(_ path: String) throws(CityListError) -> CityList {
    try CityListReader.read(CompressedFile.read(path) { _ in }) { _ in }
  }
}
