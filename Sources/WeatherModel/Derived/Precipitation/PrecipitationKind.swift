extension DayForecast {
  /// Whether what falls that day is snow: its sky says so, or it does not get warmer than the freezing
  /// point, above which snow seldom reaches the ground.
  public var isSnowy: Bool {
    if [.snow, .heavySnow].contains(condition) { return true }
    return temperatureMax.map { $0 <= 0 } ?? false
  }
}
