import Foundation
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

/// The weather of MET Norway, the National Weather Service and the Korea Meteorological
/// Administration, from complete responses.
@Suite struct AuthorityResponseTests {
  // MARK: - MET Norway

  private static let longyearbyen = Place(
    id: "geonames:2729907", name: "Longyearbyen",
    coordinate: Coordinate(latitude: 78.2232, longitude: 15.6356),
    timeZoneIdentifier: "Arctic/Longyearbyen")

  @Test func metNorwaysStepsHaveEveryValue() throws {
    let file = try ResponseFile("met-norway-locationforecast.json")
    let report = try #require(
      MetNorwayMapper(place: Self.longyearbyen, fetchedAt: testNow)
        .report(try file.decoded(MetNorwayResponse.Forecast.self)))
    let rows = try file.plain()["properties.timeseries"].entries
    #expect(rows.count == 80 && report.place.elevation == 22)
    func field(
      _ name: String, _ value: KeyPath<HourForecast, Double?>
    ) -> MappedField<HourForecast> {
      MappedField("data.instant.details.\(name)", value)
    }
    expect(
      report.hourly,
      have: [
        field("air_temperature", \.temperature), field("relative_humidity", \.humidity),
        field("wind_speed", \.windSpeed), field("wind_from_direction", \.windDirection),
        field("cloud_area_fraction", \.cloudCover),
        field("air_pressure_at_sea_level", \.pressure),
      ], of: rows)
    for (index, (step, row)) in zip(report.hourly, rows).enumerated() {
      let span = row[index < 50 ? "data.next_1_hours" : "data.next_6_hours"]
      #expect(step.precipitation == span["details.precipitation_amount"].number)
      #expect(step.hours == (index < 50 ? nil : 6) && step.isDay == false)
    }
    #expect(report.hourly[7].time == testNow + 7 * 3600)
    #expect(report.hourly[51].time == testNow + 56 * 3600)
    // The last step only has the values of its time.
    #expect(report.hourly[79].precipitation == nil && report.hourly[79].temperature == -35.5)
    #expect(report.hourly[79].condition == .unknown)
    #expect(
      report.hourly.prefix(13).map(\.condition) == [
        .clear, .mostlyClear, .partlyCloudy, .cloudy, .snow, .snow, .heavySnow, .sleet, .rain,
        .heavyRain, .showers, .fog, .thunderstorm,
      ])
  }

  @Test func metNorwayCurrentWeatherUsesCurrentStep() throws {
    let report = try #require(
      MetNorwayMapper(place: Self.longyearbyen, fetchedAt: testNow + 90 * 60)
        .report(
          try ResponseFile("met-norway-locationforecast.json")
            .decoded(MetNorwayResponse.Forecast.self)))
    let expected = with(CurrentWeather(time: testNow + 3600, condition: .mostlyClear)) {
      $0.isDay = false
      $0.temperature = -12.1
      $0.humidity = 61.6
      $0.pressure = 996.7
      $0.cloudCover = 7.9
      $0.windSpeed = 5.3
      $0.windDirection = 120.7
      $0.precipitationRate = 0.1
    }
    #expect(report.current == expected)
    #expect(report.daily.allSatisfy { $0.sunrise == nil && $0.sunset == nil })
    #expect(
      report.localTime(report.hourly[0].time).rfc3339 == "2027-01-15T09:00:00+01:00")
  }

  // MARK: - National Weather Service

  private static let duluth = Place(
    id: "geonames:5024719", name: "Duluth", countryCode: "US",
    coordinate: Coordinate(latitude: 46.79, longitude: -92.1))

  private func duluthsReport(isMeasured: Bool) throws -> WeatherReport {
    let observation = try ResponseFile("nws-observation.json").decoded(NWSResponse.Observation.self)
    return try #require(
      NWSMapper(place: Self.duluth, fetchedAt: testNow).report(
        try ResponseFile("nws-hourly.json").decoded(NWSResponse.Hourly.self),
        observation: isMeasured ? observation : nil, zone: "America/Chicago"))
  }

  @Test func nwsHoursHaveEveryValue() throws {
    let report = try duluthsReport(isMeasured: false)
    let rows = try ResponseFile("nws-hourly.json").plain()["properties.periods"].entries
    expect(
      report.hourly,
      have: [
        MappedField("temperature", \.temperature), MappedField("dewpoint.value", \.dewPoint),
        MappedField("relativeHumidity.value", \.humidity),
      ], of: rows)
    // The tenth is in the icon alone.
    #expect(
      report.hourly.map(\.precipitationProbability)
        == rows.map { ($0["probabilityOfPrecipitation.value"].number ?? 90) / 100 })
    for (index, hour) in report.hourly.enumerated() {
      #expect(hour.time == testNow + Double(index) * 3600)
      #expect(hour.isDay == (7..<18).contains((2 + index) % 24))
      // The wind is a text: 9 km/h and its multiples, with gusts twice as strong.
      #expect(hour.windSpeed == 2.5 * Double(1 + index % 7))
      #expect(hour.windGust == (index % 5 == 4 ? 5 * Double(1 + index % 7) : nil))
      #expect(hour.windDirection == Double((index + 10) % 16) * 22.5)
      #expect(hour.precipitation == nil && hour.pressure == nil && hour.feelsLike == nil)
    }
    #expect(
      report.hourly.prefix(12).map(\.condition) == [
        .clear, .mostlyClear, .partlyCloudy, .cloudy, .cloudy, .snow, .sleet, .freezingRain,
        .cloudy, .showers, .thunderstorm, .heavySnow,
      ])
  }

  @Test func nwsObservationHasEveryValue() throws {
    let report = try duluthsReport(isMeasured: true)
    let expected = with(CurrentWeather(time: testNow - 1260, condition: .snow)) {
      $0.isDay = false
      $0.temperature = -13.3
      $0.feelsLike = -22.6
      $0.humidity = 79.4
      $0.dewPoint = -16.1
      $0.pressure = 1018.7
      $0.visibility = 2410
      $0.windSpeed = 7
      $0.windGust = 12
      $0.windDirection = 310
      $0.precipitationRate = 0.25
    }
    #expect(report.current == expected)
    #expect(report.timeZone.identifier == "America/Chicago")
    #expect(report.localTime(report.current.time).rfc3339 == "2027-01-15T01:39:00-06:00")
  }

  // MARK: - Korea Meteorological Administration

  private static let suwon = Place(
    id: "geonames:1835553", name: "Suwon", localName: "수원시", admin1: "Gyeonggi",
    countryCode: "KR", coordinate: Coordinate(latitude: 37.2636, longitude: 127.0286))

  private func suwonsReport() throws -> WeatherReport {
    try #require(
      KMAMapper(place: Self.suwon, fetchedAt: testNow + 600).report(
        days: try ResponseFile("kma-village-forecast.json").rows(),
        hours: try ResponseFile("kma-ultra-short-forecast.json").rows(),
        observation: try ResponseFile("kma-observation.json").rows(), measuredAt: testNow))
  }

  @Test func kmaHoursHaveEveryValue() throws {
    let hours = try suwonsReport().hourly
    // From 15:00 in Korea on; the hours from 17:00 to 22:00 come from the short-range forecast. The
    // last of the 48 rows only ends the hour before it.
    #expect(hours.count == 47 && hours[0].time == testNow - 2 * 3600)
    for (index, hour) in hours.enumerated() {
      #expect(hour.time == hours[0].time + Double(index) * 3600)
      // The probability in a row belongs to the hour that ends at its time.
      #expect(hour.precipitationProbability == Double(index + 6) / 100)
      if (2..<8).contains(index) {
        let soon = Double(index - 2)
        #expect(hour.temperature == 31 + soon && hour.humidity == 81 + soon)
        #expect(hour.windSpeed == 21 + soon && hour.windDirection == 91 + soon)
        #expect(hour.condition == .partlyCloudy)
      } else {
        #expect(hour.temperature == Double(-6 + index % 23))
        #expect(hour.humidity == Double(30 + index))
        #expect(abs(try #require(hour.windSpeed) - (1.3 + 0.1 * Double(index))) < 1e-9)
        #expect(hour.windDirection == Double((281 + 6 * index) % 360))
      }
      #expect(hour.pressure == nil && hour.visibility == nil && hour.windGust == nil)
    }
    // In the middle of rain and snow, away from the hours in which they begin and end.
    #expect(hours[22].precipitation == 40 && hours[22].condition == .heavyRain)
    #expect(hours[28].precipitation == 0.5 && hours[28].condition == .rain)
    #expect(hours[41].condition == .heavySnow && hours[44].condition == .snow)
    #expect(hours[35].precipitation == 0 && hours[35].condition == .partlyCloudy)
  }

  @Test func koreasDaysHaveTheForecastExtremes() throws {
    let days = try suwonsReport().daily
    #expect(days.first?.date.description == "2027-01-15")
    let (low, high) = (try #require(days[1].temperatureMin), try #require(days[1].temperatureMax))
    // The rows for 06:00 and 15:00 of the second day.
    #expect(abs(low - -8) < 1e-9 && abs(high - 9.9) < 1e-9)
  }

  @Test func kmaObservationHasEveryValue() throws {
    let current = try suwonsReport().current
    let expected = with(CurrentWeather(time: testNow, condition: .rain)) {
      $0.isDay = true
      $0.temperature = 3.4
      $0.humidity = 88
      $0.windSpeed = 4.6
      $0.windDirection = 305
      $0.precipitationRate = 2.5
    }
    #expect(current == expected)
  }
}
