/// Comparison that forgives one wrong, missing, extra or swapped letter.
struct OneSlip {
  /// From how many letters on a slip is forgiven: with so few in whole names only.
  static let fewestLetters = 4
  /// From how many on in beginnings, too.
  static let fewestForBeginnings = 5
  /// From how many on in names besides the one that is shown, too.
  static let fewestForSideNames = 6

  private let letters: [UInt32]
  private let initials: [UInt32]
  private var name: [UInt32] = []
  private var starts: [Int] = []

  init(_ letters: [UInt32]) {
    self.letters = letters
    initials = Hangul.initials(ofKeys: letters[...])
  }

  /// The best match among a place's names; 0 when there is none.
  mutating func bestKind(atRank rank: Int, of table: IndexTable) -> UInt8 {
    let range = table.folded.range(rank)
    let bounds = table.bounds(rank)
    let bytes = table.folded.bytes.bindMemory(to: UInt8.self)
    var best: UInt8 = 0
    var position = range.lowerBound
    while position < range.upperBound {
      let nameClass = bounds.nameClass(at: position)
      name.removeAll(keepingCapacity: true)
      starts.removeAll(keepingCapacity: true)
      while position < range.upperBound, bytes[position] != IndexFormat.separator {
        if table.wordStarts(at: position) { starts.append(name.count) }
        let (code, length) = UTF8Decoding.scalar(bytes, at: position, end: range.upperBound)
        name.append(code)
        position += length
      }
      position += 1
      guard nameClass == .main || (nameClass == .side && letters.count >= Self.fewestForSideNames)
      else { continue }
      for start in starts {
        guard let kind = kind(from: start, isMain: nameClass == .main) else { continue }
        if kind == .slipExactMain { return kind.rawValue }
        if best == 0 || kind.rawValue < best { best = kind.rawValue }
      }
    }
    return best
  }

  private func kind(from start: Int, isMain: Bool) -> MatchKind? {
    guard let reach = Self.match(letters, name[start...]) else { return nil }
    // Of two syllables a slip leaves little: the consonants they begin with must be there.
    if initials.count == 2, !Hangul.initials(ofKeys: name[start...]).starts(with: initials) {
      return nil
    }
    if start == 0, reach == .whole { return isMain ? .slipExactMain : .slipExactSide }
    guard letters.count >= Self.fewestForBeginnings else { return nil }
    return start > 0 ? .slipWord : isMain ? .slipPrefixMain : .slipPrefixSide
  }

  /// How far a match reaches.
  enum Reach {
    case whole
    case beginning
  }

  /// Whether a text begins with the letters, but for one slip; the whole text when it can be.
  static func match(_ letters: [UInt32], _ text: ArraySlice<UInt32>) -> Reach? {
    guard text.count + 1 >= letters.count else { return nil }
    var same = 0
    while same < letters.count, same < text.count,
      letters[same] == text[text.startIndex + same]
    {
      same += 1
    }
    // All letters are there: what slipped is a space, or the last letter is missing.
    if same == letters.count { return text.count <= same + 1 ? .whole : .beginning }
    // What is left of the letters after the slip must stand in the text from a place on.
    func rest(_ letter: Int, _ place: Int) -> Reach? {
      guard letter <= letters.count, place <= text.count else { return nil }
      let left = letters.count - letter
      guard text.count - place >= left else { return nil }
      for index in 0..<left where letters[letter + index] != text[text.startIndex + place + index] {
        return nil
      }
      return place + left == text.count ? .whole : .beginning
    }
    var best: Reach?
    func take(_ reach: Reach?) {
      if reach == .whole || best == nil { best = reach ?? best }
    }
    take(rest(same + 1, same + 1))  // wrong
    take(rest(same + 1, same))  // extra
    take(rest(same, same + 1))  // missing
    if same + 1 < letters.count, same + 1 < text.count,
      letters[same] == text[text.startIndex + same + 1],
      letters[same + 1] == text[text.startIndex + same]
    {
      take(rest(same + 2, same + 2))  // swapped
    }
    return best
  }
}
