import Foundation
import Testing
import WeatherModel

/// Weather and what is known of its retrieval.
@Suite struct FetchedTests {
  /// A report in which every property has a value.
  private static let whole: Fetched<WeatherReport> = {
    var weather = report(steps: 2)
    weather.daily = [DayForecast(date: LocalDate(year: 2026, month: 11, day: 21))]
    weather.nowcast = Nowcast(start: evening, stepMinutes: 5, rates: [0, 0.4])
    weather.airQuality = AirQuality(index: 42, scale: .us)
    weather.alerts = []
    var fetched = Fetched(weather, from: .kma)
    fetched.detailLevel = .forecast
    fetched.rowFetchedAt = evening + 60
    fetched.expiresAt = evening + 600
    fetched.lastModified = "Sat, 21 Nov 2026 09:00:00 GMT"
    fetched.pausedUntil = evening + 1200
    fetched.language = "ko"
    fetched.supplemented = SupplementedValues(provider: .openMeteo, values: [.pressure])
    fetched.warningsStatus = WarningsStatus(source: .kma, respondedAt: evening)
    fetched.observed = ObservationResponse(
      requestedAt: evening - 60,
      observation: StationObservation(
        source: .metar, station: "Gimpo", stationID: "RKSS", kilometres: 14, time: evening))
    return fetched
  }()

  @Test func metadataIsEncodedBesideTheReport() throws {
    let data = try JSONEncoder().encode(Self.whole)
    let keys = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any]).keys
    #expect(
      keys.sorted() == [
        "airQuality", "alerts", "current", "daily", "detailLevel", "expiresAt", "fetchedAt",
        "hourly", "language", "lastModified", "nowcast", "observed", "place", "provider",
        "restsUntil", "rowFetchedAt", "stepHours", "supplemented", "timeZone", "warningsStatus",
      ])
    #expect(try JSONDecoder().decode(Fetched<WeatherReport>.self, from: data) == Self.whole)
  }

  /// A property without a line in the coding would be lost silently.
  @Test func everyPropertyIsEncoded() {
    let bookkeeping = Mirror(reflecting: Self.whole).children.compactMap(\.label)
    let weather = Mirror(reflecting: Self.whole.value).children.compactMap(\.label)
    // `value` is its own properties, and a file has the observation with the time of its request.
    #expect(bookkeeping.count + weather.count == 20 + 2)
    for value in [Mirror(reflecting: Self.whole), Mirror(reflecting: Self.whole.value)] {
      for child in value.children {
        let property = Mirror(reflecting: child.value)
        #expect(
          property.displayStyle != .optional || !property.children.isEmpty,
          "\(child.label ?? "") is not set above")
      }
    }
  }

  @Test func fetchedForwardsPropertiesToItsValue() {
    var fetched = Self.whole
    fetched.current.temperature = 21
    #expect(fetched.value.current.temperature == 21 && fetched.isBlank == false)
    #expect(fetched.map { _ in Self.whole.value } == Self.whole)
  }

  @Test func observationRequestTimeIsPreserved() {
    var fetched = Self.whole
    fetched.observed = ObservationResponse(requestedAt: evening, observation: nil)
    #expect(fetched.value.observation == nil && fetched.observationRequestedAt == evening)
    fetched.observed = nil
    #expect(fetched.observationRequestedAt == nil && fetched.observed == nil)
  }
}
