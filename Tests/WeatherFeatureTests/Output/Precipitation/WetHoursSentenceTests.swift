import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// The kinds of precipitation of the next 24 hours, in words.
@Suite struct WetHoursSentenceTests {
  private func sentence(_ signs: String, _ language: Language = .english) -> String {
    let kinds: [Character: Condition] = ["r": .rain, "s": .snow, "m": .sleet]
    var report = SampleReports.full.value
    report.current.condition = .cloudy
    report.current.precipitationRate = 0
    let hour = SampleReports.now - 42 * 60
    report.hourly = signs.enumerated().map { index, sign in
      var step = HourForecast(
        time: hour + Double(index + 1) * 3600, condition: kinds[sign] ?? .cloudy)
      step.precipitation = kinds[sign] == nil ? 0 : 1
      step.precipitationProbability = 0.9
      return step
    }
    let format = WeatherFormat(units: .metric, words: language.words)
    return format.wetHours(
      of: report, report.precipitationTimeline(at: SampleReports.now))
  }

  @Test(
    arguments: [
      ("rrr", "rain for 3 h"), (".ss.", "snow for 2 h"), ("mmmm", "sleet for 4 h"),
      ("rrrss", "rain for 3 h, snow from 22:00"), ("srsr", "snow for 2 h, rain for 2 h"),
      ("r.....ss", "rain for 1 h, snow from Sun 01:00"),
    ])
  func bothKindsAreListedOnlyWhenBothOccur(signs: String, expected: String) {
    #expect(sentence(signs) == expected)
  }

  @Test(arguments: Language.allCases)
  func sentenceStatesTheKindInEveryLanguage(language: Language) {
    let (rain, snow) = (sentence("rrr", language), sentence("sss", language))
    #expect(rain != snow && rain.contains("3") && snow.contains("3"))
    let both = sentence("rrrss", language)
    #expect(both.hasPrefix(rain) && both.contains("22:00"), "\(both)")
  }
}
