import TerminalUI
import TestSupport
import Testing

@testable import CursesDriver

/// Pictures over the cells: the output for each kind of terminal, and complete removal.
extension ScreenTests {
  @MainActor @Suite struct PictureTests {
    private static let file: [UInt8] = Array("a PNG file".utf8)
    private static let base64 = "YSBQTkcgZmlsZQ=="
    private let size = Size(width: 40, height: 12)

    private func terminal(_ form: PictureProtocol) throws -> Terminal {
      let terminal = try Terminal(size: size)
      terminal.screen.showPictures(form) { $0 == "missing" ? nil : Self.file }
      _ = terminal.device.read()
      return terminal
    }

    private func show(
      _ pictures: [PicturePlacement], _ grid: Grid? = nil, on terminal: Terminal
    ) -> String {
      terminal.screen.present(grid ?? Grid(size: size), cursor: nil, pictures: pictures)
      return String(decoding: terminal.device.read(), as: UTF8.self)
    }

    private func picture(_ name: String = "10d", x: Int = 2, y: Int = 3) -> PicturePlacement {
      PicturePlacement(name: name, area: Rect(x: x, y: y, width: 10, height: 5))
    }

    // MARK: - kitty

    @Test func kittyPictureIsTransmittedOnceAndPlacedByID() throws {
      let terminal = try terminal(.kitty)
      defer { terminal.screen.stop() }
      _ = show([], on: terminal)
      let first = show([picture()], on: terminal)
      #expect(
        first
          == "\u{1B}_Ga=t,f=100,t=d,i=7301000,q=2,m=0;\(Self.base64)\u{1B}\\"
          + "\u{1B}7\u{1B}[4;3H\u{1B}_Ga=p,i=7301000,p=1,c=10,r=5,C=1,q=2\u{1B}\\\u{1B}8")
      #expect(show([picture()], on: terminal) == "")
      // Scrolled by one row.
      #expect(
        show([picture(y: 2)], on: terminal)
          == "\u{1B}_Ga=d,d=i,i=7301000,p=1,q=2\u{1B}\\"
          + "\u{1B}7\u{1B}[3;3H\u{1B}_Ga=p,i=7301000,p=1,c=10,r=5,C=1,q=2\u{1B}\\\u{1B}8")
      #expect(show([], on: terminal) == "\u{1B}_Ga=d,d=i,i=7301000,p=1,q=2\u{1B}\\")
    }

    @Test func everyKittyPictureHasItsOwnNumber() throws {
      let terminal = try terminal(.kitty)
      defer { terminal.screen.stop() }
      let bytes = show([picture(), picture("01n", x: 20)], on: terminal)
      #expect(bytes.contains("\u{1B}_Ga=p,i=7301000,p=1,"))
      #expect(bytes.contains("\u{1B}_Ga=p,i=7301001,p=2,"))
    }

    @Test func frameStatisticsCountTheBytesOfPictures() throws {
      let terminal = try terminal(.kitty)
      defer { terminal.screen.stop() }
      let statistics = terminal.screen.present(
        Grid(size: size), cursor: nil, pictures: [picture()])
      #expect(statistics.bytes == terminal.device.read().count)
    }

    @Test func picturesAboveTheLimitReplaceTheStoredOnes() {
      var shown = ShownPictures(.kitty)
      let frame = ShownPictures.Frame(
        grid: Grid(size: Size(width: 60, height: 5)), runs: [], isCleared: false)
      func change(to count: Int) -> String {
        let wanted = (0..<count).map {
          PicturePlacement(name: "\($0)", area: Rect(x: $0, y: 0, width: 1, height: 1))
        }
        return shown.change(to: wanted, with: frame, file: { _ in [1] }, drawing: { _, _ in nil })
          .bytes
      }
      _ = change(to: ShownPictures.limit)
      #expect(change(to: ShownPictures.limit) == "")
      let removal = PictureSequences.deletion(number: ShownPictures.firstNumber)
      #expect(change(to: ShownPictures.limit + 1).hasPrefix(removal))
    }

    @Test func kittyPictureIsTransmittedInChunks() {
      let bytes = PictureSequences.transmission(
        of: Array(repeating: 0, count: 6000), number: 5)
      let pieces = bytes.split(separator: "\u{1B}\\")
      #expect(pieces.count == 2)
      #expect(pieces[0].hasPrefix("\u{1B}_Ga=t,f=100,t=d,i=5,q=2,m=1;AAAA"))
      #expect(pieces[0].split(separator: ";")[1].count == 4096)
      #expect(pieces[1].hasPrefix("\u{1B}_Gq=2,m=0;AAAA"))
      #expect(pieces[1].split(separator: ";")[1].count == 3904)
    }

    @Test func redrawSendsPicturesAgain() throws {
      for form in [PictureProtocol.kitty, .iTerm] {
        let terminal = try terminal(form)
        defer { terminal.screen.stop() }
        let first = show([picture()], on: terminal)
        terminal.screen.redrawEverything()
        let again = show([picture()], on: terminal)
        #expect(first.contains(Self.base64), "\(form)")
        #expect(again.contains(Self.base64), "\(form)")
        let isDeleted = again.contains("\u{1B}_Ga=d,d=I,i=7301000,q=2\u{1B}\\")
        #expect(isDeleted == (form == .kitty))
      }
    }

    @Test func stoppingRemovesPictures() throws {
      for (form, removal) in [
        (PictureProtocol.kitty, "\u{1B}_Ga=d,d=I,i=7301000,q=2\u{1B}\\"), (.iTerm, "\u{1B}[2J"),
      ] {
        let terminal = try terminal(form)
        _ = show([picture()], on: terminal)
        #expect(terminal.screen.pictures?.removal == removal)
        let device = terminal.device
        terminal.screen.stop()
        let bytes = String(decoding: device.read(), as: UTF8.self)
        #expect(bytes.contains(removal), "\(form)")
        // Before the switch back to the other screen.
        let leaving = "\u{1B}[?1049l"
        let places = [removal, leaving].map { bytes.firstRange(of: $0)?.lowerBound }
        if let gone = places[0], let left = places[1] { #expect(gone < left) }
      }
    }

    @Test func missingOrOffscreenPicturesAreSkipped() throws {
      let terminal = try terminal(.kitty)
      defer { terminal.screen.stop() }
      _ = show([], on: terminal)
      #expect(show([picture("missing"), picture(x: 35)], on: terminal) == "")
    }

    @Test func unsupportedTerminalReceivesNoPictures() throws {
      let terminal = try Terminal(size: size)
      defer { terminal.screen.stop() }
      _ = show([], on: terminal)
      #expect(show([picture()], on: terminal) == "")
    }

    // MARK: - In cells

    @Test func iTermReceivesTheFileInline() throws {
      let terminal = try terminal(.iTerm)
      defer { terminal.screen.stop() }
      _ = show([], on: terminal)
      #expect(
        show([picture()], on: terminal)
          == "\u{1B}7\u{1B}[4;3H\u{1B}]1337;File=inline=1;size=10;width=10;height=5;"
          + "preserveAspectRatio=1;doNotMoveCursor=1:\(Self.base64)\u{07}\u{1B}8")
      #expect(show([picture()], on: terminal) == "")
    }

    @Test func removingAPictureRewritesItsRows() throws {
      let terminal = try terminal(.iTerm)
      defer { terminal.screen.stop() }
      var grid = Grid(size: size)
      for y in 0..<size.height { grid.write("row \(y)", x: 20, y: y, style: .plain) }
      _ = show([picture()], grid, on: terminal)
      let bytes = show([], grid, on: terminal)
      for y in 0..<size.height {
        #expect(bytes.contains("row \(y)") == (3..<8).contains(y), "\(y)")
      }
    }

    @Test func pictureIsResentOnlyIfTheFrameMayOverwriteIt() {
      var grid = Grid(size: size)
      grid.write("left", x: 0, y: 3, style: .plain)
      grid.write("right", x: 30, y: 3, style: .plain)
      func touches(_ runs: [CellRun]) -> Bool {
        ShownPictures.Frame(grid: grid, runs: runs, isCleared: false)
          .touches(Rect(x: 10, y: 3, width: 4, height: 2))
      }
      #expect(!touches([]))
      #expect(!touches([CellRun(y: 2, x: 10, count: 4)]))
      #expect(touches([CellRun(y: 4, x: 13, count: 1)]))
      // To the right, if there is text between the start of the line and the run, and vice versa.
      #expect(!touches([CellRun(y: 3, x: 31, count: 4)]))
      #expect(!touches([CellRun(y: 3, x: 0, count: 2)]))
      // With runs on both sides ncurses may fill the gap.
      #expect(touches([CellRun(y: 3, x: 0, count: 2), CellRun(y: 3, x: 31, count: 4)]))
      // ncurses may clear a blank beginning or end of the line with one sequence.
      #expect(touches([CellRun(y: 4, x: 20, count: 1)]))
      #expect(touches([CellRun(y: 4, x: 0, count: 1)]))
    }

    @Test func textBesideAPictureDoesNotTouchIt() {
      var grid = Grid(size: size)
      grid.write("left", x: 0, y: 3, style: .plain)
      grid.write("right", x: 30, y: 3, style: .plain)
      grid.write("left", x: 0, y: 4, style: .plain)
      for run in [
        CellRun(y: 3, x: 14, count: 2), CellRun(y: 3, x: 8, count: 2),
        CellRun(y: 4, x: 14, count: 1),
      ] {
        let frame = ShownPictures.Frame(grid: grid, runs: [run], isCleared: false)
        #expect(!frame.touches(Rect(x: 10, y: 3, width: 4, height: 2)), "\(run)")
      }
    }

    // MARK: - Sixel

    @Test func sixelsAreAdoptedOnlyIfQueried() throws {
      let terminal = try Terminal(size: size)
      defer { terminal.screen.stop() }
      terminal.update()
      let answer = "\u{1B}[?63;4c"
      // The size of a cell is not known.
      terminal.screen.querySixels { _ in nil }
      #expect(terminal.device.read().isEmpty)
      terminal.device.resize(to: size, cell: Size(width: 8, height: 16))
      #expect(terminal.deliver(answer).isEmpty)
      terminal.screen.querySixels { _ in nil }
      #expect(terminal.device.read() == Array("\u{1B}[c".utf8))
      #expect(terminal.deliver(answer) == [.pictures])
    }

    @Test func deviceAttributesReportSixelSupport() throws {
      let terminal = try Terminal(size: size)
      defer { terminal.screen.stop() }
      #expect(terminal.type("a\u{1B}[?63;1;4;22cb").contains(.pictures))
      for answer in ["\u{1B}[?62;22c", "\u{1B}[?4c", "\u{1B}[?6c", "\u{1B}[?c"] {
        #expect(terminal.type("a\(answer)b") == [.key(.character("a")), .key(.character("b"))])
      }
      // A similar sequence that is something else does not swallow the keys after it.
      #expect(terminal.type("\u{1B}[?1q").last == .key(.character("q")))
    }

    @Test func largeFramesUseSynchronizedOutputIfSupported() throws {
      let question = Array("\u{1B}[?2026$p".utf8)
      let (start, end) = (Array("\u{1B}[?2026h".utf8), Array("\u{1B}[?2026l".utf8))
      for (answer, isKnown) in [("1", true), ("2", true), ("0", false), ("4", false), ("", false)] {
        let terminal = try Terminal(
          size: Size(width: 200, height: 60), requestsSynchronizedOutput: true)
        defer { terminal.screen.stop() }
        #expect(terminal.device.read().firstRange(of: question) != nil)
        if !answer.isEmpty {
          let events = terminal.type("a\u{1B}[?2026;\(answer)$yb")
          #expect(events == [.key(.character("a")), .key(.character("b"))])
        }
        var grid = Grid(size: Size(width: 200, height: 60))
        for y in 0..<60 {
          grid.write(String(repeating: "ab", count: 100), x: 0, y: y, style: .plain)
        }
        terminal.screen.present(grid, cursor: nil)
        let bytes = terminal.device.read()
        #expect(bytes.starts(with: start) == isKnown)
        #expect(bytes.suffix(end.count).elementsEqual(end) == isKnown)
        grid.write("x", x: 5, y: 5, style: .plain)
        terminal.screen.present(grid, cursor: nil)
        #expect(terminal.device.read().firstRange(of: start) == nil)
      }
    }

    @Test(
      arguments: [
        (nil, nil, true), ("/tmp/s", nil, false), ("/tmp/s", "3.3a", false),
        ("/tmp/s", "3.8", true),
        ("/tmp/s", "next-3.9", false), ("/tmp/s", "4.0", true),
      ] as [(String?, String?, Bool)])
    func synchronizedOutputIsQueriedSinceTmux3_8(tmux: String?, version: String?, isRequested: Bool)
    {
      let variables = ["TMUX": tmux, "TERM_PROGRAM_VERSION": version].compactMapValues(\.self)
      #expect(TerminalDescription.mayHaveSynchronizedOutput(variables) == isRequested)
    }

    @Test func libsixelEncodesPicturesIfInstalled() throws {
      guard SixelEncoder.load() else { return }
      let rows = (0..<12).map { _ in [UInt8](arrayLiteral: 0) + [UInt8](repeating: 255, count: 48) }
      let background = Color.rgb(16, 20, 24)
      let png = TestPNG.file(width: 12, height: 12, rows: rows)
      let sixels = try #require(
        SixelEncoder.sixels(of: png, in: Size(width: 20, height: 13), on: .rgb(0, 0, 0)))
      #expect(sixels.hasPrefix("\u{1B}P"))
      // The background in hundredths, unchanged.
      let onBackground = SixelEncoder.sixels(
        of: png, in: Size(width: 20, height: 13), on: background)
      #expect(try #require(onBackground).contains(";2;6;8;9#"))
      // Complete bands of six, centred in the columns: 4 blank ones before the 12.
      #expect(sixels.contains("\"1;1;16;12"))
      #expect(sixels.hasSuffix("\u{1B}\\"))
    }

    // MARK: - By name

    @Test(
      arguments: [
        (["TERM": "xterm-kitty"], PictureProtocol.kitty),
        (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], .kitty),
        (["TERM": "xterm-ghostty", "TERM_PROGRAM": "ghostty"], .kitty),
        (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .iTerm),
        (["KITTY_WINDOW_ID": "1", "TERM_PROGRAM": "", "VTE_VERSION": ""], .kitty),
        (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], .iTerm),
        (["TERM": "xterm-256color"], nil),
        (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1", "XTERM_VERSION": "XTerm(379)"], nil),
        (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], nil),
        (["TERM": "tmux-256color", "KITTY_WINDOW_ID": "1"], nil),
        (["TERM": "screen", "TERM_PROGRAM": "WezTerm"], nil),
        (["TERM": "xterm-kitty", "TMUX": "/tmp/tmux"], nil),
        (["TERM": "xterm-kitty", "STY": "1.tty"], nil),
      ] as [([String: String], PictureProtocol?)])
    func pictureProtocolIsDetectedFromTheEnvironment(
      environment: [String: String], form: PictureProtocol?
    ) {
      #expect(PictureProtocol(environment: environment) == form)
    }

    @Test(arguments: [
      (["TERM": "xterm-256color"], true), (["TERM": "xterm-256color", "TMUX": "/tmp/tmux"], false),
      (["TERM": "screen"], false), (["TERM": "xterm-256color", "ZELLIJ": "0"], false),
    ])
    func multiplexedTerminalIsQueriedOnlyIfPicturesAreWanted(
      environment: [String: String], isQueriedAnyway: Bool
    ) {
      #expect(PictureProtocol.isWorthQuerying(environment, isWanted: false) == isQueriedAnyway)
      #expect(PictureProtocol.isWorthQuerying(environment, isWanted: true))
    }
  }
}
