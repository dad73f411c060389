import Foundation
import TestSupport
import Testing

@testable import CursesDriver

/// Without the library pictures are not available. CI installs it.
private let isDecodingTested: ConditionTrait = .enabled(
  if: PNGPixels.canDecode || ProcessInfo.processInfo.environment["CI"] != nil, "needs libpng16-16")

/// Decoding and rejecting PNG files.
@Suite struct PNGPixelsTests {
  @Test(isDecodingTested) func pngIsDecodedScaledAndBlendedOntoABackground() throws {
    // Two by two: red, half-transparent green, blue, transparent; filters none and up.
    let png: [UInt8] = TestPNG.file(
      width: 2, height: 2,
      rows: [
        [0, 255, 0, 0, 255, 0, 255, 0, 128], [2, 1, 0, 255, 0, 0, 1, 0, 128],
      ])
    let picture = try #require(PNGPixels(png))
    #expect(
      picture.samples
        == [255, 0, 0, 255, 0, 255, 0, 128, 0, 0, 255, 255, 0, 0, 0, 0])
    #expect(
      picture.scaled(width: 2, height: 2, on: (100, 100, 100))
        == [255, 0, 0, 50, 178, 50, 0, 0, 255, 100, 100, 100])
    let large = picture.scaled(width: 4, height: 4, on: (0, 0, 0))
    #expect(large.prefix(6) == [255, 0, 0, 255, 0, 0])
    #expect(picture.scaled(width: 1, height: 1, on: (100, 100, 100)) == [101, 69, 101])
  }

  @Test(isDecodingTested) func sixteenBitSamplesAreReducedToTheirHighBytes() throws {
    // The second pixel is the first plus one in each byte, through its filter.
    let png = TestPNG.file(
      width: 2, height: 1, depth: 16,
      rows: [[1, 0x10, 0x11, 0x20, 0x21, 0x30, 0x31, 0xF0, 0xF1] + Array(repeating: 1, count: 8)])
    let picture = try #require(PNGPixels(png))
    #expect(picture.samples == [0x10, 0x20, 0x30, 0xF0, 0x11, 0x21, 0x31, 0xF1])
  }

  @Test(
    isDecodingTested,
    arguments: [
      // Grey.
      (0, 1, [], [0b1010_0000], [[255, 255, 255, 255], [0, 0, 0, 255], [255, 255, 255, 255]]),
      (0, 2, [], [0b0001_1011], [[0, 0, 0, 255], [85, 85, 85, 255], [170, 170, 170, 255]]),
      (0, 4, [], [0x0F, 0x30], [[0, 0, 0, 255], [255, 255, 255, 255], [51, 51, 51, 255]]),
      (0, 8, [], [7, 128, 200], [[7, 7, 7, 255], [128, 128, 128, 255], [200, 200, 200, 255]]),
      (0, 16, [], [0x33, 0x33, 0xFF, 0xFF], [[0x33, 0x33, 0x33, 255], [255, 255, 255, 255]]),
      (0, 8, [("tRNS", [0, 7])], [7, 8], [[7, 7, 7, 0], [8, 8, 8, 255]]),
      // Red, green and blue.
      (2, 8, [], [1, 2, 3, 4, 5, 6], [[1, 2, 3, 255], [4, 5, 6, 255]]),
      (2, 16, [], [1, 1, 2, 2, 3, 3], [[1, 2, 3, 255]]),
      (
        2, 8, [("tRNS", [0, 1, 0, 2, 0, 3])], [1, 2, 3, 4, 5, 6], [[1, 2, 3, 0], [4, 5, 6, 255]]
      ),
      // A palette.
      (3, 1, palette, [0b0100_0000], [[9, 8, 7, 128], [6, 5, 4, 255]]),
      (3, 2, palette, [0b0100_1000], [[6, 5, 4, 255], [9, 8, 7, 128], [3, 2, 1, 255]]),
      (3, 4, palette, [0x02], [[9, 8, 7, 128], [3, 2, 1, 255]]),
      (3, 8, palette, [2, 0], [[3, 2, 1, 255], [9, 8, 7, 128]]),
      // With alpha.
      (4, 8, [], [9, 3, 8, 200], [[9, 9, 9, 3], [8, 8, 8, 200]]),
      (4, 16, [], [9, 9, 3, 3], [[9, 9, 9, 3]]),
      (6, 8, [], [1, 2, 3, 0, 4, 5, 6, 7], [[1, 2, 3, 0], [4, 5, 6, 7]]),
    ] as [(UInt8, UInt8, [(String, [UInt8])], [UInt8], [[UInt8]])])
  func everyTypeOfColorIsDecoded(
    colorType: UInt8, depth: UInt8, chunks: [(String, [UInt8])], row: [UInt8], pixels: [[UInt8]]
  ) throws {
    let header = TestPNG.header(
      width: pixels.count, height: 1, depth: depth, colorType: colorType)
    let png =
      TestPNG.signature + TestPNG.part("IHDR", header)
      + chunks.flatMap { TestPNG.part($0.0, $0.1) }
      + TestPNG.part("IDAT", TestPNG.packed([0] + row)) + TestPNG.part("IEND", [])
    #expect(try #require(PNGPixels(png)).samples == pixels.flatMap(\.self))
  }

  /// The first two palette entries have their own colours; the first is half transparent.
  private static let palette: [(String, [UInt8])] = [
    ("PLTE", [9, 8, 7, 6, 5, 4, 3, 2, 1]), ("tRNS", [128]),
  ]

  @Test(isDecodingTested) func interlacedPNGIsDecoded() throws {
    // The passes of Adam7 that contain pixels of a two-by-two picture: the first, the sixth and the
    // seventh.
    let png = TestPNG.file(
      width: 2, height: 2, interlacing: 1,
      rows: [[0, 1, 1, 1, 255], [0, 2, 2, 2, 255], [0, 3, 3, 3, 255, 4, 4, 4, 255]])
    #expect(
      try #require(PNGPixels(png)).samples
        == [1, 1, 1, 255, 2, 2, 2, 255, 3, 3, 3, 255, 4, 4, 4, 255])
  }

  @Test(
    isDecodingTested,
    arguments: [(1024, 1, true), (1025, 1, false), (1, 1025, false), (0, 1, false)])
  func oversizedPNGIsRejected(width: Int, height: Int, isDecoded: Bool) {
    let row = [UInt8](repeating: 0, count: 1 + 4 * width)
    let png = TestPNG.file(
      width: width, height: height, rows: Array(repeating: row, count: height))
    #expect((PNGPixels(png) != nil) == isDecoded)
  }

  @Test func hugePNGIsRejectedByItsHeader() {
    let row = [UInt8](repeating: 0, count: 5)
    for side in [60_000, 0x7FFF_FFFF] {
      #expect(PNGPixels(TestPNG.file(width: side, height: side, rows: [row])) == nil)
    }
  }

  @Test(isDecodingTested) func corruptPNGIsRejected() {
    let png = TestPNG.file(width: 2, height: 1, rows: [[0, 1, 2, 3, 4, 5, 6, 7, 8]])
    #expect(PNGPixels(png) != nil)
    // Up to the checksums of the pixels, and the end of the file.
    for length in 0..<png.count {
      let picture = PNGPixels(Array(png[..<length]))
      if length < png.count - 20 { #expect(picture == nil, "cut to \(length)") }
    }
    var header = png
    header[16] ^= 1
    #expect(PNGPixels(header) == nil)
    var filter = png
    filter[33 + 8 + 7] = 9
    #expect(PNGPixels(filter) == nil)
    var random = SeededRandom(seed: 7)
    for _ in 0..<500 {
      var other = png
      for _ in 0..<3 {
        other[Int.random(in: other.indices, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      _ = PNGPixels(other)
    }
  }
}
