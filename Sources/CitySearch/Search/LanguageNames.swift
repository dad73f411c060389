/// The names of places in one language with Latin letters: main names for users of that language,
/// side names for others.
struct LanguageNames: Sendable {
  /// A place, and the range of its name in the folded names.
  struct Entry: Sendable {
    var rank: Int
    var range: Range<Int>
  }

  let entries: [Entry]

  init(_ table: IndexTable, tag: NameTag) {
    var entries: [Entry] = []
    for place in 0..<table.ownNamed.count {
      let rank = Int(table.ownNamed[place])
      guard rank < table.count else { continue }
      for tagged in table.taggedNames(rank) where tagged.mask & tag.mask != 0 {
        if let range = table.rangeOfName(tagged.name, atRank: rank) {
          entries.append(Entry(rank: rank, range: range))
        }
      }
    }
    self.entries = entries
  }
}

extension IndexTable {
  /// Returns the range of a place's folded name by its index, without its terminator.
  fileprivate func rangeOfName(_ number: Int, atRank rank: Int) -> Range<Int>? {
    let range = folded.range(rank)
    var start = range.lowerBound
    var name = 0
    for position in range where folded.bytes[position] == IndexFormat.separator {
      if name == number { return start..<position }
      name += 1
      start = position + 1
    }
    return nil
  }
}
