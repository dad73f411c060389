/// The change of pressure over three hours, the period of the meteorological tendency (WMO No. 306,
/// code table 0200).
public struct PressureTendency: Hashable, Sendable {
  /// The period of a change.
  public enum Span: Hashable, Sendable {
    /// The last three hours, as on a barometer.
    case past
    /// The next three hours, as forecast.
    case ahead
  }

  /// The change in hPa.
  public var change: Double
  /// The period of the change.
  public var span: Span

  /// Creates a change over a period.
  public init(change: Double, span: Span) {
    self.change = change
    self.span = span
  }
}

extension WeatherReport {
  /// The maximum gap between two pressures that allows interpolation. A tendency is never computed
  /// from steps further apart.
  private static let widestGap: TimeInterval = 3 * 3600

  /// Returns the change of pressure over exactly three hours: the last three if the hours before
  /// `now` are known, otherwise the next three. Values between two steps are interpolated linearly.
  /// Nil if either end is unknown.
  ///
  /// The measured pressure is used only outside the range of the steps, because a station's
  /// barometer and the model's pressure may differ by more than a tendency.
  public func pressureTendency(at now: Date) -> PressureTendency? {
    let steps = hourly.compactMap { step in step.pressure.map { (step.time, $0) } }
    let measured = current.pressure.map { [(current.time, $0)] } ?? []
    let serieses = [steps, (steps + measured).sorted { $0.0 < $1.0 }]
    for (span, hours) in [(PressureTendency.Span.past, -3.0), (.ahead, 3.0)] {
      for series in serieses {
        guard let here = Self.value(at: now, in: series),
          let there = Self.value(at: now + hours * 3600, in: series)
        else { continue }
        return PressureTendency(change: span == .past ? here - there : there - here, span: span)
      }
    }
    return nil
  }

  private static func value(at moment: Date, in series: [(Date, Double)]) -> Double? {
    guard let after = series.firstIndex(where: { $0.0 >= moment }) else { return nil }
    let (end, later) = series[after]
    if end == moment { return later }
    guard after > 0 else { return nil }
    let (start, earlier) = series[after - 1]
    let gap = end.timeIntervalSince(start)
    guard gap <= widestGap else { return nil }
    return earlier + (later - earlier) * moment.timeIntervalSince(start) / gap
  }
}
