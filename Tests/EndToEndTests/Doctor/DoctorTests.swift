import Foundation
import TestSupport
import Testing

extension EndToEnd {
  @Test func doctorPassesAndPrintsPlainText() throws {
    let server = try LocalServer { _ in .json(#"{"current":{"temperature_2m":1}}"#) }
    let program = try BuiltProgram()
    let outcome = try program.run(
      ["doctor"], environment: ["WEATHER_TUI_OPEN_METEO_URL": server.address])
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome)")
    for text in [
      "Open-Meteo: answered in", "units = metric (default)", "C.UTF-8", "OpenWeather: none",
    ] {
      #expect(outcome.output.contains(text), "\(text)")
    }
    #expect(!outcome.output.contains("\u{1B}"))
    #expect(server.requests.count == 1)
    // The check must not leave any files.
    let left = try FileManager.default.contentsOfDirectory(atPath: program.home.path)
    #expect(!left.contains("config") && !left.contains("state"))
  }

  @Test func doctorExitStatusNamesTheFirstProblem() throws {
    let server = try LocalServer { _ in .json(#"{"cod":401}"#, status: 401) }
    let program = try BuiltProgram()
    let environment = [
      "OPENWEATHER_API_KEY": "topsecret", "WEATHER_TUI_OPENWEATHER_URL": server.address,
    ]
    let refused = try program.run(["doctor"], environment: environment)
    #expect(refused.status == 77 && !(refused.output + refused.errors).contains("topsecret"))
    #expect(refused.output.contains("present, from OPENWEATHER_API_KEY"))
    try program.configure("unit = 'uk'")
    let configuration = try program.run(["doctor"], environment: environment)
    #expect(configuration.status == 78 && configuration.output.contains("config.toml:1"))
    let offline = try program.run(["doctor", "--offline", "--config", "/dev/null"])
    #expect(offline.output.contains("not checked"))
  }
}
