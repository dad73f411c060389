import WeatherModel

extension Fetched where Value == WeatherReport {
  /// Returns a cached report with `other` as its place; nil if the report is for different
  /// coordinates. Two lists of places may use the same id for different coordinates.
  func valid(for other: Place) -> Fetched? {
    guard value.place.coordinate.latitude.inRequest == other.coordinate.latitude.inRequest,
      value.place.coordinate.longitude.inRequest == other.coordinate.longitude.inRequest
    else { return nil }
    var report = self
    report.place = other
    report.place.elevation = other.elevation ?? value.place.elevation
    return report
  }
}
