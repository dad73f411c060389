import TerminalUI
import Testing

@testable import CursesDriver

/// A screen on a pseudo-terminal, and what a person would see there.
@MainActor final class Terminal {
  let device: PseudoTerminal
  let screen: CursesScreen
  var emulator: TerminalEmulator
  var received: [InputEvent] = []

  init(
    size: Size, type: String = "xterm-256color", colors: ColorMode = .automatic,
    handlesSignals: Bool = false
  ) throws {
    TerminalLocale.setUTF8()
    device = try #require(PseudoTerminal(size: size))
    screen = try CursesScreen(
      options: CursesOptions(
        colors: colors, device: .path(device.path), terminalType: type,
        handlesSignals: handlesSignals))
    emulator = TerminalEmulator(size: size)
  }

  @discardableResult func present(_ grid: Grid, cursor: Point? = nil) -> FrameStatistics {
    update()
    let statistics = screen.present(grid, cursor: cursor)
    let bytes = device.read()
    #expect(statistics.bytes == bytes.count)
    emulator.feed(bytes)
    return statistics
  }

  /// Shows what was written outside of frames.
  func update() { emulator.feed(device.read()) }

  /// The events of what was typed.
  func type(_ text: String) -> [InputEvent] {
    device.type(text)
    return screen.drain()
  }

  /// The first place where the terminal does not show the grid.
  func difference(from grid: Grid) -> String? {
    if !emulator.unknown.isEmpty { return "unknown: \(emulator.unknown)" }
    for y in 0..<grid.size.height {
      for x in 0..<grid.size.width {
        let cell = grid[x, y]
        let expected = TerminalEmulator.Place(
          text: cell.text,
          look: TerminalEmulator.Look(
            foreground: screen.quantizer.index(of: cell.style.foreground),
            background: screen.quantizer.index(of: cell.style.background),
            attributes: cell.style.attributes))
        let shown = emulator.places[y][x]
        if expected.seen != shown.seen { return "\(x), \(y): − \(expected) + \(shown)" }
      }
    }
    return nil
  }
}
