import Foundation
import TestSupport
import Testing

@testable import TerminalUI

/// Escaped text, read back by a parser for its destination.
@Suite struct EscapedTextTests {
  /// Returns texts in which special characters are next to each other and before combining marks.
  private static func texts(count: Int, without excluded: String = "") -> [String] {
    var random = SeededRandom(seed: 27)
    let pieces =
      Array(
        "&<>\"'%{}#[];,\\: \n\r\tab서é1".unicodeScalars.filter {
          !excluded.unicodeScalars.contains($0)
        })
      + ["\u{301}", "\u{20DD}", "\u{FE0F}", "\u{200D}", "\u{1F327}"]
    return (0..<count).map { _ in
      let length = Int.random(in: 0...12, using: &random)
      let scalars = (0..<length).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }
      return String(String.UnicodeScalarView(scalars))
    }
  }

  @Test func xmlTextRoundTrips() throws {
    for text in Self.texts(count: 2_000, without: "\r") {
      let value = XMLText(text.filter { !$0.isWhitespace }).text
      let document = try ParsedXML("<a b=\"\(value)\">\(MarkupText(text).text)</a>")
      #expect(Array(document.text.unicodeScalars) == Array(text.unicodeScalars))
    }
    #expect(XMLText("a\u{0}b\u{FFFE}").text == "a?b?")
  }

  @Test func calendarTextRoundTrips() {
    for text in Self.texts(count: 2_000) {
      // CR LF is one line break, as is each of them alone.
      var lines: [Unicode.Scalar] = []
      var previous: Unicode.Scalar?
      for scalar in text.unicodeScalars {
        if scalar != "\n" || previous != "\r" { lines.append(scalar == "\r" ? "\n" : scalar) }
        previous = scalar
      }
      #expect(Self.calendarText(CalendarText(text).text) == lines)
    }
  }

  /// Parses a value of type TEXT according to RFC 5545; nil if it ends prematurely.
  private static func calendarText(_ value: String) -> [Unicode.Scalar]? {
    var result: [Unicode.Scalar] = []
    var rest = value.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case ";", ",", "\n", "\r": return nil
      case "\\":
        guard let next = rest.popFirst() else { return nil }
        result.append(next == "n" ? "\n" : next)
      default: result.append(scalar)
      }
    }
    return result
  }

  @Test func polybarTextContainsNoTags() {
    for text in Self.texts(count: 2_000) {
      let escaped = Array(PolybarText(text, isBeforeTag: true).text.unicodeScalars)
      var (shown, index) = ([Unicode.Scalar](), 0)
      while index < escaped.count {
        let next = index + 1 < escaped.count ? escaped[index + 1] : nil
        #expect(!(escaped[index] == "%" && next == "{"), "\(text)")
        shown.append(escaped[index])
        index += escaped[index] == "%" && next == "%" ? 2 : 1
      }
      #expect(shown == Array(text.unicodeScalars))
    }
  }

  @Test func signsAreOnlyDoubledWhereTheyAreRead() {
    #expect(PolybarText("5%").text == "5%")
    #expect(PolybarText("5%", isBeforeTag: true).text == "5%%")
    #expect(TmuxText("a#b").text == "a##b")
    #expect(TmuxText("##").text == "########")
    #expect(TmuxText("##", isBeforeStyle: true).text == "####")
  }

  @Test func oscTextContainsNoControlsOrSeparators() {
    for text in Self.texts(count: 2_000) + ["a\u{1B}]0;x\u{7}b\u{9C}c"] {
      let field = OSCText(text).text.unicodeScalars
      #expect(!field.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) || $0 == ";" })
      let last = OSCText(text, isLast: true).text.unicodeScalars
      #expect(last.count { $0 == ";" } == text.unicodeScalars.count { $0 == ";" })
    }
    #expect(OSCText(String(repeating: "x", count: 1_000)).text.count == 400)
  }
}
