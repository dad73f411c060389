import TerminalUI
import Testing

@testable import CursesDriver

@Suite struct ColorQuantizerTests {
  @Test(arguments: [0, 8, 16, 256, 1 << 24])
  func standardColorMapsToTheTerminalDefault(count: Int) {
    #expect(ColorQuantizer(count: count).index(of: .standard) == -1)
  }

  @Test(arguments: [
    (Color.rgb(255, 0, 0), Int32(196)), (.rgb(0, 0, 0), 16), (.rgb(255, 255, 255), 231),
    (.rgb(95, 135, 175), 67), (.rgb(128, 128, 128), 244), (.rgb(8, 8, 8), 232), (.ansi(9), 9),
  ])
  func quantizerUsesCubeAndGraysWith256Colors(color: Color, index: Int32) {
    #expect(ColorQuantizer(count: 256).index(of: color) == index)
  }

  @Test func quantizerPicksTheNearestAnsiColor() {
    #expect(ColorQuantizer(count: 16).index(of: .rgb(250, 20, 20)) == 9)
    #expect(ColorQuantizer(count: 8).index(of: .rgb(250, 20, 20)) == 1)
    #expect(ColorQuantizer(count: 8).index(of: .ansi(12)) == 4)
    #expect(ColorQuantizer(count: 0).index(of: .rgb(250, 20, 20)) == -1)
  }

  @Test(arguments: [
    // At the edges of the steps of the cube.
    (Color.rgb(47, 255, 0), Int32(46)), (.rgb(48, 48, 115), 60),
    // A grey for a weak hue that is nearer to it, the cube for a visible hue.
    (.rgb(147, 167, 147), 247), (.rgb(255, 240, 234), 255), (.rgb(53, 13, 13), 52),
    // As near to black as to the darkest grey.
    (.rgb(4, 4, 4), 16),
  ])
  func cubeIsUsedForVisibleHues(color: Color, index: Int32) {
    #expect(ColorQuantizer(count: 256).index(of: color) == index)
  }

  @Test(arguments: [
    (Color.rgb(180, 177, 177), 16, Int32(7)), (.rgb(122, 107, 0), 16, 3),
    (.rgb(47, 44, 252), 16, 12), (.rgb(104, 60, 105), 8, 5), (.rgb(4, 103, 103), 8, 6),
    (.rgb(99, 103, 0), 8, 2), (.rgb(103, 98, 4), 8, 1), (.ansi(12), 16, 12),
    // The grey among the bright colours is nearer, but not available.
    (.rgb(127, 127, 80), 8, 3),
    // As near to yellow as to magenta.
    (.rgb(205, 110, 110), 8, 3),
  ])
  func nearestColorOfXtermsPaletteIsPicked(color: Color, count: Int, index: Int32) {
    #expect(ColorQuantizer(count: count).index(of: color) == index)
  }

  /// A hue is visible from a difference of 40 on.
  @Test(arguments: [
    (Color.rgb(100, 100, 100), Int32(0)), (.rgb(105, 105, 105), 7), (.rgb(127, 127, 127), 7),
    (.rgb(160, 160, 160), 7), (.rgb(129, 129, 90), 7), (.rgb(130, 130, 90), 3),
  ])
  func grayIsNoneOfSixHues(color: Color, index: Int32) {
    #expect(ColorQuantizer(count: 8).index(of: color) == index)
  }

  @Test func brightPaletteColorsAreDirectColors() {
    let quantizer = ColorQuantizer(count: 1 << 24)
    #expect(quantizer.index(of: .ansi(7)) == 7)
    let bright: [Int32] = [
      0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ]
    #expect((8...15).map { quantizer.index(of: .ansi($0)) } == bright)
  }

  @Test func directColorIndexIsTheRGBValue() {
    let quantizer = ColorQuantizer(count: 1 << 24)
    #expect(quantizer.index(of: .rgb(1, 2, 3)) == 0x010203)
    #expect(quantizer.index(of: .rgb(0, 0, 3)) == 8)
    #expect(quantizer.index(of: .ansi(3)) == 3)
    #expect(quantizer.index(of: .ansi(15)) == 0xFFFFFF)
  }
}
