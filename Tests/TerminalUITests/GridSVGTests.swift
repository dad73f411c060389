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

  @Test func wordsOfOneStyleShareOneTextElement() {
    let text = svg { grid in
      grid.write("ab cd", x: 1, y: 1, style: .plain)
      grid.write("ef", x: 6, y: 1, style: Style(foreground: .ansi(1)).bold())
    }
    #expect(text.contains(#"<text x="8" textLength="40""#) && text.contains(">ab cd</text>"))
    #expect(
      text.contains(
        #"<text x="48" textLength="16" lengthAdjust="spacingAndGlyphs" y="28" "#
          + ##"fill="#cd0000" font-weight="bold">ef</text>"##))
    #expect(text.count(of: "<text") == 2)
    #expect(text.contains(##"<rect width="100%" height="100%" fill="#11151c"/>"##))
  }

  @Test func textAfterAGapIsASeparateElement() {
    let text = svg { $0.write("ab  cd", x: 0, y: 0, style: .plain) }
    #expect(text.contains(#"<text x="0" textLength="16""#) && text.contains(">ab</text>"))
    #expect(text.contains(#"<text x="32" textLength="16""#) && text.contains(">cd</text>"))
  }

  @Test func backgroundsAreRectanglesAndReverseSwapsColors() {
    let text = svg { grid in
      grid.write("ab", x: 0, y: 0, style: Style(background: .rgb(1, 2, 3)))
      grid.write("cd", x: 4, y: 0, style: Style.plain.reversed())
    }
    #expect(text.contains(##"<rect x="0" y="0" width="16" height="16" fill="#010203"/>"##))
    #expect(text.contains(##"<rect x="32" y="0" width="16" height="16" fill="#c9d1d9"/>"##))
    #expect(text.contains(##"fill="#11151c">cd</text>"##))
  }

  @Test func adjacentEqualBackgroundsAreMerged() {
    let text = svg(Size(width: 10, height: 3)) { grid in
      for (column, row) in [(1, 0), (2, 0), (1, 1), (2, 1), (1, 2)] {
        grid.write(" ", x: column, y: row, style: Style(background: .rgb(9, 9, 9)))
      }
    }
    #expect(text.contains(##"<rect x="8" y="0" width="16" height="32" fill="#090909"/>"##))
    #expect(text.contains(##"<rect x="8" y="32" width="8" height="16" fill="#090909"/>"##))
    #expect(text.count(of: "<rect x") == 2)
  }

  @Test func defaultBackgroundNeedsNoRectangle() {
    let text = svg { grid in
      grid.write("a", x: 0, y: 0, style: Style(background: Color(hex: 0x11151C)))
    }
    #expect(text.count(of: "<rect") == 1)
  }

  @Test(arguments: [
    ("▄", [Rect(x: 0, y: 8, width: 8, height: 8)]),
    ("▃", [Rect(x: 0, y: 10, width: 8, height: 6)]),
    ("▍", [Rect(x: 0, y: 0, width: 3, height: 16)]),
    ("█", [Rect(x: 0, y: 0, width: 8, height: 16)]),
    (
      "▚", [Rect(x: 0, y: 0, width: 4, height: 8), Rect(x: 4, y: 8, width: 4, height: 8)]
    ),
    ("⢁", [Rect(x: 1, y: 1, width: 2, height: 2), Rect(x: 5, y: 13, width: 2, height: 2)]),
    ("▖", [Rect(x: 0, y: 8, width: 4, height: 8)]),
    ("▝", [Rect(x: 4, y: 0, width: 4, height: 8)]),
    ("⣿", [1, 5, 9, 13].flatMap { y in [1, 5].map { Rect(x: $0, y: y, width: 2, height: 2) } }),
    ("┄", [0, 4].map { Rect(x: $0, y: 8, width: 2, height: 1) }),
    ("┆", [0, 4, 8, 12].map { Rect(x: 4, y: $0, width: 1, height: 2) }),
    ("─", [Rect(x: 0, y: 8, width: 8, height: 1)]),
    ("┼", [Rect(x: 4, y: 0, width: 1, height: 16), Rect(x: 0, y: 8, width: 8, height: 1)]),
  ])
  func blocksLinesAndDotsAreRectangles(glyph: String, parts: [Rect]) {
    let text = svg { $0.write(glyph, x: 0, y: 0, style: Style(foreground: .rgb(1, 2, 3))) }
    for part in parts {
      #expect(
        text.contains(
          "<rect x=\"\(part.x)\" y=\"\(part.y)\" width=\"\(part.width)\" "
            + "height=\"\(part.height)\" fill=\"#010203\"/>"), "\(part)")
    }
    #expect(text.count(of: "<rect x") == parts.count)
    #expect(text.count(of: "<text") == 0)
  }

  @Test func onlyAFullBlockHidesTheBackground() {
    let style = Style(foreground: .rgb(1, 2, 3), background: .rgb(9, 9, 9))
    let background = ##"<rect x="0" y="0" width="8" height="16" fill="#090909"/>"##
    #expect(svg { $0.write("▄", x: 0, y: 0, style: style) }.contains(background))
    #expect(!svg { $0.write("█", x: 0, y: 0, style: style) }.contains(background))
  }

  @Test func symbolsAreSeparateFromTheTextAroundThem() {
    let text = svg { $0.write("a←b", x: 0, y: 0, style: .plain) }
    for (x, glyph) in [(0, "a"), (8, "←"), (16, "b")] {
      #expect(text.contains("<text x=\"\(x)\" textLength=\"8\""))
      #expect(text.contains(">\(glyph)</text>"))
    }
  }

  @Test func shadeGlyphMixesBothColors() {
    let style = Style(foreground: .rgb(200, 100, 0), background: .rgb(0, 0, 0))
    let text = svg { $0.write("▒", x: 0, y: 0, style: style) }
    #expect(text.contains(##"fill="#643200"/>"##))
  }

  @Test func dimTextIsMixedWithItsBackground() {
    let style = Style(foreground: .rgb(200, 100, 0), background: .rgb(0, 0, 0))
    let text = svg { $0.write("a", x: 0, y: 0, style: style.dim()) }
    #expect(text.contains(##"fill="#783c00">a</text>"##))
  }

  @Test func wideGlyphsAreCenteredInTheirCells() {
    let text = svg { $0.write("서울x", x: 0, y: 0, style: .plain) }
    #expect(text.contains(#"<text x="8" text-anchor="middle""#))
    #expect(text.contains(#"<text x="24" text-anchor="middle""#) && text.contains(">울</text>"))
    #expect(text.contains(#"<text x="32" textLength="8""#))
  }

  @Test func specialCharactersAreEscapedInSVG() throws {
    let title = #""a"<&\ ]]> ' "# + "\u{B}\u{FFFE}"
    let text = svg(Size(width: 40, height: 2), title: title) { grid in
      grid.write(#""a"<&\ ]]>"#, x: 0, y: 0, style: .plain)
    }
    #expect(try ParsedXML(text).text.contains(#""a"<&\ ]]>"#))
    #expect(text.contains(#">&quot;a&quot;&lt;&amp;\ ]]&gt;"#))
  }

  @Test(arguments: [Size.zero, Size(width: 1, height: 1)])
  func svgOfATinyGridIsWellFormed(size: Size) throws {
    #expect(try ParsedXML(svg(size) { _ in }).elements > 2)
  }
}

extension String {
  fileprivate func count(of part: String) -> Int { ranges(of: part).count }
}
