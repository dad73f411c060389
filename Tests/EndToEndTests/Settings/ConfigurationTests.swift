import Foundation
import TestSupport
import Testing

extension EndToEnd {
  @Test func invalidConfigurationExitsWith78InTheUsersLanguage() throws {
    let program = try BuiltProgram()
    try program.configure("\nunits = 'imperiel'\n")
    let english = try program.run(["--demo", "--print", "10,10"])
    #expect(english.status == 78 && english.output.isEmpty)
    #expect(english.errors.contains("config.toml:2:") && english.errors.contains("“imperial”?"))
    let korean = try program.run(["--demo", "--print", "--lang", "ko", "10,10"])
    #expect(korean.status == 78 && korean.errors.contains("쓸 수 없어요"))
  }

  @Test func invalidTemplateIsRejectedBeforeAnyRequest() throws {
    let server = try LocalServer { _ in .json("{}") }
    let outcome = try BuiltProgram().run(
      ["--format", "{temprature}", "10,10"],
      environment: ["WEATHER_TUI_OPEN_METEO_URL": server.address])
    #expect(outcome.status == 64 && outcome.errors.contains("{temperature}"))
    #expect(server.requests.isEmpty)
  }

  @Test func configurationFileSetsProviderAndUnits() throws {
    let program = try BuiltProgram()
    try program.configure("provider = 'sample'\nunits = 'imperial'\nlanguage = 'ko'")
    let outcome = try program.run(["--print", "10,10"])
    #expect(outcome.status == 0 && outcome.output.contains("°F"))
    let metric = try program.run(["--print", "--units", "metric", "10,10"])
    #expect(metric.output.contains("°C") && !metric.output.contains("°F"))
  }

  @Test func apiKeyNeverAppearsInOutputOrFiles() throws {
    let key = "5ecre7-key/1"
    let server = try LocalServer { request in
      // A provider that repeats the request in every form of refusal.
      let echo = #"{"cod":400,"message":"bad key \#(request.query["appid"] ?? "none")"}"#
      return .json(echo, status: [400, 401, 404][request.number % 3])
    }
    let program = try BuiltProgram()
    try program.configure("[openweather]\napi_key = '\(key)'\nurl = '\(server.address)'")
    var said = ""
    for arguments in [["--print", "10,10"], ["--json", "10,10"], ["doctor"], ["--print", "1,1"]] {
      let outcome = try program.run(arguments + ["--log-level", "trace", "--lang", "en"])
      #expect(outcome.status != 0)
      said += outcome.output + outcome.errors
    }
    #expect(server.requests.contains { $0.query["appid"] == key })
    #expect(!said.contains(key) && !said.isEmpty)
    var looked = 0
    let files = FileManager.default.enumerator(atPath: program.home.path)
    for case let name as String in try #require(files) {
      guard !name.hasSuffix("config.toml"),
        let data = FileManager.default.contents(atPath: program.home.path + "/" + name)
      else { continue }
      looked += 1
      for spelling in [key, "5ecre7-key%2F1"] {
        #expect(data.range(of: Data(spelling.utf8)) == nil, "\(name)")
      }
    }
    #expect(looked > 0)
    let log = try String(
      contentsOfFile: program.home.path + "/state/weather-tui/log", encoding: .utf8)
    #expect(log.contains("appid=***"))
  }

  @Test func noLogIsWrittenByDefault() throws {
    let program = try BuiltProgram()
    _ = try program.run(["--demo", "--print", "10,10"])
    #expect(!FileManager.default.fileExists(atPath: program.home.path + "/state/weather-tui/log"))
  }

}
