import TerminalUI
import Testing

@testable import CursesDriver

@Suite struct InputDecoderTests {
  private func events(_ codes: [Int32]) -> [InputEvent] {
    var decoder = InputDecoder(strokes: KeyTable().strokes)
    for code in codes { decoder.feed(code) }
    return decoder.finish()
  }

  private func codes(_ text: String) -> [Int32] { text.utf8.map { Int32($0) } }

  @Test func charactersOfEveryUTF8LengthAreDecoded() {
    let text = "a é न 서 🌧"
    #expect(events(codes(text)) == text.map { .key(.character($0)) })
  }

  @Test func controlCharactersAreKeys() {
    #expect(
      events([0, 1, 26, 28, 31]) == [
        .key(.control(" ")), .key(.control("a")), .key(.control("z")), .key(.control("\\")),
        .key(.control("_")),
      ])
  }

  @Test func secondEscapeIsASeparateKey() {
    #expect(events([27, 27]) == [.key(.escape), .key(.escape)])
    #expect(events([27, 13]) == [.key(.escape), .key(.enter)])
  }

  @Test func malformedUTF8IsDropped() {
    #expect(
      events([0xFF, 0xC3, 0x28, 0xE2, 0x82, 0x61, 0x80]) == [
        .key(.character("(")), .key(.character("a")),
      ])
    // An overlong slash and a surrogate.
    #expect(events([0xC0, 0xAF, 0xED, 0xA0, 0x80]).isEmpty)
  }

  @Test func c1ControlCharactersAreIgnored() {
    // U+0080, U+009F, and U+00A0 as the first that is text.
    #expect(
      events([0xC2, 0x80, 0xC2, 0x9F, 0xC2, 0xA0]) == [.key(.character("\u{A0}"))])
  }

  @Test func keyAfterEscapeIsDecodedAsAlt() {
    #expect(events([27, 0xEC, 0x84, 0x9C]) == [.key(.alt("서"))])
    #expect(events([27, 0x20]) == [.key(.alt(" "))])
  }

  @Test func onlyTheKeyAfterEscapeTakesAlt() throws {
    let up = try #require(KeyTable().sequences.first { $0.text == "\u{1B}[A" }).code
    #expect(events([27, up, up, 97]) == [.key(.up, .alt), .key(.up), .key(.character("a"))])
  }

  @Test func legacyX10MouseReportsAreDecoded() {
    let at = Point(x: 0, y: 200)
    #expect(
      events([KeyTable.mouseBytes, 32, 33, 233, KeyTable.mouseBytes, 35, 33, 233, 97]) == [
        .mouse(MouseEvent(kind: .press, position: at)),
        .mouse(MouseEvent(kind: .release, position: at)),
        .key(.character("a")),
      ])
  }

  @Test func pointerMotionWithAButtonDownIsADrag() {
    let report = [KeyTable.mouseDecimal] + "32;11;6M".utf8.map { Int32($0) }
    #expect(events(report) == [.mouse(MouseEvent(kind: .drag, position: Point(x: 10, y: 5)))])
    // A report without a button produces no event.
    #expect(events([KeyTable.mouseDecimal] + "35;11;6M".utf8.map { Int32($0) }).isEmpty)
  }

  @Test func malformedMouseReportIsNotText() {
    let report = Array("0;5M".utf8).map { Int32($0) }
    #expect(events([KeyTable.mouseDecimal] + report + [97]) == [.key(.character("a"))])
  }

  @Test func malformedMouseReportSwallowsNoKeys() {
    #expect(events([KeyTable.mouseDecimal, 113]) == [.key(.character("q"))])
    #expect(events([KeyTable.mouseDecimal, 3]) == [.key(.control("c"))])
    #expect(events([KeyTable.mouseDecimal, 0x30, 3]) == [.key(.control("c"))])
    #expect(events([KeyTable.mouseBytes, 32, 3]) == [.key(.control("c"))])
    #expect(events([KeyTable.mouseBytes, 0xFFFF, 113]) == [.key(.character("q"))])
  }

  @Test func lengthOfAMouseReportIsLimited() {
    let start = [KeyTable.mouseDecimal]
    let digits = codes(String(repeating: "1", count: 24))
    #expect(events(start + digits + codes("Ma")) == [.key(.character("a"))])
    #expect(events(start + digits + codes("1a")) == [.key(.character("a"))])
  }

  @Test func lettersAndSymbolsEndAMouseReport() {
    #expect(events([KeyTable.mouseDecimal] + codes("0@a")) == [.key(.character("a"))])
    #expect(events([KeyTable.mouseDecimal, 0x30, 0x7F]) == [.key(.backspace)])
  }

  @Test func lengthOfAnAttributesReportIsLimited() {
    let longest = "62;4" + String(repeating: ";1", count: 30)
    let start = [KeyTable.attributes]
    #expect(events(start + codes(longest + "c")) == [.pictures])
    #expect(
      events(start + codes(longest + "1c")) == [.key(.character("1")), .key(.character("c"))])
  }

  @Test(arguments: [KeyTable.attributes] + KeyTable.exactColors.keys.sorted())
  func unfinishedReportTimesOutAndSwallowsNoKeys(code: Int32) {
    var decoder = InputDecoder(strokes: KeyTable().strokes)
    decoder.feed(code)
    #expect(decoder.finish().isEmpty && decoder.timeout == .milliseconds(200))
    #expect(decoder.giveUp().isEmpty && decoder.timeout == nil)
    #expect(events([code, 0x31, 3]) == [.key(.control("c"))])
  }

  @Test func unfinishedMouseReportTimesOut() {
    var decoder = InputDecoder(strokes: KeyTable().strokes)
    #expect(decoder.timeout == nil)
    decoder.feed(KeyTable.mouseBytes)
    #expect(decoder.finish().isEmpty && decoder.timeout == .milliseconds(200))
    #expect(decoder.giveUp().isEmpty && decoder.timeout == nil)
    decoder.feed(113)
    #expect(decoder.finish() == [.key(.character("q"))])
  }

  @Test func ctrlCEndsAnUnterminatedPaste() {
    #expect(events([KeyTable.pasteStart]).isEmpty)
    let begun = [KeyTable.pasteStart, 97, 98]
    #expect(events(begun + [3]) == [.paste("ab"), .key(.control("c"))])
    #expect(events([KeyTable.pasteStart, 3]) == [.key(.control("c"))])
    // In the middle of a burst it is part of the paste.
    #expect(events(begun + [3, 113, KeyTable.pasteEnd]) == [.paste("abq")])
  }

  @Test func timeoutEndsAnUnterminatedPaste() {
    var decoder = InputDecoder(strokes: KeyTable().strokes)
    for code in [KeyTable.pasteStart, 97] { decoder.feed(code) }
    #expect(decoder.finish().isEmpty && decoder.timeout == .seconds(1))
    #expect(decoder.giveUp() == [.paste("a")] && decoder.timeout == nil)
    decoder.feed(113)
    #expect(decoder.finish() == [.key(.character("q"))])
  }

  @Test func pasteIsTruncatedTo64KiB() {
    let long = Array(repeating: Int32(97), count: PastedText.limit)
    let text = String(repeating: "a", count: PastedText.limit)
    #expect(events([KeyTable.pasteStart] + long) == [.paste(text)])
    #expect(
      events([KeyTable.pasteStart] + long + [113, 114, KeyTable.pasteEnd, 98])
        == [.paste(text), .key(.character("b"))])
  }

  @Test func secondPasteStartFlushesTheFirstPaste() {
    #expect(
      events([KeyTable.pasteStart, 97, KeyTable.pasteStart, 98, KeyTable.pasteEnd])
        == [.paste("a"), .paste("b")])
  }

  @Test func unknownKeyCodesAreIgnored() {
    #expect(events([9999, 97]) == [.key(.character("a"))])
  }

  @Test func everyKeySequenceHasAUniqueCode() {
    let table = KeyTable()
    #expect(Set(table.sequences.map(\.code)).count == table.sequences.count)
    #expect(Set(table.sequences.map(\.text)).count == table.sequences.count)
  }
}
