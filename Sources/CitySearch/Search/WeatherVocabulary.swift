/// The words that users add to the name of a place when they ask for its weather.
enum WeatherVocabulary {
  /// Returns whether a word is about the weather and not part of the name of a place.
  static func contains(_ word: String) -> Bool { words.contains(FoldedText(word).bytes) }

  /// Returns whether a word about the weather begins with the letters of a text.
  static func hasWord(beginning word: String) -> Bool {
    let folded = FoldedText(word).bytes
    return words.contains { $0.starts(with: folded) }
  }

  /// Returns whether a word is a filler: not part of the name of a place if there are other words.
  static func isFiller(_ word: String) -> Bool {
    let folded = FoldedText(word).bytes
    return words.contains(folded) || isKindOrInstitution(folded) || particles.contains(folded)
      || endings.contains(word) || prefixes.contains(word) || isElided(word)
  }

  /// Returns whether a filler may be part of a name: an article, or a word for a kind of place.
  static func mayBePartOfName(_ word: String) -> Bool {
    let folded = FoldedText(word).bytes
    return articles.contains(folded) || isKindOrInstitution(folded)
  }

  /// Returns whether a word is one for an institution.
  static func isInstitution(_ word: String) -> Bool {
    institutions.contains(FoldedText(word).bytes)
  }

  /// Returns whether a word is one for a kind of place.
  static func isKind(_ word: String) -> Bool { kinds.contains(FoldedText(word).bytes) }

  private static func isKindOrInstitution(_ folded: [UInt8]) -> Bool {
    kinds.contains(folded) || institutions.contains(folded)
  }

  /// Returns whether a word is a function word of a language.
  static func isParticle(_ word: String) -> Bool {
    particles.contains(FoldedText(word).bytes) || isElided(word)
  }

  /// A text without its fillers, and the removed words.
  typealias Rest = (text: String, removed: [String])

  /// Returns whether all words removed from a text may be part of a name.
  static func mayBePartOfName(_ rest: Rest) -> Bool { rest.removed.allSatisfy(mayBePartOfName) }

  /// Returns a name with the article that a removed preposition contains (au Mans is Le Mans); nil
  /// if there is no such preposition.
  static func withArticle(_ text: String, after removed: [String]) -> String? {
    removed.lazy.compactMap { contractions[$0.lowercased()] }.first.map { $0 + " " + text }
  }

  private static let contractions = [
    "au": "le", "du": "le", "aux": "les", "des": "les", "alla": "la", "della": "la", "nella": "la",
  ]

  /// Returns variants of a text without fillers, in the order in which the search tries them. First
  /// only outer words are removed, the fewest first, because a name may contain words of the
  /// vocabulary (`weather in Cần Thơ`, where `cần` is Vietnamese for `need`). Then all weather
  /// words are removed, then in turn each word before the name (`weather in la paz` is `la paz`
  /// before `paz`), then all words in between, and then words for kinds of places. `서울날씨` and
  /// `北京天气` are written as one word.
  ///
  /// A short word at the end is not treated as a preposition: `springfield in` names a division.
  static func rests(of text: String) -> [Rest] {
    var words = text.split { $0.isWhitespace || "?!？！。¿¡,，、#＃~～…".contains($0) }
      .flatMap(partedAtElision)
    var rests = trimmed(words)
    var removed: [String] = []
    var hasName = false
    words = words.compactMap { word in
      var word = Substring(word)
      while mayHaveEnding(word),
        let (rest, ending) = endings.lazy.compactMap({ cut(word, $0) }).first
      {
        word = rest
        removed.append(ending)
      }
      while isWithoutSpaces(word.unicodeScalars.first), let (rest, prefix) = withoutPrefix(word) {
        word = rest
        removed.append(prefix)
      }
      if contains(String(word)), !(hasName && mayBeCode(word)) {
        removed.append(String(word))
        return nil
      }
      hasName = hasName || !isParticle(String(word))
      return String(word)
    }
    rests.append((words, removed))
    let isRemovable = words.indices.map { index in
      isParticle(words[index])
        && (index < words.count - 1 || words[index].utf8.count > 3)
    }
    for count in 1..<max(1, words.count) where isRemovable.prefix(count).allSatisfy({ $0 }) {
      rests.append((Array(words.dropFirst(count)), removed + words.prefix(count)))
    }
    for removesKinds in [false, true] {
      let isFiller = words.indices.map { index in
        isRemovable[index] || removesKinds && isKindOrInstitution(FoldedText(words[index]).bytes)
      }
      rests.append(
        (
          zip(words, isFiller).filter { !$0.1 }.map(\.0),
          removed + zip(words, isFiller).filter(\.1).map(\.0)
        ))
    }
    return rests.filter { !$0.words.isEmpty && isAboutWeather($0.removed) }
      .map { ($0.words.joined(separator: " "), $0.removed) }
      .filter { !Query($0.text).words.isEmpty }
  }

  /// Returns whether a word after a name may be the code of a division: springfield il. A number is
  /// none: Минск 10 дней.
  private static func mayBeCode(_ word: Substring) -> Bool {
    word.utf8.count == 2 && word.allSatisfy(\.isLetter)
  }

  /// Returns the elided particle at the beginning of a word and the rest of the word (d'Ajaccio),
  /// or the word itself if there is no such particle.
  private static func partedAtElision(_ word: Substring) -> [String] {
    guard let mark = word.firstIndex(where: { "'’".contains($0) }) else { return [String(word)] }
    let (particle, name) = (word[...mark], word[word.index(after: mark)...])
    return isElided(particle) && name.count > 2 ? [String(particle), String(name)] : [String(word)]
  }

  /// Returns whether a word is a particle with an apostrophe.
  private static func isElided(_ word: some StringProtocol) -> Bool {
    guard let mark = word.last, "'’".contains(mark) else { return false }
    return elisions.contains(word.dropLast().lowercased())
  }

  private static let elisions: Set = ["d", "l", "dell", "all", "nell", "sull", "dall"]

  /// Returns whether the removed words are fillers. A word that is also the name of a town counts
  /// as a filler only beside another one (sunset in Lima, but not Este, Padova).
  private static func isAboutWeather(_ removed: [String]) -> Bool {
    removed.count == 1 ? !towns.contains(FoldedText(removed[0]).bytes) : !removed.isEmpty
  }

  /// Returns the words without up to eight outer words of the vocabulary, in order of the number of
  /// removed words.
  private static func trimmed(_ words: [String]) -> [(words: [String], removed: [String])] {
    let leading = words.prefix { contains($0) || isParticle($0) }.count
    // A particle belongs to the words after it: fin de semana.
    let trailing = words.indices.reversed().prefix { index in
      contains(words[index])
        ? !mayBeCode(words[index][...]) : index < words.count - 1 && isParticle(words[index])
    }.count
    var rests: [(words: [String], removed: [String])] = []
    for count in 1..<max(1, min(9, words.count)) {
      for first in (0...count).reversed() where first <= leading && count - first <= trailing {
        let kept = first..<(words.count - count + first)
        rests.append(
          (Array(words[kept]), Array(words[..<kept.lowerBound] + words[kept.upperBound...])))
      }
    }
    return rests
  }

  /// Returns the word without a prefix, and the prefix. Japanese and Chinese write words for a day,
  /// and Thai words for the weather, before a name without a space: 明日の東京.
  private static func withoutPrefix(_ word: Substring) -> (Substring, String)? {
    prefixes.lazy.compactMap { prefix in
      word.hasPrefix(prefix) && word.count >= prefix.count + 2
        ? (word.dropFirst(prefix.count), prefix) : nil
    }.first
  }

  private static let prefixes = [
    "오늘", "내일", "주말", "지금", "이번주", "今日の", "明日の", "明後日の", "今週末の", "週末の", "今夜の", "今の", "今天", "明天",
    "后天", "後天",
    "明日", "今日", "今晚", "现在", "現在", "这周", "這週", "下周", "下週", "来週の", "พยากรณ์อากาศ", "สภาพอากาศที่",
    "다음주", "今夜", "今週の", "来週", "土曜日の", "日曜日の", "明日の朝の", "今晩の", "请问", "查一下", "帮我查", "去", "这周末", "周末",
    "下周末", "請問", "這週末", "聽日", "而家", "วันนี้", "พรุ่งนี้", "ตอนนี้", "คืนนี้", "ที่", "อุณหภูมิ", "คุณภาพอากาศ",
    "สภาพอากาศ", "อากาศที่", "อากาศ", "ฝนตกที่", "ฝนตก",
  ].sorted { $0.count > $1.count }

  /// Returns whether a word may have one of the endings, which follow scripts without spaces or
  /// Hangul, or are the English 's.
  private static func mayHaveEnding(_ word: Substring) -> Bool {
    isWithoutSpaces(word.unicodeScalars.last) || isWithoutSpaces(word.unicodeScalars.first)
      || word.unicodeScalars.contains { "'’".unicodeScalars.contains($0) }
  }

  /// Returns whether a scalar may be one of a script without spaces, or of Hangul: Thai and all
  /// after it.
  private static func isWithoutSpaces(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { $0.value >= 0x0E00 } ?? false
  }

  private static func cut(_ word: Substring, _ ending: String) -> (Substring, String)? {
    guard word.hasSuffix(ending), word.count >= ending.count + 2 else { return nil }
    return (word.dropLast(ending.count), ending)
  }
}
