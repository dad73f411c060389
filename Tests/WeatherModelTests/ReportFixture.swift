import Foundation
import WeatherModel

/// 2026-11-21, a Saturday, 18:00 in Seoul.
let evening = Date(timeIntervalSince1970: 1_795_251_600)

let seoul = Place(
  id: "geonames:1835848", name: "Seoul",
  coordinate: Coordinate(latitude: 37.566, longitude: 126.9784), timeZoneIdentifier: "Asia/Seoul")

/// Returns a report for Seoul with steps from `start` on, whose values `value` sets.
func report(
  asOf: Date = evening, start: Date = evening, steps: Int, stepHours: Int = 1,
  zone: String = "Asia/Seoul",
  _ value: (_ index: Int, _ step: inout HourForecast) -> Void = { _, _ in }
) -> WeatherReport {
  var current = CurrentWeather(time: asOf, condition: .cloudy)
  current.temperature = 9
  let hours = (0..<steps).map { index in
    var step = HourForecast(
      time: start + TimeInterval(index * stepHours * 3600), condition: .cloudy)
    value(index, &step)
    return step
  }
  return WeatherReport(
    place: seoul, asOf: asOf,
    timeZone: PlaceTimeZone(identifier: zone, fixedOffset: 0), stepHours: stepHours,
    current: current, hourly: hours, daily: [])
}

func minutes(_ count: Double) -> TimeInterval { count * 60 }
func hours(_ count: Double) -> TimeInterval { count * 3600 }
