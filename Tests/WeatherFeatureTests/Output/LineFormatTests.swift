import Foundation
import TestSupport
import Testing
import WeatherFeature
import WeatherModel
import WeatherWords

@Suite struct LineFormatTests {
  private func line(_ template: String, _ settings: DisplaySettings = DisplaySettings()) throws
    -> String
  {
    try LineFormat(template).line(
      for: SampleReports.full, now: SampleReports.now, settings: settings)
  }

  @Test func placeholdersAreReplacedByValues() throws {
    #expect(
      try line("{place} {icon} {temperature} feels {feels} ↑{high} ↓{low} {humidity} {wind} {age}")
        == "Seoul ☂ 9° feels 7° ↑14° ↓6° 63% ↗ 3.2 m/s 2 min")
    #expect(
      try line("{place} {temperature} {uv}", DisplaySettings(units: .imperial, language: .korean))
        == "서울 48° 1 낮음")
  }

  @Test func highAndLowRequireAWholeDay() throws {
    var report = SampleReports.full
    let today = try #require(report.value.today(at: SampleReports.now)?.date)
    let index = try #require(report.daily.firstIndex { $0.date == today })
    report.daily[index].isRestOfDay = true
    let line = try LineFormat("{high} {low} {temperature}").line(
      for: report, now: SampleReports.now, settings: DisplaySettings())
    #expect(line == "– – 9°")
    // A provider may still forecast the maximum of the whole day.
    report.daily[index].hasWholeDayMax = true
    let known = try LineFormat("{high} {low} {temperature}").line(
      for: report, now: SampleReports.now, settings: DisplaySettings())
    #expect(known == "14° – 9°")
  }

  @Test(arguments: [
    ("{temperature} {uv} {alert}", Provider.openMeteo, DetailLevel.forecast),
    ("{icon} {air}", .openMeteo, .full), ("{temperature}", .kma, .forecast),
    ("{uv}", .kma, .full), ("{nonsense} {air}", .nws, .forecast),
  ])
  func detailLevelFollowsPlaceholdersAndProvider(
    template: String, provider: Provider, expected: DetailLevel
  ) {
    #expect(LineFormat(template).detailLevel(of: provider) == expected)
  }

  @Test(arguments: [
    ("{place} {temperature} {wind}", false), ("{alert}", true), ("{outlook}", true),
    ("{rain}!", true),
    ("{nothing}", false),
  ])
  func warningsAreRequestedOnlyForPlaceholdersThatNeedThem(template: String, expected: Bool) {
    #expect(LineFormat(template).usesWarnings == expected)
  }

  @Test(arguments: [
    (DatedWeather.Kind.forecast, 180.0, "5 min Rain until 20:00"), (.archive, 86_280, "24 h "),
    (.normals, 180, "– Rain until 20:00"),
  ])
  func ageEndsWhenTheLineIsReadAndThePastHasNoOutlook(
    kind: DatedWeather.Kind, later: TimeInterval, expected: String
  ) throws {
    let now = SampleReports.now
    let line = try LineFormat("{age} {outlook}").line(
      for: SampleReports.full, now: now, settings: DisplaySettings(), kind: kind,
      readAt: now + later)
    #expect(line == expected)
  }

  @Test func sunshineIsTakenFromTheCurrentStep() throws {
    var report = SampleReports.full
    for index in report.hourly.indices { report.hourly[index].sunshine = 0.25 * Double(index) }
    let line = try LineFormat("{sunshine}").line(
      for: report, now: SampleReports.now, settings: DisplaySettings())
    #expect(line == "30 min")
  }

  @Test func bracesAndBackslashEscapesAreSupported() throws {
    #expect(try line(#"{{{temperature}}}\n\tx"#) == "{9°}\n\tx")
    #expect(try line("") == "")
    #expect(try line("a } b") == "a } b")
  }

  @Test func everyPlaceholderHandlesFullAndEmptyReports() throws {
    for placeholder in OutputPlaceholder.all {
      let template = "{\(placeholder.name)}"
      #expect(try !line(template).isEmpty)
      let unknown = try LineFormat(template).line(
        for: SampleReports.empty, now: SampleReports.now, settings: DisplaySettings())
      #expect(!unknown.contains("nan") && !unknown.contains("nil"))
    }
  }

  @Test func everyPlaceholderIsDocumented() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../docs/scripting.md")
    let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| `{") }.compactMap { $0.split(separator: "`").dropFirst().first }
    #expect(Set(rows) == Set(OutputPlaceholder.all.map { "{\($0.name)}" }))
  }

  @Test(arguments: [
    ("{temprature}", "temperature"), ("{Wind}", "wind"), ("{humid}", "humidity"),
    ("{gust}", "gusts"),
  ])
  func unknownPlaceholderSuggestsTheNearestName(template: String, nearest: String) {
    let error = #expect(throws: LineFormat.UnknownPlaceholder.self) { try line(template) }
    #expect(error?.nearest == nearest)
    #expect(error?.sentence(.english).contains("did you mean {\(nearest)}?") == true)
    #expect(throws: LineFormat.UnknownPlaceholder.self) { try LineFormat(template).validate() }
  }

  @Test(arguments: ["{nope}", "{xyz}", "{}"])
  func dissimilarPlaceholderGetsNoSuggestion(template: String) {
    let error = #expect(throws: LineFormat.UnknownPlaceholder.self) { try line(template) }
    #expect(error?.nearest == nil)
    #expect(error?.sentence(.english).contains("did you mean") == false)
    #expect(error?.sentence(.english).contains("; choose from place, ") == true)
  }

  @Test func unclosedBraceIsReportedWithItsText() {
    let error = #expect(throws: LineFormat.UnknownPlaceholder.self) { try line("a {wind b") }
    #expect(
      error?.sentence(.english)
        == "--format has a { without its } at “{wind b”; write {{ for a brace itself.")
  }
}
