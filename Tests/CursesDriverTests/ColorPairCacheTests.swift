import TerminalUI
import Testing

@testable import CursesDriver

@Suite struct ColorPairCacheTests {
  private func cache(pairCount: Int) -> ColorPairCache {
    ColorPairCache(pairCount: pairCount) { .init(exact: $0) }
  }

  /// Returns one of many different styles.
  private func style(_ number: Int) -> Style {
    Style(foreground: .rgb(7, UInt8(number / 256), UInt8(number % 256)))
  }

  @Test func plainStyleHasNoPairOfItsOwn() {
    var cache = cache(pairCount: 10)
    var defined = 0
    let pair = cache.pair(of: .plain) { _, _, _ in defined += 1 }
    #expect(pair == 0 && defined == 0)
  }

  @Test func styleAboveTheLimitOfTheTerminalIsPlain() {
    var cache = cache(pairCount: 10)
    let pairs = (1...10).map { number in cache.pair(of: style(number)) { _, _, _ in } }
    #expect(pairs == [1, 2, 3, 4, 5, 6, 7, 8, 9, 0])
  }

  @Test func cacheIsFullAboveTwoThirdsOfTheLimit() {
    var cache = cache(pairCount: 10)
    let full = (1...7).map { number in
      _ = cache.pair(of: style(number)) { _, _, _ in }
      return cache.isFull
    }
    #expect(full == [false, false, false, false, false, false, true])
    cache.removeAll()
    #expect(!cache.isFull)
  }

  @Test func everyPairIsResolvedToItsStyle() {
    typealias SGRStyle = SGRRewriter.SGRStyle
    var cache = cache(pairCount: 1000)
    var numbers: [Int32: [Int32]] = [:]
    for number in 1...500 {
      let pair = cache.pair(of: style(number)) { numbers[$0] = [$1, $2] }
      let colors = numbers[pair] ?? []
      #expect(colors.count == 2)
      guard colors.count == 2 else { return }
      let encoded = SGRStyle(
        foreground: .number(Int(colors[0])),
        background: colors[1] < 0 ? .standard : .number(Int(colors[1])))
      let color = SGRRewriter.TerminalColor(exact: style(number).foreground)
      #expect(cache.resolve(encoded) == SGRStyle(foreground: color))
    }
    // The first 240 pairs need only a foreground.
    #expect(numbers[1] == [16, -1] && numbers[240] == [255, -1])
    #expect(numbers[241] == [16, 16] && numbers[481] == [16, 17])
  }

  @Test func colorNumbersBelow16BelongToThePalette() {
    let colors = ([-1, 0, 15, 16, 255] as [Int32]).map(SGRRewriter.TerminalColor.init(number:))
    #expect(colors == [.standard, .ansi(0), .ansi(15), .number(16), .number(255)])
  }
}
