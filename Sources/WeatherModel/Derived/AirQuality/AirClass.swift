/// A class of air quality as its agency defines it, from 0 (best) to at most 5.
package struct AirClass: Hashable, Sendable {
  /// The scale to which the class belongs.
  package let scale: AirQuality.Scale
  /// The rank, 0 for the best; ``count(of:)`` returns the number of classes.
  package let rank: Int

  /// Returns the number of classes of a scale.
  package static func count(of scale: AirQuality.Scale) -> Int {
    switch scale {
    case .us, .european: 6
    case .openWeather: 5
    case .korean: DustGrade.allCases.count
    }
  }

  /// Returns every class of a scale, best first.
  package static func all(of scale: AirQuality.Scale) -> [AirClass] {
    (0..<count(of: scale)).map { AirClass(scale: scale, rank: $0) }
  }

  /// Creates a class from its rank, clamped to the scale.
  package init(scale: AirQuality.Scale, rank: Int) {
    self.scale = scale
    self.rank = min(max(0, rank), AirClass.count(of: scale) - 1)
  }

  /// Creates the class of an index: US EPA's breakpoints of the AQI, the European Environment
  /// Agency's bands as Open-Meteo numbers them, AirKorea's grades, or OpenWeather's 1 to 5.
  package init(index: Double, scale: AirQuality.Scale) {
    let upperBounds: [Double] =
      switch scale {
      case .us: [50, 100, 150, 200, 300]
      case .european: [20, 40, 60, 80, 100]
      case .korean: [50, 100, 250]
      case .openWeather: [1, 2, 3, 4]
      }
    let value = index.rounded()
    self.init(scale: scale, rank: upperBounds.firstIndex { value <= $0 } ?? upperBounds.count)
  }

  /// The Korean grade, if the class is on Korea's scale.
  package var koreanGrade: DustGrade? { scale == .korean ? DustGrade.allCases[rank] : nil }
}
