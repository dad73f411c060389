import Testing

@testable import WeatherProgram

@Suite struct VersionTests {
  @Test(arguments: [
    ("0.3.0-dev", "4fa6520", "0.3.0-dev+4fa6520"), ("0.3.0-dev", "", "0.3.0-dev"),
    ("0.3.0", "4fa6520", "0.3.0"), ("0.3.0", "", "0.3.0"),
  ])
  func onlyADevelopmentVersionNamesItsCommit(version: String, commit: String, full: String) {
    #expect(Program.fullVersion(version, commit: commit) == full)
  }
}
