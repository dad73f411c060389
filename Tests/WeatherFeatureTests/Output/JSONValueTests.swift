import Testing

@testable import WeatherFeature

@Suite struct JSONValueTests {
  @Test(
    arguments: [
      (0.1 + 0.2, 2, "0.3"), (1.005, 1, "1"), (2.25, 1, "2.3"), (-0.001, 2, "0"),
      (1e15 - 1, 0, "999999999999999"), (1e15, 0, "null"), (-1e15, 0, "null"),
      (.nan, 2, "null"), (.infinity, 2, "null"), (37.5660012, 5, "37.566"),
    ] as [(Double, Int, String)])
  func numbersAreRoundedAndFinite(value: Double, digits: Int, text: String) {
    #expect(JSONValue.number(value, digits: digits).singleLine == text)
  }

  @Test func membersAreIndentedByTwoBlanks() {
    let value = JSONValue.object([
      ("a", .array([.number(1, digits: 0), .bool(true), .null])), ("b", .object([])),
      ("c", .array([])), ("d", .object([("e", .text("x"))])),
    ])
    var text = ""
    value.write(into: &text)
    #expect(
      text == """
        {
          "a": [
            1,
            true,
            null
          ],
          "b": {},
          "c": [],
          "d": {
            "e": "x"
          }
        }
        """)
    #expect(value.singleLine == #"{"a":[1,true,null],"b":{},"c":[],"d":{"e":"x"}}"#)
  }
}
