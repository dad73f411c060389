import Foundation
import Testing
import WeatherModel

/// The hourly air quality forecast, in its stored form and by day.
@Suite struct AirQualityForecastTests {
  // 09:00 in Seoul.
  private let start = Date(timeIntervalSince1970: 1_795_219_200)

  private func report(_ forecast: AirQualityForecast?, country: String? = "KR") -> WeatherReport {
    var air = AirQuality(index: 42, scale: .us)
    air.forecast = forecast
    return WeatherReport(
      place: Place(
        id: "x", name: "X", countryCode: country,
        coordinate: Coordinate(latitude: 37.57, longitude: 126.98)), asOf: start,
      timeZone: PlaceTimeZone(identifier: "Asia/Seoul", fixedOffset: 32_400), stepHours: 1,
      current: CurrentWeather(time: start), hourly: [], daily: [], airQuality: air)
  }

  @Test func forecastRoundTripsThroughJSON() throws {
    let forecast = AirQualityForecast(
      start: start, index: [42, nil, 61.5], pm25: [nil, nil, nil], pm10: [0.1, 22])
    let text = try JSONEncoder().encode(forecast)
    #expect(try JSONDecoder().decode(AirQualityForecast.self, from: text) == forecast)
    #expect(String(decoding: text, as: UTF8.self).contains(#""index":"42.0,,61.5""#))
    #expect(forecast.pm10 == [0.1, 22, nil])
    let empty = AirQualityForecast(start: start, index: [], pm25: [], pm10: [])
    #expect(
      try JSONDecoder().decode(AirQualityForecast.self, from: JSONEncoder().encode(empty)) == empty)
  }

  @Test func malformedValuesDecodeAsUnknown() throws {
    let text = #"{"start":0,"index":"1,x,nan,,4","pm25":"","pm10":"7"}"#
    let forecast = try JSONDecoder().decode(AirQualityForecast.self, from: Data(text.utf8))
    #expect(forecast.index == [1, nil, nil, nil, 4])
    #expect(forecast.pm25 == [nil, nil, nil, nil, nil])
  }

  @Test func forecastIsLimitedToFiveDays() {
    let values = [Double?](repeating: 1, count: 500)
    #expect(AirQualityForecast(start: start, index: values, pm25: [], pm10: values).count == 120)
  }

  @Test func hourRangeStartsWithTheCurrentHour() {
    let forecast = AirQualityForecast(start: start, index: [1, 2, 3], pm25: [], pm10: [])
    #expect(forecast.hours(from: start - 7200) == 0..<3)
    #expect(forecast.hours(from: start + 3599) == 0..<3)
    #expect(forecast.hours(from: start + 3600) == 1..<3)
    #expect(forecast.hours(from: start + 86_400).isEmpty)
  }

  @Test func dailyAirIsTheWorstHourOfTheLocalDate() {
    // 15 hours of the first day are left.
    let values = (0..<120).map { Double($0) }
    let days = report(AirQualityForecast(start: start, index: values, pm25: [40, 90], pm10: []))
      .airByDay(from: start + 1800)
    #expect(days.map(\.date.day) == [21, 22, 23, 24, 25, 26])
    #expect(days.map(\.air.index) == [14, 38, 62, 86, 110, 119])
    #expect(days.first?.air.pm25 == 90)
    #expect(days.allSatisfy { $0.air.scale == .us })
    #expect(report(nil).airByDay(from: start).isEmpty)
  }

  @Test func hoursAreAnHourApart() {
    let forecast = AirQualityForecast(
      start: start, index: [Double?](repeating: 1, count: 120), pm25: [], pm10: [])
    #expect(forecast.time(0) == start && forecast.time(119) == start + 119 * 3600)
  }

  /// One day with only an index, one with only fine particles, one with only particles, and one
  /// with nothing.
  @Test func daysWithoutAnyValueAreLeftOut() {
    func values(_ day: Int) -> [Double?] {
      (0..<96).map { ($0 + 9) / 24 == day ? 7 : nil }
    }
    let days = report(
      AirQualityForecast(start: start, index: values(0), pm25: values(1), pm10: values(2))
    ).airByDay(from: start)
    #expect(days.map(\.date.day) == [21, 22, 23])
    #expect(days.map(\.air.index) == [7, nil, nil])
    #expect(days.map(\.air.pm25) == [nil, 7, nil])
    #expect(days.map(\.air.pm10) == [nil, nil, 7])
  }

  @Test func onlyKoreanDaysHaveDustGrades() {
    let forecast = AirQualityForecast(start: start, index: [], pm25: [35, 36], pm10: [151, 20])
    let day = report(forecast).airByDay(from: start).first?.air
    let worst = report(forecast).worstDust(of: day)
    #expect(worst?.grade == .veryBad && worst?.isFine == false)
    #expect(report(forecast, country: "JP").worstDust(of: day) == nil)
  }
}
