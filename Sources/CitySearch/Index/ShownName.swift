import Glibc

/// A name of a place as it is shown. The index stores the name only if it differs from the usual
/// spelling of its folded form, so that half of all names are not stored.
struct ShownName {
  /// The original name; empty if it is the usual spelling.
  let stored: UnsafeRawBufferPointer
  /// The range of the folded name.
  let folded: Range<Int>

  /// Returns the name as text.
  func text(in table: IndexTable) -> String {
    guard stored.isEmpty else { return String(decoding: stored, as: UTF8.self) }
    let letters = UnsafeRawBufferPointer(rebasing: table.folded.bytes[folded])
    let text = Self.usualSpelling(of: letters.bindMemory(to: UInt8.self)) {
      table.wordStarts(at: folded.lowerBound + $0)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the usual spelling of a folded name: words separated by spaces and capitalised.
  static func usualSpelling(
    of letters: UnsafeBufferPointer<UInt8>, beginsWord: (Int) -> Bool
  ) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(letters.count + 4)
    var position = 0
    while position < letters.count {
      let (code, length) = UTF8Decoding.scalar(letters, at: position, end: letters.count)
      if !beginsWord(position) {
        text.append(contentsOf: letters[position..<min(letters.count, position + max(1, length))])
      } else {
        if position > 0 { text.append(0x20) }
        appendCapital(of: code, to: &text)
      }
      position += max(1, length)
    }
    return text
  }

  private static func appendCapital(of code: UInt32, to text: inout [UInt8]) {
    if code < 0x80 {
      text.append((0x61...0x7A).contains(code) ? UInt8(code) & 0xDF : UInt8(code))
    } else if let scalar = Unicode.Scalar(code) {
      text.append(contentsOf: scalar.properties.titlecaseMapping.utf8)
    }
  }
}

extension CityIndex {
  /// Returns the names of a place as they are shown, the main one first.
  func shownNames(atRank rank: Int) -> [ShownName] {
    let stored = table.texts[rank]
    var names: [ShownName] = []
    names.reserveCapacity(16)
    var start = 0
    for folded in FoldedNames(table, in: table.folded.range(rank)) {
      // A separator follows each name. Forms that are never shown have no stored name.
      guard let base = stored.baseAddress, start < stored.count,
        let end = memchr(base + start, Int32(IndexFormat.separator), stored.count - start)
      else { break }
      let count = base.distance(to: UnsafeRawPointer(end)) - start
      names.append(
        ShownName(
          stored: UnsafeRawBufferPointer(start: base + start, count: count), folded: folded))
      start += count + 1
    }
    return names
  }

  /// Returns the names of a place that contain one of some byte sequences beyond ASCII.
  func names(atRank rank: Int, containing parts: [[UInt8]]) -> [String] {
    guard parts.contains(where: table.texts[rank].contains) else { return [] }
    return shownNames(atRank: rank).map(\.stored).filter { parts.contains(where: $0.contains) }
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func contains(_ part: [UInt8]) -> Bool {
    guard let base = baseAddress else { return false }
    var start = 0
    while start + part.count <= count,
      let hit = memchr(base + start, Int32(part[0]), count - start - part.count + 1)
    {
      if memcmp(hit, part, part.count) == 0 { return true }
      start = base.distance(to: UnsafeRawPointer(hit)) + 1
    }
    return false
  }
}
