import TerminalUI
import Testing

@testable import CursesDriver

/// `TerminalEmulator` verifies that the styles of whole frames are preserved; these cases verify
/// how few bytes they take.
@Suite struct SGRRewriterTests {
  private func rewritten(_ text: String) -> String {
    var sequences = SGRRewriter()
    let frame = Array(text.replacing("ESC", with: "\u{1B}").utf8)
    return String(decoding: sequences.rewrite(frame[...]) { $0 }, as: UTF8.self)
      .replacing("\u{1B}", with: "ESC")
  }

  @Test(arguments: [
    // An unchanged style is not sent again.
    (
      "ESC[38;5;9mESC[48;5;17maESC[38;5;9mESC[48;5;17mbESC[m",
      "ESC[0;38;5;9;48;5;17mabESC[m"
    ),
    (
      "ESC[38;5;9mESC[48;5;17maESC[38;5;8mESC[48;5;17mbESC[m",
      "ESC[0;38;5;9;48;5;17maESC[38;5;8mbESC[m"
    ),
    // A style that nothing is drawn in is not sent, even if the cursor moves in between.
    ("ESC[1maESC[0mESC[5;6HESC[1mbESC[0m", "ESC[0;1maESC[5;6HbESC[m"),
    ("ESC[1maESC[4mESC[31mESC[mb", "ESC[0;1maESC[mb"),
    // A blank only has a background colour, unless an attribute draws on it.
    ("ESC[1;31maESC[0m ESC[1;31mb", "ESC[0;1;31ma b"),
    ("ESC[31maESC[0;42m ", "ESC[0;31maESC[42m ESC[39m"),
    ("ESC[31maESC[0;4m b", "ESC[0;31maESC[4;39m b"),
    // A repetition directly follows its glyph.
    ("ESC[31maESC[0;42m ESC[6bESC[mb", "ESC[0;31maESC[42m ESC[6bESC[mb"),
    // A background is reset before anything shows it.
    ("ESC[41maESC[0mESC[K", "ESC[0;41maESC[mESC[K"),
    ("ESC[41maESC[0m\n", "ESC[0;41maESC[m\n"),
    ("ESC[41maESC[0mESCMb", "ESC[0;41maESC[mESCMb"),
    ("ESC[41maESC[49mbESC[49mc", "ESC[0;41maESC[mbc"),
    // A sequence may be cut off at the end of what is written.
    ("ESC[1maESC[", "ESC[0;1maESC["), ("ESC[1maESC[3", "ESC[0;1maESC[3"),
    // Every colour of the palette has a code, and every attribute one that ends it.
    ("ESC[38;5;10ma", "ESC[0;38;5;10ma"), ("ESC[90;100ma", "ESC[0;90;100ma"),
    (
      "ESC[1;3;4;5;7;8;9maESC[23mbESC[24mcESC[25mdESC[27meESC[28mfESC[29mg",
      "ESC[0;1;3;4;5;7;8;9maESC[23mbESC[24mcESC[25mdESC[27meESC[28mfESC[29mg"
    ),
    (
      "ESC[1maESC[23mbESC[24mcESC[25mdESC[27meESC[28mfESC[29mg", "ESC[0;1mabcdefg"
    ),
    // Attributes are ended one by one where that takes fewer bytes than a reset.
    ("ESC[1;4maESC[24mb", "ESC[0;1;4maESC[24mb"),
    ("ESC[1;31;44maESC[22mb", "ESC[0;1;31;44maESC[22mb"),
    ("ESC[1;2maESC[0;2mb", "ESC[0;1;2maESC[0;2mb"),
    ("ESC[1;3;4;31maESC[0;31mb", "ESC[0;1;3;4;31maESC[0;31mb"),
    ("ESC[91;102maESC[39mbESC[22mc", "ESC[0;91;102maESC[39mbc"),
    // A move to the right in the cursor's row names the column only.
    ("ESC[5;6HaESC[5;9HbESC[5;9Hc", "ESC[5;6HESC[maESC[9GbESC[5;9Hc"),
    ("ESC[5;6Ha bESC[5;12Hc", "ESC[5;6HESC[ma bESC[12Gc"),
    ("ESC[5;6HaESC[KESC[5;30HbESC[6;40Hc", "ESC[5;6HESC[maESC[KESC[30GbESC[6;40Hc"),
    ("ESC[5;6Ha\nESC[5;9HbESC[AESC[5;12Hc", "ESC[5;6HESC[ma\nESC[5;9HbESC[AESC[5;12Hc"),
    ("ESC[5;6Ha\rbESC[5;9Hc", "ESC[5;6HESC[ma\rbESC[5;9Hc"),
    // The character set is selected once.
    ("ESC(BaESC(BbESC(0qESC(Bc", "ESC(BESC[mabESC(0qESC(Bc"),
    // An unknown sequence is passed through, and the pending style is sent before it.
    ("ESC[1maESC[58:5:1mbESC[3mcESC[0;4md", "ESC[0;1maESC[58:5:1mbESC[3mcESC[0;4md"),
    ("ESC[38;2;1;2;3maESC[0mb", "ESC[mESC[38;2;1;2;3maESC[mb"),
    ("ESC[1maESC[53mb", "ESC[0;1maESC[53mb"),
    // Nothing is lost from a truncated sequence.
    ("aESC", "ESC[maESC"), ("aESC[3", "ESC[maESC[3"), ("aESC(", "ESC[maESC("),
  ])
  func stylesAreRewrittenToFewBytes(written: String, sent: String) {
    #expect(rewritten(written) == sent)
  }

  @Test func paletteGraysAreSentByIndex() {
    #expect(SGRRewriter.TerminalColor(exact: Color(hex: 0x080808)) == .number(232))
    #expect(SGRRewriter.TerminalColor(exact: Color(hex: 0xEEEEEE)) == .number(255))
    for other in [0x000000, 0x090909, 0xF8F8F8, 0xFFFFFF, 0x08080A] as [UInt32] {
      #expect(Color(hex: other).grayNumber == nil)
    }
    #expect(Color(hex: 0xD5D9DE).nearestGray == Color(hex: 0xDADADA))
    #expect(Color(hex: 0x000000).nearestGray == Color(hex: 0x080808))
    #expect(Color(hex: 0xFFFFFF).nearestGray == Color(hex: 0xEEEEEE))
    #expect(Color.ansi(3).nearestGray == .ansi(3))
  }
}
