import WeatherModel

extension [HourForecast] {
  /// Converts rows that describe the interval that *ends* at their time into steps of the domain,
  /// whose intervals begin at their time. Each row gets the amount, probability and sky of the next
  /// row, if that row is `hours` later. The last row yields no step, because the values of its
  /// interval are unknown.
  ///
  /// Open-Meteo reports the preceding hour, OpenWeather's forecast the preceding three hours.
  /// - Parameter skyIsInstant: Whether a sky without precipitation describes its row's own time, so
  ///   that only precipitation is moved to the previous row.
  func beginningTheirIntervals(of hours: Int, skyIsInstant: Bool = false) -> [HourForecast] {
    zip(self, dropFirst()).map { row, next in
      var step = row
      let isNext = next.time == row.time + TimeInterval(hours * 3600)
      step.condition = isNext ? next.condition : .unknown
      if skyIsInstant, isNext, !next.condition.isPrecipitation, next.condition != .unknown {
        step.condition = row.skyAtItsTime
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
  /// The sky at the row's time, from its code; unknown without one. If the code is for
  /// precipitation, which fell before that time, the sky is derived from the cloud cover.
  fileprivate var skyAtItsTime: Condition {
    guard condition.isPrecipitation else { return condition }
    return cloudCover.map { .sky(cloudCover: $0) } ?? .unknown
  }
}
