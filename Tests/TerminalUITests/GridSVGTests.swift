import TerminalUI
import TestSupport
import Testing

@Suite struct GridSVGTests {
  private let palette = Grid.Palette(
    foreground: Color(hex: 0xC9D1D9), background: Color(hex: 0x11151C))

  private func svg(
    _ size: Size = Size(width: 10, height: 2), title: String = "x", _ draw: (inout Grid) -> Void
  ) -> String {
    var grid = Grid(size: size)
    draw(&grid)
    return grid.svg(palette, title: title)
  }

  @Test func runsOfOneStyleAreOneText() {
    let text = svg { grid in
      grid.write("ab cd", x: 1, y: 1, style: .plain)
      grid.write("ef", x: 6, y: 1, style: Style(foreground: .ansi(1)).bold())
    }
    #expect(text.contains(">  ab cd</text>") == false)
    #expect(
      text.contains(
        ##"<text x="50.4" y="30.1" fill="#cd0000" textLength="16.8" "##
          + #"lengthAdjust="spacingAndGlyphs" font-weight="bold">ef</text>"#))
    #expect(text.count(of: "<text") == 2)
    #expect(text.contains(##"<rect width="100%" height="100%" fill="#11151c"/>"##))
  }

  @Test func groundsAreRectanglesAndReversedOnesAreSwapped() {
    let text = svg { grid in
      grid.write("ab", x: 0, y: 0, style: Style(background: .rgb(1, 2, 3)))
      grid.write("cd", x: 4, y: 0, style: Style.plain.reversed())
    }
    #expect(text.contains(##"<rect x="0" y="0" width="16.8" height="17" fill="#010203"/>"##))
    #expect(text.contains(##"width="16.8" height="17" fill="#c9d1d9"/>"##))
    #expect(text.contains(##"fill="#11151c" textLength="16.8""##))
  }

  @Test func signsOfTwoColumnsStandByThemselves() {
    let text = svg { $0.write("서울x", x: 0, y: 0, style: .plain) }
    #expect(text.contains(#"<text x="16.8""#) && text.contains(">울</text>"))
    #expect(text.contains(#"<text x="33.6""#))
  }

  @Test func whateverStandsInItThePictureIsWellFormed() throws {
    let title = #""a"<&\ ]]> ' "# + "\u{B}\u{FFFE}"
    let text = svg(Size(width: 40, height: 2), title: title) { grid in
      grid.write(#""a"<&\ ]]>"#, x: 0, y: 0, style: .plain)
    }
    #expect(try XMLText(text).text.contains(#""a"<&\ ]]>"#))
    #expect(text.contains(#">&quot;a&quot;&lt;&amp;\ ]]&gt;"#))
  }

  @Test(arguments: [Size.zero, Size(width: 1, height: 1)])
  func thePictureOfHardlyAnythingIsWellFormed(size: Size) throws {
    #expect(try XMLText(svg(size) { _ in }).elements > 2)
  }
}

extension String {
  fileprivate func count(of part: String) -> Int { ranges(of: part).count }
}
