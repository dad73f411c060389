/// The tokens of coordinates: numbers, marks and letters.
struct PointTokens {
  enum Axis {
    case latitude, longitude
  }

  /// The mark after a number.
  enum Mark: Int {
    case degree = 0
    case minute = 1
    case second = 2
  }

  struct Number: Equatable {
    var value: Double
    var digits: Int
    var hasFraction: Bool

    /// The parts of a compact number: `373359` next to a letter is 37°33′59″; anything else is
    /// unchanged.
    var compactParts: [Number] {
      guard !hasFraction, (4...7).contains(digits) else { return [self] }
      let whole = Int(value)
      let parts =
        digits < 6 ? [whole / 100, whole % 100] : [whole / 10_000, whole / 100 % 100, whole % 100]
      guard parts.dropFirst().allSatisfy({ $0 < 60 }) else { return [self] }
      return parts.map { Number(value: Double($0), digits: 2, hasFraction: false) }
    }
  }

  enum Token: Equatable {
    case number(Number)
    case sign(Double)
    case mark(Mark)
    case axis(Axis, Double)
    /// The letter O, which is west in Romance languages and east in Germanic ones.
    case eastOrWest
    case separator
  }

  private(set) var tokens: [Token] = []
  private(set) var sawComma = false
  var hasSeparator: Bool { tokens.contains(.separator) }

  private var rest: Substring.UnicodeScalarView
  private let commaIsDecimal: Bool
  private var isAfterDigit = false

  /// Splits a text returned by `plain` into tokens; nil if the text contains anything else.
  init?(_ text: String, commaIsDecimal: Bool) {
    rest = Substring(text).unicodeScalars
    self.commaIsDecimal = commaIsDecimal
    while let first = rest.first {
      let isDigit = ("0"..."9").contains(first)
      if first.properties.isWhitespace || "()[]{}<>".unicodeScalars.contains(first) {
        rest.removeFirst()
      } else if isDigit {
        guard let number = number() else { return nil }
        tokens.append(.number(number))
      } else if !takeSign(first), !takeWord() {
        return nil
      }
      isAfterDigit = isDigit
      if tokens.count > 24 { return nil }
    }
    if tokens.last == .separator { tokens.removeLast() }
  }

  private mutating func number() -> Number? {
    var text = ""
    var hasFraction = false
    while let first = rest.first {
      if ("0"..."9").contains(first) {
        text.unicodeScalars.append(first)
      } else if first == "." || (first == "," && commaIsDecimal), !hasFraction,
        rest.dropFirst().first.map({ ("0"..."9").contains($0) }) ?? false
      {
        hasFraction = true
        if first == "," { sawComma = true }
        text += "."
      } else {
        break
      }
      rest.removeFirst()
      if text.utf8.count > 20 { return nil }
    }
    return Double(text).map {
      Number(value: $0, digits: text.utf8.count, hasFraction: hasFraction)
    }
  }

  private mutating func takeSign(_ first: Unicode.Scalar) -> Bool {
    switch first {
    case "+": tokens.append(.sign(1))
    case "-" where isHyphenOfAngle: tokens.append(.mark(nextMark))
    case "-": tokens.append(.sign(-1))
    case ",", ";", "/", "|", "~", "&":
      // A separator neither begins the text nor follows another separator.
      if tokens.last == .separator || tokens.isEmpty { return false }
      tokens.append(.separator)
    case "°": tokens.append(.mark(.degree))
    case "'":
      if rest.dropFirst().first == "'" {
        rest.removeFirst()
        tokens.append(.mark(.second))
      } else {
        tokens.append(.mark(.minute))
      }
    case "\"": tokens.append(.mark(.second))
    case ":":
      // Both 37:33:59 and lat: 37.5 are accepted.
      guard case .number? = tokens.last else {
        rest.removeFirst()
        return true
      }
      tokens.append(.mark(nextMark))
    case "=": break
    default: return false
    }
    rest.removeFirst()
    return true
  }

  private mutating func takeWord() -> Bool {
    let letters = String(
      String.UnicodeScalarView(rest.prefix { $0.properties.isAlphabetic || $0 == "." }))
    let lower = letters.lowercased()
    if let pair = Self.markAndSide(lower), case .number? = tokens.last {
      rest.removeFirst(2)
      tokens += pair
      return true
    }
    guard let (word, count) = PointWords.word(beginning: lower) else { return false }
    rest.removeFirst(count)
    switch word.token {
    case nil: break
    case .axis(.latitude, -1) where word.text == "s" && tokens.contains(.mark(.minute)) && isOpen:
      tokens.append(.mark(.second))
    case .axis(let axis, let side):
      // "North latitude" is two words for one side.
      if case .axis(axis, let before)? = tokens.last {
        tokens[tokens.count - 1] = .axis(axis, before * side)
      } else {
        tokens.append(.axis(axis, side))
      }
    case .mark(.degree):
      // In `vĩ độ 21`, the word for a degree belongs to the word for latitude.
      if case .axis? = tokens.last { return true }
      tokens.append(.mark(.degree))
    case let token?: tokens.append(token)
    }
    return true
  }

  /// Returns the mark and the side of two joined letters: `21sN`.
  private static func markAndSide(_ letters: String) -> [Token]? {
    guard letters.utf8.count == 2, let first = letters.first, let last = letters.last,
      let mark = ["d": Mark.degree, "m": .minute, "s": .second][first],
      let side = [
        "n": Token.axis(.latitude, 1), "s": .axis(.latitude, -1), "e": .axis(.longitude, 1),
        "w": .axis(.longitude, -1),
      ][last]
    else { return nil }
    return [.mark(mark), side]
  }

  /// The mark of the last number of an angle: degrees first, then minutes.
  private var nextMark: Mark {
    let before = tokens.reversed().prefix { $0 != .separator }
      .prefix { if case .axis = $0 { false } else { true } }
    return before.contains(.mark(.degree)) ? .minute : .degree
  }

  /// Whether the next hyphen separates the parts of an angle before its letter: 40-41-21N.
  private var isHyphenOfAngle: Bool {
    guard isAfterDigit, case .number(let number)? = tokens.last, !number.hasFraction else {
      return false
    }
    let end = rest.dropFirst().drop { ("0"..."9").contains($0) || $0 == "-" || $0 == "." }
    return rest.dropFirst().first.map { ("0"..."9").contains($0) } ?? false
      && end.first.map { "NSEWnsew".unicodeScalars.contains($0) } ?? false
  }

  /// Whether the last number has no mark and follows minutes, so that `s` means seconds.
  private var isOpen: Bool {
    guard case .number? = tokens.last, tokens.count > 1 else { return false }
    return tokens[tokens.count - 2] == .mark(.minute) && usedLetters
  }

  private var usedLetters: Bool { tokens.contains(.mark(.degree)) && !tokens.contains(.sign(1)) }

  /// Returns the tokens with the meaning that `O` has in a language; nil if it has none.
  func reading(_ language: String) -> PointTokens? {
    guard tokens.contains(.eastOrWest) else { return self }
    let base = String(language.prefix { $0 != "-" && $0 != "_" })
    let isEast = ["de", "nl"].contains(base)
    guard isEast || ["fr", "es", "it", "pt", "ca"].contains(base) else { return nil }
    var copy = self
    copy.tokens = tokens.map { $0 == .eastOrWest ? .axis(.longitude, isEast ? 1 : -1) : $0 }
    return copy
  }

  /// The tokens of the two angles; nil if they cannot be separated.
  var parts: [ArraySlice<Token>]? {
    var tokens = tokens
    let isAxis = { (token: Token) in if case .axis = token { true } else { false } }
    let axes = tokens.indices.filter { isAxis(tokens[$0]) }
    let separators = tokens.indices.filter { tokens[$0] == .separator }
    if separators.count == 1 {
      return [tokens[..<separators[0]], tokens[(separators[0] + 1)...]]
    }
    guard separators.isEmpty else {
      // In `N 37.5, E 127` and similar forms, the letters already separate the angles.
      guard axes.count == 2 else { return nil }
      tokens.removeAll { $0 == .separator }
      return Self.split(tokens, at: tokens.indices.filter { isAxis(tokens[$0]) })
    }
    if axes.count == 2 { return Self.split(tokens, at: axes) }
    if let axis = axes.first, axes.count == 1, axis > 0, axis < tokens.count - 1 {
      return [tokens[...axis], tokens[(axis + 1)...]]
    }
    let degrees = tokens.indices.filter { tokens[$0] == .mark(.degree) }
    let signs = tokens.indices.filter { if case .sign = tokens[$0] { true } else { false } }
    if degrees.count == 2 {
      let start = degrees[1] - 1
      guard start > 0 else { return nil }
      let cut = signs.contains(start - 1) ? start - 1 : start
      return [tokens[..<cut], tokens[cut...]]
    }
    let numbers = tokens.indices.filter { if case .number = tokens[$0] { true } else { false } }
    guard numbers.count == 2, axes.count < 2 else { return nil }
    let cut = signs.contains(numbers[1] - 1) ? numbers[1] - 1 : numbers[1]
    return [tokens[..<cut], tokens[cut...]]
  }

  /// Splits at the second of two letters if they precede the numbers, otherwise after the first.
  private static func split(_ tokens: [Token], at axes: [Int]) -> [ArraySlice<Token>]? {
    if axes[0] == 0 { return [tokens[..<axes[1]], tokens[axes[1]...]] }
    guard axes[1] == tokens.count - 1 else { return nil }
    return [tokens[...axes[0]], tokens[(axes[0] + 1)...]]
  }
}

extension PointTokens {
  /// Returns a text with plain digits and signs instead of full-width, Arabic and other digits,
  /// primes and minus signs.
  static func plain(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{FF01}"..."\u{FF5E}":
        result.append(Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar)
      case "−", "–", "‐", "‑": result.append("-")
      case "º", "˚", "℃": result.append("°")
      case "′", "’", "‘", "´", "ʹ", "`": result.append("'")
      case "″", "”", "“", "ʺ", "„": result.append("\"")
      case "、", "،", "\u{3000}": result.append(scalar == "\u{3000}" ? " " : ",")
      case "；", "؛": result.append(";")
      case "٫": result.append(".")
      case "（", "）", "【", "】", "「", "」", "〈", "〉": result.append(" ")
      default:
        if scalar.value > 0x7F, scalar.properties.numericType == .decimal,
          let value = scalar.properties.numericValue
        {
          result.append(contentsOf: String(Int(value)).unicodeScalars)
        } else {
          result.append(scalar)
        }
      }
    }
    return joiningLetters(String(result))
  }

  /// Joins abbreviations to one word: `с. ш.` to `с.ш.`, `n. Br.` to `n.Br.`.
  private static func joiningLetters(_ text: String) -> String {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    var joined = ""
    for (index, word) in words.enumerated() {
      let isAbbreviation =
        word.last == "." && (2...3).contains(word.count) && word.dropLast().allSatisfy(\.isLetter)
      let isAfterOne = joined.last == "." && joined.dropLast().last?.isLetter ?? false
      if index > 0, !(isAbbreviation && isAfterOne) { joined += " " }
      joined += word
    }
    return joined
  }
}
