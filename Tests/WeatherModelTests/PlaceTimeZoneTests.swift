import Testing
import WeatherModel

@Suite struct PlaceTimeZoneTests {
  @Test(arguments: [
    (0, 0), (50_400, 50_400), (50_401, 50_400), (-50_400, -50_400), (-60_000, -50_400),
    (20_700, 20_700),
  ])
  func fixedOffsetIsAtMostFourteenHours(offset: Int, expected: Int) {
    let zone = PlaceTimeZone(identifier: nil, fixedOffset: offset)
    #expect(zone.fixedOffset == expected && zone.offset(at: evening) == expected)
    #expect(!zone.isEstimated)
  }

  @Test(arguments: [
    (0.0, 0), (7.4, 0), (7.5, 1), (112.5, 8), (127, 8), (-7.4, 0), (-70, -5), (180, 12),
    (-180, -12),
  ])
  func nauticalZoneHasWholeHours(longitude: Double, hours: Int) {
    let zone = PlaceTimeZone.nautical(longitude)
    #expect(zone.offset(at: evening) == hours * 3600)
    #expect(zone.isEstimated && zone.identifier == nil)
  }

  @Test func zoneOfAPlaceIsEstimatedIfItIsUnknown() {
    #expect(PlaceTimeZone.isKnown("Asia/Seoul") && !PlaceTimeZone.isKnown("Mars/Base"))
    let known = PlaceTimeZone(of: seoul, at: evening)
    #expect(known.identifier == "Asia/Seoul" && known.fixedOffset == 32_400)
    #expect(!known.isEstimated)
    for identifier in [nil, "Mars/Base"] {
      var place = seoul
      place.timeZoneIdentifier = identifier
      let zone = PlaceTimeZone(of: place, at: evening)
      #expect(zone.isEstimated && zone.fixedOffset == 8 * 3600)
    }
  }

  /// Clocks in Beirut skip midnight on 29 March, those in Santiago on 6 September.
  @Test(arguments: [
    ("Asia/Seoul", LocalDate(year: 2026, month: 11, day: 21), "2026-11-20T15:00:00Z"),
    ("Europe/Berlin", LocalDate(year: 2026, month: 3, day: 29), "2026-03-28T23:00:00Z"),
    ("Europe/Berlin", LocalDate(year: 2026, month: 3, day: 30), "2026-03-29T22:00:00Z"),
    ("America/New_York", LocalDate(year: 2026, month: 11, day: 1), "2026-11-01T04:00:00Z"),
    ("America/New_York", LocalDate(year: 2026, month: 11, day: 2), "2026-11-02T05:00:00Z"),
    ("Asia/Beirut", LocalDate(year: 2026, month: 3, day: 29), "2026-03-28T22:00:00Z"),
    ("America/Santiago", LocalDate(year: 2026, month: 9, day: 6), "2026-09-06T04:00:00Z"),
    ("America/Santiago", LocalDate(year: 2026, month: 9, day: 7), "2026-09-07T03:00:00Z"),
    ("America/Santiago", LocalDate(year: 2026, month: 4, day: 5), "2026-04-05T04:00:00Z"),
    ("Atlantic/Azores", LocalDate(year: 2026, month: 3, day: 29), "2026-03-29T01:00:00Z"),
  ])
  func dayBeginsAtItsFirstMoment(zone: String, date: LocalDate, moment: String) throws {
    let zone = try #require(PlaceTimeZone(identifier: zone, at: evening))
    let start = zone.start(of: date)
    #expect(start == Date(rfc3339: moment))
    #expect(zone.localTime(start).date == date && zone.localTime(start - 1).date < date)
  }
}
