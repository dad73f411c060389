/// The weather now, and whether it is one.
public struct WeatherNow: Equatable, Sendable {
  /// The weather.
  public var weather: CurrentWeather
  /// Whether it is what an older answer forecast for this hour: what it said of its own moment says
  /// nothing of now any more.
  public var isForecast: Bool
}

extension WeatherReport {
  /// The time for which reported weather counts as current.
  public static let currentFor: TimeInterval = 3600

  /// The weather now: what the provider said of it, or, when that is older than an hour (or lies
  /// that far ahead, after the clock was set), its forecast for this hour. Where the forecast does
  /// not reach `now`, what was said stays. A dew point that was not given is computed. Where a nowcast
  /// covers `now`, it says whether anything falls.
  public func weatherNow(at now: Date) -> WeatherNow {
    reportedWeather(at: now)
      .reconciled(with: nowcastSegments(at: now).last { $0.start <= now && now < $0.end })
  }

  /// The weather now without its nowcast.
  func reportedWeather(at now: Date) -> WeatherNow {
    // Of a page and a newer row, the weather is as old as the newer one.
    let ages = [fetchedAt, current.time].map { abs(now.timeIntervalSince($0)) }
    let isOld = (ages.min() ?? 0) > Self.currentFor
    var result = WeatherNow(weather: current, isForecast: false)
    if isOld || current.isBlank, let step = step(at: now), !step.isBlank {
      result = WeatherNow(
        weather: CurrentWeather(step, of: self, at: now), isForecast: true)
    }
    if result.weather.dewPoint == nil, let temperature = result.weather.temperature,
      let humidity = result.weather.humidity
    {
      result.weather.dewPoint = DewPoint.celsius(temperature: temperature, humidity: humidity)
    }
    // Providers forecast the depth by the hour only.
    result.weather.snowDepth = result.weather.snowDepth ?? step(at: now)?.snowDepth
    return result
  }
}

extension CurrentWeather {
  /// The weather of a step of `report` at a moment in it. The rate is the step's amount spread over
  /// its time, and nil for steps of more than three hours, which say nothing of one of them.
  public init(_ step: HourForecast, of report: WeatherReport, at moment: Date) {
    self.init(time: step.time, condition: step.condition)
    isDay = SunPosition(at: moment, from: report.place.coordinate).altitude >= SunTimes.horizon
    icon = step.icon?.byDay(isDay ?? true)
    for quantity in Quantity.all { self[quantity] = step[quantity] }
    precipitationRate = report.precipitationRate(of: step)
  }
}
