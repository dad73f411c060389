import Glibc
import TerminalUI
import Testing

@testable import CursesDriver

/// Output to the terminal that bypasses ncurses, and input that the program leaves to the shell.
extension ScreenTests {
  @Test func largeOutputReachesANonBlockingTerminal() throws {
    let terminal = try Terminal(size: Size(width: 20, height: 5))
    defer { terminal.screen.stop() }
    terminal.update()
    let descriptor = terminal.screen.port.descriptor
    let flags = fcntl(descriptor, F_GETFL)
    #expect(fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) == 0)
    // Many times the capacity of the terminal.
    let text = String(repeating: "0123456", count: 30_000)
    terminal.screen.show(text)
    #expect(fcntl(descriptor, F_SETFL, flags) == 0)
    let received = String(decoding: terminal.device.read(), as: UTF8.self)
    #expect(received == text, "\(received.count)")
  }

  @Test func frameInWhichNothingIsDrawnSendsNothing() throws {
    let terminal = try Terminal(size: Size(width: 20, height: 5))
    defer { terminal.screen.stop() }
    terminal.update()
    let sent = terminal.screen.port.capture {
    } rewrite: { _ in
      [0x78]
    }
    #expect(sent == 0 && terminal.device.read().isEmpty)
  }

  @Test func outputToAClosedTerminalIsDiscarded() throws {
    let device = try #require(PseudoTerminal(size: Size(width: 20, height: 5), isRead: false))
    let screen = try CursesScreen(
      options: CursesOptions(
        device: .path(device.path), terminalType: "xterm-256color", handlesSignals: false))
    defer { screen.stop() }
    #expect(!screen.port.isHungUp)
    close(device.descriptor)
    screen.show("text")
    #expect(screen.port.isHungUp)
  }

  /// Returns whether the shell would read what was typed when the screen was left.
  private func isInputLeft(by terminal: Terminal) -> Bool {
    terminal.device.type("typed")
    terminal.screen.leave()
    var state = pollfd(
      fd: terminal.screen.port.inputDescriptor, events: Int16(POLLIN), revents: 0)
    return poll(&state, 1, 0) > 0
  }

  @Test func pendingResponseIsNotLeftToTheShell() throws {
    let requests: [(CursesScreen) -> Void] = [
      { $0.backgroundRequestedAt = .now }, { $0.synchronizationRequestedAt = .now },
      { $0.attributesRequestedAt = .now }, { $0.exactColorsRequestedAt = .now },
    ]
    for request in requests {
      let terminal = try Terminal(size: Size(width: 20, height: 5))
      defer { terminal.screen.stop() }
      request(terminal.screen)
      #expect(!isInputLeft(by: terminal))
    }
  }

  @Test(arguments: ["", "\u{1B}[?2026;1$y"])
  func typedTextIsLeftToTheShell(answer: String) throws {
    let terminal = try Terminal(size: Size(width: 20, height: 5))
    defer { terminal.screen.stop() }
    if !answer.isEmpty {
      #expect(terminal.type(answer).isEmpty)
      terminal.screen.synchronizationRequestedAt = .now
    }
    #expect(isInputLeft(by: terminal))
  }
}
