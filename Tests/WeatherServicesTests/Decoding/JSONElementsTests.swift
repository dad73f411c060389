import Testing
import WeatherModel

@testable import WeatherServices

@Suite struct JSONElementsTests {
  private func split(_ text: String) throws(WeatherError) -> [String] {
    try JSONElements.split(Array(text.utf8), list: "list", max: 3)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(
    arguments: [
      (#"{"list":[]}"#, []),
      (
        #"{"list":[1,"a,]}",{"b":[2,{"c":"\"}]"}]}]}"#,
        ["1", #""a,]}""#, #"{"b":[2,{"c":"\"}]"}]}"#]
      ),
      (" {\t\"list\"\r:\n[ 1,\n[2 , 3]\t] }", ["1", "[2 , 3]"]),
      (#"{"a":{"list":[1]},"b":[[],{}],"c":"list","list":[2],"d":0}"#, ["2"]),
      (#"{"lis":[1],"listen":[2],"list":[3]}"#, ["3"]),
      ("\u{FEFF}{\"list\":[1]}", ["1"]),
    ] as [(String, [String])])
  func listIsSplitIntoItsElements(text: String, elements: [String]) throws {
    #expect(try split(text) == elements)
  }

  @Test(arguments: [
    "", "[]", "{", #"{""#, #"{"a"#, #"{"list"#, #"{"list":"#, #"{"list":["#, #"{"list":[1"#,
    #"{"list":[1,"#, #"{"list":["a"#, #"{"list":["a\"#, #"{"list":[{"a":"b"}"#, #"{}"#,
    #"{"other":[1]}"#, #"{"list":1}"#, #"{"list":{}}"#, #"{"list" [1]}"#, #"{"a":,"list":[1]}"#,
    #"{"a":1 "list":[1]}"#, #"{"list":[1,]}"#, #"{"list":[,1]}"#, #"{"list":[1,,2]}"#,
    #"{!"list":[1]}"#, "{\u{E}\"list\":[1]}",
  ])
  func malformedListIsRejected(text: String) {
    #expect(throws: WeatherError.responseUnreadable(detail: "no list")) { try split(text) }
  }

  @Test func listWithMoreElementsThanAllowedIsRejected() throws {
    #expect(try split(#"{"list":[1,2,3]}"#) == ["1", "2", "3"])
    #expect(throws: WeatherError.responseUnreadable(detail: "no list")) {
      try split(#"{"list":[1,2,3,4]}"#)
    }
  }
}
