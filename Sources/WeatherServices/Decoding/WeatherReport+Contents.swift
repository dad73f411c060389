import WeatherModel

extension WeatherReport {
  /// Returns the report if it has any values. A response with nothing but nulls must not replace an
  /// earlier valid one.
  func withContents() throws(WeatherError) -> WeatherReport {
    guard !isBlank else { throw .responseUnreadable(detail: "no values") }
    return self
  }
}
