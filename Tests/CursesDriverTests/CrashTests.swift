import Glibc
import TerminalUI
import Testing

@testable import CursesDriver

/// The state of the terminal after a process crashes.
@Suite struct CrashTests {
  @MainActor static func draw(on path: String) throws {
    let screen = try CursesScreen(
      options: CursesOptions(device: .path(path), terminalType: "xterm-256color"))
    screen.present(Grid(size: screen.size, fill: Cell(scalar: "x")), cursor: nil)
    // Keep the screen alive until the process crashes.
    _ = Unmanaged.passRetained(screen)
  }

  private func expectRestored(_ device: PseudoTerminal, _ modes: [UInt32]) {
    var emulator = TerminalEmulator(size: Size(width: 20, height: 5))
    let bytes = device.read()
    #expect(String(decoding: bytes, as: UTF8.self).contains("\u{1B}[?1049h"))
    emulator.feed(bytes)
    #expect(emulator.modes.isDisjoint(with: ["?1049", "?2004", "?1000", "?1006"]))
    #expect(emulator.isCursorShown)
    #expect(device.modes == modes)
  }

  @Test func aTrapRestoresTheTerminal() async throws {
    let device = try #require(PseudoTerminal(size: Size(width: 20, height: 5)))
    let modes = device.modes
    await #expect(processExitsWith: .failure) { [path = device.path as String] in
      try await CrashTests.draw(on: path)
      fatalError("on purpose")
    }
    expectRestored(device, modes)
  }

  @Test func trapRemovesPictures() async throws {
    let device = try #require(PseudoTerminal(size: Size(width: 20, height: 5)))
    await #expect(processExitsWith: .failure) { [path = device.path as String] in
      try await MainActor.run {
        let screen = try CursesScreen(
          options: CursesOptions(device: .path(path), terminalType: "xterm-256color"))
        screen.showPictures(.kitty) { _ in Array("a PNG file".utf8) }
        let picture = PicturePlacement(name: "10d", area: Rect(x: 2, y: 1, width: 6, height: 3))
        screen.present(Grid(size: screen.size), cursor: nil, pictures: [picture])
      }
      fatalError("on purpose")
    }
    let text = String(decoding: device.read(), as: UTF8.self)
    #expect(text.contains("\u{1B}_Ga=d,d=I,i=7301000,q=2\u{1B}\\"))
  }

  @Test func abortingRestoresTheTerminal() async throws {
    let device = try #require(PseudoTerminal(size: Size(width: 20, height: 5)))
    let modes = device.modes
    await #expect(processExitsWith: .signal(SIGABRT)) { [path = device.path as String] in
      // Crash on the drawing thread, as the C library does if it detects a corrupted heap.
      try await MainActor.run {
        try CrashTests.draw(on: path)
        abort()
      }
    }
    expectRestored(device, modes)
  }

  @Test func exitingWithoutStoppingRestoresTheTerminal() async throws {
    let device = try #require(PseudoTerminal(size: Size(width: 20, height: 5)))
    let modes = device.modes
    await #expect(processExitsWith: .exitCode(3)) { [path = device.path as String] in
      try await CrashTests.draw(on: path)
      exit(3)
    }
    expectRestored(device, modes)
  }

  @Test(arguments: [
    SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU,
    SIGXFSZ,
    // The first and the last real-time signal of a program.
    34, 64,
  ])
  func fatalSignalRestoresTheTerminalAndIsReRaised(number: Int32) async throws {
    let device = try #require(PseudoTerminal(size: Size(width: 20, height: 5)))
    let modes = device.modes
    await #expect(processExitsWith: .signal(number)) {
      [path = device.path as String, number = number as Int32] in
      try await CrashTests.draw(on: path)
      // Signals are not handled, as in a program that hangs; the second one must still end it.
      kill(getpid(), number)
      while true {
        kill(getpid(), number)
        sched_yield()
      }
    }
    expectRestored(device, modes)
  }

  @Test(.timeLimit(.minutes(10)))
  func blockedTerminalDoesNotPreventExitOnSecondSignal() async throws {
    let device = try #require(PseudoTerminal(size: Size(width: 20, height: 5), isRead: false))
    await #expect(processExitsWith: .signal(SIGTERM)) { [path = device.path as String] in
      try await CrashTests.draw(on: path)
      let terminal = open(path, O_WRONLY | O_NOCTTY | O_NONBLOCK)
      let bytes = [UInt8](repeating: 0x20, count: 1024)
      while write(terminal, bytes, bytes.count) > 0 {}
      kill(getpid(), SIGTERM)
      while true {
        kill(getpid(), SIGTERM)
        sched_yield()
      }
    }
  }
}
