extension WeatherReport {
  /// Whether nothing is said in it but times: no value of the weather now, of an hour or of a day.
  /// Such an answer is none, and never takes the place of one.
  public var isBlank: Bool {
    current.isBlank && hourly.allSatisfy(\.isBlank) && daily.allSatisfy(\.isBlank)
  }
}

extension CurrentWeather {
  /// Whether nothing is said of the weather.
  var isBlank: Bool {
    var blank = CurrentWeather(time: time)
    blank.isDay = isDay
    return self == blank
  }
}

extension HourForecast {
  /// Whether nothing is said of the weather.
  var isBlank: Bool {
    var blank = HourForecast(time: time)
    blank.hours = hours
    blank.isDay = isDay
    return self == blank
  }
}

extension DayForecast {
  /// Whether nothing is said of the weather.
  var isBlank: Bool {
    var blank = DayForecast(date: date)
    blank.sunrise = sunrise
    blank.sunset = sunset
    blank.isRestOfDay = isRestOfDay
    blank.isCoarse = isCoarse
    return self == blank
  }
}
