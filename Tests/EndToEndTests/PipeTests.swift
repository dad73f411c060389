import Foundation
import TestSupport
import Testing

extension EndToEnd {
  @Test func thePageIsPrintedAsPlainText() throws {
    let outcome = try BuiltProgram().run(["--demo", "--print", "10,10"])
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(outcome.output.contains("SAMPLE") && !outcome.output.contains("\u{1B}"))
  }

  @Test func theWeatherIsPrintedAsJSON() throws {
    let outcome = try BuiltProgram().run(["--demo", "--json", "10,10"])
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    #expect(outcome.status == 0)
    #expect((json as? [String: Any])?["provider"] as? String == "sample")
  }

  @Test func negativeLatitudeIsNotParsedAsAnOption() throws {
    let outcome = try BuiltProgram().run(["--demo", "--json", "-33.87,151.21"])
    #expect(outcome.status == 0 && outcome.output.contains(#""latitude": -33.87,"#))
  }

  @Test(arguments: [
    (["--bogus"], "--bogus is not an option of weather-tui; weather-tui --help lists them."),
    (
      ["doctor", "--json"],
      "--json is not an option of weather-tui doctor; weather-tui doctor --help lists them."
    ), (["--untis", "uk"], "--untis is not an option of weather-tui; did you mean --units?"),
    (["--print", ""], "PLACE is empty; name a place, such as weather-tui Busan, or leave it out."),
    (["--units", "foo"], "Invalid value “foo” for --units; choose from metric, imperial, uk."),
    (["--units"], "--units needs UNITS; write --units metric|imperial|uk."),
    (
      ["--lang", "de", "--bogus"],
      "weather-tui hat keine Option --bogus; weather-tui --help zeigt alle."
    ),
  ])
  func invalidArgumentsPrintAOneLineError(arguments: [String], sentence: String) throws {
    let program = try BuiltProgram()
    try program.configure("provider = 'sample'\n")
    let outcome = try program.run(arguments)
    #expect(outcome.status == 64 && outcome.output.isEmpty)
    #expect(outcome.errors == "weather-tui: \(sentence)\n")
  }

  @Test func errorsUseTheConfiguredLanguage() throws {
    let program = try BuiltProgram()
    try program.configure("language = 'ko'\n")
    let outcome = try program.run(["--bogus"])
    #expect(outcome.errors.contains("weather-tui에는 --bogus 옵션이 없어요."))
  }

  @Test func errorsSuggestCommandLineOptions() throws {
    let abroad = try BuiltProgram().run(["--provider", "kma", "--print", "10,10"])
    #expect(abroad.status == 69 && abroad.errors.contains("--provider open-meteo"))
    let server = try LocalServer { _ in .json("{}", status: 404) }
    let unknown = try BuiltProgram().run(
      ["--provider", "met-norway", "--print", "37.57,126.98"],
      environment: ["WEATHER_TUI_MET_NORWAY_URL": server.address])
    #expect(unknown.status == 69 && unknown.errors.contains("--provider open-meteo"))
    #expect(!unknown.errors.contains("37.57"))
  }

  @Test(
    "What is not understood ends with 64",
    arguments: [
      ["--nonsense"], ["--demo", "--print", "qqzzxxqqzz"], ["--demo", "10,10"],
    ])
  func invalidUsageExitsWith64(arguments: [String]) throws {
    let outcome = try BuiltProgram().run(arguments)
    #expect(outcome.status == 64 && outcome.output.isEmpty && !outcome.errors.isEmpty)
  }

  @Test func commandOfTheWatchMustNotBeEmpty() throws {
    func errors(_ option: String, _ command: String) throws -> String {
      let outcome = try BuiltProgram().run(["watch", "--demo", option, command, "qqzzxxqqzz"])
      #expect(outcome.status == 64 && outcome.output.isEmpty)
      return outcome.errors
    }
    for option in ["--exec", "--heartbeat"] {
      #expect(try errors(option, " ").contains(option))
      #expect(try !errors(option, "true").contains(option))
    }
  }

  @Test(arguments: [["--print", "x\u{1B}[31m\u{7}q"], ["--lang", "\u{1B}]0;q\u{7}"]])
  func errorsStripControlCharactersFromUserInput(arguments: [String]) throws {
    let outcome = try BuiltProgram().run(["--demo"] + arguments)
    #expect(outcome.status == 64 && outcome.errors.contains("q"))
    #expect(!outcome.errors.dropLast().contains { $0.unicodeScalars.contains { $0.value < 0x20 } })
  }

  @Test func fullDiskExitsWith74() throws {
    let outcome = try BuiltProgram().run(["--demo", "--json", "10,10"], device: "/dev/full")
    #expect(outcome.status == 74 && outcome.errors.contains("No space left on device"))
  }

  @Test func closedStandardOutputIsReported() throws {
    let outcome = try BuiltProgram().run(["--demo", "--json", "10,10"], redirection: ">&-")
    #expect(
      outcome.errors == """
        weather-tui: Cannot write to standard output (Bad file descriptor); send it somewhere \
        writable.

        """)
    #expect(outcome.status == 74)
  }

  @Test func brokenPipeExitsSilentlyWithSuccess() throws {
    let program = try BuiltProgram()
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    // The write end of a pipe whose read end is closed before anything is written.
    process.arguments = [
      "-c",
      """
      mkfifo "$HOME/pipe"; exec 3<>"$HOME/pipe" 4>"$HOME/pipe" 3>&-
      "$0" --demo --json 10,10 >&4 2>"$HOME/errors"; status=$?
      [ -s "$HOME/errors" ] && exit 99; exit $status
      """, BuiltProgram.path,
    ]
    process.environment = program.environment()
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
  }

  @Test func refusedConnectionExitsWith69() throws {
    let outcome = try BuiltProgram().run(
      ["--print", "10,10"], environment: ["WEATHER_TUI_OPEN_METEO_URL": "http://127.0.0.1:1"])
    #expect(outcome.status == 69 && outcome.output.isEmpty)
  }

  @Test func rejectedAPIKeyExitsWith77() throws {
    let server = try LocalServer { _ in .json(#"{"cod":401}"#, status: 401) }
    let outcome = try BuiltProgram().run(
      ["--print", "10,10"],
      environment: [
        "OPENWEATHER_API_KEY": "wrong", "WEATHER_TUI_OPENWEATHER_URL": server.address,
      ])
    #expect(outcome.status == 77 && !outcome.errors.contains("wrong"))
    #expect(!server.requests.isEmpty)
  }
}
