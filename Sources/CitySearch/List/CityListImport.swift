import Files

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
  public struct Dropped: Hashable, Sendable {
    /// The line of the file, from 1.
    public var line: Int
    /// Why.
    public var cause: Cause
  }

  /// What an import did.
  public struct Summary: Hashable, Sendable {
    /// How many places the new list has.
    public var places: Int
    /// How many entries were left out, by cause.
    public var droppedByCause: [Cause: Int]
    /// The first thousand entries that were left out, by line.
    public var dropped: [Dropped]
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
  ///   - progress: Hears of the share done, 0 to 1.
  public static func run(
    _ path: String, to listPath: String, cacheDirectory: String,
    progress: (Double) -> Void = { _ in }
  ) throws(CityListError) -> Summary {
    let bytes = try CompressedFile.read(path) { progress($0 * 0.15) }
    var list = try read(bytes) { progress(0.15 + $0 * 0.25) }
    ListDeduplication.apply(to: &list)
    guard !list.places.isEmpty else { throw .empty }
    progress(0.5)
    let text = CityListWriter.json(list)
    do throws(FileError) {
      try PrivateFile(path: listPath).write(text)
    } catch {
      throw .unwritable(path: listPath, reason: error.reason)
    }
    // The list is complete here; an index that cannot be written is built when it is needed.
    _ = try? CityIndex.open(listAt: listPath, cacheDirectory: cacheDirectory) {
      progress(0.55 + $0 * 0.45)
    }
    progress(1)
    return Summary(
      places: list.places.count, droppedByCause: list.droppedByCause,
      dropped: list.dropped.sorted { $0.line < $1.line })
  }

  private static func read(
    _ bytes: [UInt8], progress: (Double) -> Void
  ) throws(CityListError) -> CityList {
    do {
      return try bytes.withUnsafeBytes { try CityListReader.read($0, progress: progress) }
    } catch let error as CityListError {
      throw error
    } catch {
      throw .notAList
    }
  }
}
