import Foundation
import TestSupport
import Testing

extension EndToEnd {
  /// A point, which needs no list of cities.
  private static let somewhere = "37.57,126.98"

  /// Creates a home whose cache has the weather of noon at a point.
  private func programWithAKeptAnswer() throws -> BuiltProgram {
    let program = try BuiltProgram()
    let server = try LocalServer { OpenMeteoServer.answer($0) }
    let outcome = try program.run(
      ["--json", Self.somewhere], environment: OpenMeteoServer.environment(server))
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    return program
  }

  private static let threeHoursLater = "2026-06-11T15:05:00+09:00"

  @Test(arguments: [["--offline"], []])
  func cachedForecastIsPrintedAsStaleWithOneWarning(options: [String]) throws {
    let program = try programWithAKeptAnswer()
    // No server listens at this address.
    let nowhere = try LocalServer.refusingAddress()
    let outcome = try program.run(
      options + ["--json", Self.somewhere],
      environment: [
        "WEATHER_TUI_OPEN_METEO_URL": nowhere, "WEATHER_TUI_NOW": Self.threeHoursLater,
      ])
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    #expect(outcome.status == 0)
    #expect((json as? [String: Any])?["stale"] as? Bool == true)
    #expect(outcome.errors.split(separator: "\n").count == 1 && outcome.errors.contains("3 h"))
    #expect(outcome.errors.contains(options.isEmpty ? "(unreachable)" : "(--offline)"))
  }

  @Test func offlineStartShowsCachedForecastAndItsAge() throws {
    let program = try programWithAKeptAnswer()
    let server = try LocalServer { OpenMeteoServer.answer($0) }
    let environment = OpenMeteoServer.environment(server).merging(
      ["WEATHER_TUI_NOW": Self.threeHoursLater]
    ) { _, new in new }
    let terminal = try Terminal(
      "--offline \(Self.somewhere)", program: program, environment: environment)
    try terminal.wait("the kept page") {
      $0.contains("37.57") && $0.contains("NOW") && $0.contains("3 h old")
        && $0.contains("--offline")
    }
    try terminal.type("p")
    try terminal.wait("the board") { $0.contains("Places  20") && $0.contains("offline, no data") }
    #expect(server.requests.isEmpty)
  }

  @Test func unreachableProviderIsReportedOverTheCachedPage() throws {
    let program = try programWithAKeptAnswer()
    let terminal = try Terminal(
      Self.somewhere, program: program,
      environment: [
        "WEATHER_TUI_OPEN_METEO_URL": try LocalServer.refusingAddress(),
        "WEATHER_TUI_NOW": Self.threeHoursLater,
      ])
    try terminal.wait("the banner over the kept page") {
      // If this machine has no network, the message says so instead.
      ($0.contains("unreachable since 15:05") || $0.contains("No network since 15:05"))
        && $0.contains("NOW") && $0.contains("3 h old")
    }
  }
}
