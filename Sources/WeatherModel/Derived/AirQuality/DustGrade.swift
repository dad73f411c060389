/// Korea's four grades of dust in the air (환경부, 예보 등급): PM2.5 up to 15, 35 and 75 µg/m³, PM10 up to
/// 30, 80 and 150, both after rounding to whole numbers.
///
/// ```swift
/// let fine = DustGrade(pm25: 36)  // .bad
/// let coarse = DustGrade(pm10: 80)  // .moderate
/// ```
public enum DustGrade: String, CaseIterable, Hashable, Sendable, Comparable {
  case good, moderate, bad, veryBad

  /// Creates the grade of fine particles in µg/m³.
  public init(pm25: Double) { self.init(pm25, upTo: [15, 35, 75]) }

  /// Creates the grade of particles in µg/m³.
  public init(pm10: Double) { self.init(pm10, upTo: [30, 80, 150]) }

  private init(_ value: Double, upTo bounds: [Double]) {
    let rank = bounds.firstIndex { value.rounded() <= $0 } ?? bounds.count
    self = Self.allCases[rank]
  }

  /// The name for scripts.
  public var name: String { self == .veryBad ? "very-bad" : rawValue }

  /// The rank from 0, the best, to 3.
  public var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Orders better air first.
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
}

extension Place {
  /// Returns whether the place is in Korea, by its country, or by its time zone if the country is
  /// unknown.
  public func isInKorea(zone: String?) -> Bool {
    countryCode.map { $0 == "KR" } ?? (zone == "Asia/Seoul")
  }
}

extension WeatherReport {
  /// Whether the place is in Korea, where the Korean grades are familiar.
  public var isInKorea: Bool { place.isInKorea(zone: timeZone.identifier) }

  /// The grade of fine particles, for places in Korea.
  public var fineDustGrade: DustGrade? {
    isInKorea ? airQuality?.pm25.map { DustGrade(pm25: $0) } : nil
  }

  /// The grade of particles, for places in Korea.
  public var dustGrade: DustGrade? {
    isInKorea ? airQuality?.pm10.map { DustGrade(pm10: $0) } : nil
  }

  /// Returns the worse of the two grades of `air`, or that of the fine particles if both are equal;
  /// nil outside Korea.
  public func worstDust(of air: AirQuality?) -> (grade: DustGrade, isFine: Bool)? {
    guard isInKorea else { return nil }
    let grades = (air?.pm25.map { DustGrade(pm25: $0) }, air?.pm10.map { DustGrade(pm10: $0) })
    return switch grades {
    case (let fine?, let dust?): fine >= dust ? (fine, true) : (dust, false)
    case (let fine?, nil): (fine, true)
    case (nil, let dust?): (dust, false)
    case (nil, nil): nil
    }
  }
}
