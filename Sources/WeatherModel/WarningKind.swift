/// A kind of official warning that the authority identifies by a code, so that its name can be
/// translated.
public struct WarningKind: Hashable, Sendable, Codable {
  /// The hazard.
  public enum Hazard: String, CaseIterable, Sendable, Codable {
    case heavyRain = "heavy-rain"
    case landslide
    case stormSurge = "storm-surge"
    case flood, storm, gale, snowstorm
    case windAndSnow = "wind-and-snow"
    case highWaves = "high-waves"
    case heavySnow = "heavy-snow"
    case thunderstorm, snowmelt, fog
    case dryAir = "dry-air"
    case avalanche, cold, frost, icing
    case snowAccretion = "snow-accretion"
    case other, typhoon
    case coldWave = "cold-wave"
    case heat, dust
    case tropicalNight = "tropical-night"
  }

  /// The rank of the warning, as the authority names it.
  public enum Rank: String, CaseIterable, Sendable, Codable {
    /// 注意報, 주의보.
    case advisory
    /// 警報, 경보.
    case warning
    /// 危険警報.
    case danger
    /// 特別警報.
    case emergency
    /// 중대경보.
    case critical
    /// 예비특보.
    case preliminary
  }

  /// The hazard.
  public var hazard: Hazard
  /// The rank; nil if the authority names only the hazard.
  public var rank: Rank?
  /// The level of Japan's warnings, 2 to 5, if it is part of the name.
  public var level: Int?

  /// Creates a kind of warning.
  public init(_ hazard: Hazard, _ rank: Rank?, level: Int? = nil) {
    self.hazard = hazard
    self.rank = rank
    self.level = level
  }
}
