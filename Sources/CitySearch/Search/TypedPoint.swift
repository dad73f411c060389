/// A point on the globe as users type or paste it: `37.57,126.98`, `52,52 13,405`, `37°34′N
/// 126°58′E`, `N37 33.5 E126 58.7`, `북위 37.57 동경 126.98`, `geo:37.57,126.98`, a map link, or a
/// plus code.
public enum TypedPoint: Hashable, Sendable {
  /// A point in degrees north and east.
  case onTheGlobe(latitude: Double, longitude: Double)
  /// Two numbers that are out of range for coordinates.
  case offTheGlobe

  /// Parses a text; nil if it is not a point.
  /// - Parameter language: The user's language, which decides whether `O` is east or west.
  public init?(_ text: String, language: String = "en") {
    // Most queries are names without digits, for which the words of coordinates need not be looked
    // up.
    guard PointTokens.plain(text).containsDigit else { return nil }
    if let code = PlusCode.center(of: text.filter { $0 != " " }) {
      self = .onTheGlobe(latitude: code.latitude, longitude: code.longitude)
    } else if let whole = Self(whole: text, language) {
      self = whole
    } else if let rest = Self.withoutFillers(text), let point = Self(whole: rest, language) {
      self = point
    } else {
      return nil
    }
  }

  /// Returns a text without the words about weather around it (weather at 37.5, 127); nil if there
  /// are none.
  private static func withoutFillers(_ text: String) -> String? {
    func isFiller(_ word: Substring) -> Bool {
      word.count > 1 && !word.contains(where: \.isNumber)
        && WeatherVocabulary.isFiller(String(word))
    }
    let words = text.split(separator: " ")
    let rest = words.drop(while: isFiller)
    let kept = rest.prefix(rest.count - rest.reversed().prefix(while: isFiller).count)
    return kept.count == words.count ? nil : kept.joined(separator: " ")
  }

  private init?(whole text: String, _ language: String) {
    let plain = PointTokens.plain(text).withoutFrame
    if let pair = PointMarkup.pair(in: plain) ?? MapLink.pair(in: plain) {
      guard let linked = Self(tokens: pair, commaIsDecimal: false, language) else { return nil }
      self = linked
      return
    }
    let whole = Self(tokens: plain, commaIsDecimal: false, language)
    if case .onTheGlobe? = whole {
    } else if let parted = Self(tokens: plain, commaIsDecimal: true, language) {
      self = parted
      return
    }
    guard let whole else { return nil }
    self = whole
  }

  /// Returns whether a text consists only of numbers and the characters of coordinates, so that it
  /// is not a name even if it is not a point.
  public static func resembles(_ text: String) -> Bool {
    let plain = PointTokens.plain(text).withoutFrame
    if MapLink.isLink(plain) { return true }
    guard plain.containsDigit else { return false }
    if plain.isOnlyNumbers { return true }
    guard let tokens = PointTokens(plain, commaIsDecimal: false)?.tokens else { return false }
    let numbers = tokens.compactMap { if case .number(let number) = $0 { number } else { nil } }
    return numbers.count > 1 || numbers.contains(where: \.hasFraction)
      || (!numbers.isEmpty && tokens.contains(.mark(.degree)))
  }

  private init?(tokens text: String, commaIsDecimal: Bool, _ language: String) {
    guard let tokens = PointTokens(text, commaIsDecimal: commaIsDecimal)?.reading(language),
      let parts = tokens.parts, parts.allSatisfy({ !$0.isEmpty })
    else { return nil }
    let angles = parts.compactMap(PointAngle.init)
    guard angles.count == 2 else {
      // The text is written as coordinates but is invalid, for example with minutes beyond 59.
      guard parts.allSatisfy(PointAngle.isMarked) else { return nil }
      self = .offTheGlobe
      return
    }
    var (latitude, longitude) = (angles[0], angles[1])
    if latitude.axis == .longitude || longitude.axis == .latitude {
      (latitude, longitude) = (longitude, latitude)
    }
    guard latitude.axis != .longitude, longitude.axis != .latitude else { return nil }
    let isMarked = angles.contains { $0.axis != nil || $0.isMarked }
    let fractions = angles.count(where: \.hasFraction)
    // Two whole numbers separated only by a space are ambiguous.
    guard isMarked || fractions > 0 || (tokens.hasSeparator && !commaIsDecimal) else { return nil }
    // With a decimal comma, a letter in only one of the angles does not make a point: 1e5,3.
    if commaIsDecimal, (angles[0].axis == nil) != (angles[1].axis == nil) { return nil }
    // A comma cannot be both a separator and a decimal comma without further evidence: 1,2,3.
    if commaIsDecimal, tokens.sawComma, !isMarked, fractions < 2 { return nil }
    let isOnTheGlobe = abs(latitude.degrees) <= 90 && abs(longitude.degrees) <= 180
    self =
      isOnTheGlobe
      ? .onTheGlobe(latitude: latitude.degrees, longitude: longitude.degrees) : .offTheGlobe
  }
}

/// One of the two angles of a point.
struct PointAngle {
  var degrees: Double
  var axis: PointTokens.Axis?
  /// Whether a degree sign or similar mark is next to a number.
  var isMarked: Bool
  var hasFraction: Bool

  /// Parses `37.5`, `-37,5°`, `37°34′12″N`, `N37 33.5`, `373359N`; nil for anything else.
  init?(_ tokens: ArraySlice<PointTokens.Token>) {
    var sign: Double?
    var numbers: [PointTokens.Number] = []
    var marks: [PointTokens.Mark] = []
    var side = 1.0
    axis = nil
    for (index, token) in zip(tokens.indices, tokens) {
      switch token {
      case .sign(let value):
        guard sign == nil, numbers.isEmpty else { return nil }
        sign = value
      case .number(let number): numbers.append(number)
      case .mark(let mark):
        // Each mark follows its number: degrees, then minutes, then seconds.
        guard numbers.count == marks.count + 1, mark.rawValue == marks.count else { return nil }
        marks.append(mark)
      case .axis(let given, let factor):
        // The letter precedes or follows the numbers; a word and a letter may both be present.
        guard axis == nil || axis == given, numbers.isEmpty || index == tokens.endIndex - 1 else {
          return nil
        }
        axis = given
        side = factor
      case .separator, .eastOrWest: return nil
      }
    }
    // Several numbers are parts of one angle only with a mark or a letter.
    guard (1...3).contains(numbers.count), numbers.count == 1 || axis != nil || !marks.isEmpty,
      numbers.dropLast().allSatisfy({ !$0.hasFraction }),
      numbers.dropFirst().allSatisfy({ $0.value < 60 })
    else { return nil }
    if numbers.count == 1, axis != nil, marks.isEmpty { numbers = numbers[0].compactParts }
    // The sum of whole seconds is exact; a sum of their fractions of a degree is not.
    let seconds = zip(numbers, [3600.0, 60, 1]).reduce(0) { $0 + $1.0.value * $1.1 }
    let total = numbers.count == 1 ? numbers[0].value : seconds / 3600
    degrees = total * (sign ?? 1) * side
    isMarked = !marks.isEmpty
    hasFraction = numbers.contains(where: \.hasFraction)
  }

  /// Returns whether anything besides the numbers indicates that they are an angle.
  static func isMarked(_ tokens: ArraySlice<PointTokens.Token>) -> Bool {
    tokens.contains { token in
      switch token {
      case .mark, .axis: true
      default: false
      }
    }
  }
}

extension String {
  /// The text without the quotation marks of JSON, a leading `@`, and final punctuation.
  fileprivate var withoutFrame: String {
    var text = Substring(self)
    while let last = text.last, last.isWhitespace || ",;&".contains(last) { text.removeLast() }
    // A full stop after letters belongs to an abbreviation: в. д.
    if text.last == ".", text.dropLast().last?.isNumber ?? false { text.removeLast() }
    while let first = text.first, first.isWhitespace || first == "@" { text.removeFirst() }
    return text.first == "{" ? text.filter { $0 != "\"" && $0 != "'" } : String(text)
  }

  fileprivate var containsDigit: Bool { utf8.contains { (0x30...0x39).contains($0) } }

  /// Whether the text consists of several numbers, full stops and commas: 1.2.3, 4.5.
  fileprivate var isOnlyNumbers: Bool {
    utf8.allSatisfy { (0x30...0x39).contains($0) || ".,; ".utf8.contains($0) }
      && contains { ".,;".contains($0) } && split { ".,; ".contains($0) }.count > 1
  }
}
