import Foundation
import TestSupport
import Testing

@testable import JSON

/// Any JSON value, to compare decoders.
private enum Anything: Codable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([Anything])
  case object([String: Anything])

  init(from decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: Key.self) {
      var members: [String: Anything] = [:]
      for key in object.allKeys {
        members[key.stringValue] = try object.decode(Self.self, forKey: key)
      }
      self = .object(members)
      return
    }
    if var list = try? decoder.unkeyedContainer() {
      var elements: [Anything] = []
      while !list.isAtEnd { elements.append(try list.decode(Self.self)) }
      self = .list(elements)
      return
    }
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else {
      self = .text(try value.decode(String.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .null:
      var value = encoder.singleValueContainer()
      try value.encodeNil()
    case .bool(let bool): try bool.encode(to: encoder)
    case .number(let number): try number.encode(to: encoder)
    case .text(let text): try text.encode(to: encoder)
    case .list(let elements): try elements.encode(to: encoder)
    case .object(let members): try members.encode(to: encoder)
    }
  }

  struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { return nil }
  }

  static func random(depth: Int, using random: inout SeededRandom) -> Anything {
    switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &random) {
    case 0: .null
    case 1: .bool(Bool.random(using: &random))
    case 2: .number(Double(Int.random(in: -1_000_000...1_000_000, using: &random)))
    case 3: .number(Double(bitPattern: UInt64.random(in: 0...UInt64.max, using: &random)).finite)
    case 4:
      .text(
        String(
          (0..<Int.random(in: 0...8, using: &random)).map { _ in
            "aé서🌧\"\\/\n\u{1}\u{7F}0".randomElement(using: &random) ?? "a"
          }))
    case 5:
      .list(
        (0..<Int.random(in: 0...4, using: &random)).map { _ in
          Self.random(depth: depth - 1, using: &random)
        })
    default:
      .object(
        Dictionary(
          (0..<Int.random(in: 0...80, using: &random) / 16).map { _ in
            (
              "k\(Int.random(in: 0...99, using: &random))",
              Self.random(depth: depth - 1, using: &random)
            )
          }, uniquingKeysWith: { $1 }))
    }
  }
}

extension Double {
  fileprivate var finite: Double { isFinite ? self : 0.1 }
}

@Suite struct JSONDecoderTests {
  private static func ours(_ text: String) throws -> Anything {
    try JSON.JSONDecoder().decode(Anything.self, from: Array(text.utf8))
  }

  private static func foundations(_ text: String) throws -> Anything {
    try Foundation.JSONDecoder().decode(Anything.self, from: Data(text.utf8))
  }

  @Test func randomValuesRoundTripWithFoundation() throws {
    var random = SeededRandom(seed: 259)
    for _ in 0..<2_000 {
      let value = Anything.random(depth: 3, using: &random)
      let text = try #require(String(data: Foundation.JSONEncoder().encode(value), encoding: .utf8))
      #expect(try Self.ours(text) == value)
      let own = try JSON.JSONEncoder().encode(value)
      #expect(try Foundation.JSONDecoder().decode(Anything.self, from: Data(own)) == value)
      let readable = try JSON.JSONEncoder(isReadable: true).encode(value)
      #expect(try Foundation.JSONDecoder().decode(Anything.self, from: Data(readable)) == value)
    }
  }

  @Test func malformedTextIsRejectedWhereFoundationRejectsIt() throws {
    var random = SeededRandom(seed: 83)
    let marks = Array("{}[]\",:\\u0123456789eE+-. tfn".utf8)
    for _ in 0..<4_000 {
      let value = Anything.random(depth: 3, using: &random)
      var text = try JSON.JSONEncoder().encode(value)
      for _ in 0...Int.random(in: 0...2, using: &random) where !text.isEmpty {
        let index = Int.random(in: 0..<text.count, using: &random)
        switch Int.random(in: 0...2, using: &random) {
        case 0: text.remove(at: index)
        case 1: text.insert(marks.randomElement(using: &random) ?? 0, at: index)
        default: text.swapAt(index, Int.random(in: 0..<text.count, using: &random))
        }
      }
      guard let string = String(validating: text, as: UTF8.self) else { continue }
      let own = try? Self.ours(string)
      guard let expected = try? Self.foundations(string) else {
        // Foundation rejects numbers that are too small, which become zero here.
        #expect(own == nil || string.contains("e-"), "\(string)")
        continue
      }
      // Foundation accepts a trailing comma in arrays and objects.
      let endsWithComma = string.contains(",]") || string.contains(",}")
      #expect(own == expected || own == nil && endsWithComma, "\(string)")
    }
  }

  @Test(arguments: [
    "", " ", "{", "[1,]", "{\"a\":1,}", "{a:1}", "[01]", "[1.]", "[.5]", "[-]", "[1e]", "[+1]",
    "\"\u{1}\"", "\"\\x\"", "\"\\u12G4\"", "nul", "truee", "[1 2]", "1 2", "[1}", "{\"a\" 1}",
    "'a'",
    "NaN", "[Infinity]", "\"a", "\"\\", "\"\\u", "[1\u{0}]", "0x10",
  ])
  func invalidJSONIsRejected(_ text: String) {
    #expect(throws: DecodingError.self) { try Self.ours(text) }
  }

  @Test func loneSurrogatesAndInvalidUTF8AreRejectedWhenDecoded() throws {
    #expect(try Self.ours("\"\\ud83c\\udf27\"") == .text("🌧"))
    #expect(throws: DecodingError.self) { try Self.ours("\"\\ud83c\"") }
    #expect(throws: DecodingError.self) { try Self.ours("\"\\udf27\"") }
    #expect(throws: DecodingError.self) {
      try JSON.JSONDecoder().decode(String.self, from: [0x22, 0xC3, 0x28, 0x22])
    }
    // Other members of the same object are read.
    let broken: [UInt8] = Array("{\"a\":\"".utf8) + [0xFF] + Array("\",\"b\":2}".utf8)
    struct Part: Decodable { var b: Int }
    #expect(try JSON.JSONDecoder().decode(Part.self, from: broken).b == 2)
  }

  @Test func nestingDepthIsLimited() {
    func nested(_ depth: Int) -> [UInt8] {
      Array(repeating: UInt8(ascii: "["), count: depth)
        + Array(repeating: UInt8(ascii: "]"), count: depth)
    }
    #expect(throws: Never.self) { try JSONDocument(nested(512)) }
    #expect(throws: JSONSyntaxError.self) { try JSONDocument(nested(513)) }
    #expect(throws: JSONSyntaxError.self) {
      try JSONDocument(Array(repeating: UInt8(ascii: "["), count: 1_000_000))
    }
  }

  @Test func numbersDecodeToTheirExactValues() throws {
    var random = SeededRandom(seed: 5)
    for _ in 0..<20_000 {
      let digits = Int.random(in: 0...18, using: &random)
      let text =
        "\(Int.random(in: -9_999...9_999, using: &random))."
        + "\(Int.random(in: 0...Int(pow(10.0, Double(digits))), using: &random))"
      #expect(try JSON.JSONDecoder().decode(Double.self, from: Array(text.utf8)) == Double(text))
    }
    #expect(try JSON.JSONDecoder().decode(Int.self, from: Array("1e3".utf8)) == 1000)
    #expect(try JSON.JSONDecoder().decode(UInt8.self, from: Array("255.0".utf8)) == 255)
    #expect(throws: DecodingError.self) {
      try JSON.JSONDecoder().decode(UInt8.self, from: Array("256".utf8))
    }
    #expect(throws: DecodingError.self) {
      try JSON.JSONDecoder().decode(Double.self, from: Array("1e999".utf8))
    }
    #expect(try JSON.JSONDecoder().decode(Double.self, from: Array("-0.0".utf8)).sign == .minus)
  }

  @Test(arguments: [
    ("0", 0), ("-0.5", -0.5), ("123456789012345", 123_456_789_012_345), ("7.", 7), (".25", 0.25),
    ("-12345678.9012345", -12_345_678.9012345), ("1234567890123456", nil), ("", nil), ("-", nil),
    (".", nil), ("1-2", nil), ("--1", nil), ("1.2.3", nil), ("1e3", nil), (" 1", nil), ("+1", nil),
  ])
  func shortDecimalsAreParsed(text: String, value: Double?) {
    let bytes = Array("8\(text)9".utf8)
    #expect(Double(shortDecimal: bytes, in: 1..<bytes.count - 1) == value)
  }

  @Test func decodingErrorsReportTheCodingPath() throws {
    struct Outer: Decodable { var list: [Inner] }
    struct Inner: Decodable { var value: Int }
    do {
      _ = try JSON.JSONDecoder().decode(
        Outer.self, from: Array(#"{"list":[{"value":1},{"value":"x"}]}"#.utf8))
      Issue.record("no error")
    } catch DecodingError.typeMismatch(_, let context) {
      #expect(context.codingPath.map(\.stringValue) == ["list", "1", "value"])
    }
    #expect {
      try JSON.JSONDecoder().decode(Outer.self, from: Array(#"{"list":[{}]}"#.utf8))
    } throws: { error in
      guard case DecodingError.keyNotFound(let key, let context) = error else { return false }
      return key.stringValue == "value" && context.codingPath.map(\.stringValue) == ["list", "0"]
    }
    #expect {
      try JSON.JSONDecoder().decode(Outer.self, from: Array(#"{"list":null}"#.utf8))
    } throws: { error in
      guard case DecodingError.valueNotFound = error else { return false }
      return true
    }
  }

  @Test func largeObjectsDecodeInLinearTime() throws {
    let members = (0..<50_000).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
    let values = try JSON.JSONDecoder().decode([String: Int].self, from: Array("{\(members)}".utf8))
    #expect(values.count == 50_000)
    #expect(values["k49999"] == 49_999)
  }

  // MARK: - Names of members

  /// The numbers of the members `a` and `b`.
  private struct Pair: Decodable, Equatable {
    var a: Int
    var b: Int
  }

  private static func decode<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
    try JSON.JSONDecoder().decode(type, from: Array(text.utf8))
  }

  @Test(arguments: [
    #"{"a":1,"b":2}"#, #"{"b":2,"a":1}"#, #"{"ab":3,"ba":4,"":5,"a":1,"c":6,"b":2}"#,
    #"{"\u0061":1,"b":2}"#, #"{"\u0063":3,"a":1,"\u0062":2}"#,
    #"{"x":{"a":3,"b":[4]},"a":1,"y":[{"b":5}],"b":2}"#, "\u{FEFF}{\"a\":1,\"b\":2}",
  ])
  func membersAreFoundByName(_ text: String) throws {
    #expect(try Self.decode(Pair.self, text) == Pair(a: 1, b: 2))
  }

  @Test(arguments: [0, 100])
  func firstOfSeveralMembersOfANameIsUsed(others: Int) throws {
    let rest = (0..<others).map { ",\"k\($0)\":\($0)" }.joined()
    let text = #"{"a":1,"b":2,"a":3,"\u0062":4"# + rest + "}"
    #expect(try Self.decode(Pair.self, text) == Pair(a: 1, b: 2))
  }

  @Test func membersThatAreTextsAreDecodedTogether() throws {
    struct Names: Decodable { var names: [String: String] }
    let text = #"{"names":{"ko":"\uc11c\uc6b8","de":"Seoul","de":"Söul","":""}}"#
    #expect(try Self.decode(Names.self, text).names == ["ko": "서울", "de": "Seoul", "": ""])
    for (value, path) in [(#"{"ko":"a","de":1}"#, ["names", "de"]), ("[]", ["names"])] {
      #expect {
        try Self.decode(Names.self, #"{"names":\#(value)}"#)
      } throws: { error in
        guard case DecodingError.typeMismatch(_, let context) = error else { return false }
        return context.codingPath.map(\.stringValue) == path
      }
    }
  }

  // MARK: - Escapes

  @Test(arguments: [
    (#""\ud83c\udf27 rain""#, "🌧 rain"), (#""\ud83c\udf27\ud83c\udf28""#, "🌧🌨"),
    (#""\ud800\udc00\udbff\udfff""#, "\u{10000}\u{10FFFF}"),
    (#""\uC11C\uc6b8\t\n\r\b\f\/\\\"""#, "서울\t\n\r\u{8}\u{C}/\\\""),
    (#""\ud7ff\ue000\u0000""#, "\u{D7FF}\u{E000}\u{0}"),
  ])
  func escapesAreDecoded(text: String, value: String) throws {
    #expect(try Self.decode(String.self, text).unicodeScalars.elementsEqual(value.unicodeScalars))
  }

  @Test(arguments: [
    #""\ud83c\u0041""#, #""\ud83c\ud83c""#, #""\ud83c\ue000""#, #""\ud83cA""#, #""\ud83c\n""#,
  ])
  func surrogateWithoutItsSecondHalfIsRejected(_ text: String) {
    #expect(throws: DecodingError.self) { try Self.decode(String.self, text) }
  }

  // MARK: - Types

  @Test func valuesOfAnotherTypeAreRejected() {
    expectMismatch(String.self, ["1", "true", "[]", "{}"])
    expectMismatch(Int.self, [#""1""#, "true", "[1]", "{}"])
    expectMismatch(Double.self, [#""1.5""#, "false", "[1.5]", "{}"])
    expectMismatch(Bool.self, ["1", #""true""#, "[]", "{}"])
    expectMismatch([Int].self, ["1", #""1""#, #"{"a":1}"#])
    expectMismatch([String: Int].self, ["1", #""a""#, #"["a",1]"#])
  }

  private func expectMismatch<Value: Decodable>(_ type: Value.Type, _ texts: [String]) {
    for text in texts {
      #expect {
        try Self.decode(type, text)
      } throws: { error in
        if case DecodingError.typeMismatch = error { true } else { false }
      }
    }
    #expect {
      try Self.decode(type, "null")
    } throws: { error in
      if case DecodingError.valueNotFound = error { true } else { false }
    }
  }

  /// Values decoded one after the other from an array.
  private struct Mixture: Decodable {
    var numbers: [Int?] = []
    var inner: [Int] = []
    var pair: Pair
    var isAtEnd: Bool

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      for _ in 0..<3 {
        numbers.append(try list.decodeNil() ? nil : list.decode(Int.self))
      }
      var inner = try list.nestedUnkeyedContainer()
      while !inner.isAtEnd { self.inner.append(try inner.decode(Int.self)) }
      pair = try list.decode(Pair.self)
      isAtEnd = list.isAtEnd
      #expect(list.currentIndex == 5 && list.count == 5)
      #expect(throws: DecodingError.self) { try inner.decode(Int.self) }
      #expect(throws: DecodingError.self) { try list.decodeNil() }
    }
  }

  @Test func arrayElementsAreDecodedOneByOne() throws {
    let mixture = try Self.decode(Mixture.self, #"[1, null, 3, [4, 5], {"a": 6, "b": 7}]"#)
    #expect(mixture.numbers == [1, nil, 3])
    #expect(mixture.inner == [4, 5])
    #expect(mixture.pair == Pair(a: 6, b: 7))
    #expect(mixture.isAtEnd)
  }

  @Test func textAfterTheValueIsRejected() throws {
    for text in ["1 2", "[] []", "{}x", "null,", "true}", "\u{FEFF}\u{FEFF}1"] {
      #expect(throws: DecodingError.self, "\(text)") { try Self.ours(text) }
    }
    #expect(try Self.ours(" \t\r\n1 \t\r\n") == .number(1))
  }
}
