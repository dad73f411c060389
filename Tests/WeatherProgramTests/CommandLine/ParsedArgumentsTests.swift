import TestSupport
import Testing
import WeatherFeature
import WeatherModel
import WeatherWords

@testable import WeatherProgram

/// The command line is parsed with the command table.
@Suite struct ParsedArgumentsTests {
  private func given(_ arguments: String...) throws -> GivenOptions {
    try MainCommand.parse(arguments).common.given
  }

  @Test func emptyCommandLineGivesDefaults() throws {
    let command = try MainCommand.parse([])
    #expect(command.place == nil && command.common == CommandLineChoices())
    #expect(command.output == OutputChoices())
  }

  @Test func everySettingOptionIsParsed() throws {
    for definition in SettingDefinition.all {
      for option in definition.options {
        let text = option.meaning ?? "anything"
        let lines =
          option.meaning == nil
          ? [[option.flag, text], ["\(option.flag)=\(text)"]] : [[option.flag]]
        for line in lines {
          #expect(
            try MainCommand.parse(line).common.given
              == [definition.key: GivenOption(option.flag, text)])
        }
      }
    }
  }

  @Test func everyOutputOptionIsParsed() throws {
    let line = ["--print", "--plain", "--hours", "6", "--days=0", "--max-age", "1h"]
    let page = try MainCommand.parse(line).output
    #expect(
      page == OutputChoices(print: true, plain: true, hours: "6", days: "0", maxAge: "1h"))
    #expect(try MainCommand.parse(["--json"]).output == OutputChoices(json: true))
    #expect(try MainCommand.parse(["--ics"]).output == OutputChoices(ics: true))
    #expect(try MainCommand.parse(["--svg", "-"]).output == OutputChoices(svg: "-"))
    #expect(
      try MainCommand.parse(["--bar", "tmux", "--format", "a=b=c"]).output
        == OutputChoices(bar: "tmux", format: "a=b=c"))
    #expect(try MainCommand.parse(["--format=--x"]).output == OutputChoices(format: "--x"))
  }

  @Test func duplicateSettingOptionsFollowTablePrecedence() throws {
    #expect(try given("--demo", "--provider", "open-meteo")[.provider]?.text == "sample")
    #expect(try given("--color", "always", "--no-color")[.color]?.text == "always")
    #expect(try given("--lang", "ko", "--lang", "en")[.language]?.text == "en")
  }

  @Test(arguments: [["--config", ""], ["--config="], ["--cities", ""], ["--svg="]])
  func emptyPathsCountAsMissing(line: [String]) {
    let error = #expect(throws: CommandLineProblem.self) { try MainCommand.parse(line) }
    let flag = line[0].filter { $0 != "=" }
    #expect(error == .missing("FILE", of: flag, usage: "\(flag) FILE"))
  }

  @Test func longArgumentsLeaveRoomForTheRemedy() {
    let problem = CommandLineProblem.unknownOption(
      "--" + String(repeating: "x", count: 5000), command: "weather-tui", nearest: nil)
    let text = Language.english.words.text(for: problem)
    #expect(text.count < 200 && text.hasSuffix("weather-tui --help lists them."))
  }

  @Test func commonOptionsReachEachCommandsSettings() throws {
    let command = try MainCommand.parse(["Seoul", "--lang", "ko", "--config", "x.toml"])
    #expect(command.place == "Seoul" && command.common.language == "ko")
    #expect(command.common.config == "x.toml")
    #expect(try DoctorCommand.parse(["--icons", "ascii"]).common.given[.icons]?.text == "ascii")
  }

  @Test(arguments: [
    (["new", "york"], "new york"), (["-33.8,151.2"], "-33.8,151.2"), (["--", "--demo"], "--demo"),
    (["서울", "--demo"], "서울"), (["-"], "-"),
  ])
  func remainingWordsFormThePlace(arguments: [String], place: String) throws {
    #expect(try MainCommand.parse(arguments).place == place)
  }

  @Test(arguments: [
    ([], ""), (["Seoul"], ""), (["cities"], "cities"),
    (["cities", "search", "x"], "cities search"),
    (["doctor", "--json"], "doctor"), (["Seoul", "doctor"], ""),
  ])
  func firstWordsSelectTheCommand(arguments: [String], name: String) {
    let (command, rest) = CommandTable.command(of: arguments)
    #expect(command.definition.words.joined(separator: " ") == name)
    #expect(command.definition.words + rest == arguments)
  }

  private func problem(_ arguments: [String]) -> CommandLineProblem? {
    let (command, rest) = CommandTable.command(of: arguments)
    do {
      _ = try command.init(ParsedArguments(rest, of: command.definition).checked())
      return nil
    } catch {
      return error
    }
  }

  @Test(
    arguments: [
      (["--bogus"], .unknownOption("--bogus", command: "weather-tui", nearest: nil)),
      (["--untis", "uk"], .unknownOption("--untis", command: "weather-tui", nearest: "--units")),
      (["-json"], .unknownOption("-json", command: "weather-tui", nearest: "--json")),
      (["-jsn"], .unknownOption("-jsn", command: "weather-tui", nearest: "--json")),
      (
        ["doctor", "--json"], .unknownOption("--json", command: "weather-tui doctor", nearest: nil)
      ),
      (["--units"], .missing("UNITS", of: "--units", usage: "--units metric|imperial|uk")),
      (["--svg", "--json"], .missing("FILE", of: "--svg", usage: "--svg FILE")),
      (["--json=yes"], .unexpected("yes", of: "--json", usage: "--json")),
      (["doctor", "x"], .unexpected("x", of: "weather-tui doctor", usage: "weather-tui doctor")),
      (
        ["cities", "foo"],
        .unexpected("foo", of: "weather-tui cities", usage: "weather-tui cities search|import")
      ),
      (
        ["cities", "search"],
        .missing("QUERY", of: "weather-tui cities search", usage: "weather-tui cities search QUERY")
      ),
      (
        ["cities", "import", "a", "b"],
        .unexpected(
          "b", of: "weather-tui cities import", usage: "weather-tui cities import FILE")
      ),
      (
        ["cities", "build-index"],
        .missing(
          "LIST", of: "weather-tui cities build-index",
          usage: "weather-tui cities build-index LIST")
      ),
      ([""], .emptyPlace), (["--print", " ", ""], .emptyPlace), (["watch", ""], .emptyPlace),
      (["--json", "--print"], .exclusive(["--print", "--json"])),
      (["here", "--json", "--print"], .exclusive(["--print", "--json"])),
      (["--bar", "tmux", "--svg", "x"], .exclusive(["--bar", "--svg"])),
      (["--days", "3"], .needed("--print", by: "--days")),
      (["--json", "--hours", "3"], .needed("--print", by: "--hours")),
    ] as [([String], CommandLineProblem)])
  func invalidArgumentsAreReported(arguments: [String], expected: CommandLineProblem) {
    #expect(problem(arguments) == expected)
  }

  @Test(arguments: [
    ["--json", "--json"], ["--print", "--plain"], ["--bar", "tmux", "--format", "{rain}"],
    ["cities"], ["cities", "search", "new", "york"], ["--days=-1", "--print"],
    ["--print", "--days", "-1"],
  ])
  func validArgumentsAreAccepted(arguments: [String]) {
    #expect(problem(arguments) == nil)
  }

  @Test(arguments: Language.allCases)
  func everyProblemHasADistinctSentence(language: Language) {
    let problems: [CommandLineProblem] = [
      .unknownOption("--o1", command: "c1", nearest: nil),
      .unknownOption("--o1", command: "c1", nearest: "--n1"),
      .missing("A1", of: "--o1", usage: "--o1 A1"), .unexpected("t1", of: "c1", usage: "c1 u1"),
      .emptyPlace, .exclusive(["--o1", "--o2"]), .needed("--n1", by: "--o1"),
    ]
    let sentences = problems.map { language.words.text(for: $0) }
    #expect(Set(sentences).count == problems.count)
    for sentence in sentences {
      #expect(!sentence.contains("{") && !sentence.contains("\n"))
      #expect(sentence.last.map { ".?。？;؟".contains($0) } == true, "\(sentence)")
    }
    #expect(sentences[1].contains("--n1") && sentences[2].contains("--o1 A1"))
    #expect(sentences[3].contains("t1") && sentences[5].contains("--o1, --o2"))
  }

  @Test func invalidValueErrorListsValidValues() {
    let words = Language.english.words
    #expect(
      words.text(for: SettingsProblem.option("--units", value: "foo", known: ["metric", "uk"]))
        == "Invalid value “foo” for --units; choose from metric, uk.")
    #expect(
      words.text(for: SettingsProblem.option("--lang", value: "ar", known: ["en", "fr", "tr"]))
        == "Invalid value “ar” for --lang; choose from en, fr, tr.")
    #expect(
      words.text(for: SettingsProblem.number("--hours", value: "x", 0...384))
        == "Invalid value “x” for --hours; choose from 0…384.")
    #expect(
      words.text(for: SettingsProblem.malformed("--max-age", value: "soon"))
        == "Invalid value “soon” for --max-age; write one such as 0, 90s, 10m, 1h.")
  }

  @Test(arguments: [([], 20), (["--limit", "5"], 5), (["--limit=1000000"], 1_000_000)])
  func searchResultsAreLimited(options: [String], limit: Int) throws {
    #expect(try CitiesSearchCommand.parse(options + ["x"]).maxPlaces() == limit)
  }

  @Test(arguments: ["0", "1000001", "-1", "+5", "x", ""])
  func impossibleLimitsOfResultsAreRejected(limit: String) throws {
    let command = try CitiesSearchCommand.parse(["--limit=\(limit)", "x"])
    #expect(throws: SettingsProblem.self) { try command.maxPlaces() }
  }
}
