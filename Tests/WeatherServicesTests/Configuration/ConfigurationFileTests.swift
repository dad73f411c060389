import Foundation
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

/// The valid contents of a configuration file, and the errors for invalid ones.
@Suite struct ConfigurationFileTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let schema = ConfigurationSchema(
    settings: [
      "units": .name(["metric", "imperial", "uk"]), "theme": .text, "mouse": .flag,
      "cities": .text,
    ], builtInThemes: ["dark", "light"],
    themeColors: ["text", "accent"], isColor: { $0.hasPrefix("#") || UInt8($0) != nil })

  private func read(_ text: String) throws -> ConfigurationFile {
    try folder.write(text, to: "config.toml")
    return try file()
  }

  func file(isRequired: Bool = false) throws -> ConfigurationFile {
    try ConfigurationFile(
      path: folder("config.toml"), isRequired: isRequired, schema: Self.schema)
  }

  func problem(_ text: String) -> ConfigurationProblem? {
    #expect(throws: ConfigurationProblem.self) { try read(text) }
  }

  @Test func everyValueIsReadWithItsLineNumber() throws {
    let file = try read(
      """
      # units = "uk"
      units = "imperial"
      \tmouse = false

      [ openweather ]
      "url" = "https://example.org/api" # the proxy
      api_key_file = 'key'

      [themes.mine]
      accent = 12
      """)
    #expect(file.entries["units"] == .init(text: "imperial", line: 2))
    #expect(file.entries["mouse"] == .init(text: "false", line: 3))
    #expect(file.entries["openweather.url"] == .init(text: "https://example.org/api", line: 6))
    #expect(file.entries["openweather.api_key_file"] == .init(text: "key", line: 7))
    #expect(file.themes.map(\.name) == ["mine"])
    #expect(file.themes.first?.entries == ["accent": .init(text: "12", line: 10)])
  }

  @Test func dottedKeysAreEquivalentToTables() throws {
    let file = try read(
      "openweather.url = 'http://a'\r\nthemes.mine.text = '#fff'\r\n[themes.other]\r\n")
    #expect(file.entries["openweather.url"] == .init(text: "http://a", line: 1))
    #expect(file.themes.map(\.name) == ["mine", "other"])
    #expect(file.themes.first?.entries["text"] == .init(text: "#fff", line: 2))
  }

  @Test func missingOptionalFileReadsAsEmpty() throws {
    let file = try file()
    #expect(!file.exists && file.entries.isEmpty && file.themes.isEmpty)
    #expect(!ConfigurationFile(nothingAt: folder("config.toml")).exists)
    #expect(try read("").exists)
  }

  @Test func fileBelowAnotherFileIsMissingAndOneWithTooLongANameIsNot() throws {
    try folder.write("", to: "config.toml")
    func read(_ name: String) throws -> ConfigurationFile {
      try ConfigurationFile(path: folder(name), isRequired: false, schema: Self.schema)
    }
    #expect(try !read("config.toml/config.toml").exists)
    let problem = #expect(throws: ConfigurationProblem.self) {
      try read(String(repeating: "a", count: 300))
    }
    guard case .unreadable = problem?.cause else {
      Issue.record("\(String(describing: problem?.cause))")
      return
    }
  }

  @Test func missingRequiredFileIsAnError() {
    let problem = #expect(throws: ConfigurationProblem.self) { try file(isRequired: true) }
    #expect(problem?.cause == .missing)
  }

  @Test(arguments: [
    ("unit = 1", 1, ConfigurationProblem.Cause.unknownKey("unit", known: ["units"])),
    ("\n[openwether]\n", 2, .unknownKey("openwether", known: ["openweather"])),
    ("[openweather]\n\nkey = 'x'", 3, .unknownKey("key", known: ["api_key"])),
    ("units = 3", 1, .wrongKind(key: "units", wanted: .name(["metric", "imperial", "uk"]))),
    ("mouse = 'no'", 1, .wrongKind(key: "mouse", wanted: .flag)),
    ("openweather = 1", 1, .wrongKind(key: "openweather", wanted: .table)),
    ("cities = 12", 1, .wrongKind(key: "cities", wanted: .text)),
    (
      "units = 'cubits'", 1,
      .unknownValue(key: "units", value: "cubits", known: ["metric", "imperial", "uk"])
    ),
    ("[met_norway]\nurl = 'met.no'", 2, .noAddress(key: "met_norway.url", value: "met.no")),
    ("[themes.a]\naccent = 'reddish'", 2, .noColor(key: "themes.a.accent", value: "reddish")),
    ("[themes.a]\nacent = '#fff'", 2, .unknownKey("acent", known: ["accent"])),
    ("[themes.dark]", 1, .takenName("dark")),
    ("[theme.mine]", 1, .unknownKey("theme.mine", known: ["themes.mine"])),
  ])
  func invalidEntryIsReportedWithItsLine(
    text: String, line: Int, cause: ConfigurationProblem.Cause
  ) throws {
    let problem = problem(text)
    #expect(problem?.line == line)
    guard case .unknownKey(let key, let known) = cause else {
      #expect(problem?.cause == cause)
      return
    }
    guard case .unknownKey(key, let offered) = problem?.cause else {
      Issue.record("\(String(describing: problem?.cause))")
      return
    }
    // There are others too.
    #expect(Set(known).isSubset(of: offered))
  }

  @Test(arguments: [
    ("units = ", 1), ("a = 1\nb = [\n", 2), ("units = 'uk'\nunits = 'uk'", 2), ("\n\n]", 3),
    ("a = 1\n\u{0}units = 3", 2), ("[.a]", 1), ("a = 1\n [[ # x", 2), ("a = '\"\"\"'\n[\n", 2),
    ("a = \"\"\"\n\n\"\"\"\n", 1), ("themes = { mine = { text = '#fff' } }", 1),
  ])
  func malformedTOMLIsReportedWithItsLine(text: String, line: Int) throws {
    let problem = problem(text)
    guard case .malformed = problem?.cause else {
      Issue.record("\(String(describing: problem?.cause))")
      return
    }
    #expect(problem?.line == line)
  }

  @Test func firstOfSeveralErrorsIsReported() throws {
    let problem = problem("zebra = 1\nmouse = 1\nant = 1")
    #expect(problem?.line == 1)
  }

  @Test func oversizedFileIsRejected() throws {
    let text = String(repeating: "# nothing\n", count: 120_000)
    #expect(problem(text)?.cause == .tooLarge(limit: ConfigurationFile.sizeLimit))
    // A file of the largest size is read.
    for (size, cause) in [
      (ConfigurationFile.sizeLimit, ConfigurationProblem.Cause.notUTF8),
      (ConfigurationFile.sizeLimit + 1, .tooLarge(limit: 1 << 20)),
    ] {
      try Data(repeating: 0xFF, count: size).write(to: URL(filePath: folder("config.toml")))
      let problem = #expect(throws: ConfigurationProblem.self) { try file() }
      #expect(problem?.cause == cause)
    }
  }

  @Test func nonUTF8FileIsRejected() throws {
    try Data([0x75, 0xFF, 0xFE]).write(to: URL(filePath: folder("config.toml")))
    let problem = #expect(throws: ConfigurationProblem.self) { try file() }
    #expect(problem?.cause == .notUTF8)
  }

  @Test func directoryInPlaceOfFileIsReportedUnreadable() throws {
    let problem = #expect(throws: ConfigurationProblem.self) {
      try ConfigurationFile(path: folder(""), isRequired: false, schema: Self.schema)
    }
    #expect(problem?.cause == .unreadable(reason: "not a regular file"))
  }

  // MARK: - The key

  @Test(arguments: [(0o644, false), (0o640, false), (0o604, false), (0o600, true), (0o400, true)])
  func apiKeyInFileReadableByOthersIsRejected(mode: Int, isFine: Bool) throws {
    try folder.write("[openweather]\napi_key = ' secret '", to: "config.toml")
    chmod(folder("config.toml"), mode_t(mode))
    guard isFine else {
      let problem = #expect(throws: ConfigurationProblem.self) { try file() }
      #expect(problem?.cause == .exposed(mode: UInt32(mode)) && problem?.line == 2)
      return
    }
    let cached = try file().key(APIKey.all[0], home: "/")
    #expect(cached?.key == "secret" && cached?.line == 2)
  }

  @Test(arguments: ["key", "~/key"])
  func keyFilePathIsRelativeToConfigurationOrHome(name: String) throws {
    try folder.write("\n secret \nmore", to: "key")
    let file = try read("openweather.api_key_file = '\(name)'")
    #expect(try file.key(APIKey.all[0], home: folder(""))?.key == "secret")
  }

  @Test(arguments: [nil, "", " \n\n"])
  func missingOrEmptyKeyFileIsReported(contents: String?) throws {
    if let contents { try folder.write(contents, to: "key") }
    let file = try read("\nopenweather.api_key_file = 'key'")
    let problem = #expect(throws: ConfigurationProblem.self) {
      try file.key(APIKey.all[0], home: "/")
    }
    guard case .keyFile(let path, let reason) = problem?.cause else {
      Issue.record("\(String(describing: problem?.cause))")
      return
    }
    #expect(problem?.line == 2 && path.hasSuffix("/key") && !reason.isEmpty)
  }

  @Test(arguments: [
    ("0123456789abcdef0123456789abcdef", true), ("keys/openweather-2026.txt", false),
    ("/home/a/.secrets/openweather/key/2", false), ("openweather-api-key-file", false),
    (String(repeating: "aB3/", count: 21) + "==", true),
    ("0123456789abcdef-123", true), ("0123456789abcdef-12", false),
    (String(repeating: "aB3/", count: 15), true),
    (String(repeating: "aB3/", count: 14) + "aB3", false),
  ])
  func apiKeyGivenAsKeyFilePathIsHiddenInErrors(text: String, isHidden: Bool) throws {
    let file = try read("openweather.api_key_file = '\(text)'")
    let problem = #expect(throws: ConfigurationProblem.self) {
      try file.key(APIKey.all[0], home: "/")
    }
    #expect("\(String(describing: problem))".contains(text) != isHidden)
  }
}

extension ConfigurationFileTests {
  /// A valid file with bytes changed, removed or duplicated is read or rejected, without a crash or
  /// a hang.
  @Test func fuzzedFileIsReadOrRejected() throws {
    let good = Array(
      """
      units = "uk"
      mouse = true
      cities = 'a'
      [openweather]
      url = "https://example.org"
      [themes."a b"]
      accent = "#ff8800"
      text = 16
      """.utf8)
    let odd: [UInt8] = Array("[]{}=.\"'#\n\r\t\\0e+-_:TZ,".utf8) + [0xC3, 0xFF, 0xE2]
    var random = SeededRandom(seed: 20_261_121)
    var (read, refused) = (0, 0)
    for _ in 0..<300 {
      var bytes = good
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = odd.randomElement(using: &random) ?? 0
        case 1: bytes.insert(odd.randomElement(using: &random) ?? 0, at: place)
        case 2: bytes.removeSubrange(place..<min(bytes.count, place + 3))
        default: bytes.insert(contentsOf: bytes[place...].prefix(20), at: place)
        }
        if bytes.isEmpty { bytes = good }
      }
      try Data(bytes).write(to: URL(filePath: folder("config.toml")))
      do {
        _ = try file()
        read += 1
      } catch is ConfigurationProblem {
        refused += 1
      }
    }
    #expect(read > 0 && refused > 100)
  }

  @Test(arguments: ["[", "{a=", "a."])
  func deepNestingIsRefused(piece: String) {
    let text = "a = " + String(repeating: piece, count: 50_000)
    guard case .malformed = problem(text)?.cause else {
      Issue.record("not refused")
      return
    }
  }
}
