extension WeatherReport {
  /// Whether the report contains only times: no current, hourly or daily values. Such a response is
  /// ignored and never replaces another one.
  public var isBlank: Bool {
    current.isBlank && hourly.allSatisfy(\.isBlank) && daily.allSatisfy(\.isBlank)
  }
}

extension CurrentWeather {
  /// Whether it contains no weather values.
  var isBlank: Bool {
    var blank = CurrentWeather(time: time)
    blank.isDay = isDay
    return self == blank
  }
}

extension HourForecast {
  /// Whether it contains no weather values.
  var isBlank: Bool {
    var blank = HourForecast(time: time)
    blank.hours = hours
    blank.isDay = isDay
    return self == blank
  }
}

extension DayForecast {
  /// Whether it contains no weather values.
  var isBlank: Bool {
    var blank = DayForecast(date: date)
    blank.sunrise = sunrise
    blank.sunset = sunset
    blank.isRestOfDay = isRestOfDay
    blank.isCoarse = isCoarse
    return self == blank
  }
}
