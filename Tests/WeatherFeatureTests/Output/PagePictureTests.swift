import Foundation
import MVI
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

@MainActor @Suite(.dependencies()) struct PagePictureTests {
  private func svg(
    _ report: Fetched<WeatherReport>, _ settings: DisplaySettings = DisplaySettings()
  ) -> String {
    PagePicture(report, now: Sample.now, settings: settings, coastline: MapFixtures.coastline).svg()
  }

  @Test(arguments: [Language.english, .korean])
  func pictureShowsWholePageAndAttribution(language: Language) throws {
    let text = svg(ScreenReports.full(), DisplaySettings(language: language))
    let page = try ParsedXML(text)
    let words = language.words
    // Each wide letter has its own position.
    let shown = page.text.filter { !$0.isWhitespace }
    for title in [words.sections.hourly, words.sections.map, words.sections.detail] {
      #expect(shown.contains(title), "\(title)")
    }
    #expect(shown.contains("Open-Meteo.com"))
    #expect(!shown.contains(words.keys.help))
  }

  @Test func specialCharactersInNameAreEscapedInSVG() throws {
    var report = ScreenReports.full()
    report.place.name = #""a"<&\"#
    report.place.localName = nil
    #expect(try ParsedXML(svg(report)).text.contains(#""a"<&\"#))
  }

  @Test(arguments: [ThemeName.auto, .dark, .light, .highContrast, .terminal, .mono])
  func adjacentRectanglesAreMergedInEveryTheme(theme: ThemeName) throws {
    let text = svg(ScreenReports.full(), DisplaySettings(theme: theme))
    #expect(try ParsedXML(text).text.contains("Seoul"))
    let root = try #require(
      text.firstMatch(of: /<rect width="100%" height="100%" fill="(#[0-9a-f]{6})"\/>/)
    ).output.1
    let fills = text.matches(
      of: /<rect x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)" fill="(#[0-9a-f]{6})"\/>/)
    // Every other rectangle of the picture has integer coordinates, or the pattern would miss it.
    #expect(fills.count == text.ranges(of: "<rect").count - 1)
    let hasInvisible = fills.contains { $0.output.5 == root }
    #expect(!hasInvisible)
    func edge(_ parts: Substring...) -> String { parts.joined(separator: " ") }
    func sum(_ first: Substring, _ second: Substring) -> Substring {
      Substring(String((Int(first) ?? 0) + (Int(second) ?? 0)))
    }
    var left: Set<String> = []
    var top: Set<String> = []
    for (_, x, y, width, height, color) in fills.map(\.output) {
      left.insert(edge(x, y, height, color))
      top.insert(edge(x, y, width, color))
    }
    for (_, x, y, width, height, color) in fills.map(\.output) {
      let isAlone =
        !left.contains(edge(sum(x, width), y, height, color))
        && !top.contains(edge(x, sum(y, height), width, color))
      #expect(isAlone, "\(x) \(y) \(width) \(height) \(color)")
    }
  }

  @Test func pictureUsesTheThemeBackground() {
    let light = svg(ScreenReports.full(), DisplaySettings(theme: .light))
    #expect(light.contains(##"<rect width="100%" height="100%" fill="#fbfbf8"/>"##))
    let contrast = svg(ScreenReports.full(), DisplaySettings(theme: .highContrast))
    #expect(contrast.contains(##"<rect width="100%" height="100%" fill="#000000"/>"##))
  }

  @Test func emptyReportStillYieldsAPicture() throws {
    #expect(try ParsedXML(svg(ScreenReports.bare)).text.contains("–"))
  }
}
