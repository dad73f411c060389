public import FoundationEssentials

extension HourForecast {
  /// mm below which a step counts as dry: what a rain gauge can tell from nothing (WMO No. 8).
  public static let leastAmount = 0.1

  /// Whether rain, snow or hail is forecast for the step: its sky says so, or at least
  /// ``leastAmount`` falls in it. Nil where neither is known.
  public var isWet: Bool? {
    if condition.isPrecipitation { return true }
    if let precipitation { return precipitation >= Self.leastAmount }
    return condition == .unknown ? nil : false
  }
}

extension WeatherReport {
  /// The hours with rain, snow or hail in the 24 hours from `now` on: 0 to 24, a step that is under
  /// way or reaches further counted for its part of them; any rain at all is at least an hour. Nil
  /// where no step is known.
  public func wetHours(from now: Date) -> Int? {
    let end = now + 24 * 3600
    var seconds = 0.0
    var isKnown = false
    for step in hourly {
      let inside = min(self.end(of: step), end).timeIntervalSince(max(step.time, now))
      guard inside > 0, let isWet = step.isWet else { continue }
      isKnown = true
      if isWet { seconds += inside }
    }
    guard isKnown else { return nil }
    return seconds == 0 ? 0 : max(1, min(24, Int((seconds / 3600).rounded())))
  }
}
