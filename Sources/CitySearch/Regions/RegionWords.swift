import Glibc

/// Words of names, each with whom it stands for.
struct RegionWords {
  private var bytes: [UInt8] = []
  private var entries: [Entry] = []

  private struct Entry {
    var start: Int32
    /// The end of the name, not of the word: `newy` begins New York.
    var end: Int32
    var owner: Int32
    /// Must be met as a whole.
    var isCode: Bool
  }

  /// Adds the words of a name.
  mutating func add(_ name: String, owner: Int) {
    let folded = FoldedText(name)
    let base = bytes.count
    bytes += folded.bytes
    for (offset, start) in folded.starts.enumerated() where start != 0 {
      entries.append(
        Entry(
          start: Int32(base + offset), end: Int32(bytes.count), owner: Int32(owner), isCode: false))
    }
    let initials = folded.initials
    if folded.isAllHangul {
      entries.append(
        Entry(
          start: Int32(bytes.count), end: Int32(bytes.count + initials.count),
          owner: Int32(owner), isCode: false))
      bytes += initials
    }
  }

  /// Adds a code.
  mutating func add(code: String, owner: Int) {
    let folded = FoldedText(code)
    entries.append(
      Entry(
        start: Int32(bytes.count), end: Int32(bytes.count + folded.bytes.count),
        owner: Int32(owner), isCode: true))
    bytes += folded.bytes
  }

  /// Calls `body` with the owner of each word that begins with the pattern, or is it.
  func forEachOwner(matching pattern: Pattern, forgiving: Bool, _ body: (Int) -> Void) {
    let forgives = forgiving && pattern.letters.count >= OneSlip.fewestLetters
    bytes.withUnsafeBytes { bytes in
      pattern.bytes.withUnsafeBytes { needle in
        guard let base = bytes.baseAddress, let needleBase = needle.baseAddress else { return }
        for entry in entries {
          let length = Int(entry.end - entry.start)
          if entry.isCode ? length == needle.count : length >= needle.count,
            memcmp(base + Int(entry.start), needleBase, needle.count) == 0
          {
            body(Int(entry.owner))
          } else if forgives, !entry.isCode {
            let name = Pattern.letters(of: Array(bytes[Int(entry.start)..<Int(entry.end)]))
            if OneSlip.match(pattern.letters, name[...]) != nil { body(Int(entry.owner)) }
          }
        }
      }
    }
  }
}
