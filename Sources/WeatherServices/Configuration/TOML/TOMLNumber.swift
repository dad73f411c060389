/// A number of TOML: an integer of 64 bits in four bases, or a float.
enum TOMLNumber: Hashable {
  case integer(Int64)
  case float(Double)
  /// An integer that 64 bits do not hold.
  case tooLarge

  /// Reads a whole word; nil when it is no number.
  init?(_ word: ArraySlice<UInt8>) {
    if let base = Self.base(of: word) {
      self.init(digits: word.dropFirst(2), base: base, isNegative: false)
      return
    }
    var unsigned = word
    let sign = word.first
    if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { unsigned = word.dropFirst() }
    let isNegative = sign == UInt8(ascii: "-")
    switch String(decoding: unsigned.prefix(4), as: UTF8.self) {
    case "inf": self = .float(isNegative ? -.infinity : .infinity)
    case "nan": self = .float(.nan)
    default:
      let isFloat = unsigned.contains { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") }
      // 0 is the only number that begins with it.
      let whole = unsigned.prefix { TOMLDateTime.isDigit($0) || $0 == UInt8(ascii: "_") }
      guard Self.areDigits(whole, base: 10),
        whole.count == 1 || whole.first != UInt8(ascii: "0")
      else { return nil }
      if isFloat {
        self.init(float: unsigned, whole: whole, isNegative: isNegative)
      } else {
        self.init(digits: unsigned, base: 10, isNegative: isNegative)
      }
    }
  }

  /// The base that a prefix in small letters names.
  private static func base(of word: ArraySlice<UInt8>) -> UInt8? {
    switch String(decoding: word.prefix(2), as: UTF8.self) {
    case "0x": 16
    case "0o": 8
    case "0b": 2
    default: nil
    }
  }

  private init?(digits: ArraySlice<UInt8>, base: UInt8, isNegative: Bool) {
    guard Self.areDigits(digits, base: base) else { return nil }
    let text = String(decoding: digits.filter { $0 != UInt8(ascii: "_") }, as: UTF8.self)
    self =
      Int64((isNegative ? "-" : "") + text, radix: Int(base)).map(TOMLNumber.integer) ?? .tooLarge
  }

  /// - Parameter whole: The digits that the word begins with.
  private init?(float word: ArraySlice<UInt8>, whole: ArraySlice<UInt8>, isNegative: Bool) {
    var rest = word[whole.endIndex...]
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix { $0 | 0x20 != UInt8(ascii: "e") }
      guard Self.areDigits(fraction, base: 10) else { return nil }
      rest = rest[fraction.endIndex...]
    }
    if let mark = rest.first {
      guard mark | 0x20 == UInt8(ascii: "e") else { return nil }
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") {
        rest = rest.dropFirst()
      }
      guard Self.areDigits(rest, base: 10) else { return nil }
    }
    let text = String(decoding: word.filter { $0 != UInt8(ascii: "_") }, as: UTF8.self)
    guard let value = Double(text) else { return nil }
    self = .float(isNegative ? -value : value)
  }

  /// Whether a text is digits of a base, with single `_` between some of them.
  private static func areDigits(_ text: ArraySlice<UInt8>, base: UInt8) -> Bool {
    var wasDigit = false
    for byte in text {
      let isDigit = value(of: byte).map { $0 < base } ?? false
      guard isDigit || (wasDigit && byte == UInt8(ascii: "_")) else { return false }
      wasDigit = isDigit
    }
    return wasDigit
  }

  private static func value(of byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
