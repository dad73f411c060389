/// How good the air is, from 0 (best) to 5, on the agency's own classes.
package struct AirClass: Hashable, Sendable {
  /// Whose classes they are.
  package let scale: AirQuality.Scale
  /// 0 is the best; ``count(of:)`` says how many there are.
  package let rank: Int

  /// How many classes a scale has.
  package static func count(of scale: AirQuality.Scale) -> Int {
    switch scale {
    case .us, .european: 6
    case .openWeather: 5
    case .korean: DustGrade.allCases.count
    }
  }

  /// Every class of a scale, best first.
  package static func all(of scale: AirQuality.Scale) -> [AirClass] {
    (0..<count(of: scale)).map { AirClass(scale: scale, rank: $0) }
  }

  /// A class by its rank, which is brought into the scale.
  package init(scale: AirQuality.Scale, rank: Int) {
    self.scale = scale
    self.rank = min(max(0, rank), AirClass.count(of: scale) - 1)
  }

  /// The class of an index: US EPA's breakpoints of the AQI, the European Environment Agency's
  /// bands as Open-Meteo numbers them, AirKorea's grades, or OpenWeather's 1 to 5.
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

  /// Korea's grade, where it is on its scale.
  package var koreanGrade: DustGrade? { scale == .korean ? DustGrade.allCases[rank] : nil }
}
