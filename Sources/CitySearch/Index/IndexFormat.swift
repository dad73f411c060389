/// The file format of the index: a header of 64-bit little-endian words, then the sections, aligned
/// to eight bytes.
enum IndexFormat {
  /// "WTCITIES" read as a little-endian word.
  static let magic: UInt64 = 0x5345_4954_4943_5457
  /// Incremented with every change of the layout, the folding or the indexed data.
  static let version: UInt64 = 17
  /// The number of header words before the table of sections.
  static let fixedWords = 8
  /// The size of the header in bytes.
  static let headerSize = (fixedWords + 2 * Section.allCases.count) * 8
  /// The maximum size of an index file.
  static let largestFile = 1 << 30

  /// The header words by index.
  enum Word: Int {
    case magic, version, size, checksum, listSize, listModified, listHash, cityCount
  }

  /// The contents of the file. City sections are in order of rank: cities before their districts,
  /// then by population.
  enum Section: Int, CaseIterable {
    /// One Int64 per city.
    case ids
    /// One UInt32 per city.
    case populations
    /// One Int32 per city, in units of 1e-5 degrees.
    case latitudes, longitudes
    /// One UInt16 per city: two letters.
    case countries
    /// One UInt32 per city: the index of the region.
    case regions
    /// One UInt16 per city: the index of the time zone.
    case timeZones
    /// One UInt8 per city.
    case flags
    /// One UInt16 per city: its weight (`PlaceWeight`).
    case weights
    /// One UInt32 per city, plus one: the start of its names as shown (`ShownName`) in `texts`.
    case textOffsets
    case texts
    /// One UInt32 per city, plus one: the start of its folded names in `folded`, in the same order.
    case foldedOffsets
    case folded
    /// Three UInt16 per city, relative to the start of its folded names: the ends of the names that
    /// are equivalent to the one shown, of codes, and of side names. Generated forms that lists
    /// lack (initials, names with 시 or 군) follow.
    case nameBounds
    /// One UInt32 per city, plus one: the start of its tags in `tags`, in units of four bytes.
    case tagOffsets
    /// One UInt32 per name that is tagged with languages: the index of the mask of the languages in
    /// `tagMasks` above the index of the name (`bitsOfName`).
    case tags
    /// One UInt64 per set of languages with which a name is tagged.
    case tagMasks
    /// One UInt32 for each of the few cities with a name that is a main name only for users of one
    /// language with Latin letters (`LanguageNames`): the rank of the city.
    case ownNamed
    /// One bit per byte of `folded`, set if a word begins there.
    case starts
    /// One UInt32 per city: the ranks of the cities, sorted by ID.
    case idOrder
    /// One UInt16 per region: the country. Regions are sorted by country and division.
    case regionCountries
    /// One UInt32 per region, plus one: the start of its names in `regionTexts`: the name of the
    /// division, and the names of the city, county or district in Latin letters and in Hangul.
    case regionOffsets
    case regionTexts
    /// One UInt64 per name of a country or division: its hash, sorted.
    case regionKeys
    /// One UInt32 per name: the region, or the country with the highest bit set.
    case regionOwners
    /// One UInt32 per time zone, plus one: the start of its name in `timeZoneTexts`.
    case timeZoneOffsets
    case timeZoneTexts
    /// One UInt64 per block of n-grams (`NGramTable`): its first key, sorted.
    case gramKeys
    /// One UInt32 per block, plus one: the start of its entries.
    case gramEntryOffsets
    /// Two varints per n-gram: the difference of its key from the previous one in the block, and
    /// the length of its posting list.
    case gramEntries
    /// One UInt32 per block: the start of its first posting list.
    case postingOffsets
    /// The posting list of each n-gram (`PostingList`).
    case postings

    /// Whether a search reads only small, scattered parts of the section.
    var isReadInPlaces: Bool {
      switch self {
      case .texts, .gramKeys, .gramEntryOffsets, .gramEntries, .postingOffsets, .postings: true
      default: false
      }
    }
  }

  /// The bits of a city's flags.
  enum Flag {
    /// The second name of the place is in Hangul.
    static let hasHangul: UInt8 = 1
    /// The place is the seat of its country's government.
    static let isCapital: UInt8 = 2
  }

  /// The number of bits of the index of a name in `tags`.
  static let bitsOfName = 12

  /// The terminator of a name in `texts` and in `folded`.
  static let separator: UInt8 = 0

  /// Returns the bytes split into the pieces by which their checksum is computed. Each piece starts
  /// on a page boundary.
  static func pieces(of bytes: UnsafeRawBufferPointer) -> [UnsafeRawBufferPointer] {
    let size = 2 << 20
    return stride(from: 0, to: bytes.count, by: size).map { start in
      UnsafeRawBufferPointer(rebasing: bytes[start..<min(bytes.count, start + size)])
    }
  }

  /// Returns a hash of bytes. It processes eight bytes at a time in four lanes, which is fast
  /// enough to verify the file at each start of the program.
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

/// The key of an n-gram: the kind of its position in a name, and its one to three letters.
enum NGram {
  /// The kind of the position of an n-gram in a name.
  enum Kind: UInt64 {
    case inside = 0
    /// At the beginning of a word of a side name.
    case sideWord = 1
    case sideWhole = 2
    /// At the beginning of a word of a main name, in any script.
    case mainWord = 3
    case mainWhole = 4
    case code = 5
  }

  /// Returns whether the posting list of a key flags the places in which the word is the first of a
  /// name.
  static func distinguishesPrefixes(_ key: UInt64) -> Bool {
    let kind = Kind(rawValue: key >> 60)
    return kind == .sideWord || kind == .mainWord
  }

  /// Returns whether one or two letters are searched inside words. Letters of alphabets, kana and the
  /// keys of Hangul syllables are not, because they occur in too many names to identify one.
  static func isFoundInside(_ letter: UInt32) -> Bool { letter >= 0x3190 }

  /// Returns the key; absent letters are 0. Letters are truncated to 20 bits, which loses nothing,
  /// because folded text has no private use characters above U+FFFFF.
  static func key(_ kind: Kind, _ first: UInt32, _ second: UInt32 = 0, _ third: UInt32 = 0)
    -> UInt64
  {
    kind.rawValue << 60 | UInt64(first & 0xFFFFF) << 40 | UInt64(second & 0xFFFFF) << 20
      | UInt64(third & 0xFFFFF)
  }
}
