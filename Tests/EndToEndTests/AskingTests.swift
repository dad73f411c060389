import Foundation
import Synchronization
import TestSupport
import Testing

extension EndToEnd {
  /// Runs a number of copies concurrently, each with its own output.
  private func runAtOnce(
    _ count: Int, _ arguments: [String], _ program: BuiltProgram, _ environment: [String: String]
  ) throws -> [String] {
    let runs = try (0..<count).map { _ in
      let process = Process()
      let output = Pipe()
      process.executableURL = URL(filePath: BuiltProgram.path)
      process.arguments = arguments
      process.environment = program.environment(environment)
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      return (process, output)
    }
    return runs.map { process, output in
      process.waitUntilExit()
      return String(
        decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
  }

  @Test func concurrentAndRepeatedRunsShareOneRequest() throws {
    let program = try BuiltProgram()
    let now = Int(Date().timeIntervalSince1970)
    let server = try LocalServer { OpenMeteoServer.answer($0, at: now) }
    // The machine's clock is used, since one that restarts in each run would be behind the
    // response's.
    let environment = OpenMeteoServer.environment(server)
      .merging(["WEATHER_TUI_NOW": ""]) { $1 }
    let arguments = ["--format", "{place} {temperature}", "Seoul"]
    let lines = try runAtOnce(40, arguments, program, environment)
    #expect(Set(lines).count == 1 && lines.first?.hasPrefix("Seoul") == true)
    for _ in 1...100 {
      #expect(try program.run(arguments, environment: environment).output == lines.first)
    }
    #expect(server.count("/v1/forecast") == 1)
    let new = try program.run(["--max-age", "0"] + arguments, environment: environment)
    #expect(new.status == 0 && server.count("/v1/forecast") == 2)
  }

  @Test func multiwordPlaceNeedsNoQuotes() throws {
    let outcome = try BuiltProgram().run(["--demo", "--format", "{place}", "new", "york"])
    #expect(outcome.status == 0 && outcome.output.hasPrefix("New York"))
  }

  @Test(arguments: [
    // The geocoder, which cannot be reached, may know the place.
    (["seuol"], 69), (["--offline", "seuol"], 64), (["--max-age", "soon", "Seoul"], 64),
  ])
  func misspelledArgumentsAreRejectedWithSuggestions(arguments: [String], status: Int) throws {
    let outcome = try BuiltProgram().run(
      ["--print"] + arguments, environment: ["WEATHER_TUI_OPEN_METEO_URL": "http://127.0.0.1:1"])
    #expect(Int(outcome.status) == status && outcome.output.isEmpty)
    #expect(outcome.errors.contains(arguments.contains("Seoul") ? "--max-age" : "Seoul"))
  }
}
