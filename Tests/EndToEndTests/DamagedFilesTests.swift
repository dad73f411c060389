import Foundation
import Testing

extension EndToEnd {
  @Test func corruptStateFileIsQuarantinedAndReported() throws {
    let program = try BuiltProgram()
    let folder = program.home.appending(path: "state/weather-tui")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("{\"version\":1,".utf8).write(to: folder.appending(path: "state.json"))
    let terminal = try Terminal(program: program)
    try terminal.wait("the page with the notice") {
      $0.contains("SAMPLE") && $0.contains("set aside as state.json.corrupt")
    }
    try terminal.type("u")
    try terminal.wait("the units") { $0.contains("°F") && !$0.contains("set aside") }
    #expect(
      FileManager.default.fileExists(atPath: folder.appending(path: "state.json.corrupt").path))
  }
}
