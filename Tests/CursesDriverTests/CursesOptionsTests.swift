import Testing

@testable import CursesDriver

@Suite struct CursesOptionsTests {
  @Test(arguments: [
    (ColorMode.automatic, true), (.never, false), (.atMost(1 << 24), true),
    (.atMost((1 << 24) - 1), false),
  ])
  func exactColorsNeedAtLeast24Bits(mode: ColorMode, isAllowed: Bool) {
    #expect(mode.allowsExact == isAllowed)
  }

  @Test func terminalIsNotQueriedByDefault() {
    let options = CursesOptions()
    #expect(options.colors == .automatic && options.device == .controlling)
    #expect(options.terminalType == nil && options.hasExactColors == nil)
    #expect(options.usesMouse && options.handlesSignals)
    #expect(!options.requestsBackground && !options.requestsSynchronizedOutput)
    #expect(!options.requestsExactColors && !options.hadExactColors)
  }
}
