import JSON
import Testing

@Suite struct JSONEncoderTests {
  private struct Station: Encodable {
    var name = "서울"
    var heights: [Double] = [86, -0.5]
    var empty: [Int] = []
    var inner: [[String: Int]] = [["b": 1, "a": 2], [:]]
    var isOpen = true
  }

  private func text(_ value: some Encodable, isReadable: Bool = false) throws -> String {
    let bytes = try JSONEncoder(isReadable: isReadable).encode(value)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func readableTextIsIndentedAndSorted() throws {
    let expected = """
      {
        "empty" : [],
        "heights" : [
          86,
          -0.5
        ],
        "inner" : [
          {
            "a" : 2,
            "b" : 1
          },
          {}
        ],
        "isOpen" : true,
        "name" : "서울"
      }
      """
    #expect(try text(Station(), isReadable: true) == expected)
  }

  @Test func textIsCompactAndInTheOrderOfEncodingByDefault() throws {
    struct Part: Encodable {
      var b = "x"
      var a = [1, 2]
      var none: Int?
    }
    #expect(try text(Part()) == #"{"b":"x","a":[1,2]}"#)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func numbersThatAreNotFiniteAreRejected(_ number: Double) {
    #expect {
      try text(["a": [0, number]])
    } throws: { error in
      guard case EncodingError.invalidValue(_, let context) = error else { return false }
      return context.codingPath.map(\.stringValue) == ["a", "1"]
    }
  }

  @Test func memberThatIsEncodedAgainIsReplaced() throws {
    struct Twice: Encodable {
      enum CodingKeys: CodingKey { case a, b }

      func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(1, forKey: .a)
        try members.encode(2, forKey: .b)
        try members.encode(3, forKey: .a)
      }
    }
    #expect(try text(Twice()) == #"{"a":3,"b":2}"#)
  }
}
