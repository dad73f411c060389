/// The file format of the index: a header of 64-bit little-endian words, then the sections, aligned to eight
/// bytes.
enum IndexFormat {
  /// "WTCITIES" read as a little-endian word.
  static let magic: UInt64 = 0x5345_4954_4943_5457
  /// Raised with every change of the layout, of folding or of what is indexed.
  static let version: UInt64 = 8
  /// The words of the header before the table of sections.
  static let fixedWords = 8
  /// The bytes of the header.
  static let headerSize = (fixedWords + 2 * Section.allCases.count) * 8
  /// The maximum size of an index file.
  static let largestFile = 1 << 30

  /// The words of the header by place.
  enum Word: Int {
    case magic, version, size, checksum, listSize, listModified, listHash, cityCount
  }

  /// What the file holds. City sections are in the order of rank: cities before their districts,
  /// then by population.
  enum Section: Int, CaseIterable {
    /// Int64 a city.
    case ids
    /// UInt32 a city.
    case populations
    /// Int32 a city, in units of 1e-5 degrees.
    case latitudes, longitudes
    /// UInt16 a city: two letters.
    case countries
    /// UInt32 a city: which region.
    case regions
    /// UInt16 a city: which time zone.
    case timeZones
    /// UInt8 a city.
    case flags
    /// UInt16 a city: what it weighs (`PlaceWeight`).
    case weights
    /// UInt32 a city and one more: where its names begin in `texts`, as they are shown (`ShownName`).
    case textOffsets
    case texts
    /// UInt32 a city and one more: where its folded names begin in `folded`, in the same order.
    case foldedOffsets
    case folded
    /// Three UInt16 a city, counted from where its folded names begin: the end of the names that
    /// count as much as the one shown, of codes, and of side names. Forms that nobody writes into
    /// a list (initials, with 시 or 군) follow.
    case nameBounds
    /// UInt32 a city and one more: where its tags begin in `tags`, in eights of bytes.
    case tagOffsets
    /// UInt64 a name that belongs to languages: their mask above 16 bits of which name it is.
    case tags
    /// UInt32: the few cities with a name that only readers of a language in Latin letters use.
    case ownNamed
    /// One bit for each byte of `folded`: a word begins here.
    case starts
    /// UInt32 a city: the cities by id.
    case idOrder
    /// UInt16 a region: the country.
    case regionCountries
    /// UInt32 a region and one more: where its names lie in `regionTexts`: the division's, and
    /// what the region is part of in Latin letters and in Hangul.
    case regionOffsets
    case regionTexts
    /// UInt64 a name of a country or division: its hash, sorted.
    case regionKeys
    /// UInt32 for each of them: the region, or the country with the highest bit set.
    case regionOwners
    /// UInt32 a time zone and one more.
    case timeZoneOffsets
    case timeZoneTexts
    /// UInt64 a block of grams (`NGramTable`): its first key, sorted.
    case gramKeys
    /// UInt32 a block and one more: where its entries begin.
    case gramEntryOffsets
    /// Two varints a gram: how far its key is from the one before in the block, and the length of its
    /// posting list.
    case gramEntries
    /// UInt32 a block: where its first posting list begins.
    case postingOffsets
    /// The posting list of each gram (`PostingList`).
    case postings

    /// Whether a search reads little of it, here and there.
    var isReadInPlaces: Bool {
      switch self {
      case .texts, .gramKeys, .gramEntryOffsets, .gramEntries, .postingOffsets, .postings: true
      default: false
      }
    }
  }

  /// The bits of a city's flags.
  enum Flag {
    /// The second of its names is the one in Hangul.
    static let hasHangul: UInt8 = 1
    /// A part of another place.
    static let isDistrict: UInt8 = 2
    /// The seat of its country's government.
    static let isCapital: UInt8 = 4
  }

  /// What ends a name in `texts` and in `folded`.
  static let separator: UInt8 = 0

  /// The bytes in the pieces that they are checked in: each starts at a page of memory.
  static func pieces(of bytes: UnsafeRawBufferPointer) -> [UnsafeRawBufferPointer] {
    let size = 2 << 20
    return stride(from: 0, to: bytes.count, by: size).map { start in
      UnsafeRawBufferPointer(rebasing: bytes[start..<min(bytes.count, start + size)])
    }
  }

  /// A hash of bytes, eight at a time in four lanes: fast enough to check the file at each start.
  static func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    let prime: UInt64 = 0x9E37_79B1_85EB_CA87
    var (a, b, c, d) = (prime, prime &* 3, prime &* 5, prime &* 7)
    var position = 0
    if let base = bytes.baseAddress {
      while position + 32 <= bytes.count {
        let at = base + position
        a = (a ^ at.loadUnaligned(as: UInt64.self)) &* prime
        b = (b ^ at.loadUnaligned(fromByteOffset: 8, as: UInt64.self)) &* prime
        c = (c ^ at.loadUnaligned(fromByteOffset: 16, as: UInt64.self)) &* prime
        d = (d ^ at.loadUnaligned(fromByteOffset: 24, as: UInt64.self)) &* prime
        a ^= a >> 29
        b ^= b >> 29
        c ^= c >> 29
        d ^= d >> 29
        position += 32
      }
    }
    while position < bytes.count {
      a = (a ^ UInt64(bytes[position])) &* prime
      a ^= a >> 29
      position += 1
    }
    var hash = UInt64(bytes.count) &* prime
    for lane in [a, b, c, d] {
      hash = (hash ^ lane) &* prime
      hash ^= hash >> 32
    }
    return hash
  }
}

/// The key of one to three letters: what kind of place in a name they have, and the letters.
enum NGram {
  /// Where in a name the letters stand.
  enum Kind: UInt64 {
    case inside = 0
    /// In a name besides the one that is shown.
    case sideWord = 1
    case sideWhole = 2
    /// In the name that is shown, in whatever script it is read.
    case mainWord = 3
    case mainWhole = 4
    case code = 5
  }

  /// Whether the places of a key are flagged where the word is the first of the name.
  static func distinguishesPrefixes(_ key: UInt64) -> Bool {
    let kind = Kind(rawValue: key >> 60)
    return kind == .sideWord || kind == .mainWord
  }

  /// The key; absent letters are 0. Letters beyond 20 bits are cut, which only makes two of them
  /// share a key: what is found is compared again.
  static func key(_ kind: Kind, _ first: UInt32, _ second: UInt32 = 0, _ third: UInt32 = 0)
    -> UInt64
  {
    kind.rawValue << 60 | UInt64(first & 0xFFFFF) << 40 | UInt64(second & 0xFFFFF) << 20
      | UInt64(third & 0xFFFFF)
  }
}
