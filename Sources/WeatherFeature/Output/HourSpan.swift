import WeatherModel

/// Consecutive steps of the hourly forecast with the same weather, which are read aloud as one.
struct HourSpan: Equatable {
  /// The steps; at least one.
  private(set) var hours: [HourForecast]

  /// Returns the steps, joined as long as the condition and the class of wind stay the same.
  static func spans(of hours: some Sequence<HourForecast>) -> [HourSpan] {
    hours.reduce(into: []) { spans, hour in
      let last = spans.last?.hours.last
      if last?.condition == hour.condition, last?.windClass == hour.windClass {
        spans[spans.count - 1].hours.append(hour)
      } else {
        spans.append(HourSpan(hours: [hour]))
      }
    }
  }

  /// The step with the most precipitation; nil if there is none.
  var heaviest: HourForecast? {
    hours.filter { ($0.precipitation ?? 0) > 0 }
      .max { ($0.precipitation ?? 0) < ($1.precipitation ?? 0) }
  }

  /// Returns the range of a value over the steps; nil if the value is unknown.
  func range(of value: KeyPath<HourForecast, Double?>) -> ClosedRange<Double>? {
    let known = hours.compactMap { $0[keyPath: value] }
    guard let least = known.min(), let greatest = known.max() else { return nil }
    return least...greatest
  }
}
