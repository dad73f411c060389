/// A matcher of whole names by their sound.
struct SoundMatcher {
  /// The maximum number of words of a query that is read by its sound.
  static let maxWords = 3
  /// How much less similar than the most similar name another one may be.
  static let tolerance = 3
  /// The maximum distance of names that sound nearly the same.
  static let nearlySame = 4
  /// The minimum numbers of letters and of consonants.
  private static let minLetters = 4
  private static let minConsonants = 2

  /// The distance that is added to names abroad.
  static let abroad = 4
  /// By how much less a place at home may weigh than one abroad.
  private static let home = PlaceWeight.steps(4)

  /// A reading of the query.
  private struct Reading {
    /// The classes, four bits each from the lowest ones on.
    private var classes: UInt64 = 0
    private(set) var first = SoundClass.other
    private(set) var count = 0
    private(set) var consonantCount = 0
    private(set) var phonemes: [UInt8]

    init(_ phonemes: Phonemes) {
      self.phonemes = Array(phonemes)
      for (number, found) in SoundClasses(phonemes).prefix(UInt64.bitWidth / 4).enumerated() {
        classes |= found.rawValue << UInt64(4 * number)
        if number == 0 { first = found }
        count += 1
        if found != .vowel { consonantCount += 1 }
      }
    }

    /// Returns whether some sounds have the same classes.
    func hasClasses(of phonemes: Phonemes) -> Bool {
      var rest = classes
      for found in SoundClasses(phonemes) {
        guard rest & 15 == found.rawValue else { return false }
        rest >>= 4
      }
      return rest == 0
    }
  }

  private let letterCount: Int
  private let readings: [Reading]
  private var rows: [[Int]]

  /// Returns nil if the text has other letters than a–z, or too few letters or consonants.
  init?(_ phrase: Pattern) {
    let isLatin = phrase.bytes.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    guard isLatin, phrase.bytes.count >= Self.minLetters else { return nil }
    letterCount = phrase.bytes.count
    let starts = phrase.breaks.reduce(UInt64(1)) { $1 < 64 ? $0 | 1 << UInt64($1) : $0 }
    readings = phrase.bytes.withUnsafeBufferPointer { letters in
      Self.styles(of: letters).map { Reading(Phonemes(letters, starts: starts, style: $0)) }
        .filter { $0.consonantCount >= Self.minConsonants }
    }
    guard let most = readings.map(\.phonemes.count).max() else { return nil }
    rows = [[Int]](repeating: [Int](repeating: 0, count: most + 1), count: 2)
  }

  private static func styles(of letters: UnsafeBufferPointer<UInt8>) -> [Phonemes.Style] {
    Phonemes.hasStyles(letters) ? Phonemes.Style.allCases : [.common]
  }

  /// The beginnings of the names that may sound like the query, of one letter or two.
  var beginnings: [StaticString] { Set(readings.map(\.first)).flatMap(\.beginnings) }

  /// Returns the minimum weight of a place that is recognised: few consonants are common to many
  /// names.
  /// - Parameter isInRegion: Whether the query names the region of the place.
  func minWeight(isAtHome: Bool, isInRegion: Bool) -> Int {
    if isInRegion { return PlaceWeight.steps(500) }
    let isShort = readings.allSatisfy { $0.count < 3 || $0.phonemes.count < 5 }
    return PlaceWeight.steps(isShort ? 100_000 : 10_000) - (isAtHome ? Self.home : 0)
  }

  /// Returns the distance between the sounds of a name and those of the query; nil if it is too
  /// large.
  mutating func distance(to name: UnsafeBufferPointer<UInt8>, starts: UInt64) -> Int? {
    guard abs(name.count - letterCount) <= max(3, letterCount / 2) else { return nil }
    var least: Int?
    for style in Self.styles(of: name) {
      let phonemes = Phonemes(name, starts: starts, style: style)
      for index in readings.indices where readings[index].hasClasses(of: phonemes) {
        let query = readings[index].phonemes
        let distance = distance(from: query, to: phonemes)
        if distance <= 3 + 3 * query.count / 2 { least = min(least ?? distance, distance) }
      }
    }
    return least
  }

  private mutating func distance(from query: [UInt8], to name: Phonemes) -> Int {
    rows[0][0] = 0
    for column in query.indices { rows[0][column + 1] = rows[0][column] + Self.gap(query[column]) }
    for phoneme in name {
      let gap = Self.gap(phoneme)
      rows[1][0] = rows[0][0] + gap
      for column in query.indices {
        rows[1][column + 1] = min(
          rows[0][column + 1] + gap, rows[1][column] + Self.gap(query[column]),
          rows[0][column] + Self.difference(phoneme, query[column]))
      }
      rows.swapAt(0, 1)
    }
    return rows[0][query.count]
  }

  /// The cost of a missing sound, in tenths of that of an unrelated one.
  private static func gap(_ phoneme: UInt8) -> Int { Phonemes.isVowel(phoneme) ? 4 : 8 }

  /// The cost of one sound instead of another.
  private static func difference(_ first: UInt8, _ second: UInt8) -> Int {
    if first == second { return 0 }
    let isVowel = Phonemes.isVowel(first)
    guard isVowel == Phonemes.isVowel(second) else { return 10 }
    if isVowel { return areNear(first, second) ? 3 : 5 }
    return SoundClass(first) == SoundClass(second) ? 4 : 10
  }

  private static func areNear(_ first: UInt8, _ second: UInt8) -> Bool {
    switch (Unicode.Scalar(min(first, second)), Unicode.Scalar(max(first, second))) {
    case ("a", "e"), ("e", "i"), ("a", "o"), ("o", "u"): true
    default: false
    }
  }
}
