import Foundation
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// The sentences of advice.
@Suite struct AdviceSentenceTests {
  private let now = SampleReports.now

  /// Returns a report for Seoul from 18:00 on, whose hours `fill` changes.
  private func report(_ fill: (Int, inout HourForecast) -> Void) -> WeatherReport {
    var report = SampleReports.full.value
    report.alerts = []
    report.current.condition = .cloudy
    report.current.precipitationRate = 0
    report.daily = []
    report.hourly = (0..<48).map { index in
      var hour = HourForecast(
        time: now.addingTimeInterval(Double(index) * 3600 - 42 * 60), condition: .cloudy)
      hour.precipitation = 0
      hour.precipitationProbability = 0
      fill(index, &hour)
      return hour
    }
    return report
  }

  private func sentences(_ report: WeatherReport, _ language: Language = .english)
    -> [String]
  {
    let format = WeatherFormat(units: .metric, words: language.words)
    return Array(format.prose(of: report, at: now).dropFirst())
  }

  @Test func frostAdviceStatesStartAndMinimum() {
    let frost = report { $1.temperature = [6, 3, 1, -1, -4, -2, 2][min($0, 6)] }
    #expect(sentences(frost) == ["Frost down to −4° from 21:00."])
    #expect(sentences(frost, .korean) == ["21:00부터 최저 −4° 영하권."])
  }

  @Test func adviceSpanningMidnightStatesBothTimesAndTheDay() {
    let fog = report { $1.condition = (5..<14).contains($0) ? .fog : .cloudy }
    #expect(sentences(fog) == ["Fog 23:00–Sun 08:00."])
  }

  /// The hour before the fog is unknown.
  @Test(arguments: [
    (Language.english, "Fog at 21:00."), (.korean, "21:00에 안개."), (.japanese, "21:00に霧。"),
    (.german, "Nebel um 21:00."),
  ])
  func adviceOfUnknownBeginningStatesOnlyATime(language: Language, sentence: String) throws {
    let fog = report { index, hour in
      hour.condition = index == 2 ? .unknown : (3..<6).contains(index) ? .fog : .cloudy
    }
    #expect(sentences(fog, language) == [sentence])
    let json = ReportJSON(
      Fetched(fog, from: .openMeteo), now: now, language: .english, isStale: false)
    let advice = try #require(json.text.firstRange(of: "\"advice\""))
    let text = json.text[advice.upperBound...].prefix(300)
    #expect(text.contains("\"from\" : null") || text.contains("\"from\": null"))
  }

  @Test func ongoingAdviceStatesItsEnd() {
    let fog = report { $1.condition = $0 < 3 ? .fog : .cloudy }
    #expect(sentences(fog) == ["Fog until 21:00."])
  }

  @Test func openEndedAdviceStatesNoEnd() {
    #expect(sentences(report { $1.condition = .fog }) == ["Fog."])
  }

  @Test func onlyTheTwoMostUrgentItemsAreShown() {
    let cold = report { index, hour in
      hour.temperature = [2, -2][min(index, 1)]
      hour.condition = .fog
      hour.uvIndex = 5
      hour.cloudCover = 0
      hour.humidity = 90
      hour.windSpeed = 1
    }
    #expect(
      cold.advice(at: now).map(\.code) == [.fog, .frost, .windscreenIce, .sunProtection])
    #expect(sentences(cold) == ["Fog.", "Frost down to −2° from 19:00."])
  }

  @Test func thunderInTheOutlookIsNotRepeatedAsAdvice() {
    let storm = report { index, hour in
      guard (2..<4).contains(index) else { return }
      hour.condition = .thunderstorm
      hour.precipitation = 5
      hour.precipitationProbability = 0.9
    }
    #expect(storm.advice(at: now).map(\.code) == [.thunderstorm])
    #expect(sentences(storm).isEmpty)
  }

  @Test func temperaturesUseTheConfiguredUnits() {
    let frost = report { $1.temperature = [6, -10][min($0, 1)] }
    let format = WeatherFormat(units: .imperial, words: Language.english.words)
    #expect(format.prose(of: frost, at: now).last == "Frost down to 14° from 19:00.")
  }

  @Test func emptyReportGivesNoAdvice() {
    #expect(SampleReports.empty.value.advice(at: now).isEmpty)
  }
}
