import TerminalUI
import Testing

@Suite struct KeyTests {
  @Test func modifiersAreTheBitsOfXtermsSequences() {
    #expect(KeyModifiers(rawValue: 1) == .shift)
    #expect(KeyModifiers(rawValue: 2) == .alt)
    #expect(KeyModifiers(rawValue: 4) == .control)
  }
}
