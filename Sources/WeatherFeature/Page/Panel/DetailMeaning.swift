import WeatherModel
import WeatherWords

/// The practical meaning of a value, in a sentence.
enum DetailMeaning {
  static func sentence(for value: DetailValue, _ page: PageContext) -> String {
    let known = sentence(value, page.current, page)
    return known ?? page.words.detail.unknownMeaning(page.words.name(of: page.fetched.provider))
  }

  /// Returns the sentence; nil if the value is unknown.
  private static func sentence(
    _ value: DetailValue, _ current: CurrentWeather, _ page: PageContext
  ) -> String? {
    let detail = page.words.detail
    switch value {
    case .quantity(.temperature):
      return extremes(of: .temperature, page)
    case .quantity(.feelsLike):
      let difference = ApparentTemperatureDifference.degrees(
        temperature: current.temperature, feelsLike: current.feelsLike, in: page.format.units)
      guard let difference else { return nil }
      if difference == 0 { return detail.feelsSameMeaning }
      if difference > 0 { return detail.feelsWarmerMeaning }
      let isCold = current.temperature.map(WindChill.applies) ?? true
      return isCold ? detail.feelsColderMeaning : detail.feelsColderWarmMeaning
    case .quantity(.humidity):
      return current.humidity.map { detail.humidityMeaning(HumidityClass(percent: $0)) }
    case .quantity(.dewPoint):
      return current.dewPoint.map { detail.dewPointMeaning(DewPointComfort(dewPoint: $0)) }
    case .quantity(.pressure):
      guard current.pressure != nil else { return nil }
      let tendency = page.report.pressureTendency(at: page.now)
      return tendency.map { detail.pressureMeaning(PressureTrend(change: $0.change)) }
        ?? detail.pressureUnknown
    case .quantity(.cloudCover):
      return current.cloudCover.map { detail.cloudMeaning(CloudClass(percent: $0)) }
    case .quantity(.visibility):
      return VisibilityClass(current).map(detail.visibilityMeaning)
    case .quantity(.windSpeed):
      return current.windSpeed.map { detail.windMeaning(BeaufortForce(metresPerSecond: $0)) }
    case .quantity(.windGust):
      return current.windGust.map { detail.gustMeaning(BeaufortForce(metresPerSecond: $0)) }
    case .quantity(.uvIndex):
      return current.uvIndex.map { detail.uvAdvice(UVClass(index: $0)) }
    case .quantity(.airQuality):
      guard let air = page.report.airQuality, let index = air.index else { return nil }
      return detail.airAdvice(AirClass(index: index, scale: air.scale))
    case .quantity(.precipitation):
      let rates = page.nextDay.compactMap(page.report.precipitationRate)
      let isKnown = page.report.precipitationTimeline(at: page.now).wetHours != nil
      return rates.max().flatMap { rate in
        let intensity = RainIntensity(millimetresPerHour: rate)
        // The rain of an unknown hour may be heavier.
        guard isKnown || [.heavy, .violent].contains(intensity) else { return nil }
        guard intensity == .none, !page.report.isKnownToStayDry(for: 24, at: page.now) else {
          return detail.rainMeaning(intensity)
        }
        return page.words.sections.sentence(page.words.sections.noRain.withCapital)
      }
    case .quantity(.snowfall):
      guard page.nextDay.allSatisfy({ $0.snowfall != nil }) else { return nil }
      return page.nextDay.total(.snowfall).map { detail.snowfallAhead(page.format.snow($0)) }
    case .quantity(.snowDepth):
      let depth = page.report.step(at: page.now + 24 * 3600)?.snowDepth
      return current.snowDepth.flatMap { _ in depth }
        .map { detail.snowDepthAhead(page.format.snow($0)) }
    case .quantity(.sunshine):
      return page.report.today(at: page.now)?.sunshine.map { _ in SunAndMoon(page).courseText }
    case .sun:
      return SunAndMoon(page).courseText
    case .moon:
      return detail.moonMeaning(SunAndMoon(page).moon.name)
    case .quantity(let quantity):
      return extremes(of: quantity, page)
    }
  }

  /// Returns the highest and the lowest value of the next day with their times; nil if it is mostly
  /// unknown.
  private static func extremes(of quantity: Quantity, _ page: PageContext) -> String? {
    let hours = page.nextDay.filter { $0[quantity] != nil }
    let byValue = { (left: HourForecast, right: HourForecast) in
      (left[quantity] ?? 0) < (right[quantity] ?? 0)
    }
    guard DayForecast.isEnough(Double(hours.count), of: Double(page.nextDay.count)),
      let highest = hours.max(by: byValue), let lowest = hours.min(by: byValue)
    else { return nil }
    let today = page.report.localTime(page.now).date
    let part = { (label: String, hour: HourForecast) in
      let time = page.report.localTime(hour.time)
      let clock = page.format.clock(time)
      let words = page.words.time
      let moment = time.date == today ? words.at(clock) : words.at(clock, on: time.date)
      return "\(label) \(page.format.text(quantity, hour[quantity])) \(moment)"
    }
    return part(page.words.labels.high, highest) + " · " + part(page.words.labels.low, lowest)
  }
}

extension PageContext {
  /// The steps of the next 24 hours.
  var nextDay: [HourForecast] { report.hours(from: now, ahead: 24) }

  /// Returns the hours of a chart: six past ones and a day ahead, or two days if the chart is wide
  /// enough or the chosen hour is later.
  func hoursAround(width: Int) -> [HourForecast] {
    let past = 6
    let ahead = width >= 100 || hoursAhead >= 24 ? 48 : 24
    return report.hours(from: now - TimeInterval(past * 3600), ahead: past + ahead)
  }
}
