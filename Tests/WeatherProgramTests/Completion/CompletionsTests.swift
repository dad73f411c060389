import Testing
import WeatherFeature
import WeatherModel

@testable import WeatherProgram

/// The completions of the word at the cursor.
@Suite struct CompletionsTests {
  private struct Source: CompletionSource, PlaceSource {
    var themes = ["dark", "evening"]
    var places: any PlaceSource { self }
    var own: [Place] = []
    var list: [Place] = []
    func found(_ name: String) -> [Place] { list }
    func summary(of place: Place) -> String? { place.countryCode }
    func title(of place: Place) -> String { place.names?["de"] ?? place.name }
  }

  private static func place(
    _ name: String, _ country: String, local: String? = nil, german: String? = nil
  ) -> Place {
    var place = Place.example(name)
    place.id += country
    (place.countryCode, place.localName) = (country, local)
    place.names = german.map { ["de": $0] }
    return place
  }

  private let source = Source(
    own: [place("Nowon", "KR", local: "노원"), place("Busan", "KR", local: "부산")],
    list: [
      place("New York", "US"), place("New Delhi", "IN"), place("Nowon", "KR", local: "노원"),
      place("Munich", "DE", german: "München"), place("London", "GB"), place("London", "CA"),
      place("London", "CA"), place("Watford", "GB"),
    ])

  private func completions(_ line: String) -> Completions {
    let text = CommandLineText("weather-tui " + line, rules: .bash)
    return Completions(after: Array(text.words.dropFirst()), current: text.current) { _ in source }
  }

  private func values(_ line: String) -> [String] { completions(line).candidates.map(\.value) }

  @Test func firstWordCompletesCommandsAndPlaces() {
    #expect(
      values("") == ["here", "watch", "doctor", "cities", "Nowon", "Busan"])
    #expect(values("wat") == ["watch", "Watford"])
    #expect(completions("doc").candidates.first?.summary?.hasPrefix("Say what") == true)
  }

  @Test func commandsAreNotOfferedAfterAnOption() {
    #expect(values("--demo ") == ["Nowon", "Busan"])
    #expect(values("here ") == [] && values("doctor ") == [])
  }

  @Test func commandGroupCompletesItsSubcommands() {
    #expect(values("cities ") == ["search", "import"])
    #expect(completions("cities import ").isFile && !completions("cities search ").isFile)
  }

  @Test func optionsAreCompletedPerCommand() {
    #expect(values("watch --r") == ["--rain"])
    #expect(values("watch --warn") == ["--warnings", "--warnings-from"])
    #expect(values("here --y") == ["--yes"])
    #expect(values("cities search --l") == ["--limit", "--lang", "--log-level"])
    #expect(values("cities search --p") == ["--provider"])
    #expect(values("doctor --j") == [])
    #expect(values("--he") == ["--help"])
    #expect(Set(values("-")) == Set(MainCommand.definition.options.map(\.flag)))
  }

  @Test func anOptionIsOfferedOnce() {
    #expect(values("--print --p") == ["--plain", "--provider"])
    #expect(values("-- --p") == [])
  }

  @Test(arguments: [
    ("--units ", ["metric", "imperial", "uk"]), ("--units i", ["imperial"]),
    ("--units=", ["--units=metric", "--units=imperial", "--units=uk"]),
    ("--units=u", ["--units=uk"]), ("--theme ", ["dark", "evening"]),
    ("--bar w", ["waybar"]), ("--wind k", ["km/h", "kn"]), ("--log-level w", ["warning"]),
    ("--provider n", ["nws"]), ("--lang zh", ["zh-Hans", "zh-Hant"]), ("--clock 1", ["12"]),
    ("--generate-completion-script ", ["bash", "zsh", "fish"]), ("--color n", ["never"]),
    ("--charts b", ["blocks", "braille"]), ("--icons e", ["emoji"]), ("--hours ", []),
    ("watch --rain ", []), ("watch --units u", ["uk"]), ("--bogus=", []),
  ])
  func theValuesOfOptionsAreOffered(line: String, expected: [String]) {
    #expect(values(line) == expected)
    #expect(!completions(line).isFile)
  }

  @Test(arguments: ["--config ", "--config=", "--cities x", "--svg ", "doctor --config "])
  func fileCompletionIsDelegatedToTheShell(line: String) {
    #expect(completions(line).isFile && values(line).isEmpty)
  }

  @Test(arguments: [
    ("N", ["Nowon", "New York", "New Delhi"]), ("노", ["노원"]), (#""New Y"#, ["New York"]),
    (#"New\ D"#, ["New Delhi"]), ("new", ["New York", "New Delhi"]), ("New ", ["York", "Delhi"]),
    ("New y", ["York"]), ("mün", ["München"]), ("mun", ["München"]), ("Muni", ["Munich"]),
    ("watch Lon", ["London", "London, CA"]), ("cities search Bu", ["Busan"]), ("Ne w", []),
    ("zz", []), ("--units uk Bu", ["Busan"]), ("-- Bu", ["Busan"]),
    ("London ", []), ("New York ", []),
  ])
  func placesAreCompletedByTheTypedName(line: String, expected: [String]) {
    #expect(values(line) == expected)
  }

  @Test func placeCompletionShowsItsSummary() {
    #expect(completions("New Y").candidates.first?.summary == "US")
  }

  @Test func completionScriptsInvokeTheProgram() {
    for shell in CompletionShell.allCases {
      #expect(shell.script.contains("--complete \(shell.rawValue)"))
      #expect(shell.script.hasSuffix("\n") && !shell.script.hasSuffix("\n\n"))
    }
  }
}
