/// How the pressure changes over three hours, the span of the meteorological tendency (WMO No. 306,
/// code table 0200).
public struct PressureTendency: Hashable, Sendable {
  /// Which three hours.
  public enum Span: Hashable, Sendable {
    /// The three until now, as a barometer has it.
    case past
    /// The three from now on, as forecast.
    case ahead
  }

  /// hPa.
  public var change: Double
  /// Which three hours.
  public var span: Span

  /// A change over a span.
  public init(change: Double, span: Span) {
    self.change = change
    self.span = span
  }
}

extension WeatherReport {
  /// The longest gap between two pressures that a third may be read off between them: a tendency is
  /// never made of steps further apart.
  private static let widestGap: TimeInterval = 3 * 3600

  /// The pressure's change over exactly three hours: the last three where the hours before `now` are
  /// known, otherwise the next three. Between two steps it is read off the line that joins them. Nil
  /// where either end is unknown.
  ///
  /// The pressure that was measured takes part only where the steps do not reach: between a station's
  /// barometer and the model's pressure there may be more than a tendency.
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
    guard gap > 0, gap <= widestGap else { return nil }
    return earlier + (later - earlier) * moment.timeIntervalSince(start) / gap
  }
}
