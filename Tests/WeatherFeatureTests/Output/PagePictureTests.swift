import Foundation
import MVI
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

@MainActor @Suite(.dependencies()) struct PagePictureTests {
  private func svg(
    _ report: WeatherReport, _ settings: DisplaySettings = DisplaySettings()
  ) -> String {
    PagePicture(report, now: Sample.now, settings: settings, coastline: MapFixtures.coastline).svg()
  }

  @Test(arguments: [Language.english, .korean])
  func thePictureShowsTheWholePageAndWhoseDataItIs(language: Language) throws {
    let text = svg(ScreenReports.full(), DisplaySettings(language: language))
    let page = try XMLText(text)
    let words = language.words
    // Each wide letter has a place of its own.
    let shown = page.text.filter { !$0.isWhitespace }
    for title in [words.sections.hourly, words.sections.map, words.sections.detail] {
      #expect(shown.contains(title), "\(title)")
    }
    #expect(shown.contains("Open-Meteo.com"))
    #expect(!shown.contains(words.keys.help))
  }

  @Test func aNameWithEverythingInItLeavesThePictureWellFormed() throws {
    var report = ScreenReports.full()
    report.place.name = #""a"<&\"#
    report.place.localName = nil
    #expect(try XMLText(svg(report)).text.contains(#""a"<&\"#))
  }

  @Test(arguments: [ThemeName.auto, .light, .terminal])
  func everyThemeMakesAPicture(theme: ThemeName) throws {
    let page = try XMLText(svg(ScreenReports.full(), DisplaySettings(theme: theme)))
    #expect(page.text.contains("Seoul"))
  }

  @Test func nothingThatIsKnownMakesAPictureToo() throws {
    #expect(try XMLText(svg(ScreenReports.bare)).text.contains("–"))
  }
}
