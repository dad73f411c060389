extension WeatherReport {
  /// Returns the hours from `now` to the end of the steps that ``hours(from:ahead:)`` returns: at
  /// most `ahead`, rounded to the nearest hour; 0 if there are no steps.
  public func hourSpan(from now: Date, ahead: Int = 48) -> Int {
    guard let last = hours(from: now, ahead: ahead).last else { return 0 }
    return min(ahead, Int((end(of: last).timeIntervalSince(now) / 3600).rounded()))
  }
}
