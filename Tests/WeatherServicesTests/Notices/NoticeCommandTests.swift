import Foundation
import TestSupport
import Testing

@testable import WeatherServices

@Suite struct NoticeCommandTests {
  @Test func whatIsSaidOfTheWeatherIsNeverReadByTheShell() throws {
    let folder = try TemporaryFolder()
    let title = #""a"<&\ $(touch \#(folder("ran"))) `touch \#(folder("ran"))` '; touch x"#
    let command = NoticeCommand(#"printf '%s|%s' "$WEATHER_TUI_NOTICE_TITLE" "$1" > "$OUT""#)
    let process = try #require(
      command.spawn(["WEATHER_TUI_NOTICE_TITLE": title, "OUT": folder("out")]))
    NoticeCommand.wait(for: process)
    let text = try String(contentsOfFile: folder("out"), encoding: .utf8)
    #expect(text == title + "|")
    #expect(!FileManager.default.fileExists(atPath: folder("ran")))
  }
}
