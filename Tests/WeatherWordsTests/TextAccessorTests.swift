import Foundation
import Testing

/// The Swift accessors that `Scripts/words.py` generates from en.po.
@Suite struct TextAccessorTests {
  private let scripts: LanguageScripts
  private let generated = "Sources/WeatherWords/Generated/StatusWords.swift"

  init() throws {
    scripts = try LanguageScripts(copiesSources: true)
  }

  private func add(_ key: String, _ english: String, _ options: String...) throws {
    let arguments = ["add", key, "--en", english, "--comment", "Status line."] + options
    #expect(try scripts.run(arguments).status == 0)
  }

  @Test func textWithoutPlaceholdersGeneratesAProperty() throws {
    try add("status.kettle", "the kettle is on")
    let lines = """
        /// Status line. `the kettle is on`
        package var kettle: String { texts["status.kettle"] }

      """
    #expect(try scripts.text(generated).contains(lines))
  }

  @Test func textWithPlaceholdersGeneratesAFunction() throws {
    try add(
      "status.tea", "{cup} of tea in {time}", "--example", "cup=mug", "--example", "time=3 min")
    let lines = """
        /// Status line. `mug of tea in 3 min`
        package func tea(_ cup: String, _ time: String) -> String {
          texts["status.tea", ["cup": cup, "time": time]]
        }

      """
    #expect(try scripts.text(generated).contains(lines))
  }

  @Test func pluralTextGeneratesAnIntegerParameter() throws {
    try add("status.cups", "{count} cup", "--plural", "{count} cups", "--example", "count=3")
    let line = """
        package func cups(_ count: Int) -> String { texts["status.cups", count: "count", count] }
      """
    #expect(try scripts.text(generated).contains(line))
  }

  @Test func swiftSignatureIsStoredOnlyInTheEnglishFile() throws {
    try add(
      "status.cupsAt", "{count} cup at {place}", "--plural", "{count} cups at {place}",
      "--example", "count=3", "--example", "place=home",
      "--swift", "func cups(in place: String, _ count: Int)")
    let lines = """
        package func cups(in place: String, _ count: Int) -> String {
          texts["status.cupsAt", count: count, ["place": place, "count": String(count)]]
        }

      """
    #expect(try scripts.text(generated).contains(lines))
    let comment = "#. swift: func cups(in place: String, _ count: Int)\n"
    #expect(try scripts.text("Languages/en.po").contains(comment))
    #expect(try !scripts.text("Languages/de.po").contains("swift:"))
    #expect(try scripts.text("Languages/de.po").contains("msgctxt \"status.cupsAt\""))
    // It stays if the original text is changed.
    try add(
      "status.cupsAt", "{count} mug at {place}", "--plural", "{count} mugs at {place}",
      "--example", "count=3", "--example", "place=home")
    #expect(try scripts.text("Languages/en.po").contains(comment))
  }

  @Test func keyReadByHandwrittenCodeHasNoAccessor() throws {
    #expect(try !scripts.text(generated).contains("kettle"))
    let swift = """
      extension StatusWords {
        var water: String { texts["status.kettle"] }
      }

      """
    let file = scripts["Sources/WeatherWords/Texts/StatusWords+Water.swift"]
    try swift.write(to: file, atomically: true, encoding: .utf8)
    try add("status.kettle", "the kettle is on")
    #expect(try !scripts.text(generated).contains("kettle"))
  }

  @Test(arguments: [
    (
      "func updated(_ clock: String, _ done: Int, of all: Int)",
      "status.updatedPartly: has other placeholders than its “swift:”"
    ),
    ("updated by the clock", "status.updatedPartly: has a “swift:” that is no signature"),
    (
      "func updated(_ clock: String, done: Int, of total: Int)",
      "Generated/StatusWords.swift: is not what en.po says"
    ),
  ])
  func mismatchedSignatureFailsTheCheck(signature: String, fault: String) throws {
    let english = try scripts.text("Languages/en.po")
    let known = "func updated(_ clock: String, _ done: Int, of total: Int)"
    #expect(english.contains(known))
    try english.replacing(known, with: signature)
      .write(to: scripts["Languages/en.po"], atomically: true, encoding: .utf8)
    let (status, lines) = try scripts.run(["check"])
    #expect(status == 1 && lines.contains { $0.hasPrefix(fault) }, "\(lines)")
  }

  @Test func unusedAccessorFailsTheCheck() throws {
    try add("status.kettle", "the kettle is on")
    let (status, lines) = try scripts.run(["check"])
    #expect(status == 1)
    #expect(lines.contains("kettle: is an accessor that nothing reads"), "\(lines)")
  }
}
