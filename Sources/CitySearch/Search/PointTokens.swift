/// The numbers, marks and letters of coordinates.
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

  /// Splits a text from `plain` into tokens; nil if it contains anything else.
  init?(_ text: String, commaIsDecimal: Bool) {
    rest = Substring(text).unicodeScalars
    self.commaIsDecimal = commaIsDecimal
    while let first = rest.first {
      if first.properties.isWhitespace || "()[]{}<>".unicodeScalars.contains(first) {
        rest.removeFirst()
      } else if ("0"..."9").contains(first) {
        guard let number = number() else { return nil }
        tokens.append(.number(number))
      } else if !takeSign(first), !takeWord() {
        return nil
      }
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
    case "-": tokens.append(.sign(-1))
    case ",", ";", "/", "|", "~", "&":
      // `37.5665°, N` is not a point, and one separator is enough.
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
      let before = tokens.reversed().prefix { $0 != .separator }
        .prefix { if case .axis = $0 { false } else { true } }
      let isSecond = before.contains(.mark(.degree))
      tokens.append(.mark(isSecond ? .minute : .degree))
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
    guard
      let (word, token) = Self.words.first(where: { word, _ in
        guard lower.hasPrefix(word) else { return false }
        let isLatin = word.unicodeScalars.allSatisfy { $0.value < 0x1100 }
        return !isLatin || lower.unicodeScalars.count == word.unicodeScalars.count
      })
    else { return false }
    rest.removeFirst(word.unicodeScalars.count)
    switch token {
    case .axis(.latitude, -1) where word == "s" && tokens.contains(.mark(.minute)) && isOpen:
      tokens.append(.mark(.second))
    default: tokens.append(token)
    }
    return true
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

  /// Joins `с. ш.` to `с.ш.`.
  private static func joiningLetters(_ text: String) -> String {
    var kept: [Character] = []
    for letter in text {
      if let before = kept.last, before == " ", letter == "ш" || letter == "д", kept.count > 1,
        kept[kept.count - 2] == "."
      {
        kept.removeLast()
      }
      kept.append(letter)
    }
    return String(kept)
  }

  private static let north = """
    latitude latitud lat lat. szer. breitengrad breite enlem широта szerokość lintang north northern nord norte \
    noord północ север с.ш. пн.ш. n 위도 북위 北緯 北纬 緯度 纬度
    """
  private static let east = """
    longitude longitud long long. lon lon. dł. lng längengrad länge boylam долгота bujur east eastern ost est este \
    leste oost восток в.д. сх.д. e 경도 동경 東経 東經 东经 経度 經度 经度
    """

  /// The words next to the numbers, the longer ones first.
  private static let words: [(String, Token)] = {
    let groups: [(String, Token)] = [
      (north, .axis(.latitude, 1)), (east, .axis(.longitude, 1)),
      ("south southern süd sud sur sul zuid ю.ш. пд.ш. s 남위 南緯 南纬", .axis(.latitude, -1)),
      ("west western ouest oeste ovest запад з.д. зх.д. w 서경 西経 西經 西经", .axis(.longitude, -1)),
      ("degrees degree deg grad d 도 度", .mark(.degree)),
      ("minutes minute min m 분 分", .mark(.minute)),
      ("seconds second sec 초 秒", .mark(.second)),
      ("o", .eastOrWest), ("and und et y и", .separator),
    ]
    var words: [(String, Token)] = []
    for (names, token) in groups {
      for name in names.split(separator: " ") where !words.contains(where: { $0.0 == name }) {
        words.append((String(name), token))
      }
    }
    return words.sorted { $0.0.unicodeScalars.count > $1.0.unicodeScalars.count }
  }()
}
