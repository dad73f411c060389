/// An index, accessed by sections. Every read is bounds-checked, so a damaged file can cause wrong
/// results but never an out-of-bounds read.
struct IndexTable: Sendable {
  /// Fixed-size numbers in a section.
  struct Column<Value: FixedWidthInteger & Sendable>: @unchecked Sendable {
    // Points into the IndexBytes that the table retains; the bytes are never written.
    private let base: UnsafeRawPointer?
    let count: Int

    init(_ bytes: UnsafeRawBufferPointer) {
      base = bytes.baseAddress
      count = bytes.count / MemoryLayout<Value>.size
    }

    /// The value at an index; 0 outside.
    @inline(__always)
    subscript(index: Int) -> Value {
      guard index >= 0, index < count, let base else { return 0 }
      return Value(
        littleEndian: base.loadUnaligned(
          fromByteOffset: index &* MemoryLayout<Value>.size, as: Value.self))
    }
  }

  /// Consecutive pieces of bytes, found by their offsets.
  struct Pieces: @unchecked Sendable {
    // Unchecked for the same reason as `Column`.
    let bytes: UnsafeRawBufferPointer
    private let offsets: Column<UInt32>

    init(_ bytes: UnsafeRawBufferPointer, offsets: UnsafeRawBufferPointer) {
      self.bytes = bytes
      self.offsets = Column(offsets)
    }

    var count: Int { max(0, offsets.count - 1) }

    /// Returns the range of a piece; empty if the offsets are invalid.
    @inline(__always)
    func range(_ index: Int) -> Range<Int> {
      guard index >= 0, index < count else { return 0..<0 }
      let start = Int(offsets[index])
      let end = Int(offsets[index + 1])
      return start <= end && end <= bytes.count ? start..<end : 0..<0
    }

    /// Returns a piece.
    @inline(__always)
    subscript(index: Int) -> UnsafeRawBufferPointer {
      UnsafeRawBufferPointer(rebasing: bytes[range(index)])
    }

    func string(_ index: Int) -> String { String(decoding: self[index], as: UTF8.self) }
  }

  let owner: IndexBytes
  let checksum: UInt64
  let count: Int
  let stamp: ListStamp
  let ids: Column<Int64>
  let populations: Column<UInt32>
  let latitudes: Column<Int32>
  let longitudes: Column<Int32>
  let countries: Column<UInt16>
  let regions: Column<UInt32>
  let timeZones: Column<UInt16>
  let flags: Column<UInt8>
  let weights: Column<UInt16>
  let texts: Pieces
  let folded: Pieces
  let nameBounds: Column<UInt16>
  let tags: Column<UInt32>
  let tagMasks: Column<UInt64>
  let tagOffsets: Column<UInt32>
  let ownNamed: Column<UInt32>
  let starts: Column<UInt8>
  /// The same bits in larger numbers, without the last ones.
  let wideStarts: Column<UInt64>
  let idOrder: Column<UInt32>
  let regionCountries: Column<UInt16>
  let regionNames: Pieces
  let regionKeys: Column<UInt64>
  let regionOwners: Column<UInt32>
  let timeZoneNames: Pieces
  let grams: NGramTable
  /// The ranges of the file that nearly every search reads.
  let readThroughout: [Range<Int>]

  /// Checks magic, version, size, checksum and the bounds of all sections.
  /// - Parameter knownWhole: The checksum of this file when it was last verified, or nil to verify
  ///   the file now. Verification reads the whole file, which takes a third of the time of a short
  ///   command.
  init?(_ owner: IndexBytes, knownWhole: UInt64? = nil) {
    let bytes = owner.bytes
    guard bytes.count >= IndexFormat.headerSize else { return nil }
    func word(_ index: Int) -> UInt64 {
      UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self))
    }
    func word(_ name: IndexFormat.Word) -> UInt64 { word(name.rawValue) }
    guard word(.magic) == IndexFormat.magic, word(.version) == IndexFormat.version,
      word(.size) == UInt64(bytes.count), word(.cityCount) < 1 << 24,
      word(.checksum) == knownWhole ?? IndexTable.checksum(of: owner)
    else { return nil }
    var sections: [UnsafeRawBufferPointer] = []
    var readThroughout: [Range<Int>] = []
    for section in IndexFormat.Section.allCases {
      let at = IndexFormat.fixedWords + 2 * section.rawValue
      let (offset, length) = (word(at), word(at + 1))
      guard offset <= UInt64(bytes.count), length <= UInt64(bytes.count) - offset else {
        return nil
      }
      let place = Int(offset)..<Int(offset) + Int(length)
      sections.append(UnsafeRawBufferPointer(rebasing: bytes[place]))
      if !section.isReadInPlaces { readThroughout.append(place) }
    }
    self.readThroughout = readThroughout
    func section(_ section: IndexFormat.Section) -> UnsafeRawBufferPointer {
      sections[section.rawValue]
    }
    self.owner = owner
    checksum = word(.checksum)
    count = Int(word(.cityCount))
    stamp = ListStamp(
      size: word(.listSize), modified: word(.listModified), hash: word(.listHash))
    ids = Column(section(.ids))
    populations = Column(section(.populations))
    latitudes = Column(section(.latitudes))
    longitudes = Column(section(.longitudes))
    countries = Column(section(.countries))
    regions = Column(section(.regions))
    timeZones = Column(section(.timeZones))
    flags = Column(section(.flags))
    weights = Column(section(.weights))
    texts = Pieces(section(.texts), offsets: section(.textOffsets))
    folded = Pieces(section(.folded), offsets: section(.foldedOffsets))
    nameBounds = Column(section(.nameBounds))
    tags = Column(section(.tags))
    tagMasks = Column(section(.tagMasks))
    tagOffsets = Column(section(.tagOffsets))
    ownNamed = Column(section(.ownNamed))
    starts = Column(section(.starts))
    wideStarts = Column(section(.starts))
    idOrder = Column(section(.idOrder))
    regionCountries = Column(section(.regionCountries))
    regionNames = Pieces(section(.regionTexts), offsets: section(.regionOffsets))
    regionKeys = Column(section(.regionKeys))
    regionOwners = Column(section(.regionOwners))
    timeZoneNames = Pieces(section(.timeZoneTexts), offsets: section(.timeZoneOffsets))
    grams = NGramTable(
      firstKeys: section(.gramKeys),
      entries: Pieces(section(.gramEntries), offsets: section(.gramEntryOffsets)),
      listStarts: section(.postingOffsets), postings: section(.postings))
    guard ids.count == count, texts.count == count, folded.count == count else { return nil }
  }

  /// Prefetches the pages that nearly every search reads.
  func prefetchPages() {
    for place in readThroughout { owner.prefetchPages(place) }
  }

  private static func checksum(of owner: IndexBytes) -> UInt64 {
    var checksum = IndexChecksum()
    owner.scan { checksum.add($0) }
    return checksum.value
  }

  /// Returns whether a word begins at a byte of `folded`.
  @inline(__always)
  func wordStarts(at position: Int) -> Bool {
    starts[position >> 3] & (1 << UInt8(position & 7)) != 0
  }

  /// Returns the ends of the classes of a place's names in `folded`. Damaged bounds result in empty
  /// classes.
  @inline(__always)
  func bounds(_ rank: Int) -> NameBounds {
    let start = folded.range(rank).lowerBound
    return NameBounds(
      main: start + Int(nameBounds[3 * rank]), code: start + Int(nameBounds[3 * rank + 1]),
      side: start + Int(nameBounds[3 * rank + 2]))
  }

  /// Returns a region's division, and the city, county or district that contains its places, in
  /// Latin letters and in Hangul.
  func regionParts(_ region: Int) -> (division: String, within: String, withinHangul: String) {
    let parts = regionBytes(region)
    return (
      String(decoding: parts.division, as: UTF8.self),
      String(decoding: parts.within, as: UTF8.self),
      String(decoding: parts.withinHangul, as: UTF8.self)
    )
  }

  /// Returns the bytes of `regionParts`.
  func regionBytes(
    _ region: Int
  ) -> (division: UTF8Bytes, within: UTF8Bytes, withinHangul: UTF8Bytes) {
    let bytes = regionNames[region].assumingMemoryBound(to: UInt8.self)
    let separator = IndexFormat.separator
    let none = UTF8Bytes(start: nil, count: 0)
    let (division, rest) = bytes.splitAtFirst(separator)
    guard let (within, end) = rest?.splitAtFirst(separator), let hangul = end,
      hangul.splitAtFirst(separator).rest == nil
    else { return (division, none, none) }
    return (division, within, hangul)
  }

  /// Returns the names of a place that are tagged with languages: the index of each name, and the
  /// mask of its languages. The sequence references only the columns, so that iterating over all
  /// places copies nothing.
  @inline(__always)
  func taggedNames(_ rank: Int) -> some Sequence<(name: Int, mask: UInt64)> {
    let (start, end) = (Int(tagOffsets[rank]), Int(tagOffsets[rank + 1]))
    let range = start <= end && end <= tags.count ? start..<end : 0..<0
    return range.lazy.map { [tags, tagMasks] index in
      let mask = Int(tags[index] >> UInt32(IndexFormat.bitsOfName))
      return (
        Int(tags[index] & (1 << UInt32(IndexFormat.bitsOfName) - 1)),
        mask < tagMasks.count ? tagMasks[mask] & NameTag.languageMask : 0
      )
    }
  }
}

/// The ends of the classes of a place's folded names, which determine the class of a name by its
/// position.
struct NameBounds {
  var main: Int
  var code: Int
  var side: Int

  /// The class of a name: a main name, a code or a side name.
  enum Class {
    case main, code, side
  }

  @inline(__always)
  func nameClass(at position: Int) -> Class {
    if position < main || position >= side { return .main }
    return position < code ? .code : .side
  }
}
