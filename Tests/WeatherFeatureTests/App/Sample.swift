import Foundation
import MVI
import TerminalUI
import WeatherModel

@testable import WeatherFeature

/// Test data for the screens: a place, its weather, and clients that make no requests.
enum Sample {
  static let now = Date(timeIntervalSince1970: 1_795_253_400)
  static let seoul = Place(
    id: "geonames:1835848", name: "Seoul", localName: "서울", countryCode: "KR",
    coordinate: Coordinate(latitude: 37.566, longitude: 126.978),
    timeZoneIdentifier: "Asia/Seoul", population: 10_349_312)
  static let busan = Place(
    id: "geonames:1838524", name: "Busan", localName: "부산", countryCode: "KR",
    coordinate: Coordinate(latitude: 35.1, longitude: 129.03))

  static func report(of place: Place = seoul, temperature: Double = 9) -> Fetched<WeatherReport> {
    var current = CurrentWeather(time: now, condition: .rain)
    current.temperature = temperature
    current.humidity = 63
    let hours = (0..<50).map { index in
      var hour = HourForecast(time: now.addingTimeInterval(TimeInterval(index * 3600)))
      hour.condition = .cloudy
      hour.temperature = temperature + Double(index % 12)
      return hour
    }
    let zone = PlaceTimeZone(identifier: "Asia/Seoul", fixedOffset: 32_400)
    let today = zone.localTime(now).date
    let days = (0..<6).map { index in
      var day = DayForecast(date: today.advanced(byDays: index), condition: .rain)
      day.temperatureMin = temperature - Double(index)
      day.temperatureMax = temperature + 5
      return day
    }
    return Fetched(
      WeatherReport(
        place: place, asOf: now, timeZone: zone, stepHours: 1,
        current: current, hourly: hours, daily: days), from: .openMeteo)
  }

  /// Returns a program on a page that has its weather.
  static func state(_ size: Size = Size(width: 120, height: 40)) -> AppState {
    var state = AppState(size: size, now: now)
    // Animation has its own tests. Elsewhere its ticks would interfere.
    state.settings.animates = false
    state.page.place = seoul
    state.shown.fetched = report()
    // Cyclone advisories have their own tests, so no basin becomes visible here.
    state.storms.agencies = [.jma]
    return state
  }

  static let cities = CitiesClient(
    search: { query in
      let places = [seoul, busan].filter {
        $0.name.lowercased().hasPrefix(query.text.lowercased())
      }
      return FoundPlaces(
        places: places.map { FoundPlace(place: $0) }, total: places.count, outOf: 2)
    },
    towns: { _, _ in [] })
}
