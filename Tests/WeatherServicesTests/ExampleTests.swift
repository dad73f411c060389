import TestSupport
import Testing
import WeatherModel
import WeatherServices

/// The examples of the documentation, verbatim.
@Suite struct ExampleTests {
  @Test(arguments: [
    "WeatherServices/Storage/ProgramPaths",
    "WeatherServices/Storage/StateFile",
  ])
  func documentationExamplesMatchTheCompiledTests(source: String) throws {
    try DocumentedExamples.check(source, against: #filePath)
  }

  @Test func pathsFollowTheEnvironment() {
    let paths = ProgramPaths(environment: ["HOME": "/home/mina", "XDG_CACHE_HOME": "/tmp/cache"])
    // paths.configurationFile is "/home/mina/.config/weather-tui/config.toml",
    // paths.cache is "/tmp/cache/weather-tui"
    #expect(paths.configurationFile == "/home/mina/.config/weather-tui/config.toml")
    #expect(paths.cache == "/tmp/cache/weather-tui")
  }

  @Test func stateFileChangeIsLoadedBack() throws {
    let temporary = try TemporaryFolder()
    let folder = temporary.path

    let file = StateFile(path: folder + "/state.json")
    try file.change { $0.recents = [] }
    let state = file.load()
    #expect(state == PersistedState())
  }
}
