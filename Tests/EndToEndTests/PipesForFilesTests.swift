import Foundation
import TestSupport
import Testing

extension EndToEnd {
  /// Creates a named pipe without a writer in place of a file.
  private func makePipe(_ program: BuiltProgram, _ name: String) throws -> String {
    let path = program.home.appending(path: name).path
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    #expect(mkfifo(path, 0o600) == 0)
    return path
  }

  @Test(.timeLimit(.minutes(10)))
  func pipeInPlaceOfTheIndexDoesNotBlock() throws {
    let program = try BuiltProgram(hasIndex: false)
    _ = try makePipe(program, "cache/weather-tui/cities.index")
    #expect(try program.run(["--demo", "--format", "{place}", "Seoul"]).status == 0)
  }

  @Test(.timeLimit(.minutes(10)), arguments: ["--cities", "--config"])
  func pipeGivenAsAFileOptionIsRejected(option: String) throws {
    let program = try BuiltProgram()
    let pipe = try makePipe(program, "pipe")
    let outcome = try program.run(["--demo", "--json", option, pipe, "Seoul"])
    #expect(outcome.status == 78 && outcome.errors.contains("not a regular file"))
  }

  @Test func loopbackRequestsBypassTheProxy() throws {
    let server = try LocalServer { OpenMeteoServer.answer($0) }
    var environment = OpenMeteoServer.environment(server)
    environment["http_proxy"] = "http://127.0.0.1:1"
    environment["NO_PROXY"] = ""
    let outcome = try BuiltProgram().run(["--json", "10,10"], environment: environment)
    #expect(outcome.status == 0 && !server.requests.isEmpty)
  }
}
