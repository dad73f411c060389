import ArgumentParser
import TestSupport
import Testing
import WeatherFeature
import WeatherModel

@testable import WeatherProgram

/// A plain command line means what the parser takes it for.
@Suite struct MainArgumentsTests {
  private static func parsed(_ arguments: [String]) throws -> MainArguments {
    let command = try WeatherTUICommand.parse(arguments)
    return MainArguments(
      place: command.place, asking: command.asking.choices, output: command.output.choices)
  }

  /// The parser's own names of the main command's options, found in its help.
  private static let names = WeatherTUICommand.helpMessage(columns: 200)
    .split(separator: "\n").compactMap { line -> String? in
      guard let dashes = line.firstRange(of: "--")?.lowerBound, line.hasPrefix("  ") else {
        return nil
      }
      return String(line[dashes...].prefix { $0 == "-" || $0.isLetter })
    }

  @Test func everyOptionIsReadAsTheParserReadsIt() throws {
    #expect(Self.names.count >= 30)
    for name in Self.names where !["--help", "--version"].contains(name) {
      let lines = [[name], [name, "x"], [name + "=x"]].filter { (try? Self.parsed($0)) != nil }
      #expect(!lines.isEmpty || ["--hours", "--days"].contains(name), "\(name)")
      for line in lines {
        #expect(try MainArguments(plain: line) == Self.parsed(line), "\(line)")
      }
    }
  }

  @Test(arguments: [
    [], ["Seoul"], ["new", "york"], [" -33.8,151.2"], ["--print", "--hours", "6", "--days=0"],
    ["--svg", "-"], ["--format", "a=b=c", "Seoul"], ["--bar", "tmux", "--format", "{rain}"],
    ["--lang", "ko", "--demo", "--units", "uk", "서울"], ["--plain", "--print", ""],
  ])
  func whatIsPlainIsReadWithoutTheParser(arguments: [String]) throws {
    #expect(try MainArguments(plain: arguments) == Self.parsed(arguments))
  }

  @Test(arguments: [
    ["--help"], ["-h"], ["--version", "x"], ["--generate-completion-script", "bash"],
    ["--format"], ["--format", "--json"], ["--format="], ["--json=yes"], ["--jsn"], ["-v"], ["-"],
    ["--"], ["--json", "--json"], ["--lang", "ko", "--lang", "en"],
    ["--demo", "--provider", "kma"],
    ["--json", "--print"], ["--days", "3"],
  ])
  func whateverElseIsTheParsers(arguments: [String]) {
    #expect(MainArguments(plain: arguments) == nil)
  }

  @Test func anyLineThatIsTakenMeansTheSame() throws {
    var random = SeededRandom(seed: 20_261_122)
    let words = Self.names + ["x", "-", "--", "", "3", "-3", "--lang=ko", "--format=", "서울", "a=b"]
    var taken = 0
    for _ in 0..<150 {
      let line = (0...Int.random(in: 0...3, using: &random)).map { _ in
        words.randomElement(using: &random) ?? ""
      }
      guard let plain = MainArguments(plain: line) else { continue }
      taken += 1
      #expect(try plain == Self.parsed(line), "\(line)")
    }
    #expect(taken > 10)
  }
}
