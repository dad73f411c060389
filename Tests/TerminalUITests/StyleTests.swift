import TerminalUI
import TestSupport
import Testing

@Suite struct StyleTests {
  @Test func styleRoundTripsItsComponents() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<200 {
      let style = Style.random(using: &random)
      let copy = Style(
        foreground: style.foreground, background: style.background, attributes: style.attributes)
      #expect(copy == style)
    }
    let style = Style(
      foreground: .rgb(255, 0, 254), background: .ansi(15), attributes: [.bold, .reverse])
    #expect(style.foreground == .rgb(255, 0, 254))
    #expect(style.background == .ansi(15))
    #expect(style.attributes == [.bold, .reverse])
  }

  @Test func changingOneStyleComponentPreservesTheOthers() {
    var style = Style(foreground: .ansi(1), background: .rgb(9, 9, 9)).bold()
    style.foreground = .standard
    #expect(style == Style(background: .rgb(9, 9, 9), attributes: .bold))
    style.background = .standard
    #expect(style == Style.plain.bold())
    style.attributes = []
    #expect(style == .plain)
  }

  @Test func colorsMixByFraction() {
    let black = Color(hex: 0)
    #expect(black.mixed(with: Color(hex: 0xFF80_00 & 0xFFFFFF), at: 0.5) == .rgb(128, 64, 0))
    #expect(black.mixed(with: .ansi(3), at: 0.4) == black)
    #expect(black.mixed(with: .ansi(3), at: 0.5) == .ansi(3))
    #expect(black.mixed(with: .ansi(3), at: 0.6) == .ansi(3))
    #expect(black.mixed(with: .rgb(9, 9, 9), at: 1.5) == .rgb(9, 9, 9))
    #expect(black.mixed(with: .rgb(9, 9, 9), at: -0.5) == black)
  }

  @Test func everyAttributeHasItsOwnBit() {
    #expect(Attributes(rawValue: 0b1_1111) == [.bold, .dim, .italic, .underline, .reverse])
  }

  @Test func styleKeepsItsOwnBackgroundOverAnother() {
    let below = Style(foreground: .ansi(1), background: .ansi(2))
    let bare = Style(foreground: .ansi(3))
    #expect(bare.over(below) == bare.background(.ansi(2)))
    let own = bare.background(.ansi(4))
    #expect(own.over(below) == own)
  }

  @Test(arguments: [
    (Style.plain, "0"), (Style(foreground: .ansi(1), background: .ansi(3)), "0;31;43"),
    (Style(foreground: .ansi(9), background: .ansi(12)), "0;91;104"),
    (Style(foreground: .rgb(1, 2, 3), background: .rgb(4, 5, 6)), "0;38;2;1;2;3;48;2;4;5;6"),
    (Style.plain.bold().dim().italic().underlined().reversed(), "0;1;2;3;4;7"),
  ])
  func escapeSequenceSetsTheWholeStyle(style: Style, codes: String) {
    #expect(style.escapeSequence == "\u{1B}[\(codes)m")
  }

  @Test func nearestGrayIsAtMostFiveAway() {
    let grays: [(UInt32, UInt32)] = [(0x0C0C0C, 0x080808), (0x0D0D0D, 0x121212)]
    for (color, gray) in grays {
      #expect(Color(hex: color).nearestGray == Color(hex: gray))
    }
  }
}
