extension WeatherReport {
  /// Hours from `now` to the end of the steps that ``hours(from:ahead:)`` gives: at most `ahead`, to
  /// the nearest hour; 0 where there are none.
  public func hourSpan(from now: Date, ahead: Int = 48) -> Int {
    guard let last = hours(from: now, ahead: ahead).last else { return 0 }
    return min(ahead, Int((end(of: last).timeIntervalSince(now) / 3600).rounded()))
  }
}
