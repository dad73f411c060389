import Foundation
import TerminalUI
import Testing

@testable import CursesDriver

/// Without the library the terminal keeps reordering. CI installs it.
private let isTested = Bidi.isAvailable || ProcessInfo.processInfo.environment["CI"] != nil

extension ScreenTests {
  private static let (off, on) = ("\u{1B}[8l", "\u{1B}[8h")

  private func grid(_ text: String) -> Grid {
    var grid = Grid(size: Size(width: 20, height: 5))
    grid.write(text, x: 3, y: 2)
    return grid
  }

  private func sent(_ terminal: Terminal) -> String {
    let bytes = terminal.device.read()
    terminal.emulator.feed(bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(.enabled(if: isTested, "needs libfribidi0"))
  func firstRightToLeftTextDisablesTerminalReordering() throws {
    let terminal = try Terminal(size: Size(width: 20, height: 5))
    defer { terminal.screen.stop() }
    _ = sent(terminal)
    terminal.screen.present(grid("Paris"), cursor: nil)
    #expect(!sent(terminal).contains("\u{1B}[8"))
    terminal.screen.present(grid("Paris שלום"), cursor: nil)
    let frame = sent(terminal)
    // The whole screen is cleared and redrawn in the new mode.
    #expect(frame.hasPrefix(Self.off) && frame.contains("Paris"))
    terminal.present(grid("Paris עולם"))
    #expect(terminal.difference(from: grid("Paris עולם")) == nil)
    terminal.screen.present(grid("אב"), cursor: nil)
    #expect(!sent(terminal).contains("\u{1B}[8"))
    terminal.screen.stop()
    #expect(sent(terminal).contains(Self.on))
  }

  @Test(.enabled(if: isTested, "needs libfribidi0"))
  func leavingTheScreenRestoresTerminalReordering() throws {
    let terminal = try Terminal(size: Size(width: 20, height: 5))
    defer { terminal.screen.stop() }
    terminal.present(grid("שלום"))
    #expect(!terminal.emulator.modes.contains("8"))
    terminal.screen.leave()
    #expect(!terminal.screen.isReorderingOff)
    terminal.update()
    #expect(terminal.emulator.modes.contains("8"))
  }

  @Test(arguments: ["linux", "vt100", "vt220"])
  func reorderingModeIsNotSentToUnsupportedTerminals(type: String) throws {
    let terminal = try Terminal(size: Size(width: 20, height: 5), type: type)
    terminal.screen.present(grid("שלום"), cursor: nil)
    terminal.screen.stop()
    #expect(!sent(terminal).contains("\u{1B}[8"))
  }

  @Test func leftToRightTextSendsNoReorderingMode() throws {
    let terminal = try Terminal(size: Size(width: 20, height: 5))
    terminal.screen.present(grid("Łódź 서울 東京"), cursor: nil)
    terminal.screen.stop()
    #expect(!sent(terminal).contains("\u{1B}[8"))
  }
}

extension CrashTests {
  @Test(.enabled(if: isTested, "needs libfribidi0"))
  func trapRestoresTerminalReordering() async throws {
    let device = try #require(PseudoTerminal(size: Size(width: 20, height: 5)))
    await #expect(processExitsWith: .failure) { [path = device.path as String] in
      try await MainActor.run {
        TerminalLocale.setUTF8()
        let screen = try CursesScreen(
          options: CursesOptions(device: .path(path), terminalType: "xterm-256color"))
        var grid = Grid(size: screen.size)
        grid.write("שלום", x: 0, y: 0)
        screen.present(grid, cursor: nil)
      }
      fatalError("on purpose")
    }
    let text = String(decoding: device.read(), as: UTF8.self)
    let off = try #require(text.range(of: "\u{1B}[8l"))
    #expect(text[off.upperBound...].contains("\u{1B}[8h"))
  }
}
