import TerminalUI
import Testing

@testable import CursesDriver

/// The request for 24-bit colours.
extension ScreenTests {
  private static let request = "\u{1B}P+q524742\u{1B}\\"
  private static let colored: Grid = {
    var grid = Grid(size: Size(width: 20, height: 2))
    grid.put("x", x: 0, y: 0, style: Style(background: .rgb(1, 2, 3)))
    return grid
  }()

  private func terminal(hadExactColors: Bool = false) throws -> Terminal {
    try Terminal(
      size: Size(width: 20, height: 2), requestsExactColors: true, hadExactColors: hadExactColors)
  }

  @Test(arguments: [
    "\u{1B}P1+r524742=382F382F38\u{1B}\\", "\u{1B}P1+r524742\u{1B}\\",
    "\u{1B}P0+r524742\u{1B}\\\u{1B}P1+r5463\u{1B}\\",
    "\u{1B}P1$r0;48:2::17:34:51m\u{1B}\\", "\u{1B}P1$r48;2;17;34;51m\u{1B}\\",
  ])
  func terminalReportingExactColorsReceivesThem(answer: String) throws {
    let terminal = try terminal()
    defer { terminal.screen.stop() }
    #expect(String(decoding: terminal.device.read(), as: UTF8.self).contains(Self.request))
    #expect(terminal.screen.capabilities.colors == 256)
    terminal.present(Self.colored)
    #expect(
      terminal.deliver("a" + answer + "\u{1B}[?62;22c" + "b") == [
        .key(.character("a")), .exactColors(true), .key(.character("b")),
      ])
    #expect(terminal.screen.capabilities.colors == 1 << 24)
    #expect(terminal.present(Self.colored).cellsChanged > 0)
    #expect(terminal.difference(from: Self.colored) == nil)
  }

  @Test(arguments: [
    "", "\u{1B}P0+r\u{1B}\\\u{1B}P0$r\u{1B}\\", "\u{1B}P1$r0;48:5:233m\u{1B}\\",
    "\u{1B}P1+r524742=2D31\u{1B}\\", "\u{1B}P1+r436F=323536\u{1B}\\",
  ])
  func terminalWithoutExactColorsUses256(answer: String) throws {
    let terminal = try terminal()
    defer { terminal.screen.stop() }
    #expect(terminal.deliver(answer + "\u{1B}[?62;22c").isEmpty)
    #expect(terminal.screen.capabilities.colors == 256)
  }

  @Test func persistedExactColorsApplyUntilTheTerminalDeniesThem() throws {
    let terminal = try terminal(hadExactColors: true)
    defer { terminal.screen.stop() }
    #expect(terminal.screen.capabilities.colors == 1 << 24)
    _ = terminal.device.read()
    terminal.present(Self.colored)
    #expect(terminal.difference(from: Self.colored) == nil)
    #expect(terminal.deliver("\u{1B}[?62;22c") == [.exactColors(false)])
    #expect(terminal.screen.capabilities.colors == 256)
    terminal.present(Self.colored)
    #expect(terminal.difference(from: Self.colored) == nil)
  }

  @Test(arguments: ["screen-256color", "linux"])
  func multiplexersAndLowColorTerminalsAreNotQueriedForExactColors(type: String) throws {
    let terminal = try Terminal(
      size: Size(width: 20, height: 2), type: type, requestsExactColors: true)
    defer { terminal.screen.stop() }
    #expect(!String(decoding: terminal.device.read(), as: UTF8.self).contains(Self.request))
  }

  @Test(arguments: [
    "xterm-kitty", "xterm-ghostty", "alacritty", "foot", "wezterm", "rio", "contour",
  ])
  func modernTypeMissingFromTerminfoFallsBackToXterm(type: String) throws {
    let terminal = try Terminal(size: Size(width: 20, height: 2), type: type)
    defer { terminal.screen.stop() }
    #expect(terminal.screen.capabilities.colors >= 256)
    #expect(TerminalDescription.hasExactColors(type: type))
    #expect(TerminalDescription(type: type)?.canPlaceCursor == true)
  }

  @Test func unknownTerminalTypeHasNoFallback() {
    #expect(TerminalDescription.candidates(for: "teletype-33") == ["teletype-33"])
    #expect(
      TerminalDescription.candidates(for: "xterm", colorTerm: "truecolor")
        == ["xterm-256color", "xterm"])
    #expect(TerminalDescription.candidates(for: "xterm", colorTerm: nil).first == "xterm")
    #expect(!TerminalDescription.hasExactColors(type: "xterm-256color-of-old"))
  }
  @Test func descriptionListsTheCapabilities() throws {
    let plain = try #require(TerminalDescription(type: "vt100"))
    #expect(plain.colors == 0 && !plain.hasMouse && plain.canPlaceCursor)
    let colorful = try #require(TerminalDescription(type: "xterm-256color"))
    #expect(colorful.colors == 256 && colorful.hasMouse && colorful.canPlaceCursor)
    #expect(TerminalDescription(type: "dumb")?.canPlaceCursor == false)
    #expect(TerminalDescription(type: "no-such-terminal") == nil)
  }
}

@Suite struct ExactColorsReportTests {
  @Test(arguments: [(64, true), (65, false)])
  func longReportIsRejected(length: Int, isComplete: Bool) {
    var report = ExactColorsReport(kind: .capability)
    let text = "524742=" + String(repeating: "8", count: length - 7) + "\u{1B}\\"
    let steps = text.utf8.map { report.feed($0) }
    #expect(steps.contains(.foreign) != isComplete)
    if isComplete { #expect(steps.last == .complete && report.hasExactColors) }
  }
}
