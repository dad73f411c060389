import TerminalUI
import Testing

@testable import CursesDriver

/// A screen on a pseudo-terminal, and its visible contents.
@MainActor final class Terminal {
  let device: PseudoTerminal
  let screen: CursesScreen
  var emulator: TerminalEmulator
  var received: [InputEvent] = []

  init(
    size: Size, type: String = "xterm-256color", colors: ColorMode = .automatic,
    isExact: Bool = false, requestsBackground: Bool = false,
    requestsSynchronizedOutput: Bool = false, requestsExactColors: Bool = false,
    hadExactColors: Bool = false, handlesSignals: Bool = false
  ) throws {
    TerminalLocale.setUTF8()
    device = try #require(PseudoTerminal(size: size))
    screen = try CursesScreen(
      options: CursesOptions(
        colors: colors, device: .path(device.path), terminalType: type,
        hasExactColors: isExact, requestsBackground: requestsBackground,
        requestsSynchronizedOutput: requestsSynchronizedOutput,
        requestsExactColors: requestsExactColors, hadExactColors: hadExactColors,
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

  /// Processes the output written outside frames.
  func update() { emulator.feed(device.read()) }

  /// Returns the events that the program receives for typed text.
  func deliver(_ text: String) -> [InputEvent] {
    var events: [InputEvent] = []
    screen.onInput = { events += $0 }
    screen.deliver(type(text))
    return events
  }

  /// Types text and returns its events.
  func type(_ text: String) -> [InputEvent] {
    device.type(text)
    return screen.drain()
  }

  private func number(of color: Color) -> Int32 {
    guard screen.capabilities.colors == 1 << 24 else { return screen.quantizer.index(of: color) }
    if let number = color.grayNumber { return Int32(number) }
    return switch color {
    case .standard: -1
    case .ansi(let index): Int32(index)
    case .rgb(let red, let green, let blue):
      1 << 24 | Int32(red) << 16 | Int32(green) << 8 | Int32(blue)
    }
  }

  /// Returns the first position at which the terminal does not show the grid.
  func difference(from grid: Grid) -> String? {
    if !emulator.unknown.isEmpty { return "unknown: \(emulator.unknown)" }
    for y in 0..<grid.size.height {
      for x in 0..<grid.size.width {
        let cell = grid[x, y]
        let expected = TerminalEmulator.Place(
          text: cell.text,
          style: TerminalEmulator.SGRStyle(
            foreground: number(of: cell.style.foreground),
            background: number(of: cell.style.background),
            attributes: cell.style.attributes))
        let shown = emulator.places[y][x]
        if expected.visible != shown.visible { return "\(x), \(y): − \(expected) + \(shown)" }
      }
    }
    return nil
  }
}
