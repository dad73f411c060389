/// Comparison that forgives one wrong, missing, extra or swapped letter.
struct OneSlip {
  /// From how many letters on a slip is forgiven.
  static let fewestLetters = 5

  private let letters: [UInt32]
  private var name: [UInt32] = []
  private var starts: [Int] = []

  init(_ letters: [UInt32]) { self.letters = letters }

  /// The best match among names one after the other; 0 when there is none.
  mutating func bestQuality(inNames range: Range<Int>, of table: IndexTable) -> UInt8 {
    var best: CityMatch.Quality?
    let bytes = table.folded.bytes.bindMemory(to: UInt8.self)
    var position = range.lowerBound
    while position < range.upperBound {
      name.removeAll(keepingCapacity: true)
      starts.removeAll(keepingCapacity: true)
      while position < range.upperBound, bytes[position] != IndexFormat.separator {
        if table.wordStarts(at: position) { starts.append(name.count) }
        let (code, length) = UTF8Decoding.scalar(bytes, at: position, end: range.upperBound)
        name.append(code)
        position += length
      }
      position += 1
      for start in starts {
        guard let match = Self.match(letters, name[start...]) else { continue }
        let quality: CityMatch.Quality =
          start > 0 ? .wordPrefixWithTypo : match == .whole ? .exactWithTypo : .prefixWithTypo
        if quality == .exactWithTypo { return quality.rawValue }
        if best.map({ quality < $0 }) ?? true { best = quality }
      }
    }
    return best?.rawValue ?? 0
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
