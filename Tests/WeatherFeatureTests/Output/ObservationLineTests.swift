import Foundation
import TerminalUI
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// The measurement of the nearest station beside the forecast.
@MainActor
struct ObservationLineTests {
  private static func report(
    _ measured: Double? = 8, forecast: Double? = 9, isWet: Bool? = false, minutesAgo: Int = 15
  ) -> Fetched<WeatherReport> {
    var report = ScreenReports.full()
    report.current = CurrentWeather(time: Sample.now, condition: .cloudy)
    report.current.temperature = forecast
    report.current.precipitationRate = 0
    var observation = StationObservation(
      source: .metar, station: "Incheon", stationID: "RKSI", kilometres: 14.2,
      time: Sample.now - TimeInterval(minutesAgo * 60))
    observation.temperature = measured
    observation.obscuration = .mist
    observation.windGust = 9
    observation.isWet = isWet
    observation.raw = "METAR RKSI 150830Z 23010G18KT 3000 BR BKN015 08/05 Q1009"
    report.observed = ObservationResponse(requestedAt: Sample.now, observation: observation)
    return report
  }

  private static let format = WeatherFormat(units: .metric, words: Language.english.words)

  private nonisolated static let cases: [(Double?, Double, Bool?, String?)] = [
    (8.0, 9.0, false, nil), (8, 11, false, "3° colder than forecast"),
    (12.4, 9, false, "3° warmer than forecast"), (11.9, 9, false, nil),
    (8, 9, true, "wet there, dry in the forecast"), (8, 9, nil, nil),
    (5, 9, true, "4° colder than forecast, wet there, dry in the forecast"), (nil, 9, false, nil),
  ]

  @Test(arguments: cases)
  func lineStatesDifferencesFromTheForecast(
    measured: Double?, forecast: Double, isWet: Bool?, difference: String?
  ) throws {
    let report = Self.report(measured, forecast: forecast, isWet: isWet)
    let line = try #require(Self.format.observation(of: report.value, at: Sample.now))
    #expect(line.contains(" at Incheon airport, 14 km: "))
    #expect(line.hasSuffix("mist, gusts 9 m/s" + (difference.map { ", " + $0 } ?? "")))
  }

  @Test func wetObservationOlderThanAnHourIsNotCompared() throws {
    let report = Self.report(isWet: true, minutesAgo: 65)
    #expect(report.value.observationDifference(at: Sample.now) == nil)
    #expect(
      Self.report(isWet: true).value.observationDifference(at: Sample.now)?.isWetThere == true)
  }

  @Test func observationDoesNotChangeForecastValues() {
    var plain = Self.report(2, forecast: 9, isWet: true)
    let measured = plain.value.weatherNow(at: Sample.now)
    plain.observed = nil
    #expect(plain.value.weatherNow(at: Sample.now) == measured)
  }

  @Test func lineIsTranslatedInEveryLanguage() {
    let lines = Language.allCases.compactMap {
      WeatherFormat(units: .metric, words: $0.words).observation(
        of: Self.report(2, forecast: 9, isWet: true).value, at: Sample.now)
    }
    #expect(Set(lines).count == Language.allCases.count)
  }

  @Test func comparisonPanelShowsTheRawReport() throws {
    var state = Sample.state(Size(width: 120, height: 40))
    state.shown.fetched = Self.report()
    state.page.panel = .comparison
    let text = try #require(PanelView(state)).grid().text
    #expect(text.contains("METAR RKSI 150830Z"))
  }

  @Test func jsonIncludesTheObservation() throws {
    let text = ReportJSON(
      Self.report(), now: Sample.now, language: .english, isStale: false
    ).text
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let observed = try #require(json["observed"] as? [String: Any])
    #expect(observed["station"] as? String == "Incheon")
    #expect(observed["distance"] as? Double == 14_200)
    #expect(observed["temperature"] as? Double == 8)
    #expect(observed["raw"] as? String == Self.report().observed?.observation?.raw)
  }
}
