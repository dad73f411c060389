import Foundation
import Testing
import WeatherFeature
import WeatherModel
import WeatherWords

/// The sentences about derived values.
@Suite struct DerivedStatementsTests {
  private let settings = DisplaySettings()
  private let format = WeatherFormat(units: .metric, words: Language.english.words)

  private func line(
    _ template: String, _ report: Fetched<WeatherReport>, at now: Date = SampleReports.now
  )
    throws -> String
  {
    try LineFormat(template).line(for: report, now: now, settings: settings)
  }

  private func page(
    _ report: Fetched<WeatherReport>, at now: Date = SampleReports.now, inWords: Bool = false
  )
    -> [String]
  {
    PlainPage(report, now: now, settings: settings, inWords: inWords).text
      .split(separator: "\n").map(String.init)
  }

  @Test func rateIsCurrentAndAmountIsOfTheHourlyStep() throws {
    #expect(try line("{rate}", SampleReports.full) == "0.4 mm/h")
    #expect(try line("{precipitation} {chance}", SampleReports.full) == "0.8 mm 60%")
  }

  @Test func responseOlderThanAnHourShowsForecastForThisHour() throws {
    var report = SampleReports.full
    let now = SampleReports.now
    report.fetchedAt = now - 2 * 3600
    report.current.time = report.fetchedAt
    #expect(try line("{temperature}", report) == "9°")
    #expect(page(report).contains("forecast for 18:00"))
    #expect(page(report).contains("Rain, 9 °C"))
    #expect(!page(SampleReports.full).contains("forecast for 18:00"))
  }

  @Test func partialTodayIsLabeledRestOfToday() {
    var report = SampleReports.full
    report.daily[1].isRestOfDay = true
    #expect(page(report).contains("High (rest of today): 14 °C"))
    #expect(page(report).contains("Low (rest of today): 6 °C"))
    #expect(page(report).contains("Today (rest of today), 6…14°, Rain, 60% 4.2 mm"))
  }

  @Test func coarseDayTemperaturesAreMarkedApproximate() {
    var report = SampleReports.full
    report.daily[2].isCoarse = true
    #expect(page(report).contains("Sun 22, ~6…14°, Rain, 60% 4.2 mm"))
    #expect(
      page(report, inWords: true).contains {
        $0.hasPrefix("Sunday 22 November, Low about 6 °C, High about 14 °C")
      })
  }

  @Test func futureWarningStatesItsStart() throws {
    var report = SampleReports.full
    let start = SampleReports.now + 40 * 3600
    report.alerts = [
      WeatherWarning(
        event: "Hurricane Warning", sender: "NWS", start: start, end: start + 36_000, area: "Coast",
        text: "Leave.")
    ]
    #expect(try line("{alert}", report) == "Hurricane Warning, from Mon 23 10:42")
    let text = page(report)
    let index = try #require(
      text.firstIndex(
        of: "Warnings: Hurricane Warning (NWS), from Mon 23 10:42, until Mon 23 20:42"))
    #expect(text[(index + 1)...(index + 2)] == ["  Area: Coast", "  Leave."])
  }

  @Test func pressureTendencyStatesItsTimeSpan() {
    #expect(
      format.pressureChange(PressureTendency(change: 1.5, span: .past)) == "↑ 2 in 3 h")
    #expect(
      format.pressureChange(PressureTendency(change: -4, span: .ahead)) == "↓ 4 next 3 h")
  }

  @Test func feelsLikeDifferenceMatchesTheRoundedValues() {
    #expect(format.feelsDifference(temperature: 6.6, feelsLike: 4.4) == "3° colder than the air")
    #expect(format.feelsDifferenceSigned(temperature: 6.6, feelsLike: 4.4) == "\u{2212}3°")
  }

  @Test(arguments: [
    (30.0, UnitSystem.metric, "30 m"), (30, .imperial, "100 ft"), (30, .uk, "30 m"),
    (80, .imperial, "300 ft"), (160, .imperial, "500 ft"), (161, .imperial, "0.1 mi"),
    (0, .imperial, "0 ft"),
  ])
  func shortDistancesAreNotRoundedToZeroMiles(metres: Double, units: UnitSystem, expected: String) {
    #expect(WeatherFormat(units: units, words: Language.english.words).distance(metres) == expected)
  }

  @Test func guessedTimeZoneIsMarked() {
    let zone = PlaceTimeZone.nautical(-157.4)
    #expect(format.zone(zone, utcOffset: zone.offset(at: SampleReports.now)) == "~UTC \u{2212}10")
    let told = PlaceTimeZone(identifier: nil, fixedOffset: 3600)
    #expect(format.zone(told, utcOffset: 3600) == "UTC +1")
  }
}
