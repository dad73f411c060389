import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite struct OpenWeatherMapperTests {
  private func oneCallReport(_ text: String = OpenWeatherBodies.oneCall) throws -> WeatherReport {
    OpenWeatherMapper(place: seoul, fetchedAt: testNow)
      .report(try decoded(OpenWeatherResponse.OneCall.self, text))
  }

  private func freeReport(zone: String? = nil) throws -> WeatherReport {
    OpenWeatherMapper(place: sanFrancisco, fetchedAt: testNow, nearbyZone: zone).report(
      weather: try decoded(OpenWeatherResponse.Step.self, OpenWeatherBodies.weather),
      forecast: try decoded(OpenWeatherResponse.Forecast.self, OpenWeatherBodies.forecast))
  }

  @Test func currentWeatherPreservesValuesAndUnits() throws {
    let report = try oneCallReport()
    var expected = CurrentWeather(time: unix(1_772_334_000), condition: .mostlyClear)
    expected.description = "few clouds"
    expected.icon = WeatherIcon(name: "02d")
    expected.isDay = true
    expected.temperature = 4.3
    expected.feelsLike = -0.4
    expected.humidity = 41
    expected.dewPoint = -7.6
    expected.pressure = 1021
    expected.cloudCover = 20
    expected.visibility = 10_000
    expected.windSpeed = 6.2
    expected.windGust = 9.8
    expected.windDirection = 310
    expected.uvIndex = 3.2
    expected.precipitationRate = 0.4 + 0.2
    #expect(report.current == expected)
    #expect(report.asOf == testNow)
    #expect(report.stepHours == 1)
    #expect(report.timeZone == PlaceTimeZone(identifier: "Asia/Seoul", fixedOffset: 32_400))
  }

  @Test func hoursAreSortedAndMissingValuesAreNil() throws {
    let hours = try oneCallReport().hourly
    #expect(hours.map(\.time) == [unix(1_772_334_000), unix(1_772_337_600)])
    #expect(hours[0].condition == .clear)
    #expect(hours[0].isDay == false)
    #expect(hours[0].temperature?.sign == .plus)
    #expect(hours[0].humidity == nil)
    #expect(hours[0].windGust == nil)
    #expect(hours[0].precipitation == 0)
    #expect(hours[0].precipitationProbability == 0)
    #expect(hours[1].precipitation == 0.25)
    #expect(hours[1].precipitationProbability == 0.35)
    #expect(hours[1].uvIndex == 3)
    #expect(hours[1].visibility == 9000)
  }

  @Test func daysHaveLocalDatesAndSumRainAndSnow() throws {
    let days = try oneCallReport().daily
    #expect(days.map(\.date.description) == ["2026-03-01", "2026-03-02"])
    #expect(days[0].temperatureMin == -2.1)
    #expect(days[0].temperatureMax == 6.6)
    #expect(days[0].precipitation == 2)
    #expect(days[0].precipitationProbability == 0.6)
    #expect(days[0].condition == .sleet)
    #expect(days[0].windSpeedMax == 7.1)
    #expect(days[0].uvIndexMax == 4.4)
    #expect(days[0].sunrise == unix(1_772_315_880))
    #expect(days[1].sunrise == nil)
    #expect(days[1].sunset == nil)
    #expect(days[1].precipitation == 0)
  }

  @Test func warningsAreSanitizedAndNamelessOnesDropped() throws {
    let alerts = try oneCallReport().alerts
    #expect(
      alerts == [
        WeatherWarning(
          event: "Strong wind", sender: "KMA", start: unix(1_772_330_400),
          end: unix(1_772_366_400), text: "Gusts of 20 m/s")
      ])
  }

  @Test func malformedFieldDoesNotAffectOthers() throws {
    let report = try oneCallReport(
      """
      {"timezone":7,"timezone_offset":"32400","current":{"dt":"1772334000","temp":"4.5",
       "feels_like":null,"humidity":500,"pressure":1e300,"dew_point":{"a":1},"uvi":[1],
       "clouds":-3,"visibility":true,"wind_speed":1e999,"wind_deg":400,"weather":"rain",
       "rain":3},"hourly":{"dt":1},"daily":[null,{"dt":1772334000,"temp":7}],"alerts":"none"}
      """)
    #expect(report.current.temperature == 4.5)
    #expect(report.current.time == unix(1_772_334_000))
    #expect(report.current.feelsLike == nil)
    #expect(report.current.humidity == nil)
    #expect(report.current.pressure == nil)
    #expect(report.current.dewPoint == nil)
    #expect(report.current.uvIndex == nil)
    #expect(report.current.cloudCover == nil)
    #expect(report.current.windSpeed == nil)
    #expect(report.current.windDirection == nil)
    #expect(report.current.precipitationRate == nil)
    #expect(report.current.condition == .unknown)
    #expect(report.hourly.isEmpty)
    #expect(report.daily.map(\.date.description) == ["2026-03-01"])
    #expect(report.timeZone.identifier == "Asia/Seoul")
    #expect(report.alerts == nil)
  }

  @Test(arguments: [
    ("", true), (#","alerts":[]"#, true), (#","alerts":null"#, true), (#","alerts":{}"#, false),
    (#","alerts":[null]"#, false), (#","alerts":[{"event":" "}]"#, false),
  ])
  func warningsOfWhichNoneCanBeReadAreUnknown(list: String, isNone: Bool) throws {
    let report = try oneCallReport(#"{"current":{"dt":1772334000,"temp":1}\#(list)}"#)
    #expect((report.alerts == []) == isNone && (report.alerts == nil) == !isNone)
  }

  @Test func responseWithoutCurrentWeatherIsUnreadable() throws {
    #expect(throws: WeatherError.responseUnreadable(detail: "no current")) {
      try oneCallReport("{}")
    }
    #expect(throws: WeatherError.responseUnreadable(detail: "not an object")) {
      try oneCallReport("[]")
    }
    #expect(throws: WeatherError.webPage) {
      try oneCallReport("<html>")
    }
    #expect(throws: WeatherError.responseUnreadable(detail: "empty")) { try oneCallReport("") }
  }

  @Test func theFreePlanGivesThreeHourSteps() throws {
    let report = try freeReport()
    #expect(report.stepHours == 3)
    #expect(
      report.hourly.map(\.time)
        == [
          1_772_334_000, 1_772_344_800, 1_772_355_600, 1_772_388_000, 1_772_398_800,
          1_772_409_600, 1_772_420_400, 1_772_431_200,
        ].map(unix))
    let first = report.hourly[1]
    #expect(first.temperature == 10.5)
    #expect(first.windGust == 13.2)
    #expect(first.isDay == false)
    #expect(first.dewPoint == nil)
    #expect(report.hourly[3].isDay == true)
    #expect(report.hourly[3].visibility == nil)
    #expect(report.timeZone == PlaceTimeZone(identifier: nil, fixedOffset: -28_800))
  }

  @Test func precipitationOfPrecedingThreeHoursIsShiftedToTheirStart() throws {
    let hours = try freeReport().hourly
    // The rows of 06:00 and 09:00 contain the precipitation from 03:00 and from 06:00 on.
    #expect(hours.prefix(3).map(\.precipitation) == [4.2, 1.1, nil])
    #expect(hours.prefix(3).map(\.precipitationProbability) == [0.9, 0.5, nil])
    #expect(hours.prefix(3).map(\.condition) == [.rain, .rain, .unknown])
    #expect(hours[3].condition == .clear)
  }

  @Test func currentStepUsesCurrentWeather() throws {
    let step = try freeReport().hourly[0]
    #expect(step.temperature == 11.2)
    #expect(step.humidity == 93)
    #expect(step.pressure == nil)
  }

  @Test func threeHourAmountIsConvertedToHourlyRate() throws {
    let current = try freeReport().current
    #expect(current.precipitationRate == 6.6 / 3)
    #expect(current.condition == .heavyRain)
    #expect(current.description == "heavy rain")
    #expect(current.isDay == false)
    #expect(current.windGust == nil)
    #expect(current.visibility == nil)
  }

  @Test func freePlanDaysFollowLocalDates() throws {
    let days = try freeReport().daily
    #expect(days.map(\.date.description) == ["2026-02-28", "2026-03-01"])
    // From 19:00 in San Francisco, with 11.2° now; the step from 22:00 on extends an hour into the
    // next day.
    #expect(days[0].temperatureMin == 10.5)
    #expect(days[0].temperatureMax == 11.2)
    #expect(days[0].condition == .rain)
    #expect(days[0].precipitation == 4.933)
    #expect(days[0].precipitationProbability == 0.9)
    #expect(days[0].windSpeedMax == 8.1)
    #expect(days[0].isRestOfDay)
    #expect(days[0].sunrise == unix(1_772_289_900))
    #expect(days[0].sunset == unix(1_772_331_060))
    // Rain at night does not make a sunny day rainy; the night after it is only part of a day.
    #expect(days[1].temperatureMin == 9.8)
    #expect(days[1].temperatureMax == 15.2)
    #expect(days[1].condition == .clear)
    // There is no step for six of its hours.
    #expect(days[1].precipitation == nil)
    let clock = PlaceTimeZone(identifier: "America/Los_Angeles", fixedOffset: 0)
    let sunrise = try #require(days[1].sunrise)
    #expect(clock.localTime(sunrise).hourAndMinute24.hasPrefix("06:4"))
  }

  @Test func nearestCityTimeZoneReplacesBareOffset() throws {
    let zone = try freeReport(zone: "America/Los_Angeles").timeZone
    #expect(zone.identifier == "America/Los_Angeles")
    // Clocks go forward on 8 March.
    #expect(zone.localTime(unix(1_773_000_000)).hourAndMinute24 == "13:00")
    #expect(try freeReport().timeZone.localTime(unix(1_773_000_000)).hourAndMinute24 == "12:00")
    // A city across the border is in another time zone.
    #expect(try freeReport(zone: "America/Denver").timeZone.identifier == nil)
  }

  @Test func freePlanWarningsAreNilRatherThanEmpty() throws {
    #expect(try freeReport().alerts == nil)
    let none = try oneCallReport(#"{"current":{"dt":1772334000,"temp":1}}"#)
    #expect(none.alerts == [])
  }

  @Test func namelessPlaceUsesNameOfResponse() throws {
    #expect(try freeReport().place.name == "San Francisco")
  }

  @Test func airQualityUsesOpenWeatherScale() throws {
    let air = OpenWeatherMapper(place: seoul, fetchedAt: testNow)
      .airQuality(try decoded(OpenWeatherResponse.AirPollution.self, OpenWeatherBodies.air))
    var expected = AirQuality(index: 3, scale: .openWeather)
    expected.co = 301.1
    expected.no2 = 22.5
    expected.o3 = 60.2
    expected.so2 = 4.8
    expected.pm25 = 27.4
    expected.pm10 = 44
    #expect(air == expected)
  }

  @Test func everyDocumentedCodeHasACondition() {
    let documented =
      [200, 201, 202, 210, 211, 212, 221, 230, 231, 232] + [300, 301, 302, 310, 311, 312, 313]
      + [314, 321, 500, 501, 502, 503, 504, 511, 520, 521, 522, 531, 600, 601, 602, 611, 612]
      + [613, 615, 616, 620, 621, 622, 701, 711, 721, 731, 741, 751, 761, 762, 771, 781] + [800]
      + [801, 802, 803, 804]
    for code in documented {
      #expect(Condition(openWeather: code, cloudCover: 40) != .unknown, "\(code)")
    }
    #expect(Condition(openWeather: 511, cloudCover: nil) == .freezingRain)
    #expect(Condition(openWeather: 622, cloudCover: nil) == .heavySnow)
    #expect(Condition(openWeather: 741, cloudCover: nil) == .fog)
    #expect(Condition(openWeather: 781, cloudCover: nil) == .tornado)
    // Haze has no condition of its own, and is not fog.
    #expect(Condition(openWeather: 721, cloudCover: nil) == .unknown)
    #expect(Condition(openWeather: nil, cloudCover: nil) == .unknown)
    #expect(Condition(openWeather: 900, cloudCover: nil) == .unknown)
  }

  /// The codes whose group has another condition.
  @Test(
    arguments: [
      (299, .thunderstorm), (300, .drizzle), (501, .rain), (502, .heavyRain), (503, .heavyRain),
      (504, .heavyRain), (505, .rain), (511, .freezingRain), (512, .rain), (520, .showers),
      (521, .showers), (522, .heavyRain), (523, .showers), (601, .snow), (602, .heavySnow),
      (603, .snow), (611, .sleet), (616, .sleet), (620, .snow), (622, .heavySnow), (623, .snow),
      (701, .fog), (711, .smoke), (712, .fog), (731, .dust), (732, .fog), (741, .fog),
      (751, .dust), (752, .fog), (761, .dust), (762, .dust), (763, .fog), (771, .squall),
      (772, .fog), (781, .tornado), (782, .fog), (800, .clear), (801, .mostlyClear),
      (802, .partlyCloudy), (803, .cloudy), (804, .cloudy),
    ] as [(Int, Condition)])
  func codeHasItsDocumentedCondition(code: Int, condition: Condition) {
    #expect(Condition(openWeather: code, cloudCover: 0) == condition)
  }

  @Test(
    arguments: [
      (1, 1, 0, .sleet), (1, nil, 0, .rain), (1, 0, 0, .rain), (nil, 1, 0, .snow),
      (0, 1, 0, .snow), (0, 0, 0, .clear), (nil, nil, 60, .cloudy), (nil, nil, nil, .unknown),
    ] as [(Double?, Double?, Double?, Condition)])
  func conditionOfADayWithoutACodeFollowsFromItsAmounts(
    rain: Double?, snow: Double?, cloudCover: Double?, condition: Condition
  ) {
    #expect(Condition(rain: rain, snow: snow, cloudCover: cloudCover) == condition)
  }

  @Test(
    arguments: [
      (99, false), (100, true), (199, true), (200, false),
    ])
  func itIsDayFromSunriseUntilBeforeSunset(seconds: Int, isDay: Bool) throws {
    let (sunrise, sunset) = (unix(100), unix(200))
    func day(_ icon: String?) throws -> Bool? {
      let sky = try icon.map { try decoded(OpenWeatherResponse.Sky.self, #"{"icon":"\#($0)"}"#) }
      return OpenWeatherMapper.isDay(sky, sunrise: sunrise, sunset: sunset, at: unix(seconds))
    }
    #expect(try day(nil) == isDay && day("01x") == isDay)
    // The icon decides if it has a form for day or night.
    #expect(try day("01d") == true && day("01n") == false)
    #expect(
      OpenWeatherMapper.isDay(nil, sunrise: sunset, sunset: sunset, at: unix(seconds)) == nil)
    #expect(OpenWeatherMapper.isDay(nil, sunrise: nil, sunset: sunset, at: unix(seconds)) == nil)
  }

  @Test(
    arguments: [
      (#"{"1h":2,"3h":9}"#, 2, 9), (#"{"1h":2}"#, 2, 6), (#"{"3h":9}"#, 3, 9), ("{}", nil, nil),
      (#"{"1h":-1,"3h":6}"#, 2, 6),
    ] as [(String, Double?, Double?)])
  func amountIsScaledToTheStep(text: String, hour: Double?, threeHours: Double?) throws {
    let fallen = try decoded(OpenWeatherResponse.Fallen.self, text)
    #expect(OpenWeatherMapper.precipitation(fallen, nil, hours: 1) == hour)
    #expect(OpenWeatherMapper.precipitation(nil, fallen, hours: 3) == threeHours)
    #expect(
      OpenWeatherMapper.precipitation(fallen, fallen, hours: 1) == hour.map { 2 * $0 })
  }

  @Test func freePlanDaysHaveTheIconOfTheirConditionByDay() throws {
    let days = try freeReport().daily
    #expect(days.map { $0.icon?.name } == ["10d", "01d"])
  }

  @Test func currentWeatherOfTheNextStepIsNotThatOfTheStepBefore() throws {
    let weather = OpenWeatherBodies.weather.replacing(
      "\"dt\":1772334000", with: "\"dt\":1772344800")
    #expect(weather != OpenWeatherBodies.weather)
    let report = OpenWeatherMapper(place: sanFrancisco, fetchedAt: testNow).report(
      weather: try decoded(OpenWeatherResponse.Step.self, weather),
      forecast: try decoded(OpenWeatherResponse.Forecast.self, OpenWeatherBodies.forecast))
    #expect(report.hourly[0].time == unix(1_772_334_000))
    #expect(report.hourly[0].temperature == nil && report.hourly[0].precipitation == 4.2)
  }

  /// OpenWeather leaves out amounts of zero. An amount of rain, or one that cannot be read, is
  /// unknown.
  @Test(
    arguments: [
      (#"[{"id":800}]"#, "", 0), (#"[{"id":701}]"#, "", 0), (#"[{"id":500}]"#, "", nil),
      ("[]", "", nil), (#"[{"id":800}]"#, #","rain":7"#, nil),
      (#"[{"id":800}]"#, #","rain":{"1h":0.3}"#, 0.3), (#"[{"id":800}]"#, #","snow":{}"#, nil),
    ] as [(String, String, Double?)])
  func absentAmountOfADryHourIsZero(sky: String, fallen: String, expected: Double?) throws {
    let report = try oneCallReport(
      """
      {"timezone":"Asia/Seoul","timezone_offset":32400,"current":{"dt":1772334000},
       "hourly":[{"dt":1772334000,"weather":\(sky)\(fallen)}]}
      """)
    #expect(report.hourly.map(\.precipitation) == [expected])
  }

  @Test func stepWithoutDaylightHasTheIconOfTheDay() {
    var rows = [0, 3600, 7200].map { HourForecast(time: unix(1_772_334_000 + $0)) }
    rows[1].icon = WeatherIcon(name: "10n")
    rows[2].icon = WeatherIcon(name: "10d")
    rows[1].isDay = false
    let steps = rows.beginningTheirIntervals(of: 1)
    #expect(steps.map { $0.icon?.name } == ["10d", "10n"])
  }

  @Test func detectedPlanAppliesToItsKeyForADay() {
    let plan = CachedOpenWeatherPlan(.oneCall3, of: "k1", foundAt: testNow)
    for (age, isKnown) in [(-1.0, false), (0, true), (86_399, true), (86_400, false)] {
      #expect(plan.plan(of: "k1", at: testNow + age) == (isKnown ? .oneCall3 : nil))
    }
    #expect(plan.plan(of: "k2", at: testNow) == nil)
  }

  @Test(
    arguments: [
      (0, .clear), (10, .clear), (11, .mostlyClear), (25, .mostlyClear), (26, .partlyCloudy),
      (50, .partlyCloudy), (51, .cloudy), (100, .cloudy),
    ] as [(Double, Condition)])
  func hazeUsesCloudCoverAsCondition(cloudCover: Double, condition: Condition) {
    #expect(Condition(openWeather: 721, cloudCover: cloudCover) == condition)
  }

  @Test(arguments: [
    ("ko", "kr"), ("cs", "cz"), ("uk", "ua"), ("lv", "la"), ("zh", "zh_cn"), ("zh-Hans", "zh_cn"),
    ("zh-Hant", "zh_tw"), ("zh_TW", "zh_tw"), ("pt", "pt"), ("pt-BR", "pt_br"), ("nb", "no"),
    ("en-GB", "en"), ("ja", "ja"), ("de", "de"), ("fr", "fr"), ("es", "es"), ("it", "it"),
    ("", "en"),
    ("ru", "ru"), ("pl", "pl"), ("tr", "tr"), ("uk-UA", "ua"), ("nl", "nl"), ("vi", "vi"),
    ("id", "id"),
  ])
  func languagesMapToOpenWeatherCodes(language: String, code: String) {
    #expect(OpenWeatherLanguage.code(for: language) == code)
  }
}
