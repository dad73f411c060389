extension WeatherReport {
  /// The least time in seconds that a usable nowcast reaches ahead.
  private static let minNowcast: TimeInterval = 1800
  /// Seconds of a pause that is none.
  private static let maxIgnoredPause: TimeInterval = 300

  /// The minutes of the nowcast around `now` that are known without a gap, the passed ones included.
  /// Empty where it does not reach ahead for half an hour.
  ///
  /// It is wet from ``CurrentWeather/minRate`` on, the same as for the weather now. A pause of five
  /// minutes is none.
  func nowcastSegments(at now: Date) -> [PrecipitationTimeline.Segment] {
    guard let nowcast else { return [] }
    // The first step may begin with the next minute.
    let start =
      nowcast.start > now && nowcast.start.timeIntervalSince(now) <= Self.maxIgnoredPause
      ? now : nowcast.start
    let length = nowcast.stepLength
    let current = Int((now.timeIntervalSince(nowcast.start) / length).rounded(.down))
    guard start <= now, nowcast.rates.indices.contains(max(0, current)),
      nowcast.rates[max(0, current)] != nil
    else { return [] }
    let first = nowcast.rates[..<max(0, current)].lastIndex { $0 == nil }.map { $0 + 1 } ?? 0
    let end = nowcast.rates[max(0, current)...].firstIndex { $0 == nil } ?? nowcast.rates.count
    guard (nowcast.start + length * Double(end)).timeIntervalSince(now) >= Self.minNowcast
    else { return [] }
    let segments = (first..<end).map { index in
      let begin = nowcast.start + length * Double(index)
      let rate = nowcast.rates[index] ?? 0
      let from = index == 0 ? min(begin, start) : begin
      let end = begin + length
      return PrecipitationTimeline.Segment(
        start: from, end: end, isWet: rate >= CurrentWeather.minRate,
        kind: kindOfPrecipitation(at: max(from, now), now: now),
        rate: rate, chance: nil, source: .nowcast)
    }
    return Self.withoutShortPauses(segments)
  }

  private static func withoutShortPauses(
    _ segments: [PrecipitationTimeline.Segment]
  ) -> [PrecipitationTimeline.Segment] {
    var segments = segments
    var lastWet: Int?
    for index in segments.indices where segments[index].isWet == true {
      if let before = lastWet, index - before > 1,
        segments[index].start.timeIntervalSince(segments[before].end) <= maxIgnoredPause
      {
        for dry in (before + 1)..<index { segments[dry].isWet = true }
      }
      lastWet = index
    }
    return segments
  }

  /// What falls at a time: in the step under way by the weather now, later by its own step.
  private func kindOfPrecipitation(at time: Date, now: Date) -> Condition {
    let step = step(at: time)
    guard step == nil || step?.time == self.step(at: now)?.time else {
      return step?.kindOfPrecipitation ?? .falling(at: current.temperature)
    }
    return .worse(
      reportedWeather(at: now).weather.kindOfPrecipitation(in: step),
      orHazard: step?.isWet == true ? step?.kindOfPrecipitation ?? .unknown : .unknown)
  }
}

extension WeatherNow {
  /// The weather with what a nowcast says of the same time: nothing falls out of a sky that radar sees
  /// dry, and what radar sees falls. Thunder stays, as it may come without rain.
  func reconciled(with minutes: PrecipitationTimeline.Segment?) -> WeatherNow {
    guard let minutes, let isWet = minutes.isWet else { return self }
    var result = self
    if isWet {
      guard weather.isWet != true else { return self }
      result.weather.condition = minutes.kind
      result.weather.precipitationRate = minutes.rate
    } else {
      guard weather.isWet == true else { return self }
      result.weather.precipitationRate = minutes.rate
      guard weather.condition.isPrecipitation, weather.condition != .thunderstorm else {
        return result
      }
      result.weather.condition = .sky(cloudCover: weather.cloudCover)
    }
    result.weather.description = nil
    result.weather.icon = nil
    return result
  }
}

extension Condition {
  /// The sky of a cover in percent, without what falls from it; cloudy where the cover is not known.
  public static func sky(cloudCover: Double?) -> Condition {
    switch cloudCover.map({ CloudClass(percent: $0) }) ?? .overcast {
    case .clear: .clear
    case .few: .mostlyClear
    case .scattered: .partlyCloudy
    case .broken, .overcast: .cloudy
    }
  }
}
