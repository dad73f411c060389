/// The illumination of the moon and its position in its cycle.
///
/// Computed from the longitudes of moon and sun (Meeus, "Astronomical Algorithms", chapters 25, 47
/// and 48). From 2000 to 2050, the four principal phases are accurate to a few minutes and the
/// illuminated fraction to 0.3 %.
///
/// ```swift
/// let moon = MoonPhase(at: Date(timeIntervalSince1970: 1_767_434_580))
/// // moon.name is .full, moon.illumination nearly 1
/// ```
public struct MoonPhase: Hashable, Sendable {
  /// The four phases that are moments in time.
  public enum Principal: Int, CaseIterable, Hashable, Sendable {
    case new, firstQuarter, full, lastQuarter

    /// The elongation of the moon east of the sun, in degrees.
    var elongation: Double { Double(rawValue) * 90 }
  }

  /// The eight everyday names.
  public enum Name: String, CaseIterable, Hashable, Sendable {
    case new = "newMoon"
    case waxingCrescent, firstQuarter, waxingGibbous
    case full = "fullMoon"
    case waningGibbous, lastQuarter, waningCrescent
  }

  /// The fraction of the cycle that has passed, 0 ..< 1: 0 new, 0.25 first quarter, 0.5 full.
  public var fraction: Double
  /// The illuminated fraction of the disc, 0–1.
  public var illumination: Double
  /// The everyday name. The name of a principal phase applies only within 24 hours of that phase,
  /// so that a moon is never called full two days before or after the full moon.
  public var name: Name

  /// The mean number of days from one new moon to the next.
  public static let cycleDays = 29.530588861

  /// Creates the phase at `moment`. The phase is the same everywhere on the earth.
  public init(at moment: Date) {
    let time = JulianTime(moment)
    let sun = SolarCoordinates(time)
    let moon = LunarCoordinates(time)
    fraction = Self.elongation(sun, moon) / 360
    // Meeus 48.2, 48.3 and 48.1.
    let separation = Degrees.arcCosine(
      Degrees.cosine(moon.latitude) * Degrees.cosine(moon.longitude - sun.longitude))
    let phaseAngle = Degrees.arcTangent(
      sun.distance * Degrees.sine(separation),
      moon.distance - sun.distance * Degrees.cosine(separation))
    illumination = (1 + Degrees.cosine(phaseAngle)) / 2
    name = Self.name(of: fraction, at: moment)
  }

  private static func name(of fraction: Double, at moment: Date) -> Name {
    let quarters = fraction * 4
    let nearest = Int(quarters.rounded()) % 4
    let between = Name.allCases[2 * Int(quarters) % 8 + 1]
    // The moon's speed stays within 12 % of its mean, so the exact moment of a phase is computed
    // only near that phase.
    guard abs(quarters - quarters.rounded()) / 4 * cycleDays < 1.2,
      let phase = Principal(rawValue: nearest)
    else { return between }
    let away = settled(phase, near: moment).timeIntervalSince(moment)
    return abs(away) <= 86_400 ? Name.allCases[2 * nearest] : between
  }

  /// Whether the illuminated part grows.
  public var isWaxing: Bool { fraction < 0.5 }

  /// Returns the first moment after `moment` at which the moon reaches a principal phase.
  public static func next(_ phase: Principal, after moment: Date) -> Date {
    let now = JulianTime(moment)
    let ahead = Degrees.wrapped(
      phase.elongation - elongation(SolarCoordinates(now), LunarCoordinates(now)))
    let found = settled(phase, near: moment.addingTimeInterval(ahead / degreesPerSecond))
    if found > moment { return found }
    return settled(phase, near: found.addingTimeInterval(cycleDays * 86_400))
  }

  /// Returns the moment of a principal phase near `guess`, found by Newton's method with the moon's
  /// mean speed. The speed stays within 12 % of the mean, so each iteration adds about one correct
  /// digit.
  private static func settled(_ phase: Principal, near guess: Date) -> Date {
    var moment = guess
    for _ in 0..<8 {
      let time = JulianTime(moment)
      let rest = Degrees.signed(
        phase.elongation - elongation(SolarCoordinates(time), LunarCoordinates(time)))
      moment.addTimeInterval(rest / degreesPerSecond)
    }
    return Date(timeIntervalSince1970: moment.timeIntervalSince1970.rounded())
  }

  private static let degreesPerSecond = 360 / (cycleDays * 86_400)

  private static func elongation(_ sun: SolarCoordinates, _ moon: LunarCoordinates) -> Double {
    // The sun's longitude is apparent (it includes aberration). The moon's lacks nutation, which is
    // below 0.005°.
    Degrees.wrapped(moon.longitude - sun.longitude)
  }
}
