import Glibc

/// A collector of the posting lists of n-grams, to which the cities are added in order of rank.
///
/// It uses a hash table with open addressing in unmanaged memory, because about ten million n-grams
/// are added, most of which it already contains.
final class NGramCollector {
  private var slots: UnsafeMutablePointer<UInt32>
  private var mask: Int
  private var count = 0
  private var keys: UnsafeMutablePointer<UInt64>
  private var lastCities: UnsafeMutablePointer<UInt32>
  /// For each n-gram, the last city with a name that begins with it.
  private var lastPrefixCities: UnsafeMutablePointer<UInt32>
  private var capacity: Int
  /// The n-grams in order of arrival, grouped by city; `cityEnds` has the end of each group. For a
  /// finished city, the lowest bit indicates whether a name begins with the n-gram.
  private var stream: [UInt32] = []
  private var cityEnds: [Int] = []
  private static let noCity = UInt32.max

  init() {
    capacity = 1 << 12
    mask = 1 << 14 - 1
    slots = Self.zeros(mask + 1)
    keys = .allocate(capacity: capacity)
    lastCities = .allocate(capacity: capacity)
    lastPrefixCities = .allocate(capacity: capacity)
  }

  deinit {
    slots.deallocate()
    keys.deallocate()
    lastCities.deallocate()
    lastPrefixCities.deallocate()
  }

  /// Ends the current city and begins the next one.
  func endCity() {
    let city = UInt32(truncatingIfNeeded: cityEnds.count)
    for position in (cityEnds.last ?? 0)..<stream.count {
      let ngram = stream[position]
      stream[position] = ngram << 1 | (lastPrefixCities[Int(ngram)] == city ? 1 : 0)
    }
    cityEnds.append(stream.count)
  }

  /// Adds an n-gram of the current city.
  func add(_ key: UInt64, isPrefix: Bool = false) {
    let city = UInt32(truncatingIfNeeded: cityEnds.count)
    var slot = Int(truncatingIfNeeded: hash(key)) & mask
    while true {
      let entry = Int(slots[slot])
      if entry == 0 { break }
      if keys[entry - 1] == key {
        if lastCities[entry - 1] != city {
          lastCities[entry - 1] = city
          stream.append(UInt32(truncatingIfNeeded: entry - 1))
        }
        if isPrefix { lastPrefixCities[entry - 1] = city }
        return
      }
      slot = (slot + 1) & mask
    }
    if count == capacity { grow() }
    keys[count] = key
    lastCities[count] = city
    lastPrefixCities[count] = isPrefix ? city : Self.noCity
    stream.append(UInt32(truncatingIfNeeded: count))
    count += 1
    slot = Int(truncatingIfNeeded: hash(key)) & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = UInt32(truncatingIfNeeded: count)
  }

  private func hash(_ key: UInt64) -> UInt64 {
    let mixed = key &* 0x9E37_79B9_7F4A_7C15
    return mixed >> 32 ^ mixed
  }

  private static func zeros(_ count: Int) -> UnsafeMutablePointer<UInt32> {
    let slots = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
    memset(slots, 0, count * MemoryLayout<UInt32>.stride)
    return slots
  }

  private func grow() {
    let newKeys = UnsafeMutablePointer<UInt64>.allocate(capacity: capacity * 2)
    newKeys.moveInitialize(from: keys, count: count)
    keys.deallocate()
    keys = newKeys
    let newCities = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity * 2)
    newCities.moveInitialize(from: lastCities, count: count)
    lastCities.deallocate()
    lastCities = newCities
    let newPrefixCities = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity * 2)
    newPrefixCities.moveInitialize(from: lastPrefixCities, count: count)
    lastPrefixCities.deallocate()
    lastPrefixCities = newPrefixCities
    capacity *= 2
    slots.deallocate()
    mask = capacity * 4 - 1
    slots = Self.zeros(mask + 1)
    for entry in 0..<count {
      var slot = Int(truncatingIfNeeded: hash(keys[entry])) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(truncatingIfNeeded: entry + 1)
    }
  }

  /// The contents of the index's n-gram sections (`NGramTable`).
  struct Sections {
    var firstKeys: [UInt64] = []
    var entryOffsets: [UInt32] = []
    var entries: [UInt8] = []
    var listStarts: [UInt32] = []
    var postings: [UInt8] = []
  }

  /// Returns the n-grams sorted by key, in blocks, with their posting lists.
  func finish() -> Sections {
    // The first pass determines the lengths, the second writes the lists.
    var previous = [UInt32](repeating: Self.noCity, count: count)
    var lengths = [Int](repeating: 0, count: count)
    forEachPosting { ngram, city, isPrefix in
      lengths[ngram] += Varint.length(posting(of: ngram, city, isPrefix, after: previous[ngram]))
      previous[ngram] = city
    }
    let order = (0..<count).sorted { keys[$0] < keys[$1] }
    var sections = Sections()
    var ends = [Int](repeating: 0, count: count)
    var end = 0
    for (number, ngram) in order.enumerated() {
      if number % NGramTable.blockSize == 0 {
        sections.firstKeys.append(keys[ngram])
        sections.entryOffsets.append(UInt32(sections.entries.count))
        sections.listStarts.append(UInt32(end))
        Varint.append(0, to: &sections.entries)
      } else {
        Varint.append(keys[ngram] - keys[order[number - 1]], to: &sections.entries)
      }
      Varint.append(UInt64(lengths[ngram]), to: &sections.entries)
      ends[ngram] = end
      end += lengths[ngram]
    }
    sections.entryOffsets.append(UInt32(sections.entries.count))
    sections.postings = [UInt8](repeating: 0, count: end)
    for ngram in 0..<count { previous[ngram] = Self.noCity }
    var bytes: [UInt8] = []
    forEachPosting { ngram, city, isPrefix in
      bytes.removeAll(keepingCapacity: true)
      Varint.append(posting(of: ngram, city, isPrefix, after: previous[ngram]), to: &bytes)
      previous[ngram] = city
      for byte in bytes {
        sections.postings[ends[ngram]] = byte
        ends[ngram] += 1
      }
    }
    return sections
  }

  private func posting(
    of ngram: Int, _ city: UInt32, _ isPrefix: Bool, after previous: UInt32
  ) -> UInt64 {
    let difference = UInt64(city &- (previous &+ 1))
    guard NGram.distinguishesPrefixes(keys[ngram]) else { return difference }
    return difference << 1 | (isPrefix ? 1 : 0)
  }

  private func forEachPosting(_ body: (Int, UInt32, Bool) -> Void) {
    var start = 0
    for (city, end) in cityEnds.enumerated() {
      for entry in stream[start..<end] {
        body(Int(entry >> 1), UInt32(truncatingIfNeeded: city), entry & 1 != 0)
      }
      start = end
    }
  }
}
