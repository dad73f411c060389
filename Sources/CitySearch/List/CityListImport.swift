import Files
import Glibc

/// Taking over another list of places: OpenWeather's `city.list.json` or GeoNames' tab-separated
/// dumps, plain or compressed with gzip.
public enum CityListImport {
  /// Why an entry was left out.
  public enum Cause: String, Hashable, Sendable, CaseIterable {
    /// The text is not what the format asks for.
    case unreadable
    /// A dump's line without its columns.
    case wrongColumns
    /// A dump's line of something else than a populated place.
    case notAPlace
    /// Nothing is left of the name without control characters.
    case noName
    /// No number above zero.
    case noIdentifier
    /// No coordinates, or some that are not on the globe.
    case badCoordinates
    /// The same place, by number or by name, country and coordinates, came before.
    case duplicate
    /// More places than an index holds.
    case tooMany
  }

  /// An entry that was left out.
  public struct SkippedEntry: Hashable, Sendable {
    /// The line of the file, from 1.
    public var line: Int
    /// Which entry of the file it is, from 1.
    public var record: Int
    /// Why.
    public var cause: Cause

    /// Makes a note of an entry.
    public init(line: Int, record: Int, cause: Cause) {
      self.line = line
      self.record = record
      self.cause = cause
    }
  }

  /// What an import did.
  public struct Summary: Hashable, Sendable {
    /// How many places the new list has.
    public var places: Int
    /// How many entries were left out, by cause.
    public var droppedByCause: [Cause: Int]
    /// The first thousand entries that were left out, by line.
    public var dropped: [SkippedEntry]
    /// Whether the file is a single line, so that only the number of an entry tells where it is.
    public var isOneLine: Bool
    /// How many entries were left out in all.
    public var droppedCount: Int { droppedByCause.values.reduce(0, +) }
  }

  /// Reads a list, writes it in the shape of `cities.json`, and builds its index.
  ///
  /// The old list stays as it is until all of that is done; then both files are renamed into place.
  /// - Parameters:
  ///   - path: The list to take over.
  ///   - listPath: Where the new list goes.
  ///   - cacheDirectory: Where its index goes.
  ///   - knownListPath: The list that ships: places that are in it by their number get from it what
  ///     the new list leaves out.
  ///   - progress: Hears of the share done, 0 to 1.
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
    // What may lie beside the list belongs to another one.
    unlink(IndexStore.pathBeside(listPath))
    // The list is complete here; an index that cannot be written is built when it is needed.
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
