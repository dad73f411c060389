extension WeatherReport {
  /// Returns the advice for the coming 24 hours, the most urgent first. Each code occurs at most
  /// once, for the first span of hours to which its rule applies. An hour in which a required value
  /// is unknown ends the span, so that no advice is based on missing data. `docs/providers.md`
  /// names the source of each rule.
  public func advice(at now: Date) -> [Advice] {
    let hours = AdviceHours(of: self, at: now)
    return Advice.Code.allCases.compactMap { code in
      switch code {
      case .frostbite: hours.frostbite
      case .blackIce: hours.blackIce
      case .heatStress: hours.heatStress
      case .thunderstorm: hours.advice(code) { $0.condition.isKnown { $0 == .thunderstorm } }
      case .fog: hours.fog
      case .frost: hours.frost
      case .windscreenIce: hours.windscreenIce
      case .humidex: hours.humidex
      case .windChill: hours.windChill
      case .sunProtection: hours.sunProtection
      case .dryingWeather: hours.dryingWeather
      }
    }
  }
}

/// The steps of the coming day, with the spans to which a rule applies.
private struct AdviceHours {
  /// Consecutive steps to which a rule applies.
  struct Span {
    var steps: ArraySlice<HourForecast>
    var start: Date
    var isStartKnown: Bool
    /// The end; nil if the span lasts to the end of the coming day or of the known data.
    var end: Date?
  }

  let report: WeatherReport
  let now: Date
  /// The steps of at most three hours, starting with the current one.
  let steps: [HourForecast]

  init(of report: WeatherReport, at now: Date) {
    self.report = report
    self.now = now
    steps = report.hourly.filter { step in
      report.end(of: step) > now && step.time < now + 24 * 3600
        && report.length(of: step) <= 3 * 3600
    }
  }

  // MARK: - Spans

  /// Returns the spans to which a rule applies. The rule returns nil if the step's data is unknown.
  func spans(_ rule: (HourForecast) -> Bool?) -> [Span] {
    let answers = steps.map(rule)
    var spans: [Span] = []
    var index = 0
    while index < steps.count {
      guard answers[index] == true else {
        index += 1
        continue
      }
      let first = index
      while isFollowed(index), answers[index + 1] == true { index += 1 }
      let isEnded = isFollowed(index) && answers[index + 1] == false
      let isStartKnown =
        steps[first].time <= now
        || first > 0 && isFollowed(first - 1) && answers[first - 1] == false
      spans.append(
        Span(
          steps: steps[first...index], start: max(now, steps[first].time),
          isStartKnown: isStartKnown, end: isEnded ? report.end(of: steps[index]) : nil))
      index += 1
    }
    return spans
  }

  private func isFollowed(_ index: Int) -> Bool {
    index + 1 < steps.count && steps[index + 1].time == report.end(of: steps[index])
  }

  /// Returns the advice for the first span to which a rule applies, with its value.
  func advice(
    _ code: Advice.Code, value: (Span) -> Double? = { _ in nil },
    where rule: (HourForecast) -> Bool?
  ) -> Advice? {
    spans(rule).first.map { advice(code, $0, value($0)) }
  }

  private func advice(_ code: Advice.Code, _ span: Span, _ value: Double?) -> Advice {
    Advice(
      code: code, start: span.start, isStartKnown: span.isStartKnown, end: span.end, value: value)
  }

  /// Returns a function that finds the highest value in a span.
  private func highest(_ value: @escaping (HourForecast) -> Double?) -> (Span) -> Double? {
    { $0.steps.compactMap(value).max() }
  }

  /// Returns a function that finds the lowest value in a span.
  private func lowest(_ value: @escaping (HourForecast) -> Double?) -> (Span) -> Double? {
    { $0.steps.compactMap(value).min() }
  }

  private func isDay(_ step: HourForecast) -> Bool {
    let middle = step.time + report.length(of: step) / 2
    return SunPosition(at: middle, from: report.place.coordinate).altitude > 0
  }

  /// Returns whether the place is in one of these countries.
  private func isIn(_ countries: String...) -> Bool {
    report.place.countryCode.map(countries.contains) ?? false
  }

  // MARK: - Cold

  private func chill(_ step: HourForecast) -> Double? {
    guard let temperature = step.temperature, let wind = step.windSpeed else { return nil }
    return WindChill.index(temperature: temperature, windSpeed: wind)
  }

  /// Returns whether the wind chill index is at most `limit`; nil if unknown.
  private func isChill(_ step: HourForecast, below limit: Double) -> Bool? {
    guard let temperature = step.temperature else { return nil }
    guard WindChill.applies(at: temperature) else { return false }
    return chill(step).map { $0 <= limit }
  }

  var frostbite: Advice? {
    advice(.frostbite) { span in
      lowest(chill)(span).flatMap(WindChill.minutesToFrostbite).map(Double.init)
    } where: {
      isChill($0, below: -27.5)
    }
  }

  /// The wind chill, in countries whose weather service reports it: Canada and the United States,
  /// and, as "feels like", Britain and Ireland. The index must be at most -5 and at least three
  /// degrees below the air temperature.
  var windChill: Advice? {
    guard isIn("CA", "US", "GB", "IE") else { return nil }
    return advice(.windChill, value: lowest(chill)) { step in
      guard let temperature = step.temperature else { return nil }
      return isChill(step, below: min(-5, temperature - 3))
    }
  }

  /// Frost that begins within the day; nil if it is already freezing.
  var frost: Advice? {
    let span = spans { $0.temperature.map { $0 < 0 } }.first
    guard let span, span.start > now, let first = steps.first?.temperature, first >= 0 else {
      return nil
    }
    return advice(.frost, span, lowest(\.temperature)(span))
  }

  /// Freezing rain, or a temperature of 0 °C or less within six hours after freezing rain or after
  /// rain above 0 °C.
  var blackIce: Advice? {
    advice(.blackIce) { step in
      if step.condition == .freezingRain { return true }
      guard let temperature = step.temperature else { return nil }
      guard temperature <= 0 else { return false }
      let before = report.hourly.filter {
        $0.time < step.time && report.end(of: $0) > step.time - 6 * 3600
      }
      // Liquid water must have been left on the ground.
      let isWetGround = before.contains {
        $0.condition == .freezingRain
          || ($0.temperature ?? 0) > 0 && $0.isWet == true && !$0.condition.isFrozen
      }
      return isWetGround || !before.contains { $0.isWet == nil } ? isWetGround : nil
    }
  }

  /// Clear, calm and humid nights of -15 to 3 °C, in which moisture freezes on glass because glass
  /// cools below the air temperature.
  var windscreenIce: Advice? {
    advice(.windscreenIce) { step in
      if let temperature = step.temperature, temperature > 3 { return false }
      guard !isDay(step) else { return false }
      guard let temperature = step.temperature, let cloud = step.cloudCover,
        let wind = step.windSpeed, let humidity = step.humidity, let isWet = step.isWet
      else { return nil }
      return (-15...3).contains(temperature) && cloud <= 40 && wind <= 3 && humidity >= 75
        && !isWet
    }
  }

  // MARK: - Heat and sun

  private func wetBulb(_ step: HourForecast) -> Double? {
    guard let temperature = step.temperature, let humidity = step.humidity else { return nil }
    return WetBulbGlobeTemperature.celsius(temperature: temperature, humidity: humidity)
  }

  var heatStress: Advice? {
    advice(.heatStress, value: highest(wetBulb)) { step in
      let isHot = wetBulb(step).map { $0 >= WetBulbGlobeTemperature.stress }
      // The position of the sun is computed only if it decides the result.
      return isHot == false || !isDay(step) ? false : isHot
    }
  }

  private func humidex(_ step: HourForecast) -> Double? {
    guard let temperature = step.temperature else { return nil }
    let dewPoint =
      step.dewPoint
      ?? step.humidity.flatMap { DewPoint.celsius(temperature: temperature, humidity: $0) }
    return dewPoint.map { Humidex.index(temperature: temperature, dewPoint: $0) }
  }

  /// The humidex, at places in Canada.
  var humidex: Advice? {
    guard isIn("CA") else { return nil }
    return advice(.humidex, value: highest(humidex)) { step in
      humidex(step).map { index in
        index >= Humidex.discomfort && index - (step.temperature ?? index) >= 1
      }
    }
  }

  /// A UV index of at least 3, from which WHO recommends sun protection.
  var sunProtection: Advice? {
    advice(.sunProtection, value: highest(\.uvIndex)) { $0.uvIndex.map { $0.rounded() >= 3 } }
  }

  // MARK: - Sight and washing

  /// Visibility below a kilometre, the WMO's definition of fog, unless something else than droplets
  /// reduces it.
  var fog: Advice? {
    advice(.fog, value: lowest(\.visibility)) { step in
      if step.condition == .fog { return true }
      guard let visibility = step.visibility else { return step.condition.isKnown { _ in false } }
      guard visibility < 1000 else { return false }
      return step.isWet.map { isWet in
        !isWet && VisibilityClass.isFoggy(in: step.condition, humidity: step.humidity)
      }
    }
  }

  /// At least four hours of daylight in which water evaporates readily, the wind is neither too
  /// weak nor too strong, and rain is unlikely.
  var dryingWeather: Advice? {
    let span = spans { step in
      guard isDay(step) else { return false }
      guard let temperature = step.temperature, let humidity = step.humidity,
        let wind = step.windSpeed, let isWet = step.isWet,
        let chance = step.precipitationProbability
      else { return nil }
      let deficit = VapourPressureDeficit.kilopascals(
        temperature: temperature, humidity: humidity)
      return deficit >= 0.8 && (1.5...11).contains(wind) && !isWet && chance < 0.2
    }.first { span in
      let end = span.steps.last.map(report.end) ?? span.start
      return end.timeIntervalSince(span.start) >= 4 * 3600
    }
    return span.map { advice(.dryingWeather, $0, nil) }
  }
}

extension Condition {
  /// Returns the result of a rule about the condition; nil if the condition is unknown.
  fileprivate func isKnown(_ rule: (Condition) -> Bool) -> Bool? {
    self == .unknown ? nil : rule(self)
  }
}
