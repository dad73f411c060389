import TerminalUI
import TestSupport
import Testing

@testable import CursesDriver

extension ScreenTests {
  @Test(arguments: sizes)
  func exactColorsAreRenderedUnchanged(size: Size) throws {
    var random = SeededRandom(seed: 31)
    let terminal = try Terminal(size: size, isExact: true)
    defer { terminal.screen.stop() }
    #expect(terminal.screen.capabilities.colors == 1 << 24)
    var grid = Grid(size: size)
    for frame in 0..<40 {
      grid.scribble(strokes: 4, using: &random)
      for _ in 0..<20 {
        let area = Rect(
          x: Int.random(in: 0..<size.width, using: &random),
          y: Int.random(in: 0..<size.height, using: &random), width: 7, height: 2)
        let colors = (0..<2).map { _ in
          Color(hex: UInt32.random(in: 0...0xFF_FFFF, using: &random))
        }
        grid.style(area) { $0 = $0.foreground(colors[0]).background(colors[1]) }
      }
      terminal.present(grid)
      let difference = terminal.difference(from: grid)
      #expect(difference == nil, "frame \(frame)")
      if difference != nil { return }
    }
  }

  @Test func fullColorPairTableIsResetAndRedrawn() throws {
    let size = Size(width: 120, height: 40)
    let terminal = try Terminal(size: size, isExact: true)
    defer { terminal.screen.stop() }
    var grid = Grid(size: size)
    var anew: [Int] = []
    var next: UInt32 = 1
    // 4,800 new pairs in each frame: more than 20,000 in the fifth.
    for frame in 0..<6 {
      for y in 0..<size.height {
        for x in 0..<size.width {
          grid.put("x", x: x, y: y, style: Style(background: Color(hex: next)))
          next += 1
        }
      }
      terminal.present(grid)
      let difference = terminal.difference(from: grid)
      #expect(difference == nil, "frame \(frame)")
      // A row of known pairs takes few bytes, unless everything is sent again.
      grid.put("y", x: 0, y: 0, style: grid[0, 0].style)
      if terminal.present(grid).cellsChanged > 1 { anew.append(frame) }
      #expect(terminal.difference(from: grid) == nil)
    }
    #expect(anew == [4])
  }

  @Test func blankSendsOnlyItsBackgroundColor() throws {
    let terminal = try Terminal(size: Size(width: 20, height: 2), isExact: true)
    defer { terminal.screen.stop() }
    terminal.present(Grid(size: terminal.screen.size))
    var grid = Grid(size: terminal.screen.size)
    for x in 0..<10 {
      let background = Color.rgb(100, UInt8(x + 100), 100)
      grid.put(
        " ", x: x, y: 0, style: Style(foreground: .rgb(1, 2, UInt8(x)), background: background))
    }
    let statistics = terminal.present(grid)
    #expect(terminal.difference(from: grid) == nil)
    // ESC [48;2;100;100;100m and the blank.
    #expect((statistics.bytes ?? 0) < 10 * 21 + 30)
  }

  @Test func terminalReportsItsBackgroundColor() throws {
    let terminal = try Terminal(size: Size(width: 20, height: 2), requestsBackground: true)
    defer { terminal.screen.stop() }
    let requested = String(decoding: terminal.device.read(), as: UTF8.self)
    #expect(requested.contains("\u{1B}]11;?\u{07}"))
    #expect(
      terminal.type("a\u{1B}]11;rgb:1111/2222/ffff\u{07}b")
        == [.key(.character("a")), .background(.rgb(17, 34, 255)), .key(.character("b"))])
    #expect(terminal.type("\u{1B}]11;rgb:f/0/8\u{1B}\\") == [.background(.rgb(255, 0, 136))])
  }

  @Test(arguments: [
    (ColorMode.atMost(256), "xterm-256color", 256), (.never, "xterm-256color", 0),
    (.automatic, "linux", 8),
  ])
  func exactColorsNeedPermissionAndAColorfulTerminal(mode: ColorMode, type: String, colors: Int)
    throws
  {
    let terminal = try Terminal(
      size: Size(width: 20, height: 2), type: type, colors: mode, isExact: true)
    defer { terminal.screen.stop() }
    #expect(terminal.screen.capabilities.colors == colors)
  }

  @Test(arguments: [
    ("linux", false), ("ansi", false), ("xterm", true), ("xterm-16color", true),
    ("st-256color", true),
  ])
  func lowColorTerminalsAreQueriedOnlyIfKnown(type: String, isRequested: Bool) throws {
    let terminal = try Terminal(
      size: Size(width: 20, height: 2), type: type, requestsBackground: true)
    defer { terminal.screen.stop() }
    let written = String(decoding: terminal.device.read(), as: UTF8.self)
    #expect(written.contains("]11;") == isRequested)
  }
}

@Suite struct BackgroundColorReportTests {
  private func color(_ text: String) -> Color? {
    var report = BackgroundColorReport()
    for byte in text.utf8 { if case .foreign = report.feed(byte) { return nil } }
    return report.color
  }

  @Test(arguments: [
    ("rgb:0000/0000/0000", Color.rgb(0, 0, 0)), ("rgb:ffff/8080/0000", .rgb(255, 128, 0)),
    ("rgb:ff/80/00", .rgb(255, 128, 0)), ("rgba:1111/2222/3333/ffff", .rgb(17, 34, 51)),
  ])
  func everyColorReportFormatIsParsed(text: String, expected: Color) {
    #expect(color(text + "\u{07}") == expected)
    #expect(color(text + "\u{1B}\\") == expected)
  }

  @Test(arguments: [
    "rgb:zz/00/00", "rgb:1/2", "#112233", "rgb:12345/0/0", "rgb:-1/0/0", "rgb:+f/0/0", "",
  ])
  func malformedColorReportIsRejected(text: String) {
    #expect(color(text + "\u{07}") == nil)
  }

  @Test func longColorReportIsRejected() {
    let longest = "rgb:1111/2222/3333/4444/5555/666"
    #expect(color(longest + "\u{07}") == .rgb(17, 34, 51))
    #expect(color(longest + "6\u{07}") == nil)
  }

  @Test func unfinishedColorReportSwallowsNoKeys() {
    var decoder = InputDecoder(strokes: KeyTable().strokes)
    for code in [KeyTable.background, 0x72, 0x67] { decoder.feed(Int32(code)) }
    #expect(decoder.finish().isEmpty && decoder.timeout == .milliseconds(200))
    #expect(decoder.giveUp().isEmpty && decoder.timeout == nil)
    decoder.feed(KeyTable.background)
    decoder.feed(3)
    #expect(decoder.finish() == [.key(.control("c"))])
  }
}
