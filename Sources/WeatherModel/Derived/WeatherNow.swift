/// The weather now, and whether it is a forecast.
public struct WeatherNow: Equatable, Sendable {
  /// The weather.
  public var weather: CurrentWeather
  /// Whether the weather is the forecast of an older response for this hour, because its current
  /// weather is out of date.
  public var isForecast: Bool
  /// Whether the weather was old when it was received (``WeatherReport/outdatedTime``). Its time is
  /// then the one that it describes.
  public var isOutdated = false
}

extension WeatherReport {
  /// The number of seconds for which reported weather counts as current.
  public static let currentFor: TimeInterval = 3600

  /// The age in seconds that current weather may have when it is received: stations report hourly,
  /// and services publish their reports late.
  static let maxCurrentAge: TimeInterval = 7200

  /// The time of current weather that was old when it was received, as from a server that is no
  /// longer updated; nil otherwise.
  ///
  /// Such weather is shown with its age, never as the weather now. It is not refused, because on a
  /// machine whose clock is wrong every response seems old.
  public var outdatedTime: Date? {
    asOf.timeIntervalSince(current.time) > Self.maxCurrentAge ? current.time : nil
  }

  /// Returns the time of weather that a provider forecasts for the time of the receipt: that time,
  /// or the step's own if the step had ended by then.
  public func time(ofCurrent step: HourForecast, at receipt: Date) -> Date {
    end(of: step) <= receipt ? step.time : receipt
  }

  /// The number of seconds before a step's time from which the step is the nearest hour.
  public static let nearestHour: TimeInterval = 1800

  /// Returns the step that describes the weather at `moment` if nothing newer is known: the step
  /// at that time or of the nearest hour, or the last one if all have ended. Nil if the steps begin
  /// later or have a gap.
  public func nearestStep(to moment: Date) -> HourForecast? {
    step(at: moment) ?? step(at: moment + Self.nearestHour)
      ?? hourly.last.flatMap { end(of: $0) <= moment ? $0 : nil }
  }

  /// Returns the weather now: the provider's current weather or, if it is more than an hour old (or
  /// in the future, after the clock was set), its forecast for this hour. If the forecast does not
  /// cover `now`, the reported weather is kept. A missing dew point is computed. If a nowcast
  /// covers `now`, it determines whether there is precipitation.
  public func weatherNow(at now: Date) -> WeatherNow {
    reportedWeather(at: now)
      .reconciled(with: nowcastSegments(at: now).last { $0.start <= now && now < $0.end })
  }

  /// Returns the weather now without the nowcast.
  func reportedWeather(at now: Date) -> WeatherNow {
    // If the report was merged with a newer summary, the weather is as old as the summary.
    let ages = [asOf, current.time].map { abs(now.timeIntervalSince($0)) }
    let isOld = (ages.min() ?? 0) > Self.currentFor
    var result = WeatherNow(weather: current, isForecast: false)
    if isOld || current.isBlank, let step = step(at: now), !step.isBlank {
      result = WeatherNow(
        weather: CurrentWeather(step, of: self, at: now), isForecast: true)
    } else if let time = outdatedTime {
      result.weather.time = time
      result.isOutdated = true
    }
    if result.weather.dewPoint == nil, let temperature = result.weather.temperature,
      let humidity = result.weather.humidity
    {
      result.weather.dewPoint = DewPoint.celsius(temperature: temperature, humidity: humidity)
    }
    // Providers forecast the snow depth only by the hour.
    result.weather.snowDepth = result.weather.snowDepth ?? step(at: now)?.snowDepth
    return result
  }
}

extension CurrentWeather {
  /// Creates the weather of a step of `report` at a moment within it. The rate is the step's amount
  /// spread over its time, and nil for steps of more than three hours, which say nothing about a
  /// single hour.
  public init(_ step: HourForecast, of report: WeatherReport, at moment: Date) {
    self.init(time: step.time, condition: step.condition)
    let isDay =
      SunPosition(at: moment, from: report.place.coordinate).altitude >= SunTimes.horizon
    self.isDay = isDay
    icon = step.icon?.byDay(isDay)
    for quantity in Quantity.all { self[quantity] = step[quantity] }
    precipitationRate = report.precipitationRate(of: step)
  }
}
