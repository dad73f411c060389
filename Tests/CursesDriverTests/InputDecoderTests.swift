import TerminalUI
import Testing

@testable import CursesDriver

@Suite struct InputDecoderTests {
  private func events(_ codes: [Int32]) -> [InputEvent] {
    var decoder = InputDecoder(strokes: KeyTable().strokes)
    for code in codes { decoder.feed(code) }
    return decoder.finish()
  }

  @Test func controlCharactersAreKeys() {
    #expect(
      events([0, 1, 26, 28, 31]) == [
        .key(.control(" ")), .key(.control("a")), .key(.control("z")), .key(.control("\\")),
        .key(.control("_")),
      ])
  }

  @Test func escapeTwiceIsTwoKeys() {
    #expect(events([27, 27]) == [.key(.escape), .key(.escape)])
    #expect(events([27, 13]) == [.key(.escape), .key(.enter)])
  }

  @Test func brokenCharactersAreDropped() {
    #expect(
      events([0xFF, 0xC3, 0x28, 0xE2, 0x82, 0x61, 0x80]) == [
        .key(.character("(")), .key(.character("a")),
      ])
    // An overlong slash and a surrogate.
    #expect(events([0xC0, 0xAF, 0xED, 0xA0, 0x80]).isEmpty)
  }

  @Test func aKeyAfterEscapeIsHeldWithAlt() {
    #expect(events([27, 0xEC, 0x84, 0x9C]) == [.key(.alt("서"))])
  }

  @Test func theOldFormOfMouseReportsIsUnderstood() {
    let at = Point(x: 0, y: 200)
    #expect(
      events([KeyTable.mouseBytes, 32, 33, 233, KeyTable.mouseBytes, 35, 33, 233, 97]) == [
        .mouse(MouseEvent(kind: .press, position: at)),
        .mouse(MouseEvent(kind: .release, position: at)),
        .key(.character("a")),
      ])
  }

  @Test func aBrokenMouseReportIsNoText() {
    let report = Array("0;5M".utf8).map { Int32($0) }
    #expect(events([KeyTable.mouseDecimal] + report + [97]) == [.key(.character("a"))])
  }

  @Test func unknownKeyNumbersAreIgnored() {
    #expect(events([9999, 97]) == [.key(.character("a"))])
  }

  @Test func everySequenceHasItsOwnNumber() {
    let table = KeyTable()
    #expect(Set(table.sequences.map(\.code)).count == table.sequences.count)
    #expect(Set(table.sequences.map(\.text)).count == table.sequences.count)
  }
}
