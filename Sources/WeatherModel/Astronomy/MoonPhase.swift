/// How much of the moon is lit, and where it stands in its cycle.
///
/// From the longitudes of moon and sun (Meeus, "Astronomical Algorithms", chapters 25, 47 and 48):
/// the four principal phases within a few minutes from 2000 to 2050, the lit part within 0.3 %.
public struct MoonPhase: Hashable, Sendable {
  /// The four phases that are moments.
  public enum Principal: Int, CaseIterable, Hashable, Sendable {
    case new, firstQuarter, full, lastQuarter

    /// Degrees that the moon stands east of the sun.
    var elongation: Double { Double(rawValue) * 90 }
  }

  /// The eight names of everyday use.
  public enum Name: Int, CaseIterable, Hashable, Sendable {
    case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter
    case waningCrescent
  }

  /// The part of the cycle that has passed, 0 ..< 1: 0 new, 0.25 first quarter, 0.5 full.
  public var fraction: Double
  /// The part of the disc that is lit, 0–1.
  public var illumination: Double
  /// The everyday name. A principal phase lends its name to the 24 hours before and after it, and to
  /// no more: what is called full is never two days from it.
  public var name: Name

  /// Mean days from new moon to new moon.
  public static let cycleDays = 29.530588861

  /// The moon at `moment`, the same for every place.
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
    // The moon's pace stays within 12 % of its mean: only near a phase is its moment worth finding.
    guard abs(quarters - quarters.rounded()) / 4 * cycleDays < 1.2,
      let phase = Principal(rawValue: nearest)
    else { return between }
    let away = settled(phase, near: moment).timeIntervalSince(moment)
    return abs(away) <= 86_400 ? Name.allCases[2 * nearest] : between
  }

  /// Whether the lit part grows.
  public var isWaxing: Bool { fraction < 0.5 }

  /// Days since the last new moon, by the mean cycle.
  public var age: Double { fraction * Self.cycleDays }

  /// The first moment after `moment` at which the moon reaches a principal phase.
  public static func next(_ phase: Principal, after moment: Date) -> Date {
    let now = JulianTime(moment)
    let ahead = Degrees.wrapped(
      phase.elongation - elongation(SolarCoordinates(now), LunarCoordinates(now)))
    let found = settled(phase, near: moment.addingTimeInterval(ahead / degreesPerSecond))
    if found > moment { return found }
    return settled(phase, near: found.addingTimeInterval(cycleDays * 86_400))
  }

  /// Newton's method; the moon's pace stays within 12 % of its mean, so each pass gains a digit.
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
    // The sun's longitude is apparent (aberration included); the moon's lacks nutation, which is
    // below 0.005°.
    Degrees.wrapped(moon.longitude - sun.longitude)
  }
}
