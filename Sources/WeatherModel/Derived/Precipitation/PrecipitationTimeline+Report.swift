extension WeatherReport {
  /// Returns the timeline of precipitation as known at `now`.
  ///
  /// A nowcast that covers `now` takes precedence for as long as it lasts. Without one, the current
  /// weather determines the rest of the current step. If the current weather is wet, the step is
  /// wet until its end. If it is dry in the first half of a wet step, the precipitation is still
  /// expected before the end of the step; in the second half, the step is dry until its end. O(n)
  /// in the number of steps.
  public func precipitationTimeline(at now: Date) -> PrecipitationTimeline {
    let nowcast = nowcastSegments(at: now)
    var timeline = PrecipitationTimeline(now: now, segments: forecastSegments())
    if nowcast.isEmpty {
      timeline.insert(reportedWeather(at: now), of: self)
    } else {
      timeline.insert(nowcast)
    }
    return timeline
  }

  /// The maximum length in seconds of a step that is not coarse. Within a longer step, the time of
  /// a change is not known to the hour.
  static let maxStep: TimeInterval = 3 * 3600

  /// Returns the steps of the forecast as segments. A step that overlaps the next one is shortened.
  private func forecastSegments() -> [PrecipitationTimeline.Segment] {
    hourly.indices.map { index in
      let step = hourly[index]
      let next = index + 1 < hourly.count ? hourly[index + 1].time : .distantFuture
      let full = PrecipitationTimeline.Segment(
        start: step.time, end: end(of: step), isWet: step.isWet, kind: step.kindOfPrecipitation,
        rate: step.precipitation.map { $0 / (length(of: step) / 3600) },
        chance: step.precipitationProbability,
        source: step.isOnlyPossible ? .chanceOnly : .forecast,
        isCoarse: length(of: step) > Self.maxStep)
      return next > full.start && next < full.end ? full.part(from: full.start, to: next) : full
    }
  }
}

extension PrecipitationTimeline {
  fileprivate init(now: Date, segments: [Segment]) {
    self.now = now
    self.segments = segments
    isWetNow = nil
  }

  /// Replaces the hours covered by a nowcast with its segments.
  fileprivate mutating func insert(_ minutes: [Segment]) {
    guard let first = minutes.first, let last = minutes.last else { return }
    let before = segments.filter { $0.start < first.start }.map { segment in
      segment.end > first.start ? segment.part(from: segment.start, to: first.start) : segment
    }
    let after = segments.filter { $0.end > last.end }.map { segment in
      segment.start < last.end ? Self.remainder(of: segment, after: last) : segment
    }
    segments = before + minutes + after
    isWetNow = segment(at: now)?.isWet
  }

  /// Returns the rest of a step in which a nowcast ends. If the nowcast is dry and the step is wet,
  /// the rest is wet while at least half of the step remains. If the nowcast is wet and the step is
  /// dry, the rest is wet.
  private static func remainder(of segment: Segment, after minutes: Segment) -> Segment {
    var rest = segment.part(from: minutes.end, to: segment.end)
    guard !segment.isCoarse, let isWet = segment.isWet, isWet != minutes.isWet else { return rest }
    if !isWet {
      rest.isWet = true
      rest.kind = minutes.kind
      rest.rate = nil
    } else if rest.duration < segment.duration / 2 {
      rest.isWet = false
      rest.isDisputed = true
    }
    return rest
  }

  /// Replaces the rest of the current step with the current weather.
  fileprivate mutating func insert(_ now: WeatherNow, of report: WeatherReport) {
    // Weather that was old when it was received does not describe this step.
    guard !now.isOutdated else {
      isWetNow = segment(at: self.now)?.isWet
      return
    }
    let weather = now.weather
    isWetNow = weather.isWet
    guard let isWet = weather.isWet else { return }
    let source = now.isForecast ? Source.forecast : .measured
    guard let index = segments.lastIndex(where: { $0.start <= self.now && self.now < $0.end })
    else { return insertBeforeFirst(weather, isWet: isWet, source) }
    let step = segments[index]
    let isWetStep = step.isWet == true
    if !isWet, isWetStep, !step.isCoarse, self.now < step.start + step.duration / 2 {
      segments[index].isPending = true
      return
    }
    // A coarse step may be dry now and wet later, or the reverse.
    guard !step.isCoarse else { return }
    let begin = min(max(step.start, weather.time), self.now)
    var rest = step.part(from: begin, to: step.end)
    rest.isWet = isWet
    rest.source = isWet || step.source != .chanceOnly ? source : .chanceOnly
    rest.isDisputed = !isWet && isWetStep
    if isWet {
      rest.kind = Condition.worse(
        weather.kindOfPrecipitation(in: report.step(at: self.now)),
        orHazard: isWetStep ? step.kind : .unknown)
      if !isWetStep { rest.rate = nil }
    }
    segments[index...index] =
      begin > step.start ? [step.part(from: step.start, to: begin), rest] : [rest]
  }

  /// Inserts the current weather if there is no current step. It lasts until the next step begins
  /// if that is within the length of the next step, otherwise for a minute.
  private mutating func insertBeforeFirst(
    _ weather: CurrentWeather, isWet: Bool, _ source: Source
  ) {
    let index = segments.firstIndex { $0.start > now } ?? segments.count
    let next = segments.indices.contains(index) ? segments[index] : nil
    let reaches = next.map { $0.start.timeIntervalSince(now) <= $0.duration } ?? false
    let end = reaches ? next?.start : nil
    segments.insert(
      Segment(
        start: now, end: end ?? now + 60, isWet: isWet, kind: weather.kindOfPrecipitation(in: nil),
        rate: nil, chance: nil, source: source),
      at: index)
  }
}

extension Condition {
  /// Returns the current kind of precipitation, or the kind of its step if that is a worse hazard:
  /// freezing rain within the hour must be reported even if it is only drizzling now.
  static func worse(_ kind: Condition, orHazard other: Condition) -> Condition {
    other.isHazard && other > kind ? other : kind
  }

  /// Whether it is a kind of precipitation that people prepare for.
  var isHazard: Bool {
    [.heavyRain, .freezingRain, .heavySnow, .hail, .thunderstorm].contains(self)
  }

  /// Returns whether two conditions are the same kind of precipitation: showers are rain.
  func isSameKind(as other: Condition) -> Bool {
    let rain: [Condition] = [.rain, .showers]
    return self == other || rain.contains(self) && rain.contains(other)
  }

  /// Returns rain or snow, by temperature, if only an amount is known.
  static func falling(at temperature: Double?) -> Condition {
    (temperature ?? 1) <= 0 ? .snow : .rain
  }
}

extension CurrentWeather {
  /// The minimum rate in mm an hour that counts as precipitation.
  static let minRate = 0.1

  /// Whether the report says that there is rain, snow or hail; nil if unknown.
  var isWet: Bool? {
    if condition.isPrecipitation { return true }
    if let precipitationRate { return precipitationRate >= Self.minRate }
    return condition == .unknown ? nil : false
  }

  /// Returns the kind of precipitation: that of the current condition, otherwise that of the step,
  /// otherwise rain or snow by temperature.
  func kindOfPrecipitation(in step: HourForecast?) -> Condition {
    if condition.isPrecipitation { return condition }
    if let step, step.condition.isPrecipitation { return step.condition }
    return .falling(at: temperature)
  }
}

extension HourForecast {
  /// The amount in mm below which a step counts as dry: the resolution of a rain gauge (WMO No. 8).
  public static let minAmount = 0.1

  /// Whether rain, snow or hail is forecast for the step: by its condition, or by an amount of at
  /// least ``minAmount``. Nil if neither is known.
  public var isWet: Bool? {
    if condition.isPrecipitation { return true }
    if let precipitation { return precipitation >= Self.minAmount }
    return condition == .unknown ? nil : false
  }

  /// The kind of precipitation in a wet step, or the possible kind in a dry one.
  var kindOfPrecipitation: Condition {
    condition.isPrecipitation ? condition : possibleCondition ?? .falling(at: temperature)
  }

  /// Whether only a probability indicates precipitation.
  fileprivate var isOnlyPossible: Bool {
    isWet != true && (precipitationProbability ?? 0) >= PrecipitationTimeline.minDoubt
  }
}
