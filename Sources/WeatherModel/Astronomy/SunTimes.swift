/// The sunrise, noon and sunset of one day at a place. The solar noon falls on the day's local
/// date.
///
/// Sunrise and sunset are the moments at which the upper limb touches the horizon under standard
/// refraction, that is, at which the centre is at -0.833° (NOAA solar calculator). Both are found
/// by bisection on ``SunPosition``, because closed formulas fail close to polar day and night. The
/// sunset may be after midnight, on the day after `date`, as in Reykjavík in June.
///
/// ```swift
/// let seoul = Coordinate(latitude: 37.57, longitude: 126.98)
/// let day = SunTimes(
///   on: LocalDate(year: 2026, month: 6, day: 21), at: seoul, utcOffset: 9 * 3600)
/// let sunrise = day.sunrise.map { LocalTime($0, utcOffset: 9 * 3600).hourAndMinute24 }
/// // "05:10"
/// ```
public struct SunTimes: Hashable, Sendable {
  /// The course of the sun on a day.
  public enum Course: Hashable, Sendable {
    /// The sun rises or sets, as almost everywhere on almost every day.
    case ordinary
    /// The sun does not set.
    case polarDay
    /// The sun does not rise.
    case polarNight
  }

  /// The course of the sun.
  public var course: Course
  /// The time of sunrise; nil in polar day and night, and on the first day after a polar day.
  public var sunrise: Date?
  /// The time of sunset; nil in polar day and night, and on the last day before a polar day.
  public var sunset: Date?
  /// The time at which the sun is highest.
  public var noon: Date
  /// The duration of daylight in seconds, 0 to 86,400.
  public var dayLength: TimeInterval

  /// The altitude of the sun's centre at sunrise and sunset, in degrees.
  public static let horizon = -0.833

  /// Creates the times around the solar noon of `date`, for a clock that is `utcOffset` seconds
  /// ahead of UTC. The day lasts while the sun's centre is at `limit` degrees or higher.
  public init(
    on date: LocalDate, at coordinate: Coordinate, utcOffset: Int, above limit: Double = horizon
  ) {
    let middle = Double(date.dayNumber) * 86_400 - Double(utcOffset) + 43_200
    let noon = Self.transit(near: Date(timeIntervalSince1970: middle), at: coordinate)
    let before = noon.addingTimeInterval(-43_200)
    let after = noon.addingTimeInterval(43_200)
    let rises = Self.altitude(before, coordinate) < limit
    let sets = Self.altitude(after, coordinate) < limit

    self.noon = noon
    guard Self.altitude(noon, coordinate) >= limit else {
      course = .polarNight
      dayLength = 0
      return
    }
    course = rises || sets ? .ordinary : .polarDay
    sunrise = rises ? Self.crossing(from: before, to: noon, at: coordinate, limit) : nil
    sunset = sets ? Self.crossing(from: after, to: noon, at: coordinate, limit) : nil
    dayLength = min(86_400, (sunset ?? after).timeIntervalSince(sunrise ?? before))
  }

  /// Returns whether the sun is above the horizon at `moment`, a time on this day.
  public func isDay(at moment: Date) -> Bool {
    switch course {
    case .polarDay: true
    case .polarNight: false
    case .ordinary:
      (sunrise.map { moment >= $0 } ?? true) && (sunset.map { moment < $0 } ?? true)
    }
  }

  /// Returns the moment within half a day of `moment` at which the sun crosses the meridian.
  private static func transit(near moment: Date, at coordinate: Coordinate) -> Date {
    var transit = moment
    for _ in 0..<3 {
      let time = JulianTime(transit)
      let hourAngle = Degrees.signed(
        time.siderealDegrees + coordinate.longitude - SolarCoordinates(time).rightAscension)
      transit.addTimeInterval(-hourAngle * 240)
    }
    return transit
  }

  private static func crossing(
    from dark: Date, to light: Date, at coordinate: Coordinate, _ limit: Double
  ) -> Date {
    var dark = dark.timeIntervalSince1970
    var light = light.timeIntervalSince1970
    // 43,200 s halved 17 times is a third of a second.
    for _ in 0..<17 {
      let middle = (dark + light) / 2
      if altitude(Date(timeIntervalSince1970: middle), coordinate) < limit {
        dark = middle
      } else {
        light = middle
      }
    }
    return Date(timeIntervalSince1970: ((dark + light) / 2).rounded())
  }

  private static func altitude(_ moment: Date, _ coordinate: Coordinate) -> Double {
    SunPosition(at: moment, from: coordinate).altitude
  }
}
