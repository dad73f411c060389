import WeatherModel

extension WeatherReport {
  /// The report, if anything is said in it: an answer of nothing but nulls must not take the place of
  /// one that was understood.
  func withContents() throws(WeatherError) -> WeatherReport {
    guard !isBlank else { throw .answerUnreadable(detail: "no values") }
    return self
  }
}
