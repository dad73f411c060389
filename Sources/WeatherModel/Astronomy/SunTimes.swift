/// The sun's day at a place: the one around the noon that falls on the place's date.
///
/// Sunrise and sunset are the moments at which the upper limb touches the horizon under standard
/// refraction, that is, the centre stands at -0.833° (NOAA solar calculator). They are found by
/// bisection on ``SunPosition``, which holds where closed formulas fail: close to polar day and
/// night. A sunset may fall on the morning after `date`, as it does in Reykjavík in June.
public struct SunTimes: Hashable, Sendable {
  /// What the sun does on the day.
  public enum Course: Hashable, Sendable {
    /// It rises or sets, as almost everywhere on almost every day.
    case ordinary
    /// It does not set.
    case polarDay
    /// It does not rise.
    case polarNight
  }

  /// What the sun does.
  public var course: Course
  /// When the sun rises; nil in polar day and night, and on the first day of a polar day's end.
  public var sunrise: Date?
  /// When the sun sets; nil in polar day and night, and on the last day before a polar day.
  public var sunset: Date?
  /// When the sun stands highest.
  public var noon: Date
  /// Seconds of daylight, 0 to 86,400.
  public var dayLength: TimeInterval

  /// Degrees of the sun's centre at sunrise and sunset.
  public static let horizon = -0.833

  /// The sun's day around the noon of `date` on clocks that run `utcOffset` seconds ahead of UTC.
  public init(on date: LocalDate, at coordinate: Coordinate, utcOffset: Int) {
    let middle = Double(date.dayNumber) * 86_400 - Double(utcOffset) + 43_200
    let noon = Self.transit(near: Date(timeIntervalSince1970: middle), at: coordinate)
    let before = noon.addingTimeInterval(-43_200)
    let after = noon.addingTimeInterval(43_200)
    let rises = Self.altitude(before, coordinate) < Self.horizon
    let sets = Self.altitude(after, coordinate) < Self.horizon

    self.noon = noon
    guard Self.altitude(noon, coordinate) >= Self.horizon else {
      course = .polarNight
      dayLength = 0
      return
    }
    course = rises || sets ? .ordinary : .polarDay
    sunrise = rises ? Self.crossing(from: before, to: noon, at: coordinate) : nil
    sunset = sets ? Self.crossing(from: after, to: noon, at: coordinate) : nil
    dayLength = min(86_400, (sunset ?? after).timeIntervalSince(sunrise ?? before))
  }

  /// How far the day has gone at `moment`, 0 at sunrise and 1 at sunset; nil when one is missing.
  /// Less than 0 before sunrise and more than 1 after sunset.
  public func progress(at moment: Date) -> Double? {
    guard let sunrise, let sunset, sunset > sunrise else { return nil }
    return moment.timeIntervalSince(sunrise) / sunset.timeIntervalSince(sunrise)
  }

  /// Whether the sun is up at `moment` of this day.
  public func isDay(at moment: Date) -> Bool {
    switch course {
    case .polarDay: true
    case .polarNight: false
    case .ordinary:
      (sunrise.map { moment >= $0 } ?? true) && (sunset.map { moment < $0 } ?? true)
    }
  }

  /// The moment within half a day of `moment` at which the sun crosses the meridian.
  private static func transit(near moment: Date, at coordinate: Coordinate) -> Date {
    var transit = moment
    for pass in 0..<3 {
      let time = JulianTime(transit)
      let hourAngle = Degrees.signed(
        time.siderealDegrees + coordinate.longitude - SolarCoordinates(time).rightAscension)
      transit.addTimeInterval(-hourAngle * 240)
      // A clock far from the sun's, as in Kiribati, may land on its neighbour's noon.
      if pass == 0 {
        let distance = transit.timeIntervalSince(moment)
        if distance > 43_200 { transit.addTimeInterval(-86_400) }
        if distance < -43_200 { transit.addTimeInterval(86_400) }
      }
    }
    return transit
  }

  private static func crossing(from dark: Date, to light: Date, at coordinate: Coordinate) -> Date {
    var dark = dark.timeIntervalSince1970
    var light = light.timeIntervalSince1970
    // 43,200 s halved 17 times is a third of a second.
    for _ in 0..<17 {
      let middle = (dark + light) / 2
      if altitude(Date(timeIntervalSince1970: middle), coordinate) < horizon {
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
