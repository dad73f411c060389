import TerminalUI
import Testing

@testable import CursesDriver

extension FuzzTests {
  /// Codes as delivered by ncurses, in turns and with pauses, up to a text field.
  @Test func keys() async throws {
    let strokes = KeyTable().strokes
    try await FuzzRun(name: "keys").feed { bytes in
      var typist = Typist(strokes: strokes)
      for byte in bytes { typist.type(byte) }
      let hasKeyboardBack = typist.hasKeyboardBack()
      #expect(hasKeyboardBack)
      #expect(typist.field.text.count <= typist.field.limit)
      return "\(typist.counts.map { min($0, 20) }) \(min(typist.field.text.count, 20))"
    }
  }
}

/// Types bytes, some of which stand for actions of ncurses and the clock.
private struct Typist {
  private(set) var field = TextFieldState()
  private(set) var counts = [0, 0, 0]
  private var decoder: InputDecoder
  private var repeats = KeyRepeats()

  init(strokes: [Int32: KeyStroke]) {
    decoder = InputDecoder(strokes: strokes)
  }

  mutating func type(_ byte: UInt8) {
    switch byte {
    case 0xF5: take(decoder.finish())
    case 0xF6: take(decoder.pause())
    case 0xF7: take(decoder.giveUp())
    case 0xF8: decoder.feed(KeyTable.pasteStart)
    case 0xF9: decoder.feed(KeyTable.pasteEnd)
    case 0xFA: decoder.feed(KeyTable.mouseDecimal)
    case 0xFB: decoder.feed(KeyTable.mouseBytes)
    case 0xFC...0xFF: decoder.feed(0x100 + Int32(byte))
    default: decoder.feed(Int32(byte))
    }
  }

  /// Returns whether a key is recognised after a pause, whatever preceded it.
  mutating func hasKeyboardBack() -> Bool {
    take(decoder.finish())
    take(decoder.giveUp())
    decoder.feed(113)
    return decoder.finish() == [.key(.character("q"))]
  }

  private mutating func take(_ events: [InputEvent]) {
    for event in repeats.filter(events, at: .now) {
      switch event {
      case .key(let key, let modifiers):
        field.handle(key, modifiers)
        counts[0] += 1
      case .paste(let text):
        field.insert(text)
        counts[1] += 1
      case .mouse, .resize, .background, .exactColors, .pictures: counts[2] += 1
      }
    }
  }
}
