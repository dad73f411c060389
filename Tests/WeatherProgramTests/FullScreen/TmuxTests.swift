import CursesDriver
import Foundation
import Testing

@testable import WeatherProgram

@Suite struct TmuxTests {
  /// Runs in a separate process, whose PATH contains another tmux.
  @Test(arguments: [
    ("echo 'on|xterm-kitty kitty(0.35.2)'", TerminalNotifications.Form.kitty),
    ("echo 'off|xterm-kitty kitty(0.35.2)'", .bell), ("echo 'on|foot foot'", .urxvt),
    ("exit 1", .bell), ("cat", .bell), ("echo nonsense", .bell),
  ])
  func notificationFormIsQueriedFromTmux(script: String, form: TerminalNotifications.Form)
    async throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let tmux = folder.appending(path: "tmux").path
    try "#!/bin/sh\n[ \"$1 $2 $3 $4\" = 'display-message -p -t %7' ] || exit 2\n\(script)\n".write(
      toFile: tmux, atomically: true, encoding: .utf8)
    chmod(tmux, 0o755)
    let name = "\(form)"
    await #expect(processExitsWith: .success) {
      [folder = folder.path as String, name = name as String] in
      setenv("PATH", "\(folder):/usr/bin:/bin", 1)
      setenv("TMUX_PANE", "%7", 1)
      // A process that another test is just starting may hold the script open for writing, and the
      // kernel does not execute such a file. On a busy machine the answer may come too late.
      let isFound = (1...50).contains { _ in
        "\(TerminalNotifications(environment: ["TMUX": "/tmp/tmux-0/default,1,0"]).form)" == name
      }
      try #require(isFound)
      // Outside tmux no request is made.
      try #require(TerminalNotifications(environment: ["TERM": "xterm"]).form == .bell)
    }
  }
}
