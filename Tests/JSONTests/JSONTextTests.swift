import Foundation
import JSON
import TestSupport
import Testing

/// Escaped text, read back by an independent parser.
@Suite struct JSONTextTests {
  @Test func escapedTextRoundTrips() throws {
    var random = SeededRandom(seed: 27)
    let pieces =
      Array("&<>\"'%{}#[];,\\: \n\r\tab서é1".unicodeScalars)
      + ["\u{301}", "\u{20DD}", "\u{FE0F}", "\u{200D}", "\u{1F327}", "\u{0}", "\u{1F}", "\u{7F}"]
    for _ in 0..<2_000 {
      let scalars = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }
      let text = String(String.UnicodeScalarView(scalars))
      let data = Data("[\(JSONText(text).text)]".utf8)
      let values = try #require(try JSONSerialization.jsonObject(with: data) as? [String])
      #expect(Array(values[0].unicodeScalars) == Array(text.unicodeScalars))
    }
  }

  @Test(arguments: [
    ("\u{1}", #""\u0001""#), ("\u{10}", #""\u0010""#), ("\u{1F}", #""\u001f""#),
    ("\u{20}\u{7F}é", "\"\u{20}\u{7F}é\""),
  ])
  func controlCharactersAreWrittenInHexadecimal(plain: String, text: String) {
    #expect(JSONText(plain).text == text)
  }
}
