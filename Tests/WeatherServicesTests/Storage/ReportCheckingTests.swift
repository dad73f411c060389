import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

/// A report from a file is used only if each of its values is possible.
@Suite struct ReportCheckingTests {
  typealias Change = @Sendable (inout Fetched<WeatherReport>) -> Void

  /// A report with all of its optional parts.
  private static let full: Fetched<WeatherReport> = {
    var report = SampleProvider.report(for: seoul, now: testNow)
    report.provider = .openMeteo
    report.nowcast = Nowcast(start: testNow, stepMinutes: 5, rates: [0, nil, 1.2])
    report.airQuality?.pollen = with(Pollen()) { $0.birch = 12 }
    report.airQuality?.co = 300
    report.alerts = [
      WeatherWarning(
        event: "Wind", sender: nil, start: testNow, end: testNow + 3600, text: nil)
    ]
    var observation = StationObservation(
      source: .metar, station: "Gimpo", stationID: "RKSS", kilometres: 18, time: testNow)
    (observation.temperature, observation.windSpeed) = (3, 4.1)
    report.observation = observation
    return report
  }()

  private static let impossible: [(String, Change)] = [
    ("nowcast of 1970", { $0.nowcast?.start = Date(timeIntervalSince1970: 0) }),
    ("nowcast with steps of 0 min", { $0.nowcast?.stepMinutes = 0 }),
    ("nowcast with steps of 61 min", { $0.nowcast?.stepMinutes = 61 }),
    ("201 steps", { $0.nowcast?.rates = Array(repeating: 0, count: 201) }),
    ("negative rate", { $0.nowcast?.rates[0] = -1 }),
    ("observation of 1970", { $0.observation?.time = Date(timeIntervalSince1970: 0) }),
    ("observation at 80 °C", { $0.observation?.temperature = 80 }),
    ("observation at a negative distance", { $0.observation?.kilometres = -1 }),
    ("negative index", { $0.airQuality?.index = -1 }),
    ("negative pollutant", { $0.airQuality?.co = -1 }),
    ("negative pollen", { $0.airQuality?.pollen?.birch = -1 }),
    ("air of 1970", { $0.airQuality?.forecast?.start = Date(timeIntervalSince1970: 0) }),
    ("negative hourly index", { $0.airQuality?.forecast?.index[1] = -1 }),
    ("negative hourly fine particles", { $0.airQuality?.forecast?.pm25[1] = -1 }),
    ("negative hourly particles", { $0.airQuality?.forecast?.pm10[1] = -1 }),
    ("sunrise of 1970", { $0.daily[0].sunrise = Date(timeIntervalSince1970: 0) }),
    ("sunset of 1970", { $0.daily[0].sunset = Date(timeIntervalSince1970: 0) }),
    ("warning from 1970", { $0.value.alerts?[0].start = Date(timeIntervalSince1970: 0) }),
    ("warning until 1970", { $0.value.alerts?[0].end = Date(timeIntervalSince1970: 0) }),
    ("hour of 1970", { $0.hourly[1].time = Date(timeIntervalSince1970: 0) }),
    ("hour of 25 hours", { $0.hourly[1].hours = 25 }),
    ("elevation of 9,001 m", { $0.place.elevation = 9_001 }),
    ("negative population", { $0.place.population = -1 }),
    ("population beyond 100 billion", { $0.place.population = 100_000_000_001 }),
  ]

  @Test(arguments: impossible.map { $0.0 })
  func reportWithAnImpossiblePartIsRejected(part: String) throws {
    let change = try #require(Self.impossible.first { $0.0 == part }).1
    #expect(Self.full.checked() == Self.full)
    #expect(with(Self.full, change).checked() == nil)
  }

  @Test func everyOptionalPartMayBeMissing() {
    let changes: [Change] = [
      { $0.nowcast = nil }, { $0.observation = nil }, { $0.airQuality = nil }, { $0.alerts = nil },
      { $0.airQuality?.forecast = nil }, { $0.airQuality?.pollen = nil },
      { $0.airQuality?.index = nil }, { $0.observation?.temperature = nil },
      { ($0.daily[0].sunrise, $0.daily[0].sunset) = (nil, nil) },
      { $0.value.alerts?[0].start = nil }, { $0.value.alerts?[0].end = nil },
      { $0.hourly[0].hours = nil }, { ($0.place.elevation, $0.place.population) = (nil, nil) },
      { ($0.place.elevation, $0.place.population) = (38, 100_000_000_000) },
      { $0.nowcast?.stepMinutes = 60 }, { $0.hourly[0].hours = 24 },
    ]
    for (index, change) in changes.enumerated() {
      let report = with(Self.full, change)
      #expect(report.checked() == report, "change \(index)")
    }
  }

  @Test(arguments: [(0, true), (1, false)])
  func reportMayHaveTheMaximumNumberOfEntries(excess: Int, isPossible: Bool) {
    let full = Self.full
    let hours = with(full) {
      $0.hourly = Array(repeating: full.hourly[0], count: WeatherReport.maxHours + excess)
    }
    let days = with(full) {
      $0.daily = Array(repeating: full.daily[0], count: WeatherReport.maxDays + excess)
    }
    let steps = with(full) {
      $0.nowcast?.rates = Array(repeating: 0.5, count: Nowcast.maxSteps + excess)
    }
    let warnings = with(full) {
      let warning = WeatherWarning(event: "Wind", sender: nil, start: nil, end: nil, text: nil)
      $0.alerts = Array(repeating: warning, count: WeatherReport.maxWarnings + excess)
    }
    for report in [hours, days, steps, warnings] {
      #expect((report.checked() != nil) == isPossible)
    }
  }

  @Test func textsAreShortenedToTheirLimits() throws {
    func text(_ count: Int) -> String { String(repeating: "x", count: count) }
    let report = with(Self.full) {
      $0.observation?.stationID = text(9)
      $0.observation?.raw = text(401)
      $0.value.alerts?[0].area = text(401)
      $0.place.countryCode = "KOR"
    }
    let checked = try #require(report.checked())
    #expect(checked.observation?.stationID == text(8) && checked.observation?.raw == text(400))
    #expect(checked.alerts?.first?.area == text(400) && checked.place.countryCode == "KO")
  }

  @Test func reportIsValidForAnotherPlaceAtTheSameCoordinates() throws {
    var other = seoul
    (other.id, other.name) = ("at:37.566,126.9784", "Keijō")
    #expect(Self.full.valid(for: other)?.place == other)
    for (latitude, longitude) in [(0.0002, 0.0), (0, 0.0002), (0.0002, 0.0002)] {
      var moved = other
      moved.coordinate.latitude += latitude
      moved.coordinate.longitude += longitude
      #expect(Self.full.valid(for: moved) == nil)
    }
    // Less than the precision of a request does not matter.
    other.coordinate.latitude += 0.00001
    #expect(Self.full.valid(for: other)?.place == other)
    // An elevation that only the report knows is kept.
    let high = with(Self.full) { $0.place.elevation = 38 }
    #expect(high.valid(for: other)?.place.elevation == 38)
    other.elevation = 40
    #expect(high.valid(for: other)?.place.elevation == 40)
  }
}
