/// Korea's comprehensive air-quality index (통합대기환경지수, CAI), 0 to 500.
///
/// This is AirKorea's formula: each pollutant is interpolated between the bounds of its grade, the
/// worst one is the index, and 50 or 75 are added if two, or three or more, pollutants are bad.
/// AirKorea uses the 24-hour moving average of particles; here it is the concentration of the hour.
enum KoreanAirQualityIndex {
  /// Returns the index; nil unless both kinds of particles, ozone and nitrogen dioxide are known,
  /// as AirKorea requires.
  static func index(of air: AirQuality) -> Double? {
    guard let pm25 = air.pm25, let pm10 = air.pm10, let ozone = air.o3, let nitrogen = air.no2
    else { return nil }
    let known: [(value: Double?, bounds: [Double])] = [
      (pm25, [15, 35, 75, 500]), (pm10, [30, 80, 150, 600]),
      (partsPerMillion(ozone, molarMass: 48.00), [0.03, 0.09, 0.15, 0.6]),
      (partsPerMillion(nitrogen, molarMass: 46.01), [0.03, 0.06, 0.2, 2]),
      (air.so2.map { partsPerMillion($0, molarMass: 64.07) }, [0.02, 0.05, 0.15, 1]),
      (air.co.map { partsPerMillion($0, molarMass: 28.01) }, [2, 9, 15, 50]),
    ]
    let scores = known.compactMap { part in part.value.map { score($0, upTo: part.bounds) } }
    let bad = scores.filter { $0 > 100 }.count
    let surcharge: Double = bad >= 3 ? 75 : bad == 2 ? 50 : 0
    return scores.max().map { min(500, $0.rounded() + surcharge) }
  }

  /// Returns the index of one pollutant, interpolated between the bounds of its grade.
  private static func score(_ value: Double, upTo bounds: [Double]) -> Double {
    let indices: [Double] = [50, 100, 250, 500]
    guard let grade = bounds.firstIndex(where: { value <= $0 }) else { return 500 }
    let (low, lowIndex) = grade == 0 ? (0, 0) : (bounds[grade - 1], indices[grade - 1])
    return lowIndex + (indices[grade] - lowIndex) * (value - low) / (bounds[grade] - low)
  }

  /// Converts a gas concentration in µg/m³ to parts per million, at 25 °C and 1013 hPa.
  private static func partsPerMillion(_ value: Double, molarMass: Double) -> Double {
    value * 24.45 / (molarMass * 1000)
  }
}

extension AirQuality {
  /// Returns the air on the scale that is familiar at a place: in Korea, with Korea's index instead
  /// of the provider's; elsewhere unchanged.
  public func onScale(of place: Place, zone: String?) -> AirQuality {
    guard place.isInKorea(zone: zone), scale != .korean else { return self }
    var air = self
    air.scale = .korean
    air.index = KoreanAirQualityIndex.index(of: self)
    // The hourly forecast has no gases, so it has no index.
    air.forecast?.index = Array(repeating: nil, count: forecast?.count ?? 0)
    return air
  }
}
