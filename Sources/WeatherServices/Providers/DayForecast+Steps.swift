import WeatherModel

extension DayForecast {
  /// A day put together of its steps, for providers that do not forecast days.
  init(date: LocalDate, steps: [HourForecast]) {
    // A night shower does not make a sunny day wet: daylight decides where there is any left.
    let daylight = steps.filter { $0.isDay == true }
    let condition = (daylight.isEmpty ? steps : daylight).map(\.condition)
      .max { $0.severity < $1.severity }
    self.init(date: date, condition: condition ?? .unknown)
    temperatureMin = steps.compactMap(\.temperature).min()
    temperatureMax = steps.compactMap(\.temperature).max()
    precipitationProbability = steps.compactMap(\.precipitationProbability).max()
    let amounts = steps.compactMap(\.precipitation)
    precipitation = amounts.isEmpty ? nil : amounts.reduce(0, +)
    windSpeedMax = steps.compactMap(\.windSpeed).max()
  }
}
