import JSON
import TestSupport
import Testing

/// The examples of the documentation, verbatim.
@Suite struct ExampleTests {
  @Test(arguments: [
    "JSON/JSONText",
    "JSON/JSONDecoder",
    "JSON/JSONEncoder",
  ])
  func documentationExamplesMatchTheCompiledTests(source: String) throws {
    try DocumentedExamples.check(source, against: #filePath)
  }

  @Test func textIsEscaped() {
    let title = JSONText("a \"quoted\" word\n")
    // title.text is now "a \"quoted\" word\n", with its quotation marks and escapes
    #expect(title.text == #""a \"quoted\" word\n""#)
  }

  @Test func valuesAreDecoded() throws {
    struct Station: Decodable {
      var name: String
      var elevation: Double?
    }

    let text = #"[{"name": "인천", "elevation": 69.0}, {"name": "Leh"}]"#
    let stations = try JSONDecoder().decode([Station].self, from: Array(text.utf8))
    // stations[0].elevation is 69, stations[1].elevation is nil
    #expect(stations.map(\.name) == ["인천", "Leh"])
    #expect(stations.map(\.elevation) == [69, nil])
  }

  @Test func valuesAreEncoded() throws {
    struct Reading: Encodable {
      var time: String
      var celsius: Double
    }

    let bytes = try JSONEncoder().encode(Reading(time: "09:00", celsius: 12.5))
    // {"time":"09:00","celsius":12.5}
    #expect(String(decoding: bytes, as: UTF8.self) == #"{"time":"09:00","celsius":12.5}"#)
  }
}
