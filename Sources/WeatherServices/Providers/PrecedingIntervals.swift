import FoundationEssentials
import WeatherModel

extension [HourForecast] {
  /// Steps as the domain has them, from rows whose amount, chance and sky are those of the interval
  /// that *ends* at their time: each row gets the next one's, if that comes `hours` later. The last
  /// row says only what is at its moment, and is no step any more.
  ///
  /// Open-Meteo gives the preceding hour's, OpenWeather's forecast the preceding three hours'.
  func beginningTheirIntervals(of hours: Int) -> [HourForecast] {
    zip(self, dropFirst()).map { row, next in
      var step = row
      let isNext = next.time == row.time + TimeInterval(hours * 3600)
      step.condition = isNext ? next.condition : .unknown
      step.icon = isNext ? next.icon?.byDay(row.isDay ?? true) : nil
      step.precipitation = isNext ? next.precipitation : nil
      step.precipitationProbability = isNext ? next.precipitationProbability : nil
      return step
    }
  }
}
