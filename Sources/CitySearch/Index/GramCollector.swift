import Glibc

/// Gathers which cities hold which grams, as the cities come by in their order.
///
/// A table with open addressing in plain memory: some ten million grams pass through it, most of
/// them seen before.
final class GramCollector {
  private var slots: UnsafeMutablePointer<UInt32>
  private var mask: Int
  private var count = 0
  private var keys: UnsafeMutablePointer<UInt64>
  private var lastCities: UnsafeMutablePointer<UInt32>
  private var capacity: Int
  /// The grams in the order they came, with the bounds of each city.
  private var stream: [UInt32] = []
  private var cityEnds: [Int] = []
  private static let noCity = UInt32.max

  init() {
    capacity = 1 << 12
    mask = 1 << 14 - 1
    slots = Self.zeros(mask + 1)
    keys = .allocate(capacity: capacity)
    lastCities = .allocate(capacity: capacity)
  }

  deinit {
    slots.deallocate()
    keys.deallocate()
    lastCities.deallocate()
  }

  /// Tells that the next grams belong to the next city.
  func endCity() { cityEnds.append(stream.count) }

  /// Adds a gram of the present city.
  func add(_ key: UInt64) {
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
        return
      }
      slot = (slot + 1) & mask
    }
    if count == capacity { grow() }
    keys[count] = key
    lastCities[count] = city
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

  /// The grams sorted by key, where each one's cities begin, and the cities as differences.
  func finish() -> (keys: [UInt64], offsets: [UInt32], postings: [UInt8]) {
    // Once to learn the lengths, once to write.
    var previous = [UInt32](repeating: Self.noCity, count: count)
    var lengths = [UInt32](repeating: 0, count: count)
    forEachPosting { gram, city in
      lengths[gram] += Self.length(city &- (previous[gram] &+ 1))
      previous[gram] = city
    }
    let order = (0..<count).sorted { keys[$0] < keys[$1] }
    var offsets: [UInt32] = []
    offsets.reserveCapacity(count + 1)
    var ends = [UInt32](repeating: 0, count: count)
    var end: UInt32 = 0
    for gram in order {
      offsets.append(end)
      ends[gram] = end
      end += lengths[gram]
    }
    offsets.append(end)
    var postings = [UInt8](repeating: 0, count: Int(end))
    for gram in 0..<count { previous[gram] = Self.noCity }
    postings.withUnsafeMutableBufferPointer { buffer in
      forEachPosting { gram, city in
        var difference = city &- (previous[gram] &+ 1)
        previous[gram] = city
        var position = Int(ends[gram])
        while difference >= 0x80 {
          buffer[position] = UInt8(truncatingIfNeeded: difference | 0x80)
          difference >>= 7
          position += 1
        }
        buffer[position] = UInt8(truncatingIfNeeded: difference)
        ends[gram] = UInt32(truncatingIfNeeded: position + 1)
      }
    }
    return (order.map { keys[$0] }, offsets, postings)
  }

  private func forEachPosting(_ body: (Int, UInt32) -> Void) {
    var start = 0
    for (city, end) in cityEnds.enumerated() {
      for position in start..<end { body(Int(stream[position]), UInt32(truncatingIfNeeded: city)) }
      start = end
    }
  }

  private static func length(_ difference: UInt32) -> UInt32 {
    difference < 1 << 7 ? 1 : difference < 1 << 14 ? 2 : difference < 1 << 21 ? 3 : 4
  }
}
