import WeatherModel

/// Consecutive steps of the hourly forecast with the same weather, which are read aloud as one.
struct HourSpan: Equatable {
  /// The steps; at least one.
  private(set) var hours: [HourForecast]

  /// The steps joined where the condition and the class of wind stay the same.
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

  /// The step in which the most falls; nil where nothing does.
  var heaviest: HourForecast? {
    hours.filter { ($0.precipitation ?? 0) > 0 }
      .max { ($0.precipitation ?? 0) < ($1.precipitation ?? 0) }
  }

  /// The smallest and the greatest of a value; nil where none is known.
  func range(of value: KeyPath<HourForecast, Double?>) -> ClosedRange<Double>? {
    let known = hours.compactMap { $0[keyPath: value] }
    guard let least = known.min(), let greatest = known.max() else { return nil }
    return least...greatest
  }
}
