import TestSupport
import Testing
import WeatherWords

/// The examples of the documentation, verbatim.
@Suite struct ExampleTests {
  @Test(arguments: [
    "WeatherWords/Language/Language"
  ])
  func documentationExamplesMatchTheCompiledTests(source: String) throws {
    try DocumentedExamples.check(source, against: #filePath)
  }

  @Test func languagesAreFoundByName() {
    let names = ["ko_KR.UTF-8", "한국어", "korean", "zh_TW", "klingon"]
    let codes = names.map { Language(named: $0)?.code }
    // ["ko", "ko", "ko", "zh-Hant", nil]
    #expect(codes == ["ko", "ko", "ko", "zh-Hant", nil])
  }

  @Test func theLocaleChoosesTheLanguage() {
    let language = Language(environment: ["LANG": "fr_FR.UTF-8", "LC_MESSAGES": "ko_KR.UTF-8"])
    // .korean: LC_MESSAGES takes precedence over LANG
    #expect(language == .korean)
  }
}
