import Foundation
import Testing

/// A real terminal: tmux on its own socket, running a shell or the program.
final class Terminal {
  private let socket = "weather-tui-\(UUID().uuidString.prefix(8))"
  private let program: BuiltProgram
  /// The timeout for the expected contents of the screen, including the time to build the index.
  private static let timeout: TimeInterval = 180

  struct TmuxMissing: Error, CustomStringConvertible {
    var description: String { "tmux is missing; `make setup-tests` installs it" }
  }

  /// Opens the program in a terminal, or `command` instead of it.
  /// - Parameters:
  ///   - program: The program with its home; by default one with its own home.
  ///   - prefix: A command that starts the program, such as `ip netns exec NAME`.
  init(
    _ arguments: String = "--demo 37.57,126.98", width: Int = 80, height: Int = 24,
    command: String? = nil, program: BuiltProgram? = nil, environment: [String: String] = [:],
    prefix: String = ""
  ) throws {
    let program = try program ?? BuiltProgram()
    self.program = program
    let variables = program.environment(environment).map { "\($0)='\($1)'" }
      .joined(separator: " ")
    let line = command ?? "\(prefix) '\(BuiltProgram.path)' \(arguments)"
    try tmux([
      "-f", "/dev/null", "new-session", "-d", "-x", "\(width)", "-y", "\(height)",
      "env \(variables) \(line)",
    ])
  }

  // Not kill-server: the server would send itself SIGTERM, which it never receives if the test
  // runner had the signal blocked. A server without sessions exits.
  deinit { _ = try? tmux(["kill-session"]) }

  /// Presses a key by its name in tmux, such as Enter.
  func press(_ key: String) throws { try tmux(["send-keys", key]) }

  /// Types text literally.
  func type(_ text: String) throws { try tmux(["send-keys", "-l", text]) }

  /// Pastes text like a terminal: marked as a paste for programs that requested bracketed paste,
  /// otherwise line by line as keys.
  func paste(_ text: String) throws {
    try tmux(["set-buffer", text])
    try tmux(["paste-buffer", "-p"])
  }

  /// Returns whether the program in the terminal has requested the mouse.
  func hasMouse() throws -> Bool {
    let flags = "#{mouse_any_flag}#{mouse_button_flag}#{mouse_standard_flag}"
    return try tmux(["display-message", "-p", flags]).contains("1")
  }

  /// Returns the program's process ID, to send signals to.
  func processID() throws -> pid_t {
    let text = try tmux(["list-panes", "-F", "#{pane_pid}"])
    return try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
  }

  func resize(width: Int, height: Int) throws {
    try tmux(["resize-window", "-x", "\(width)", "-y", "\(height)"])
  }

  /// Polls the screen until its contents are as expected; on a timeout fails with its contents.
  ///
  /// The screen that it returns may be half drawn: a test waits for everything that it expects.
  @discardableResult
  func wait(
    _ what: String, location: SourceLocation = #_sourceLocation,
    until isWanted: (String) -> Bool
  ) throws -> String {
    let deadline = Date(timeIntervalSinceNow: Self.timeout)
    var shown = ""
    repeat {
      shown = try tmux(["capture-pane", "-p"])
      if isWanted(shown) { return shown }
    } while Date() < deadline
    Issue.record("\(what) never came. The screen:\n\(shown)", sourceLocation: location)
    return shown
  }

  /// Returns the palette numbers of the text and background colours on the screen.
  func colors() throws -> (text: Set<String>, background: Set<String>) {
    let shown = try tmux(["capture-pane", "-ep"])
    let of256 = shown.matches(of: /[\[;]([34])8;5;(\d+)/).map { (String($0.1), String($0.2)) }
    let own = shown.matches(of: /\[(?:\d;)*3([0-7])[;m]/).map { String($0.1) }
    return (
      Set(of256.filter { $0.0 == "3" }.map(\.1) + own), Set(of256.filter { $0.0 == "4" }.map(\.1))
    )
  }

  /// Returns whether the program draws in 24-bit colours, which tmux keeps unchanged.
  func hasExactColors() throws -> Bool {
    try tmux(["capture-pane", "-ep"]).contains("48;2;")
  }

  /// Waits until the program has exited: a server without sessions is gone.
  func waitForEnd() throws {
    let deadline = Date(timeIntervalSinceNow: Self.timeout)
    while try !tmux(["list-sessions"]).isEmpty {
      guard Date() < deadline else { return _ = Issue.record("the program does not end") }
    }
  }

  @discardableResult
  private func tmux(_ arguments: [String]) throws -> String {
    let process = Process()
    // Foundation considers a process as running as long as anyone holds the socket it passed to the
    // process, and tmux' server would: so close it first.
    let closing = """
      for path in /proc/$$/fd/*; do
        number=${path##*/}
        if ((number > 2)); then eval "exec $number>&-"; fi
      done
      exec tmux "$@"
      """
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["bash", "-c", closing, "tmux", "-u", "-L", socket] + arguments
    process.standardInput = FileHandle.nullDevice
    process.environment = program.environment(["TERM": "xterm-256color"])
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    // The exit status of a shell for a command that it cannot find.
    if process.terminationStatus == 127 { throw TmuxMissing() }
    return String(decoding: data, as: UTF8.self)
  }
}
