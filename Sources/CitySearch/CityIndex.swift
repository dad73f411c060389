import Files
import Glibc
import Synchronization

/// The places of a list and the search for them, in one memory-mapped file.
///
/// ```swift
/// let index = try CityIndex.open(listAt: listPath, cacheDirectory: cacheFolder)
/// let context = SearchContext(homeCountry: "KR", language: "ko")
/// for match in index.search("ㅅㅇ", limit: 3, context: context).matches {
///   found.append(match.city.hangulName ?? match.city.name)
/// }
/// ```
public final class CityIndex: Sendable {
  let table: IndexTable
  let regions: RegionTable
  private let ownNames = Mutex<[NameTag: LanguageNames]>([:])
  private let known = Mutex<KnownNames?>(nil)

  init(table: IndexTable) {
    self.table = table
    regions = RegionTable(table)
  }

  /// Prefetches the pages that nearly every search reads, so that the first searches do not wait
  /// for page faults. Call it off the main thread before a search.
  public func prefetchPages() { table.prefetchPages() }

  /// Whether the index file was truncated while in use, for example by an installation that wrote
  /// into it. Searches continue without the lost part; the caller should open the index again.
  public var isDamaged: Bool { table.owner.isDamaged }

  /// Evicts the pages of the index file from memory. The next search loads the pages that it reads.
  public func evictPages() { table.owner.evictPages() }

  /// Opens the index of a list. Builds the index if there is none, if the list has changed, or if
  /// the index file is damaged or of another version.
  ///
  /// The file is `cities.index` next to the list, if it was built with the program; otherwise it is
  /// in the cache folder, with mode 0600. If the folder is not writable, the index stays in memory.
  /// - Parameters:
  ///   - listPath: A list in one of the formats that `CityListImport` accepts.
  ///   - cacheDirectory: The program's folder under `$XDG_CACHE_HOME`.
  ///   - progress: Called with the completed fraction (0 to 1) while an index is built.
  public static func open(
    listAt listPath: String, cacheDirectory: String, progress: (Double) -> Void = { _ in }
  ) throws(CityListError) -> CityIndex {
    if let index = openExisting(listAt: listPath, cacheDirectory: cacheDirectory) { return index }
    return CityIndex(
      table: try IndexStore.build(
        listPath: listPath, cacheDirectory: cacheDirectory, progress: progress))
  }

  /// Builds the index of a list and writes it next to the list, where `open` looks first. The
  /// program's build process calls this once.
  public static func buildBesideList(at listPath: String) throws(CityListError) {
    let bytes = try IndexStore.bytes(ofListAt: listPath) { _ in }
    let path = IndexStore.pathBeside(listPath)
    do throws(FileError) {
      try PrivateFile(path: path).write(bytes)
    } catch {
      throw .unwritable(path: path, reason: error.reason)
    }
  }

  /// Returns the index of a list if it exists and matches; never builds one. Takes about a
  /// millisecond.
  public static func openExisting(listAt listPath: String, cacheDirectory: String) -> CityIndex? {
    IndexStore.existing(listPath: listPath, cacheDirectory: cacheDirectory).map(CityIndex.init)
  }

  /// Opens any valid index in the cache folder, even of an older list, for searches while the new
  /// one is built.
  public static func openOutdated(cacheDirectory: String) -> CityIndex? {
    IndexStore.anyExisting(cacheDirectory: cacheDirectory).map(CityIndex.init)
  }

  /// Prepares the names of countries and divisions. Otherwise the first query of several words
  /// prepares them, which takes a few milliseconds. Call this method off the main thread.
  public func prepare(language: String) {
    for word in ["a", language.hasPrefix("ko") ? "가" : "a"] {
      for word in Query(word).words {
        _ = regions.matches(word, language: language, fuzzy: false)
      }
    }
  }

  /// Returns the names of places that are main names only for users of a language; nil for
  /// languages without a tag and for languages whose names are main names for all users.
  func languageNames(of language: String) -> LanguageNames? {
    let name = RegionNames.tableName(of: language)
    guard let tag = NameTag(language: name), !tag.isMain else { return nil }
    return ownNames.withLock { names in
      if let known = names[tag] { return known }
      let made = LanguageNames(table, tag: tag)
      names[tag] = made
      return made
    }
  }

  /// The candidates for fuzzy matching with two typos, read with the first query that needs them.
  var knownNames: KnownNames {
    known.withLock { known in
      if let known { return known }
      let made = KnownNames(table)
      known = made
      return made
    }
  }

  /// The number of places.
  public var count: Int { table.count }

  /// Returns the place with a number.
  /// - Complexity: O(log count).
  public func city(id: Int) -> City? { rank(ofID: id).map(city(atRank:)) }

  /// Returns all other names of a place, in every script in the list.
  public func names(ofCity id: Int) -> [String] {
    guard let rank = rank(ofID: id) else { return [] }
    return shownNames(atRank: rank).dropFirst().map { $0.text(in: table) }
  }

  /// Returns the name of a place in a language; nil if the list has none, or none that differs from
  /// the name that is shown.
  /// - Parameter language: A tag like `de`, `zh-Hant` or `zh_TW.UTF-8`.
  public func name(ofCity id: Int, in language: String) -> String? {
    rank(ofID: id).flatMap {
      name(atRank: $0, in: NameTag(language: RegionNames.tableName(of: language)))
    }
  }

  /// Returns the name of a place that is tagged with a language; nil if there is none.
  func name(atRank rank: Int, in tag: NameTag?) -> String? {
    guard let mask = tag?.mask, mask != 0,
      let tagged = table.taggedNames(rank).first(where: { $0.mask & mask != 0 })
    else { return nil }
    let names = shownNames(atRank: rank)
    return tagged.name < names.count ? names[tagged.name].text(in: table) : nil
  }

  /// Returns the rank of a place.
  func rank(ofID id: Int) -> Int? {
    let order = table.idOrder
    let index = (0..<order.count).partitioningIndex { table.ids[Int(order[$0])] >= Int64(id) }
    let rank = Int(order[index])
    return index < order.count && rank < count && table.ids[rank] == Int64(id) ? rank : nil
  }

  /// Creates the value of a place.
  func city(atRank rank: Int) -> City { city(atRank: rank, shownNames(atRank: rank)) }

  /// Creates the value of a place from its names.
  func city(atRank rank: Int, _ names: [ShownName]) -> City {
    let hasHangul = table.flags[rank] & IndexFormat.Flag.hasHangul != 0 && names.count > 1
    let region = table.regionParts(Int(table.regions[rank]))
    var city = City(
      id: Int(table.ids[rank]),
      name: names.first?.text(in: table) ?? "",
      hangulName: hasHangul ? names[1].text(in: table) : nil,
      state: region.division, within: region.within, withinHangul: region.withinHangul,
      country: CountryCode.string(table.countries[rank]),
      latitude: Double(table.latitudes[rank]) / 1e5,
      longitude: Double(table.longitudes[rank]) / 1e5,
      population: Int(table.populations[rank]),
      timeZone: table.timeZoneNames.string(Int(table.timeZones[rank])))
    city.names = languageNames(atRank: rank, names)
    return city
  }

  /// Returns the names of a place that users of a language call it by: its main name, and its name
  /// in that language.
  func names(atRank rank: Int, forUsersOf language: String) -> [String] {
    let shown = shownNames(atRank: rank)
    let own = languageNames(atRank: rank, shown)[RegionNames.tableName(of: language)]
    return [shown.first?.text(in: table), own].compactMap(\.self)
  }

  private func languageNames(
    atRank rank: Int, _ shown: [ShownName]
  ) -> [String: String] {
    let tagged = table.taggedNames(rank)
    var names = [String: String](
      minimumCapacity: tagged.reduce(0) { $0 + $1.mask.nonzeroBitCount })
    for entry in tagged where entry.name < shown.count {
      let text = shown[entry.name].text(in: table)
      var mask = entry.mask
      while mask != 0 {
        names[NameTag.languages[mask.trailingZeroBitCount]] = text
        mask &= mask - 1
      }
    }
    return names
  }
}
