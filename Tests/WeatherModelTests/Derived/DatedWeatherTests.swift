import Testing
import WeatherModel

/// The weather of one date from a forecast, an archive or the normals.
@Suite struct DatedWeatherTests {
  private let today = LocalDate(year: 2026, month: 11, day: 21)
  private let zone = PlaceTimeZone(identifier: "Asia/Seoul", fixedOffset: 0)

  @Test(
    arguments: [
      (-1, .archive), (0, .forecast), (15, .forecast), (16, .normals), (400, .normals),
    ] as [(Int, DatedWeather.Kind)])
  func kindDependsOnTheDistanceFromToday(days: Int, expected: DatedWeather.Kind) {
    #expect(DatedWeather.Kind(of: today.advanced(byDays: days), today: today) == expected)
  }

  @Test func archiveBeginsIn1940() {
    let first = LocalDate(year: 1940, month: 1, day: 1)
    #expect(DatedWeather.Kind(of: first, today: today) == .archive)
    #expect(DatedWeather.Kind(of: first.advanced(byDays: -1), today: today) == nil)
  }

  private func day(_ offset: Int, low: Double?, high: Double?) -> DayForecast {
    var day = DayForecast(date: today.advanced(byDays: offset), condition: .rain)
    (day.temperatureMin, day.temperatureMax) = (low, high)
    return day
  }

  @Test func wholeDayHasALowAndAHigh() {
    var report = report(steps: 0)
    report.daily = [
      day(0, low: 1, high: nil), day(1, low: nil, high: 9), day(2, low: 1, high: 9),
      day(3, low: 2, high: 8),
    ]
    let found = (0...4).map { report.wholeDay(on: today.advanced(byDays: $0)) }
    #expect(found.map(\.?.temperatureMax) == [nil, nil, 9, 8, nil])
  }

  @Test func forecastHasTheHoursOfItsDate() throws {
    var report = report(start: evening - hours(20), steps: 48)
    report.daily = [day(0, low: 1, high: 9), day(1, low: nil, high: 9)]
    let fetched = Fetched(report, from: .metNorway)
    let found = try #require(DatedWeather(fetched, on: today))
    #expect(found.hours.map(\.time) == (-18...5).map { evening + hours(Double($0)) })
    #expect(found.kind == .forecast && found.fetchedAt == evening && !found.isAheadOfArchive)
    #expect(DatedWeather(fetched, on: today.advanced(byDays: 1)) == nil)
  }

  @Test func stepsOfSeveralHoursKeepTheirLength() throws {
    var report = report(start: evening - hours(6), steps: 2)
    report.daily = [day(0, low: 1, high: 9)]
    report.stepHours = 3
    report.hourly[1].hours = 6
    let found = try #require(DatedWeather(Fetched(report, from: .openWeather), on: today))
    #expect(found.hours.map(\.hours) == [3, 6])
  }

  @Test func sunTimesAreThoseOfThePlacesClock() {
    let weather = DatedWeather(
      .archive, at: seoul, from: .openMeteo, timeZone: zone, fetchedAt: nil,
      day: day(0, low: 1, high: 9))
    let sun = SunTimes(on: today, at: seoul.coordinate, utcOffset: 32_400)
    #expect(weather.sun == sun)
    #expect(weather.day.sunrise == sun.sunrise && weather.day.sunset == sun.sunset)
  }

  /// Clocks go forward in the night before the date, so midnight and noon have different offsets.
  @Test func sunTimesUseTheOffsetOfNoon() {
    let berlin = Place(
      id: "b", name: "Berlin", coordinate: Coordinate(latitude: 52.52, longitude: 13.4))
    let date = LocalDate(year: 2026, month: 3, day: 29)
    let weather = DatedWeather(
      .archive, at: berlin, from: .openMeteo,
      timeZone: PlaceTimeZone(identifier: "Europe/Berlin", fixedOffset: 0), fetchedAt: nil,
      day: DayForecast(date: date))
    #expect(weather.sun == SunTimes(on: date, at: berlin.coordinate, utcOffset: 7200))
  }

  @Test func reportDescribesNoon() {
    let noon = evening - hours(6)
    let steps = (0..<24).map { index in
      var step = HourForecast(time: noon + hours(Double(index - 12)))
      step.temperature = Double(index)
      return step
    }
    let weather = DatedWeather(
      .archive, at: seoul, from: .openMeteo, timeZone: zone, fetchedAt: evening,
      day: day(0, low: 1, high: 9), hours: steps)
    let (report, now) = weather.report
    #expect(now == noon && report.current.time == noon && report.current.isDay == true)
    #expect(report.current.temperature == 12 && report.current.condition == .rain)
    #expect(report.value.asOf == evening && report.daily == [weather.day])
  }

  @Test func normalsHaveNoHoursAndNoTimeOfReceipt() throws {
    let days = (0..<3653).map {
      ClimateNormals.Day(
        date: LocalDate(year: 2016, month: 1, day: 1).advanced(byDays: $0), low: 5, high: 15,
        precipitation: 2, sunshine: 6)
    }
    let normals = ClimateNormals(of: days, in: 2016...2025)
    let found = try #require(
      DatedWeather(normalsOn: today, at: seoul, from: .openMeteo, timeZone: zone, normals))
    #expect(found.kind == .normals && found.fetchedAt == nil && found.hours.isEmpty)
    #expect(found.day.temperatureMin == 5 && found.day.temperatureMax == 15)
    #expect(found.day.precipitation == 2 && found.day.precipitationProbability == 1)
    #expect(found.day.sunshine == 6 && found.years == 2016...2025)
  }
}
