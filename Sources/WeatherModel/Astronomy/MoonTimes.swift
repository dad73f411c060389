/// The times of moonrise and moonset at a place on one day, from midnight to midnight of its local
/// time.
///
/// These are the moments at which the upper limb touches the horizon under standard refraction
/// (Meeus, "Astronomical Algorithms", chapter 15). The moon rises about 50 minutes later every day,
/// so once a month it does not rise or does not set. Near the poles it stays up or down for days.
public struct MoonTimes: Hashable, Sendable {
  /// The time of moonrise; nil if the moon does not rise on this day.
  public private(set) var rise: Date?
  /// The time of moonset; nil if the moon does not set on this day.
  public private(set) var set: Date?

  /// The step of the search in seconds. Except near the poles, the moon never stays above or below
  /// the horizon for less than one step.
  private static let step: TimeInterval = 1200

  /// Creates the times for the day `date` of a clock that is `utcOffset` seconds ahead of UTC.
  public init(on date: LocalDate, at coordinate: Coordinate, utcOffset: Int) {
    let start = Double(date.dayNumber) * 86_400 - Double(utcOffset)
    var before = Self.height(start, coordinate)
    for moment in stride(from: start, to: start + 86_400, by: Self.step) {
      let after = Self.height(moment + Self.step, coordinate)
      if before < 0, after >= 0, rise == nil {
        rise = Self.crossing(down: moment, up: moment + Self.step, coordinate)
      } else if before >= 0, after < 0, set == nil {
        set = Self.crossing(down: moment + Self.step, up: moment, coordinate)
      }
      before = after
    }
  }

  /// Returns the apparent height of the upper limb above the horizon, in degrees.
  private static func height(_ seconds: Double, _ coordinate: Coordinate) -> Double {
    let time = JulianTime(Date(timeIntervalSince1970: seconds))
    let moon = LunarCoordinates(time)
    let obliquity = 23.43929111 - time.dynamicalCenturies * 0.013004167
    let (latitude, longitude) = (moon.latitude, moon.longitude)
    // Meeus 13.3 and 13.4.
    let rightAscension = Degrees.arcTangent(
      Degrees.sine(longitude) * Degrees.cosine(obliquity)
        - Degrees.sine(latitude) / Degrees.cosine(latitude) * Degrees.sine(obliquity),
      Degrees.cosine(longitude))
    let declination = Degrees.arcSine(
      Degrees.sine(latitude) * Degrees.cosine(obliquity)
        + Degrees.cosine(latitude) * Degrees.sine(obliquity) * Degrees.sine(longitude))
    let hourAngle = time.siderealDegrees + coordinate.longitude - rightAscension
    let altitude = Degrees.arcSine(
      Degrees.sine(coordinate.latitude) * Degrees.sine(declination)
        + Degrees.cosine(coordinate.latitude) * Degrees.cosine(declination)
        * Degrees.cosine(hourAngle))
    let parallax = Degrees.arcSine(6378.14 / moon.distance)
    return altitude - (0.7275 * parallax - 0.5667)
  }

  private static func crossing(down: Double, up: Double, _ coordinate: Coordinate) -> Date {
    var (down, up) = (down, up)
    // 1,200 s halved ten times is about a second.
    for _ in 0..<10 {
      let middle = (down + up) / 2
      if height(middle, coordinate) < 0 { down = middle } else { up = middle }
    }
    return Date(timeIntervalSince1970: ((down + up) / 2).rounded())
  }
}
