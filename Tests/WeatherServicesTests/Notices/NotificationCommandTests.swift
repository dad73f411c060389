import Foundation
import TestSupport
import Testing

@testable import WeatherServices

@Suite struct NotificationCommandTests {
  @Test func apiKeysAreRemovedFromCommandEnvironment() {
    let environment = NotificationCommand.environment(
      ["OPENWEATHER_API_KEY": "secret", "KMA_SERVICE_KEY": "secret", "PATH": "/bin"],
      with: ["WEATHER_TUI_NOTICE_TITLE": "Rain"])
    #expect(environment.sorted() == ["PATH=/bin", "WEATHER_TUI_NOTICE_TITLE=Rain"])
  }

  @Test func startReportsWhetherTheProgramRuns() throws {
    #expect(NotificationCommand("exit 3").start([:]))
    #expect(NotificationCommand.spawn(["/nonexistent/program"]) == nil)
    #expect(NotificationCommand.spawn([]) == nil)
  }

  @Test func notificationTextIsNotInterpretedByShell() throws {
    let folder = try TemporaryFolder()
    let title = #""a"<&\ $(touch \#(folder("ran"))) `touch \#(folder("ran"))` '; touch x"#
    let command = NotificationCommand(#"printf '%s|%s' "$WEATHER_TUI_NOTICE_TITLE" "$1" > "$OUT""#)
    let process = try #require(
      command.spawn(["WEATHER_TUI_NOTICE_TITLE": title, "OUT": folder("out")]))
    NotificationCommand.wait(for: process)
    let text = try String(contentsOfFile: folder("out"), encoding: .utf8)
    #expect(text == title + "|")
    #expect(!FileManager.default.fileExists(atPath: folder("ran")))
  }
}
