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
    #expect(black.mixed(with: .ansi(3), at: 0.6) == .ansi(3))
  }
}
