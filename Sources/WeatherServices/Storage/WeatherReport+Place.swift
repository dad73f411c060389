import WeatherModel

extension WeatherReport {
  /// A kept report as one of `other`, under the name that is asked for now; nil when it is of another
  /// point: the id of a place may come from another list than it did then.
  func asked(for other: Place) -> WeatherReport? {
    guard place.coordinate.latitude.inRequest == other.coordinate.latitude.inRequest,
      place.coordinate.longitude.inRequest == other.coordinate.longitude.inRequest
    else { return nil }
    var report = self
    report.place = other
    report.place.elevation = other.elevation ?? place.elevation
    return report
  }
}
