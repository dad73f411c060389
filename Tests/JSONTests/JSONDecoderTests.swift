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
    #expect(Double(shortDecimal: Array(text.utf8)[...]) == value)
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
}
