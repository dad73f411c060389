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

  @Test func directColorIndexIsTheRGBValue() {
    let quantizer = ColorQuantizer(count: 1 << 24)
    #expect(quantizer.index(of: .rgb(1, 2, 3)) == 0x010203)
    #expect(quantizer.index(of: .rgb(0, 0, 3)) == 8)
    #expect(quantizer.index(of: .ansi(3)) == 3)
    #expect(quantizer.index(of: .ansi(15)) == 0xFFFFFF)
  }
}
