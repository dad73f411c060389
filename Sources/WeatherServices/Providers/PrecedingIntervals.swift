import WeatherModel

extension [HourForecast] {
  /// Steps as the domain has them, from rows whose amount, chance and sky are those of the interval
  /// that *ends* at their time: each row gets the next one's, if that comes `hours` later. The last
  /// row says only what is at its moment, and is no step any more.
  ///
  /// Open-Meteo gives the preceding hour's, OpenWeather's forecast the preceding three hours'.
  /// - Parameter skyIsInstant: Whether a sky without precipitation is that of its row's time, so that
  ///   only precipitation is moved.
  func beginningTheirIntervals(of hours: Int, skyIsInstant: Bool = false) -> [HourForecast] {
    zip(self, dropFirst()).map { row, next in
      var step = row
      let isNext = next.time == row.time + TimeInterval(hours * 3600)
      step.condition = isNext ? next.condition : .unknown
      if skyIsInstant, isNext, !next.condition.isPrecipitation, next.condition != .unknown {
        step.condition = row.skyAtItsTime ?? next.condition
      }
      step.icon = isNext ? next.icon?.byDay(row.isDay ?? true) : nil
      for quantity in Quantity.all where quantity.kind != .instant {
        step[quantity] = isNext ? next[quantity] : nil
      }
      return step
    }
  }
}

extension HourForecast {
  /// The sky at the row's time: by its code, or by its clouds where the code is that of the rain before.
  fileprivate var skyAtItsTime: Condition? {
    if condition.isPrecipitation { return cloudCover.map { .sky(cloudCover: $0) } }
    return condition == .unknown ? nil : condition
  }
}
