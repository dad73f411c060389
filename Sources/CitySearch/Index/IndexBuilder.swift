/// Builds the bytes of an index from a list.
struct IndexBuilder {
  private let list: CityList
  private var sections = [[UInt8]](repeating: [], count: IndexFormat.Section.allCases.count)
  private var grams = NGramCollector()
  private var folded = FoldedText()
  private var starts: [UInt8] = []
  /// The initials of the current city's Hangul names. They are stored after its names, so that
  /// shown and folded names have the same indices.
  private var initials: [(bytes: [UInt8], starts: [UInt8])] = []
  private var regionNumbers: [RegionKey: UInt32] = [:]
  private var timeZoneNumbers: [[UInt8]: UInt16] = [:]
  private var tagMasks: [UInt64: UInt32] = [:]

  private var levels: [DistrictRule.Level]
  /// Whether the current city has a name that is a main name only for users of one language.
  private var hasOwnNames = false

  private struct RegionKey: Hashable, Comparable {
    var country: UInt16
    /// The division, and the city, county or district in Latin letters and in Hangul.
    var texts: [[UInt8]]

    static func < (first: Self, second: Self) -> Bool {
      first.country != second.country
        ? first.country < second.country
        : first.texts.lexicographicallyPrecedes(second.texts) { $0.lexicographicallyPrecedes($1) }
    }
  }

  private init(_ list: CityList) {
    self.list = list
    levels = list.places.map { DistrictRule.level(of: $0, in: list) }
  }

  /// Builds the index and reports the completed fraction to `progress`.
  static func build(
    _ list: CityList, stamp: ListStamp, progress: (Double) -> Void
  ) -> [UInt8] {
    var builder = IndexBuilder(list)
    return builder.build(stamp: stamp, progress: progress)
  }

  private mutating func build(stamp: ListStamp, progress: (Double) -> Void) -> [UInt8] {
    let order = rankedPlaces()
    append(UInt32(0), to: .timeZoneOffsets)
    addRegions(of: order)
    for (rank, index) in order.enumerated() {
      add(list.places[index], level: levels[index])
      if rank & 0x07FF == 0 { progress(Double(rank) / Double(order.count) * 0.9) }
    }
    append(UInt32(sections[IndexFormat.Section.texts.rawValue].count), to: .textOffsets)
    append(UInt32(sections[IndexFormat.Section.folded.rawValue].count), to: .foldedOffsets)
    append(UInt32(sections[IndexFormat.Section.tags.rawValue].count / 4), to: .tagOffsets)
    packStarts()
    addGrams()
    addRegionNames()
    let ids = order.map { list.places[$0].id }
    for rank in (0..<order.count).sorted(by: { ids[$0] < ids[$1] }) {
      append(UInt32(rank), to: .idOrder)
    }
    progress(1)
    return assemble(count: order.count, stamp: stamp)
  }

  /// Returns the indices of the places in order of rank, each ID once.
  private func rankedPlaces() -> [Int] {
    var seen = Set<Int>(minimumCapacity: list.places.count)
    return list.places.indices.filter { seen.insert(list.places[$0].id).inserted }
      .sorted { first, second in
        if levels[first] != levels[second] { return levels[first] < levels[second] }
        let (a, b) = (list.places[first], list.places[second])
        return a.population != b.population ? a.population > b.population : a.id < b.id
      }
  }

  private mutating func add(_ place: CityList.Place, level: DistrictRule.Level) {
    append(Int64(place.id), to: .ids)
    append(UInt32(clamping: place.population), to: .populations)
    append(Int32((place.latitude * 1e5).rounded()), to: .latitudes)
    append(Int32((place.longitude * 1e5).rounded()), to: .longitudes)
    append(place.country, to: .countries)
    append(regionNumbers[region(of: place)] ?? 0, to: .regions)
    append(timeZone(of: place), to: .timeZones)
    append(UInt16(PlaceWeight.of(place, level: level)), to: .weights)
    append(UInt32(sections[IndexFormat.Section.texts.rawValue].count), to: .textOffsets)
    append(UInt32(sections[IndexFormat.Section.folded.rawValue].count), to: .foldedOffsets)
    append(UInt32(sections[IndexFormat.Section.tags.rawValue].count / 4), to: .tagOffsets)
    let names = PlaceNames(of: place, in: list)
    addNames(names, of: place)
    if hasOwnNames {
      append(UInt32(sections[IndexFormat.Section.ids.rawValue].count / 8 - 1), to: .ownNamed)
      hasOwnNames = false
    }
    var flags: UInt8 = names.hangul.count > 0 ? IndexFormat.Flag.hasHangul : 0
    if place.isCapital { flags |= IndexFormat.Flag.isCapital }
    append(flags, to: .flags)
    grams.endCity()
  }

  private mutating func addNames(_ names: PlaceNames, of place: CityList.Place) {
    let section = IndexFormat.Section.folded.rawValue
    let start = sections[section].count
    let shownHangul = list.string(names.hangul)
    let base = Array((NameVariants.withoutSuffix(shownHangul) ?? shownHangul).utf8)
    for (number, name) in names.main.enumerated() {
      addName(name.text, .main, isShort: name.isShort)
      addTag(name.mask, number)
      // Only the usual Hangul names and their variants are found by their initials.
      if number > 0, folded.isAllHangul { keepInitials() }
    }
    append(UInt16(clamping: sections[section].count - start), to: .nameBounds)
    for name in names.codes { addName(name.text, .code) }
    append(UInt16(clamping: sections[section].count - start), to: .nameBounds)
    for (number, name) in names.side.enumerated() {
      addName(name.text, .side)
      addTag(name.mask, names.main.count + names.codes.count + number)
      if folded.isAllHangul, !base.isEmpty, list.bytes(name.text).starts(with: base) {
        keepInitials()
      }
    }
    append(UInt16(clamping: sections[section].count - start), to: .nameBounds)
    for variant in NameVariants.variants(of: place, hangul: names.hangul, in: list) {
      folded.removeAll()
      folded.append(variant)
      addFolded(folded.bytes, folded.starts, .main)
      // `NameVariants` adds 시, 군 and 구 to every name without them, even if the place is none of the
      // three, so the initials of these forms are stored only for cities.
      if place.population >= NameVariants.cityPopulation
        || variant.utf8.count < shownHangul.utf8.count
      {
        keepInitials()
      }
    }
    for entry in initials { addFolded(entry.bytes, entry.starts, .main) }
    initials.removeAll(keepingCapacity: true)
  }

  private mutating func addTag(_ mask: UInt64, _ number: Int) {
    guard mask != 0, number < 1 << IndexFormat.bitsOfName else { return }
    let known = tagMasks[mask]
    let index = known ?? UInt32(tagMasks.count)
    if known == nil {
      tagMasks[mask] = index
      append(mask, to: .tagMasks)
    }
    append(index << UInt32(IndexFormat.bitsOfName) | UInt32(number), to: .tags)
    if mask & NameTag.ownMask != 0 { hasOwnNames = true }
  }

  private mutating func addName(
    _ text: CityList.Text, _ nameClass: NameBounds.Class, isShort: Bool = false
  ) {
    let range = text.range
    folded.removeAll()
    list.pool.withUnsafeBufferPointer { pool in
      var position = range.lowerBound
      while position < range.upperBound {
        let (code, length) = UTF8Decoding.scalar(pool, at: position, end: range.upperBound)
        folded.append(code)
        position += length
      }
    }
    let foldedName = folded.bytes.withUnsafeBufferPointer { letters in
      ShownName.usualSpelling(of: letters) { folded.starts[$0] != 0 }
    }
    if !foldedName.elementsEqual(list.pool[range]) {
      sections[IndexFormat.Section.texts.rawValue].append(contentsOf: list.pool[range])
    }
    sections[IndexFormat.Section.texts.rawValue].append(IndexFormat.separator)
    addFolded(folded.bytes, folded.starts, nameClass, isShort: isShort)
  }

  private mutating func keepInitials() {
    // The initial of a single syllable would match as a whole name, such as ㅂ for 빈.
    guard folded.isAllHangul, folded.initials.count > 3,
      !initials.contains(where: { $0.bytes == folded.initials })
    else {
      return
    }
    initials.append((folded.initials, folded.startsOfInitials))
  }

  private mutating func addFolded(
    _ bytes: [UInt8], _ wordStarts: [UInt8], _ nameClass: NameBounds.Class, isShort: Bool = false
  ) {
    sections[IndexFormat.Section.folded.rawValue].append(contentsOf: bytes)
    sections[IndexFormat.Section.folded.rawValue].append(IndexFormat.separator)
    starts.append(contentsOf: wordStarts)
    starts.append(0)
    bytes.withUnsafeBufferPointer { addGrams($0, wordStarts, nameClass, isShort) }
  }

  private func addGrams(
    _ bytes: UnsafeBufferPointer<UInt8>, _ wordStarts: [UInt8], _ nameClass: NameBounds.Class,
    _ isShort: Bool
  ) {
    let isMain = nameClass == .main
    // The beginning of an abbreviation or a nickname is that of another name, as in Brum and Brussels.
    let isAbbreviation = isShort && NameVariants.isAbbreviation(bytes, wordStarts)
    var position = 0
    while position < bytes.count {
      // The one to three letters from this position; 0 after the end of the name.
      let (first, length) = UTF8Decoding.scalar(bytes, at: position, end: bytes.count)
      let (second, secondLength) = UTF8Decoding.scalar(
        bytes, at: position + length, end: bytes.count)
      let afterSecond = position + length + secondLength
      let (third, thirdLength) = UTF8Decoding.scalar(bytes, at: afterSecond, end: bytes.count)
      let isWhole = position == 0 && afterSecond + thirdLength == bytes.count
      if nameClass == .code || (isShort && isWhole) {
        // A code matches only as a whole.
        if isWhole { grams.add(NGram.key(isMain ? .mainWhole : .code, first, second, third)) }
        return
      }
      add(.inside, first, second, third)
      if position == 0 || wordStarts[position] != 0 {
        add(
          isMain && !isAbbreviation ? .mainWord : .sideWord, first, second, third,
          isPrefix: position == 0)
      }
      if isWhole {
        grams.add(NGram.key(isMain ? .mainWhole : .sideWhole, first, second, third))
      }
      position += length
    }
  }

  private func add(
    _ kind: NGram.Kind, _ first: UInt32, _ second: UInt32, _ third: UInt32, isPrefix: Bool = false
  ) {
    if kind != .inside || NGram.isFoundInside(first) {
      grams.add(NGram.key(kind, first), isPrefix: isPrefix)
      if second != 0 { grams.add(NGram.key(kind, first, second), isPrefix: isPrefix) }
    }
    if third != 0 { grams.add(NGram.key(kind, first, second, third), isPrefix: isPrefix) }
  }

  private func region(of place: CityList.Place) -> RegionKey {
    RegionKey(
      country: place.country,
      texts: [place.state, place.within, place.withinHangul].map { Array(list.bytes($0)) })
  }

  /// Adds the regions in the order of their country and division, so that the regions of a country,
  /// and of a division, are adjacent.
  private mutating func addRegions(of places: [Int]) {
    let section = IndexFormat.Section.regionTexts.rawValue
    append(UInt32(0), to: .regionOffsets)
    for key in Set(places.map { region(of: list.places[$0]) }).sorted() {
      regionNumbers[key] = UInt32(regionNumbers.count)
      append(key.country, to: .regionCountries)
      sections[section].append(contentsOf: key.texts.joined(separator: [IndexFormat.separator]))
      append(UInt32(sections[section].count), to: .regionOffsets)
    }
  }

  /// Adds all names of countries and divisions by their hash, for queries that name a region.
  private mutating func addRegionNames() {
    var entries: [(key: UInt64, owner: UInt32)] = []
    func add(_ name: String, _ owner: UInt32) {
      let key = RegionNames.key(of: FoldedText(name).bytes)
      if key != 0 { entries.append((key, owner)) }
    }
    var countries = Set<UInt16>()
    for (key, number) in regionNumbers {
      countries.insert(key.country)
      let state = String(decoding: key.texts[0], as: UTF8.self)
      let country = CountryCode.string(key.country)
      for name in RegionNames.names(ofDivision: state, country: country) { add(name, number) }
    }
    for country in countries where country != 0 {
      for name in RegionNames.allNames(ofCountry: CountryCode.string(country)) {
        add(name, RegionNames.isCountry | UInt32(country))
      }
    }
    entries.sort { ($0.key, $0.owner) < ($1.key, $1.owner) }
    var previous: (key: UInt64, owner: UInt32)?
    for entry in entries where previous.map({ $0 != entry }) ?? true {
      append(entry.key, to: .regionKeys)
      append(entry.owner, to: .regionOwners)
      previous = entry
    }
  }

  private mutating func timeZone(of place: CityList.Place) -> UInt16 {
    let name = Array(list.bytes(place.timeZone))
    if let number = timeZoneNumbers[name] { return number }
    // A malicious list may have more zones than exist; zones beyond the maximum share the first
    // one.
    guard timeZoneNumbers.count < Int(UInt16.max) else { return 0 }
    let number = UInt16(timeZoneNumbers.count)
    timeZoneNumbers[name] = number
    sections[IndexFormat.Section.timeZoneTexts.rawValue].append(contentsOf: name)
    append(
      UInt32(sections[IndexFormat.Section.timeZoneTexts.rawValue].count), to: .timeZoneOffsets)
    return number
  }

  private mutating func packStarts() {
    var packed = [UInt8](repeating: 0, count: (starts.count + 7) / 8)
    for (position, start) in starts.enumerated() where start != 0 {
      packed[position >> 3] |= 1 << UInt8(position & 7)
    }
    sections[IndexFormat.Section.starts.rawValue] = packed
  }

  private mutating func addGrams() {
    let table = grams.finish()
    for key in table.firstKeys { append(key, to: .gramKeys) }
    for offset in table.entryOffsets { append(offset, to: .gramEntryOffsets) }
    sections[IndexFormat.Section.gramEntries.rawValue] = table.entries
    for offset in table.listStarts { append(offset, to: .postingOffsets) }
    sections[IndexFormat.Section.postings.rawValue] = table.postings
  }

  private mutating func append(
    _ value: some FixedWidthInteger, to section: IndexFormat.Section
  ) {
    withUnsafeBytes(of: value.littleEndian) { sections[section.rawValue].append(contentsOf: $0) }
  }

  /// Assembles the header, the sections and, last, the checksum of both.
  private func assemble(count: Int, stamp: ListStamp) -> [UInt8] {
    var words: [UInt64] = [
      IndexFormat.magic, IndexFormat.version, 0, 0, stamp.size, stamp.modified, stamp.hash,
      UInt64(count),
    ]
    var size = IndexFormat.headerSize
    for section in sections {
      words += [UInt64(size), UInt64(section.count)]
      size += (section.count + 7) & ~7
    }
    words[IndexFormat.Word.size.rawValue] = UInt64(size)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    for word in words { withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) } }
    for section in sections {
      bytes.append(contentsOf: section)
      bytes.append(contentsOf: repeatElement(0, count: -section.count & 7))
    }
    let checksum = bytes.withUnsafeBytes { IndexChecksum.of($0) }
    withUnsafeBytes(of: checksum.littleEndian) {
      let place = IndexFormat.Word.checksum.rawValue * 8
      bytes.replaceSubrange(place..<place + 8, with: $0)
    }
    return bytes
  }
}
