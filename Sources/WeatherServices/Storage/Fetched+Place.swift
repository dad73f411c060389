import WeatherModel

extension Fetched where Value == WeatherReport {
  /// Returns a cached report under the name of `other`; nil if it is for a different point. The
  /// same place id may have come from another list.
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
