/// Alternative readings of a query without matches.
struct QueryReading {
  var query: Query
  /// The country of the matches; nil for any.
  var country: String?
  /// Whether only exact matches count.
  var isWhole = false
  /// Whether a whole name in this reading is certain rather than a guess: the reading is the typed
  /// text in another script, without a particle, or split after the ending of a division.
  var isCertain = false

  /// Removes the matches that the reading excludes.
  func filter(_ kinds: inout [UInt8], country countryOf: (Int) -> Bool) {
    guard country != nil || isWhole else { return }
    NonZero.keep(in: &kinds) { rank, kind in
      (country == nil || countryOf(rank))
        && (!isWhole || kind == MatchKind.exactMain.rawValue)
    }
  }

  /// Returns the readings of a text in which punctuation marks are the keys of letters on other
  /// layouts: `]fd` is دبي.
  static func ofMarkKeys(_ text: String) -> [QueryReading] {
    (KeyboardLayout.readings(of: text) + KeyboardLayout.nativeReadings(of: text)
      + KeyboardLayout.readingsOfMarks(in: text))
      .filter { !$0.unicodeScalars.contains(where: KeyboardLayout.isMarkKey) }
      .map { QueryReading(query: Query($0), isWhole: true) }.filter { !$0.query.words.isEmpty }
  }

  /// Returns the readings of a text with its shortened words written in full: Mt Everest.
  static func ofShortWords(_ text: String) -> [QueryReading] {
    ShortWords.expanded(text).map {
      QueryReading(query: Query($0), isWhole: true, isCertain: true)
    }
  }

  /// Returns the readings of a text that was typed with another layout, with and without words
  /// about the weather.
  private static func ofOtherKeys(_ text: String) -> [QueryReading] {
    KeyboardLayout.readings(of: text).flatMap { (reading: String) -> [QueryReading] in
      let texts = [reading] + WeatherVocabulary.rests(of: reading).map { $0.text }
      return texts.map { QueryReading(query: Query($0)) }
    }
  }

  /// Returns the readings of a word that ends or begins with a word of its own.
  private static func ofKnownWords(_ text: String) -> [QueryReading] {
    JoinedWords.partedAtKnownWord(text).map {
      QueryReading(query: Query($0), isWhole: true, isCertain: true)
    }
  }

  /// Returns the readings of a word with a Turkish case ending that was typed without an apostrophe,
  /// as names in Turkey: izmirde. Elsewhere, many names end like this.
  private static func ofTurkishCases(_ text: String) -> [QueryReading] {
    CaseEndings.stems(of: text, isSentence: false, language: "tr").filter { $0.count >= 4 }
      .map { QueryReading(query: Query($0), country: "TR", isWhole: true) }
  }

  /// Returns the readings of a word with an ending of names that is mistaken for another one.
  private static func ofOtherEndings(_ text: String) -> [QueryReading] {
    wholeNames(NameEnding.respelled(text))
  }

  /// Returns the readings of a text in groups, the likeliest group first. All readings of a group
  /// are tried.
  static func groups(of text: String) -> [[QueryReading]] {
    // The compiler takes ten seconds for all of them in one expression.
    var groups: [[QueryReading]] = [ofOtherKeys(text)]
    if let name = Kana.romanised(text) {
      groups.append([QueryReading(query: Query(name), country: "JP", isCertain: true)])
    }
    if let name = LongVowels.folded(text) {
      groups.append([QueryReading(query: Query(name), country: "JP")])
    }
    if let name = Kunrei.hepburn(text) {
      groups.append([QueryReading(query: Query(name), country: "JP", isWhole: true)])
    }
    groups.append(wholeNames(RepeatedLetters.reduced(text)))
    if let name = HanSuffix.strippedPinyin(text) {
      groups.append([ofPinyin(name)])
    }
    if let name = HanSuffix.stripped(text) {
      groups.append([QueryReading(query: Query(name))])
      if let name = Kana.romanised(name) {
        groups.append([QueryReading(query: Query(name), country: "JP", isWhole: true)])
      }
    }
    groups += [
      ofTurkishCases(text), ofOtherEndings(text),
      ofLatinLayouts(text),
      wholeNames(KeyboardLayout.nativeReadings(of: text)),
    ]
    if let name = KeyboardLayout.thaiReading(of: text) {
      groups.append([QueryReading(query: Query(name), country: "TH")])
    }
    if let name = JoinedWords.partedAtParticle(text) {
      groups.append([QueryReading(query: Query(name), isCertain: true)])
    }
    let marked = JoinedWords.marked(text)
    groups.append(
      JoinedWords.parted(text).map { QueryReading(query: Query($0), isCertain: $0 == marked) })
    groups.append(ofKnownWords(text))
    return groups.map { $0.filter { !$0.query.words.isEmpty } }.filter { !$0.isEmpty }
  }

  /// Returns the readings of a text that was typed with another Latin layout. A mark in place of a letter
  /// does not part a word: rympk is not `ry,pk`.
  private static func ofLatinLayouts(_ text: String) -> [QueryReading] {
    let count = Query(text).words.count
    return wholeNames(KeyboardLayout.latinReadings(of: text))
      .filter { $0.query.words.count <= count }
  }

  /// Returns the reading of a name in pinyin whose suffix is removed.
  static func ofPinyin(_ name: String) -> QueryReading {
    QueryReading(query: Query(name), country: "CN", isWhole: true)
  }

  /// Returns readings of which only whole main names match.
  private static func wholeNames(_ texts: [String]) -> [QueryReading] {
    texts.map { QueryReading(query: Query($0), isWhole: true) }
  }
}

/// Division and place written as one word, in Korean, Japanese and Chinese: 서울강남구, 東京都渋谷区.
enum JoinedWords {
  /// The maximum length of a text that is split at every position.
  private static let longest = 8
  private static let ends = Set("도시군구都道府県省市区縣县區郡")

  /// Returns the ways to read a word in an alphabet as a name with a word about the weather, which is
  /// left out, or with the English name of a country after it: newyorkweather, parisfrance.
  static func partedAtKnownWord(_ text: String) -> [String] {
    let letters = Array(text.lowercased())
    guard (minKnownWord + 3...longestJoined).contains(letters.count),
      letters.allSatisfy({ $0.isLetter && ($0.unicodeScalars.first?.value ?? 0) < 0x0530 })
    else { return [] }
    return (3...letters.count - 3).flatMap { split -> [String] in
      let (head, tail) = (String(letters[..<split]), String(letters[split...]))
      var readings: [String] = []
      if head.count >= minKnownWord, WeatherVocabulary.contains(head) { readings.append(tail) }
      if tail.count >= minKnownWord, WeatherVocabulary.contains(tail) { readings.append(head) }
      if countries.contains(FoldedText(tail).bytes) { readings.append(head + " " + tail) }
      return readings
    }
  }

  private static let minKnownWord = 5
  private static let longestJoined = 30

  /// The folded English names of countries.
  private static let countries = Set(
    RegionNames.countries(language: "en").values.map { FoldedText($0).bytes })

  /// Returns a Japanese text with a space for each の within it: スペインのバレンシア.
  static func partedAtParticle(_ text: String) -> String? {
    let parts = text.split(separator: "の")
    return parts.count > 1 ? parts.joined(separator: " ") : nil
  }

  /// Returns the ways to split a text: first after each ending of a division, then into two parts
  /// at each position.
  static func parted(_ text: String) -> [String] {
    let marked = marked(text).map { [$0] } ?? []
    guard text.count <= longest else { return marked }
    return marked + pairs(text).map { $0.area + " " + $0.place }
  }

  /// Returns the ways to split a text into the name of a city or division and the name of a place
  /// in it: 昆明呈贡区, 宜蘭羅東.
  static func pairs(_ text: String) -> [(area: String, place: String)] {
    let letters = Array(text)
    guard (4...longestPair).contains(letters.count), letters.allSatisfy(isSyllabic) else {
      return []
    }
    return (2...letters.count - 2).map { (String(letters[..<$0]), String(letters[$0...])) }
  }

  private static let longestPair = 12

  /// Returns whether a text has the ending of a division within it or at its end.
  static func namesDivision(_ text: String) -> Bool {
    text.last.map(ends.contains) ?? false || marked(text) != nil
  }

  /// Returns the text split after each ending of a division; nil if there is none inside.
  static func marked(_ text: String) -> String? {
    let letters = Array(text)
    guard (4...24).contains(letters.count), letters.allSatisfy(isSyllabic) else { return nil }
    var parts = [""]
    for (place, letter) in letters.enumerated() {
      parts[parts.count - 1].append(letter)
      guard place + 2 < letters.count else { continue }
      // The first of two adjacent endings is part of the name (京都府), unless the second one is the
      // first character of Fuchū (東京都府中市, 広島県府中市).
      let isFollowed = ends.contains(letters[place + 1])
      let isBeforeFuchu = letters[place + 1] == "府" && (letter == "県" || parts.last == "東京都")
      let isEnd = ends.contains(letter) && (!isFollowed || isBeforeFuchu)
      if isEnd, parts[parts.count - 1].count > 1 { parts.append("") }
    }
    return parts.count > 1 ? parts.joined(separator: " ") : nil
  }

  private static func isSyllabic(_ letter: Character) -> Bool {
    guard let code = letter.unicodeScalars.first?.value else { return false }
    return Hangul.isSyllable(code) || (0x3400..<0xA000).contains(code)
      || (0x3041..<0x3100).contains(code)
  }
}

/// Letters that are typed many times, for emphasis or because a key was held: `Mumbaiiii`.
enum RepeatedLetters {
  /// Returns the text with one and with two letters in place of three or more equal ones; empty if there
  /// are none.
  static func reduced(_ text: String) -> [String] {
    var runs: [(letter: Character, count: Int)] = []
    for letter in text.lowercased() {
      if letter.isLetter, let last = runs.last, last.letter == letter {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((letter, 1))
      }
    }
    guard runs.contains(where: { $0.count > 2 }) else { return [] }
    return [1, 2].map { count in
      runs.map { String(repeating: $0.letter, count: $0.count > 2 ? count : $0.count) }.joined()
    }
  }
}

/// Endings of English and German names that are mistaken for one another: Edinborough.
enum NameEnding {
  private static let endings = ["borough", "burgh", "brough", "burg", "boro"]

  /// Returns a word with each of the other endings; empty if it has none of them.
  static func respelled(_ word: String) -> [String] {
    guard let ending = endings.first(where: { word.lowercased().hasSuffix($0) }) else { return [] }
    return endings.filter { $0 != ending }.map { word.dropLast(ending.count) + $0 }
  }
}

/// Suffixes of names of divisions, municipalities, stations and universities in Han characters:
/// 大阪府, 広東省, 屋久島町, 長崎大学.
enum HanSuffix {
  private static let endings = Set("都道府県省市区縣县區町村駅站镇鎮乡鄉旗")
  private static let longEndings = [
    "火车站", "火車站", "高铁站", "高鐵站", "车站", "車站", "大学", "大學", "动物园", "動物園",
    "滑雪场", "滑雪場", "古镇", "古鎮", "古城", "风景区", "風景區", "景区", "景區", "新区", "新區", "主峰", "金顶",
    "金頂", "高原", "温泉", "溫泉",
  ]

  /// Removes the suffix: 大阪府 → 大阪; nil if there is none.
  static func stripped(_ word: String) -> String? {
    guard (3...7).contains(word.count), let last = word.last,
      word.unicodeScalars.allSatisfy({
        (0x3400..<0xA000).contains($0.value) || (0x3041..<0x3100).contains($0.value)
      })
    else { return nil }
    let long = longEndings.first { word.hasSuffix($0) && word.count >= $0.count + 2 }
    if let long { return String(word.dropLast(long.count)) }
    return endings.contains(last) ? String(word.dropLast()) : nil
  }

  private static let pinyinEndings = [
    "fengjingqu", "gucheng", "xinqu", "shi", "qu", "xian", "zhen",
  ]

  /// Removes the suffix of a city, district, county, town or scenic area in pinyin: zhuhaishi → zhuhai,
  /// hai dian qu → haidian; nil if there is none.
  static func strippedPinyin(_ text: String) -> String? {
    let word = text.lowercased().filter { $0 != " " }
    guard let ending = pinyinEndings.first(where: { word.hasSuffix($0) }),
      word.count >= ending.count + 3, word.allSatisfy({ $0.isASCII && $0.isLetter })
    else { return nil }
    return String(word.dropLast(ending.count))
  }

  /// Removes the suffix of a Japanese city, ward, town, village, county or prefecture in Latin letters:
  /// Hirosaki-shi; nil if there is none.
  static func strippedRomaji(_ text: String) -> String? {
    guard let end = text.lastIndex(where: { $0 == "-" || $0 == " " }),
      romanisedEndings.contains(text[text.index(after: end)...].lowercased())
    else { return nil }
    return String(text[..<end])
  }

  private static let romanisedEndings: Set = [
    "shi", "ku", "machi", "cho", "mura", "son", "gun", "ken", "fu", "to",
  ]

  /// Removes the suffix of a division, with which lists and dictionaries write it: 加利福尼亚州 →
  /// 加利福尼亚, カリフォルニア州 → カリフォルニア; nil if there is none.
  static func ofDivision(_ name: String) -> String? {
    let scalars = name.unicodeScalars
    guard let last = scalars.last, divisionEndings.contains(last), scalars.count > 2 else {
      return nil
    }
    return String(scalars.dropLast())
  }

  private static let divisionEndings = Array("州省県縣县주".unicodeScalars)
}

/// Long vowels spelled letter by letter: `toukyou`, `oosaka`.
enum LongVowels {
  /// Returns the text with each long vowel written once; nil if it has no long vowel.
  static func folded(_ text: String) -> String? {
    let letters = Array(text.lowercased())
    guard letters.allSatisfy(\.isASCII) else { return nil }
    var result: [Character] = []
    for letter in letters {
      if let last = result.last, "ou".contains(last),
        letter == "u" || (last == "o" && letter == "o")
      {
        continue
      }
      result.append(letter)
    }
    return result.count == letters.count ? nil : String(result)
  }
}

/// Japanese names in the romanisation of the schools: `Hukui` is Fukui, `Itikawa` Ichikawa.
enum Kunrei {
  private static let syllables = [
    ("sy", "sh"), ("ty", "ch"), ("zy", "j"), ("si", "shi"), ("ti", "chi"), ("tu", "tsu"),
    ("hu", "fu"), ("zi", "ji"), ("jy", "j"),
  ]

  /// Returns the text in the romanisation of maps; nil if that is the same.
  static func hepburn(_ text: String) -> String? {
    let letters = Array(text.lowercased())
    guard letters.allSatisfy({ $0.isASCII && $0.isLetter }) else { return nil }
    var result = ""
    var position = 0
    while position < letters.count {
      let pair = String(letters[position...].prefix(2))
      // The h of chu and shu is no syllable of its own.
      let isWithin = pair == "hu" && position > 0 && "csp".contains(letters[position - 1])
      if !isWithin, let found = syllables.first(where: { $0.0 == pair }) {
        result += found.1
        position += 2
      } else {
        result.append(letters[position])
        position += 1
      }
    }
    return result == text.lowercased() ? nil : result
  }
}

/// Suffixes of Korean names: of islands, beaches, self-governing cities, new towns, ports,
/// stations, bus terminals and offices.
enum KoreanSuffix {
  private static let endings = [
    "특별자치시", "특별자치도", "특별시", "광역시", "특례시", "자치시", "해수욕장", "해변", "신도시", "터미널", "도", "섬", "항", "역",
    "청", "대학교", "대학",
  ]
  private static let latinEndings = ["-do", "do", "-island", "island"]

  /// Removes the suffix: 울릉도 → 울릉, ulleungdo → ulleung; nil if no word has such a suffix.
  static func stripped(_ text: String) -> String? {
    var didStrip = false
    let words = text.split(separator: " ").map { word -> String in
      let folded = word.lowercased()
      let ending =
        endings.first { word.hasSuffix($0) && word.count >= $0.count + 2 }
        ?? latinEndings.first { folded.hasSuffix($0) && folded.count >= $0.count + 3 }
      guard let ending else { return String(word) }
      didStrip = true
      return String(word.dropLast(ending.count))
    }
    return didStrip ? words.joined(separator: " ") : nil
  }
}
