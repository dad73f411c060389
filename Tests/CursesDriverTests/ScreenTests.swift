import TerminalUI
import Testing

@testable import CursesDriver

/// ncurses supports one screen at a time, so all tests that open one run serially.
@MainActor @Suite(.serialized) struct ScreenTests {
  @Test(arguments: [
    ("", TerminalError.terminalTypeMissing), ("dumb", .terminalTooSimple("dumb")),
    ("no-such-terminal", .terminalTypeUnknown("no-such-terminal")),
  ])
  func unsupportedTerminalTypesAreRejected(type: String, error: TerminalError) throws {
    let device = try #require(PseudoTerminal(size: Size(width: 80, height: 24)))
    let modes = device.modes
    #expect(throws: error) {
      try CursesScreen(
        options: CursesOptions(
          device: .path(device.path), terminalType: type, handlesSignals: false))
    }
    #expect(device.modes == modes)
    #expect(device.read().isEmpty)
  }

  @Test func nonTerminalDeviceIsRejected() {
    #expect(throws: TerminalError.noTerminal(path: "/dev/null")) {
      try CursesScreen(
        options: CursesOptions(device: .path("/dev/null"), terminalType: "xterm"))
    }
  }

  @Test func secondScreenIsRejectedWhileOneIsOpen() throws {
    let terminal = try Terminal(size: Size(width: 20, height: 5))
    #expect(throws: TerminalError.alreadyOpen) {
      try CursesScreen(options: CursesOptions(device: .path(terminal.device.path)))
    }
    terminal.screen.stop()
    terminal.screen.stop()
    let again = try Terminal(size: Size(width: 20, height: 5))
    again.screen.stop()
  }

  @Test func stoppingRestoresTheTerminal() throws {
    let device = try #require(PseudoTerminal(size: Size(width: 20, height: 5)))
    let before = device.modes
    let screen = try CursesScreen(
      options: CursesOptions(
        device: .path(device.path), terminalType: "xterm-256color", handlesSignals: false))
    screen.present(Grid(size: screen.size), cursor: nil)
    #expect(device.modes != before)
    var emulator = TerminalEmulator(size: screen.size)
    emulator.feed(device.read())
    #expect(emulator.modes.isSuperset(of: ["?1049", "?2004", "?1002", "?1006"]))
    screen.stop()
    emulator.feed(device.read())
    #expect(emulator.modes.isDisjoint(with: ["?1049", "?2004", "?1002", "?1006"]))
    #expect(emulator.isCursorShown)
    #expect(device.modes == before)
  }

  @Test func inputTypedAtOnceIsDrainedTogether() throws {
    let terminal = try Terminal(size: Size(width: 80, height: 24))
    defer { terminal.screen.stop() }
    #expect(
      terminal.type("a서e\u{301}\r\t\u{7F}\u{3}\u{1B}OA\u{1B}[A\u{1B}[1;5D\u{1B}[3~\u{1B}[Z\u{1B}")
        == [
          .key(.character("a")), .key(.character("서")), .key(.character("e\u{301}")), .key(.enter),
          .key(.tab), .key(.backspace), .key(.control("c")), .key(.up), .key(.up),
          .key(.left, .control), .key(.delete), .key(.backTab), .key(.escape),
        ])
    #expect(terminal.type("").isEmpty)
  }

  @Test func functionAndAltKeysAreDecoded() throws {
    let terminal = try Terminal(size: Size(width: 80, height: 24))
    defer { terminal.screen.stop() }
    #expect(
      terminal.type("\u{1B}OP\u{1B}[24~\u{1B}b\u{1B}[1;2C\u{1B}[5~\u{1B}[1~") == [
        .key(.function(1)), .key(.function(12)), .key(.alt("b")), .key(.right, .shift),
        .key(.pageUp), .key(.home),
      ])
  }

  @Test func partialUTF8CharacterWaitsForItsRemainingBytes() throws {
    let terminal = try Terminal(size: Size(width: 80, height: 24))
    defer { terminal.screen.stop() }
    let bytes = Array("울".utf8)
    terminal.device.type(bytes: Array(bytes[..<2]))
    #expect(terminal.screen.drain().isEmpty)
    terminal.device.type(bytes: Array(bytes[2...]))
    #expect(terminal.screen.drain() == [.key(.character("울"))])
  }

  @Test func bracketedPasteIsOneEvent() throws {
    let terminal = try Terminal(size: Size(width: 80, height: 24))
    defer { terminal.screen.stop() }
    #expect(terminal.type("x\u{1B}[200~서울\rq\u{3}\u{1B}[A") == [.key(.character("x"))])
    #expect(
      terminal.type("\u{7F}end\u{1B}[201~y") == [
        .paste("서울\nqend"), .key(.character("y")),
      ])
  }

  @Test func inputFloodIsDrainedInBatches() throws {
    let terminal = try Terminal(size: Size(width: 80, height: 24))
    defer { terminal.screen.stop() }
    terminal.device.type("ab\u{1B}[1;5Dc")
    #expect(terminal.screen.drain(atMost: 3).count == 3 && terminal.screen.hasMoreInput)
    #expect(terminal.screen.drain() == [.key(.character("c"))])
    #expect(!terminal.screen.hasMoreInput)
  }

  @Test func unterminatedPasteEndsAfterTimeout() async throws {
    let terminal = try Terminal(size: Size(width: 80, height: 24))
    defer { terminal.screen.stop() }
    let events = await withCheckedContinuation { continuation in
      terminal.screen.start { continuation.resume(returning: $0) }
      terminal.device.type("\u{1B}[200~seo")
      terminal.screen.readInput()
    }
    #expect(events == [.paste("seo")])
    #expect(terminal.type("q") == [.key(.character("q"))])
  }

  @Test func excessiveTerminalSizeIsClamped() throws {
    let terminal = try Terminal(size: Size(width: 65_535, height: 65_535))
    defer { terminal.screen.stop() }
    #expect(terminal.screen.size == Size(width: 1000, height: 500))
    terminal.device.resize(to: Size(width: 40, height: 65_535))
    #expect(terminal.screen.adoptSize())
    #expect(terminal.screen.size == Size(width: 40, height: 500))
    terminal.screen.present(Grid(size: terminal.screen.size), cursor: nil)
  }

  @Test func mouseEventsReportTheirPosition() throws {
    let terminal = try Terminal(size: Size(width: 80, height: 24))
    defer { terminal.screen.stop() }
    #expect(terminal.screen.capabilities.hasMouse)
    let at = Point(x: 9, y: 4)
    #expect(
      terminal.type("\u{1B}[<0;10;5M\u{1B}[<0;10;5m\u{1B}[<64;10;5M\u{1B}[<65;10;5M\u{1B}[<2;10;5M")
        == [
          .mouse(MouseEvent(kind: .press, position: at)),
          .mouse(MouseEvent(kind: .release, position: at)),
          .mouse(MouseEvent(kind: .wheelUp, button: .none, position: at)),
          .mouse(MouseEvent(kind: .wheelDown, button: .none, position: at)),
          .mouse(MouseEvent(kind: .press, button: .right, position: at)),
        ])
    terminal.screen.isMouseEnabled = false
    terminal.update()
    #expect(!terminal.emulator.modes.contains("?1000"))
    #expect(!terminal.screen.capabilities.hasMouse)
  }

  @Test func enablingTheMouseAgainSendsNothing() throws {
    let terminal = try Terminal(size: Size(width: 20, height: 5))
    defer { terminal.screen.stop() }
    terminal.update()
    terminal.screen.isMouseEnabled = true
    #expect(terminal.device.read().isEmpty)
  }

  @Test func notificationIsSentUnchanged() throws {
    let terminal = try Terminal(size: Size(width: 20, height: 5))
    defer { terminal.screen.stop() }
    terminal.update()
    terminal.screen.show("\u{07}")
    #expect(terminal.device.read() == [7])
  }

  @Test func stoppedScreenDoesNotListen() throws {
    let terminal = try Terminal(size: Size(width: 20, height: 5))
    terminal.screen.stop()
    terminal.screen.start { _ in }
    #expect(terminal.screen.onInput == nil)
  }

  @Test func resizeRedrawsTheWholeScreen() throws {
    let terminal = try Terminal(size: Size(width: 20, height: 5))
    defer { terminal.screen.stop() }
    terminal.present(Grid(size: terminal.screen.size, fill: Cell(scalar: "a")))
    let size = Size(width: 31, height: 9)
    terminal.device.resize(to: size)
    #expect(terminal.screen.adoptSize())
    #expect(terminal.screen.size == size)
    #expect(!terminal.screen.adoptSize())
    #expect(terminal.screen.drain().isEmpty)
    terminal.emulator = TerminalEmulator(size: size)
    let grid = Grid(size: size, fill: Cell(scalar: "b"))
    #expect(terminal.present(grid).cellsChanged == size.area)
    #expect(terminal.difference(from: grid) == nil)
  }

  @Test func frameOfAnotherSizeIsClippedOrPadded() throws {
    let terminal = try Terminal(size: Size(width: 20, height: 5))
    defer { terminal.screen.stop() }
    for size in [Size(width: 3, height: 2), Size(width: 40, height: 9), .zero] {
      terminal.present(Grid(size: size, fill: Cell(scalar: "x")))
      let shown = String(repeating: "x", count: min(20, size.width))
      let lines = Array(repeating: shown, count: min(5, size.height))
      #expect(terminal.emulator.lines == lines + Array(repeating: "", count: 5 - lines.count))
    }
  }
}
