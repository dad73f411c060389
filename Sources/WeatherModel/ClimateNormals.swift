/// The lowest and highest temperatures that are usual at a place, for each day of the year, and its
/// precipitation, sunshine and extremes where they are known.
///
/// The usual value of a date is the mean of all days that lie at most ``reach`` days from it in each of
/// ``yearCount`` whole years: 150 days for most dates. Where a year has no 29 February, its 1 March stands
/// in the middle.
public struct ClimateNormals: Equatable, Sendable, Codable {
  /// Years that the mean is taken over.
  public static let yearCount = 10
  /// Days before and after a date that count for it.
  public static let reach = 7
  /// Days of a leap year.
  public static let dayCount = 366
  /// The beginning of any leap year.
  static let leapYear = LocalDate(year: 2024, month: 1, day: 1)

  /// A day with its extremes in °C, as they were.
  public struct Day: Sendable {
    /// The place's date.
    public var date: LocalDate
    /// °C.
    public var low: Double?
    /// °C.
    public var high: Double?
    /// mm, rain and melted snow together.
    public var precipitation: Double?
    /// Hours of sunshine.
    public var sunshine: Double?

    /// A day of the past.
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

  /// What is usual of a date.
  public struct Range: Equatable, Sendable {
    /// °C.
    public var low: Double
    /// °C.
    public var high: Double

    /// A range by its ends.
    public init(low: Double, high: Double) {
      self.low = low
      self.high = high
    }
  }

  /// The whole years that they are of.
  public var years: ClosedRange<Int>
  /// °C by the days of a leap year, from 1 January; ``dayCount`` of them. Nil where too little is known.
  public var lows: [Double?]
  /// The same of the highs.
  public var highs: [Double?]
  /// Precipitation, sunshine and extremes; nil where only temperatures were kept.
  public var details: Details?

  /// The years to ask for on a date: the last ten whole ones.
  public static func years(before today: LocalDate) -> ClosedRange<Int> {
    (today.year - yearCount)...(today.year - 1)
  }

  /// What is usual by the days of some years; days of other years do not count.
  public init(of days: [Day], in years: ClosedRange<Int>) {
    self.years = years
    let history = ClimateHistory(of: days, in: years)
    lows = history.means(of: \.low, digits: 1)
    highs = history.means(of: \.high, digits: 1)
    details = Details(of: history)
  }

  /// The place of a date among the days of a leap year, from 0 for 1 January.
  public static func dayIndex(of date: LocalDate) -> Int {
    LocalDate(year: leapYear.year, month: date.month, day: date.day).dayNumber - leapYear.dayNumber
  }

  /// What is usual of a date; nil where that is not known.
  public func range(on date: LocalDate) -> Range? {
    let index = Self.dayIndex(of: date)
    guard lows.indices.contains(index), highs.indices.contains(index), let low = lows[index],
      let high = highs[index], low <= high
    else { return nil }
    return Range(low: low, high: high)
  }
}

extension WeatherReport {
  /// By how many °C today's high lies above what is usual; nil where either is not known, and where only
  /// the rest of today is.
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
  /// Returns the normals of a place from the cache or an archive, which is requested at most once a year, and
  /// after a failure at most once a day. Nil where none are known and no request is allowed now.
  public var ask: @Sendable (Place) async -> ClimateNormals?
  /// The climate of the sample at a place, made up without a request.
  public var sample: @Sendable (Place) -> ClimateNormals?

  /// Creates a client from its operations.
  public init(
    cached: @escaping @Sendable (Place) -> ClimateNormals?,
    ask: @escaping @Sendable (Place) async -> ClimateNormals?,
    sample: @escaping @Sendable (Place) -> ClimateNormals? = { _ in nil }
  ) {
    self.cached = cached
    self.ask = ask
    self.sample = sample
  }

  /// A client without any normals.
  public static let none = ClimateNormalsClient(cached: { _ in nil }, ask: { _ in nil })
}
