/// The normal low and high temperatures of a place for each day of the year, with its
/// precipitation, sunshine and extremes if known.
///
/// The normal value of a date is the mean of all days that are at most ``reach`` days away from it
/// in each of ``yearCount`` whole years: 150 days for most dates. In a year without 29 February,
/// the window of that date is centred on 1 March.
public struct ClimateNormals: Equatable, Sendable, Codable {
  /// The number of years over which the mean is taken.
  public static let yearCount = 10
  /// The number of days before and after a date that its mean includes.
  public static let reach = 7
  /// The number of days in a leap year.
  public static let dayCount = 366
  /// The first day of a leap year.
  static let leapYear = LocalDate(year: 2024, month: 1, day: 1)

  /// A day with its measured extremes in °C.
  public struct Day: Sendable {
    /// The place's date.
    public var date: LocalDate
    /// °C.
    public var low: Double?
    /// °C.
    public var high: Double?
    /// Precipitation in mm, rain and melted snow together.
    public var precipitation: Double?
    /// Hours of sunshine.
    public var sunshine: Double?

    /// Creates a past day.
    public init(
      date: LocalDate, low: Double?, high: Double?, precipitation: Double? = nil,
      sunshine: Double? = nil
    ) {
      self.date = date
      self.low = low
      self.high = high
      self.precipitation = precipitation
      self.sunshine = sunshine
    }
  }

  /// The normal temperatures of a date.
  public struct Range: Equatable, Sendable {
    /// °C.
    public var low: Double
    /// °C.
    public var high: Double

    /// Creates a range from its ends.
    public init(low: Double, high: Double) {
      self.low = low
      self.high = high
    }
  }

  /// The whole years from which the normals are computed.
  public var years: ClosedRange<Int>
  /// The lows in °C for the days of a leap year, from 1 January; ``dayCount`` of them. Nil if too
  /// little is known.
  public var lows: [Double?]
  /// The highs in °C for the same days.
  public var highs: [Double?]
  /// Precipitation, sunshine and extremes; nil if only temperatures were stored.
  public var details: Details?

  /// Returns the years to request on a date: the last ten whole years.
  public static func years(before today: LocalDate) -> ClosedRange<Int> {
    (today.year - yearCount)...(today.year - 1)
  }

  /// Creates the normals from the days of some years. Days of other years are ignored.
  public init(of days: [Day], in years: ClosedRange<Int>) {
    self.years = years
    let history = ClimateHistory(of: days, in: years)
    lows = history.means(of: \.low, digits: 1)
    highs = history.means(of: \.high, digits: 1)
    details = Details(of: history)
  }

  /// Returns the index of a date among the days of a leap year, 0 for 1 January.
  public static func dayIndex(of date: LocalDate) -> Int {
    LocalDate(year: leapYear.year, month: date.month, day: date.day).dayNumber - leapYear.dayNumber
  }

  /// Returns the normals of a date; nil if unknown.
  public func range(on date: LocalDate) -> Range? {
    let index = Self.dayIndex(of: date)
    guard lows.indices.contains(index), highs.indices.contains(index), let low = lows[index],
      let high = highs[index], low <= high
    else { return nil }
    return Range(low: low, high: high)
  }
}

extension WeatherReport {
  /// Returns the difference in °C between today's high and the normal high; nil if either is
  /// unknown, or if the report has only the rest of today.
  public func highAboveNormal(_ normals: ClimateNormals?, at now: Date) -> Double? {
    guard let today = today(at: now), !today.isRestOfDay, !today.isCoarse,
      let high = today.temperatureMax, let range = normals?.range(on: today.date)
    else { return nil }
    return high - range.high
  }
}

/// A client that returns the climate normals of places.
public struct ClimateNormalsClient: Sendable {
  /// Returns the cached normals of a place without a request. Fast: one small file.
  public var cached: @Sendable (Place) -> ClimateNormals?
  /// Returns the normals of a place from the cache or an archive. The archive is requested at most
  /// once a year, and after a failure at most once a day. Nil if none are known and no request is
  /// allowed now.
  public var load: @Sendable (Place) async -> ClimateNormals?
  /// Returns the sample's climate of a place, generated without a request.
  public var sample: @Sendable (Place) -> ClimateNormals?

  /// Creates a client from its operations.
  public init(
    cached: @escaping @Sendable (Place) -> ClimateNormals?,
    load: @escaping @Sendable (Place) async -> ClimateNormals?,
    sample: @escaping @Sendable (Place) -> ClimateNormals? = { _ in nil }
  ) {
    self.cached = cached
    self.load = load
    self.sample = sample
  }

  /// A client that has no normals.
  public static let none = ClimateNormalsClient(cached: { _ in nil }, load: { _ in nil })
}
