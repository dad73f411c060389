import Foundation
import Testing
import WeatherModel

/// Merging two reports of one place.
@Suite struct MergingTests {
  private static let noon = Date(timeIntervalSince1970: 1_795_230_000)
  private static let today = PlaceTimeZone(identifier: nil, fixedOffset: 0).localTime(noon).date

  private static func report(
    _ detailLevel: DetailLevel, minutes: Double = 0, temperature: Double = 9
  ) -> Fetched<WeatherReport> {
    let moment = noon + minutes * 60
    var current = CurrentWeather(time: moment, condition: detailLevel == .full ? .rain : .clear)
    current.temperature = temperature
    var day = DayForecast(date: today, condition: .rain)
    day.temperatureMin = temperature - 5
    day.temperatureMax = detailLevel == .full ? temperature + 5 : nil
    if detailLevel == .full {
      current.description = "light rain"
      current.pressure = 1015
      current.precipitationRate = 0.4
      day.uvIndexMax = 3
    }
    var report = Fetched(
      WeatherReport(
        place: Place(id: "a", name: "A", coordinate: Coordinate(latitude: 1, longitude: 2)),
        asOf: moment,
        timeZone: PlaceTimeZone(identifier: nil, fixedOffset: 0), stepHours: 1, current: current,
        hourly: detailLevel == .full ? [HourForecast(time: moment)] : [], daily: [day]),
      from: .openMeteo)
    report.detailLevel = detailLevel
    return report
  }

  @Test func newerSummaryUpdatesFullReportWithoutDroppingValues() throws {
    let page = Self.report(.full)
    let row = Self.report(.summary, minutes: 10, temperature: 12)
    let merged = page.merged(with: row)
    #expect(merged == row.merged(with: page))
    #expect(merged.detailLevel == .full && merged.hourly == page.hourly)
    #expect(merged.current.temperature == 12 && merged.current.condition == .clear)
    #expect(merged.current.pressure == 1015)
    let day = try #require(merged.daily.first)
    #expect(day.temperatureMin == 7 && day.temperatureMax == 14 && day.uvIndexMax == 3)
    #expect(day.condition == .rain)
  }

  @Test func newerSummaryOverridesAllCurrentValues() {
    var row = Self.report(.summary, minutes: 10)
    row.current.pressure = 1003
    row.current.windGust = 17
    let merged = Self.report(.full).merged(with: row)
    #expect(merged.current.pressure == 1003 && merged.current.windGust == 17)
  }

  @Test func newerForecastReplacesReportButKeepsAirQuality() {
    var page = Self.report(.full)
    page.airQuality = AirQuality(index: 42, scale: .us)
    var forecast = Self.report(.full, minutes: 10, temperature: 12)
    forecast.detailLevel = .forecast
    let merged = page.merged(with: forecast)
    #expect(merged.current == forecast.current && merged.airQuality == page.airQuality)
    #expect(merged.receivedAt(.forecast) == forecast.fetchedAt && merged.receivedAt(.full) == nil)
    #expect(forecast.merged(with: page) == forecast)
    page.provider = .nws
    forecast.provider = .nws
    page = page.supplemented(with: AirQuality(index: 42, scale: .us), of: .openMeteo)
    #expect(page.merged(with: forecast).isSupplemented(.airQuality))
  }

  @Test func newerSummaryClearsStalePrecipitationRate() {
    let merged = Self.report(.full).merged(with: Self.report(.summary, minutes: 10))
    #expect(merged.current.precipitationRate == nil && merged.current.description == nil)
  }

  @Test func mergeKeepsCurrentValuesWithinAnHour() {
    let merged = Self.report(.full).merged(with: Self.report(.summary, minutes: 59.9))
    #expect(merged.current.pressure == 1015)
  }

  @Test(arguments: [60.0, 61]) func mergeDropsCurrentValuesOlderThanAnHour(minutes: Double) {
    let merged = Self.report(.full).merged(with: Self.report(.summary, minutes: minutes))
    #expect(merged.current.pressure == nil && merged.current.temperature == 9)
    #expect(merged.hourly.count == 1)
  }

  @Test func summaryReplacesWarningsOnlyIfItHasTheirState() {
    var page = Self.report(.full)
    page.alerts = []
    page.warningsStatus = WarningsStatus(source: .nws, respondedAt: Self.noon)
    var row = Self.report(.summary, minutes: 10)
    #expect(page.merged(with: row).warningsStatus == page.warningsStatus)
    #expect(page.merged(with: row).alerts == [])
    row.warningsStatus = WarningsStatus(source: .nws, respondedAt: Self.noon + 600)
    let storm = WeatherWarning(event: "Storm", sender: nil, start: nil, end: nil, text: nil)
    row.alerts = [storm]
    #expect(page.merged(with: row).warningsStatus == row.warningsStatus)
    #expect(page.merged(with: row).alerts == [storm])
  }

  @Test func forecastKeepsItsOwnAirQuality() {
    var page = Self.report(.full)
    page.airQuality = AirQuality(index: 42, scale: .us)
    var forecast = Self.report(.full, minutes: 10)
    forecast.detailLevel = .forecast
    forecast.airQuality = AirQuality(index: 7, scale: .us)
    #expect(page.merged(with: forecast).airQuality?.index == 7)
    forecast.detailLevel = .full
    forecast.airQuality = nil
    #expect(page.merged(with: forecast).airQuality == nil)
  }

  @Test func summaryOfTheSameTimeDoesNotChangeTheReport() {
    let page = Self.report(.full)
    #expect(page.merged(with: Self.report(.summary, temperature: 3)) == page)
  }

  @Test func olderSummaryDoesNotChangeNewerReport() {
    let page = Self.report(.full, minutes: 10)
    #expect(page.merged(with: Self.report(.summary, temperature: 3)) == page)
    let twice = page.merged(with: Self.report(.summary, minutes: 30, temperature: 4))
    #expect(twice.merged(with: Self.report(.summary, minutes: 20, temperature: 3)) == twice)
  }

  @Test(arguments: DetailLevel.allCases)
  func newerReportWinsAtEqualDetailLevel(detailLevel: DetailLevel) {
    let (older, newer) = (
      Self.report(detailLevel), Self.report(detailLevel, minutes: 5, temperature: 1)
    )
    #expect(older.merged(with: newer) == newer)
    #expect(newer.merged(with: older) == newer)
    // The same report with its air quality.
    var complete = newer
    complete.airQuality = AirQuality(index: 3, scale: .us)
    #expect(newer.merged(with: complete) == complete)
  }

  @Test func summaryDayMissingFromFullReportIsAdded() {
    var row = Self.report(.summary, minutes: 10)
    row.daily = [DayForecast(date: Self.today.advanced(byDays: 1))] + row.daily
    let merged = Self.report(.full).merged(with: row)
    #expect(merged.daily.map(\.date) == [Self.today, Self.today.advanced(byDays: 1)])
  }

  @Test func reportsOfOtherPlacesOrProvidersAreNotMerged() {
    let page = Self.report(.full)
    var other = Self.report(.summary, minutes: 10)
    other.provider = .openWeather
    #expect(page.merged(with: other) == other)
    other = Self.report(.summary, minutes: 10)
    other.place.id = "b"
    #expect(page.merged(with: other) == other)
  }

  @Test(arguments: [(-2.0, false), (-1, true), (0, true), (599, true), (600, false)])
  func reportIsFreshForTenMinutes(age: TimeInterval, isFresh: Bool) {
    let now = Self.noon + age
    #expect(Self.report(.full).isFresh(for: .full, at: now) == isFresh)
    #expect(Self.report(.full).isFresh(for: .summary, at: now) == isFresh)
    #expect(Self.report(.summary).isFresh(for: .summary, at: now) == isFresh)
    #expect(!Self.report(.summary).isFresh(for: .full, at: now))
  }

  @Test func newerSummaryRefreshesOnlySummaryDetail() {
    let merged = Self.report(.full).merged(with: Self.report(.summary, minutes: 10))
    let now = Self.noon + 15 * 60
    #expect(merged.isFresh(for: .summary, at: now))
    #expect(!merged.isFresh(for: .full, at: now))
    #expect(merged.receivedAt(.full) == Self.noon)
  }

  @Test func reportStaysFreshWhileProviderIsPaused() {
    var page = Self.report(.full)
    page.pausedUntil = Self.noon + 1800
    #expect(page.isFresh(for: .full, at: Self.noon + 1799))
    #expect(!page.isFresh(for: .full, at: Self.noon + 1800))
    // A caller's maximum age takes precedence.
    #expect(!page.isFresh(for: .full, at: Self.noon + 60, within: 60))
    #expect(!page.isFresh(for: .full, at: Self.noon, within: 0))
  }
}
