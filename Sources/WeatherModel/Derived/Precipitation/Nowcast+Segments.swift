extension WeatherReport {
  /// The minimum time in seconds that a usable nowcast covers ahead.
  private static let minNowcast: TimeInterval = 1800
  /// The maximum length in seconds of a pause that is ignored.
  private static let maxIgnoredPause: TimeInterval = 300

  /// Returns the segments of the nowcast around `now` up to the nearest unknown steps, including
  /// passed segments. Empty if the nowcast covers less than half an hour ahead.
  ///
  /// A segment is wet if its rate is at least ``CurrentWeather/minRate``, as for the current
  /// weather. A pause of up to five minutes is ignored.
  func nowcastSegments(at now: Date) -> [PrecipitationTimeline.Segment] {
    guard let nowcast else { return [] }
    // The first step may begin up to five minutes after `now`; its segment then begins at `now`.
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
      if let before = lastWet,
        segments[index].start.timeIntervalSince(segments[before].end) <= maxIgnoredPause
      {
        for dry in (before + 1)..<index { segments[dry].isWet = true }
      }
      lastWet = index
    }
    return segments
  }

  /// Returns the kind of precipitation at a time. In the current step, it is that of the current
  /// weather or of a worse hazard in the step; later, it is that of the step.
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
  /// Returns the weather made consistent with a nowcast of the same time: precipitation is removed
  /// if the nowcast is dry, and added if the nowcast is wet. A thunderstorm is kept, because
  /// thunder can occur without rain.
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
  /// Returns the sky for a cloud cover in percent, without precipitation; cloudy if the cover is
  /// unknown.
  public static func sky(cloudCover: Double?) -> Condition {
    switch cloudCover.map({ CloudClass(percent: $0) }) ?? .overcast {
    case .clear: .clear
    case .few: .mostlyClear
    case .scattered: .partlyCloudy
    case .broken, .overcast: .cloudy
    }
  }
}
