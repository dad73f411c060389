import Foundation
import Testing
import WeatherModel

struct WeatherNowTests {
  private let kept = report(steps: 48) { index, step in
    step.condition = .rain
    step.temperature = Double(index)
    step.precipitation = 0.6
    step.pressure = 1000
  }

  @Test(arguments: [-3600.0, 0, 600, 3599, 3600])
  func reportedWeatherIsUsedForAnHour(seconds: TimeInterval) {
    let now = kept.weatherNow(at: evening + seconds)
    #expect(!now.isForecast)
    #expect(now.weather.temperature == 9)
    #expect(now.weather.condition == .cloudy)
  }

  @Test(arguments: [(3601.0, 1.0), (16_920, 4), (172_799, 47)])
  func forecastIsUsedAfterAnHour(seconds: TimeInterval, temperature: Double) {
    let now = kept.weatherNow(at: evening + seconds)
    #expect(now.isForecast)
    #expect(now.weather.temperature == temperature)
    #expect(now.weather.condition == .rain)
    #expect(now.weather.precipitationRate == 0.6)
    #expect(now.weather.time == evening + hours(temperature))
  }

  @Test func reportedWeatherIsUsedOutsideTheForecast() {
    #expect(!kept.weatherNow(at: evening + hours(48)).isForecast)
    #expect(!kept.weatherNow(at: evening - hours(2)).isForecast)
  }

  @Test func currentWeatherNewerThanReportIsNotStale() {
    var report = kept
    report.current.time = evening + hours(5)
    #expect(!report.weatherNow(at: evening + hours(5.5)).isForecast)
  }

  @Test func reportWithoutCurrentWeatherUsesForecast() {
    var report = kept
    report.current = CurrentWeather(time: evening)
    #expect(report.weatherNow(at: evening).isForecast)
    #expect(report.weatherNow(at: evening).weather.temperature == 0)
  }

  @Test func blankForecastHourIsNotUsed() {
    let blank = report(steps: 48) { $1.condition = .unknown }
    let now = blank.weatherNow(at: evening + hours(4))
    #expect(!now.isForecast)
    #expect(now.weather.temperature == 9)
  }

  /// Hours of the first step and of the current weather before the receipt, and of the stated time.
  @Test(
    arguments: [
      (0, 0, nil), (2, 2, nil), (2, 2.01, 2.01), (48.5, 0, nil), (8760, 8760, 8760),
    ] as [(Double, Double, Double?)])
  func responseOfAnEarlierTimeStatesItsTime(first: Double, current: Double, stated: Double?) {
    var report = report(start: evening - hours(first), steps: 48)
    report.current.time = evening - hours(current)
    #expect(report.outdatedTime == stated.map { evening - hours($0) })
    let now = report.weatherNow(at: evening)
    #expect(!now.isForecast && now.isOutdated == (stated != nil))
    #expect(now.weather.temperature == 9)
    #expect(now.weather.time == evening - hours(stated ?? current))
    let fetched = Fetched(report, from: .openMeteo)
    #expect(fetched.dataTime == evening - hours(stated ?? 0))
    #expect(fetched.summaryTime == fetched.dataTime)
  }

  @Test func forecastThatHasEndedIsNotOfTheReceipt() throws {
    let report = report(steps: 1)
    let step = try #require(report.hourly.first)
    #expect(report.time(ofCurrent: step, at: evening + 3599) == evening + 3599)
    #expect(report.time(ofCurrent: step, at: evening + 3600) == evening)
    #expect(report.time(ofCurrent: step, at: evening - 60) == evening - 60)
    #expect(report.nearestStep(to: evening - minutes(30))?.time == evening)
    #expect(report.nearestStep(to: evening - minutes(31)) == nil)
  }

  @Test func agesOfFreshDataAreThoseOfTheReceipt() {
    var fetched = Fetched(report(steps: 3), from: .openMeteo)
    fetched.rowFetchedAt = evening + 60
    #expect(fetched.dataTime == evening && fetched.summaryTime == evening + 60)
    // A response that was current when it was received ages with its receipt, as offline.
    #expect(fetched.value.weatherNow(at: evening + hours(9)).weather.time == evening)
    #expect(!fetched.value.weatherNow(at: evening + hours(9)).isOutdated)
  }

  @Test func weatherOfAnEarlierTimeIsNotComparedWithThatOfNow() {
    var report = report(start: evening - hours(24), steps: 48) { $1.temperature = 2 }
    report.observation = StationObservation(
      source: .metar, station: "Gimpo", stationID: "RKSS", kilometres: 1, time: evening)
    report.observation?.temperature = 20
    #expect(report.dayOverDayChange(at: evening).temperature == 7)
    #expect(report.observationDifference(at: evening)?.temperature == 11)
    report.current.time = evening - hours(3)
    #expect(report.dayOverDayChange(at: evening).temperature == nil)
    #expect(report.observationDifference(at: evening) == nil)
  }

  @Test func missingDewPointIsComputed() throws {
    var report = kept
    #expect(report.weatherNow(at: evening).weather.dewPoint == nil)
    report.current.humidity = 63
    let dewPoint = try #require(report.weatherNow(at: evening).weather.dewPoint)
    #expect(abs(dewPoint - 2.3) < 0.1)
    report.current.dewPoint = 4
    #expect(report.weatherNow(at: evening).weather.dewPoint == 4)
  }
}

struct DewPointTests {
  /// Compared with the psychrometric tables of the WMO's Guide (No. 8, annex 4.B).
  @Test(arguments: [
    (20.0, 100.0, 20.0), (20, 50, 9.3), (30, 70, 23.9), (0, 80, -3.0), (-10, 60, -16.2),
    (25, 30, 6.2), (35, 20, 8.7),
  ])
  func dewPointMatchesPsychrometricTables(temperature: Double, humidity: Double, expected: Double)
    throws
  {
    let value = try #require(DewPoint.celsius(temperature: temperature, humidity: humidity))
    #expect(abs(value - expected) < 0.15)
  }

  @Test(arguments: [(20.0, 0.0), (20, 0.9), (20, 101), (-46, 50), (61, 50), (.nan, 50), (20, .nan)])
  func dewPointIsNilOutsideItsLimits(temperature: Double, humidity: Double) {
    #expect(DewPoint.celsius(temperature: temperature, humidity: humidity) == nil)
  }
}
