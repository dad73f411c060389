extension WeatherReport {
  /// mm an hour over a step: its amount spread evenly over its time. Nil where the amount is not
  /// known, and for steps of more than three hours, in which the rain may have fallen in one.
  public func precipitationRate(of step: HourForecast) -> Double? {
    let hours = length(of: step) / 3600
    guard hours <= 3 else { return nil }
    return step.precipitation.map { $0 / hours }
  }
}
