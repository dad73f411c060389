/// The lowest and highest temperatures that are usual at a place, for each day of the year.
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
  /// The least part of those days that has to be known.
  private static let minKnown = 0.5
  /// The beginning of any leap year.
  private static let leapYear = LocalDate(year: 2024, month: 1, day: 1)

  /// A day with its extremes in °C, as they were.
  public struct Day: Sendable {
    /// The place's date.
    public var date: LocalDate
    /// °C.
    public var low: Double?
    /// °C.
    public var high: Double?

    /// A day of the past.
    public init(date: LocalDate, low: Double?, high: Double?) {
      self.date = date
      self.low = low
      self.high = high
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

  /// The years to ask for on a date: the last ten whole ones.
  public static func years(before today: LocalDate) -> ClosedRange<Int> {
    (today.year - yearCount)...(today.year - 1)
  }

  /// What is usual by the days of some years; days of other years do not count.
  public init(of days: [Day], in years: ClosedRange<Int>) {
    self.years = years
    let known = Dictionary(days.map { ($0.date, $0) }) { first, _ in first }
    func mean(_ index: Int, _ value: KeyPath<Day, Double?>) -> Double? {
      let day = Self.leapYear.advanced(byDays: index)
      var (sum, count, wanted) = (0.0, 0, 0)
      for year in years {
        let middle = LocalDate(year: year, month: day.month, day: day.day)
        for distance in -Self.reach...Self.reach {
          let date = middle.advanced(byDays: distance)
          guard years.contains(date.year) else { continue }
          wanted += 1
          guard let value = known[date]?[keyPath: value], value.isFinite else { continue }
          sum += value
          count += 1
        }
      }
      guard count > 0, Double(count) >= Double(wanted) * Self.minKnown else { return nil }
      return (sum / Double(count) * 10).rounded() / 10
    }
    lows = (0..<Self.dayCount).map { mean($0, \.low) }
    highs = (0..<Self.dayCount).map { mean($0, \.high) }
  }

  /// What is usual of a date; nil where that is not known.
  public func range(on date: LocalDate) -> Range? {
    let day = LocalDate(year: Self.leapYear.year, month: date.month, day: date.day)
    let index = day.dayNumber - Self.leapYear.dayNumber
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

/// Knows what is usual at places.
public struct ClimateNormalsClient: Sendable {
  /// The cached normals of a place, without a request. Quick: one small file.
  public var cached: @Sendable (Place) -> ClimateNormals?
  /// What is kept of a place, or what an archive says of it: asked at most once a year, and after a
  /// failure at most once a day. Nil where nothing is known, and where it may not be asked now.
  public var ask: @Sendable (Place) async -> ClimateNormals?

  /// A client made of its calls.
  public init(
    cached: @escaping @Sendable (Place) -> ClimateNormals?,
    ask: @escaping @Sendable (Place) async -> ClimateNormals?
  ) {
    self.cached = cached
    self.ask = ask
  }

  /// A client that knows nothing.
  public static let none = ClimateNormalsClient(cached: { _ in nil }, ask: { _ in nil })
}
