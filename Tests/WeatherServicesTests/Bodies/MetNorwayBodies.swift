import Foundation
import WeatherModel

/// Responses in the format of locationforecast/2.0/compact.
enum MetNorwayBodies {
  /// Returns a step of one or six hours.
  static func step(
    _ time: String, temperature: Double, symbol: String, amount: Double, hours: Int = 1,
    wind: Double = 3.2
  ) -> String {
    """
    {"time": "\(time)", "data": {
      "instant": {"details": {
        "air_pressure_at_sea_level": 1014.6, "air_temperature": \(temperature),
        "cloud_area_fraction": 87.5, "relative_humidity": 66.5, "wind_from_direction": 37.1,
        "wind_speed": \(wind)}},
      "next_12_hours": {"summary": {"symbol_code": "cloudy"}, "details": {}},
      "next_\(hours)_hours": {
        "summary": {"symbol_code": "\(symbol)"},
        "details": {"precipitation_amount": \(amount)}}}}
    """
  }

  static func answer(_ steps: [String]) -> String {
    """
    {"type": "Feature", "geometry": {"type": "Point", "coordinates": [126.9784, 37.566, 34]},
     "properties": {"meta": {"updated_at": "2027-01-15T07:30:00Z", "units": {}},
     "timeseries": [\(steps.joined(separator: ","))]}}
    """
  }

  /// ``testNow`` is 2027-01-15 08:00 UTC, 17:00 in Seoul. Three hours around the place's midnight,
  /// then steps of six hours that reach the morning after the next day.
  static let seoul = answer([
    step("2027-01-15T08:00:00Z", temperature: -3.4, symbol: "lightsnow", amount: 0.3),
    step("2027-01-15T09:00:00Z", temperature: -4.1, symbol: "cloudy", amount: 0),
    step("2027-01-15T15:00:00Z", temperature: -6, symbol: "clearsky_night", amount: 0.1),
    step(
      "2027-01-16T00:00:00Z", temperature: -5.2, symbol: "heavysnow", amount: 4, hours: 6, wind: 9),
    step("2027-01-16T06:00:00Z", temperature: 1.3, symbol: "fair_day", amount: 0.5, hours: 6),
    step(
      "2027-01-16T18:00:00Z", temperature: -8, symbol: "clearsky_polartwilight", amount: 0, hours: 6
    ),
  ])

  /// MET Norway's headers; the server's clock is three minutes behind ``testNow``.
  static let headers = [
    "Date": "Fri, 15 Jan 2027 07:57:00 GMT", "Expires": "Fri, 15 Jan 2027 08:27:00 GMT",
    "Last-Modified": "Fri, 15 Jan 2027 07:30:12 GMT",
  ]
}
