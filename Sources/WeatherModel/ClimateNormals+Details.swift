extension ClimateNormals {
  /// The number of weeks of seven days, starting on 1 January. The last one also contains the rest
  /// of the year.
  public static let weekCount = 52

  /// An extreme value over the years, with its date.
  public struct Extreme: Equatable, Sendable, Codable {
    /// The place's date.
    public var date: LocalDate
    /// The value in °C, or in mm per day.
    public var value: Double

    /// Creates an extreme with its date.
    public init(date: LocalDate, value: Double) {
      self.date = date
      self.value = value
    }
  }

  /// The climate beyond normal temperatures.
  ///
  /// A wet day has at least 1 mm (the index RR1 of the Expert Team on Climate Change Detection and
  /// Indices). The total of a month counts only if each of its days is known (WMO-No. 1203), and
  /// the mean of the totals only if they are known for half of the years.
  public struct Details: Equatable, Sendable, Codable {
    /// The minimum precipitation of a wet day in mm.
    public static let wetDay = 1.0

    /// Precipitation in mm per day for the days of a leap year from 1 January, averaged over the
    /// same windows as temperatures.
    public var precipitation: [Double?]
    /// The fraction of wet days, 0–1, for the same days.
    public var wetDays: [Double?]
    /// Hours of sunshine per day, for the same days.
    public var sunshine: [Double?]
    /// Precipitation in mm per month, from January.
    public var months: [Double?]
    /// The highest temperature of each week of the year.
    public var highest: [Extreme?]
    /// The lowest temperature of each week.
    public var lowest: [Extreme?]
    /// The wettest day of each week; nil if there was no precipitation.
    public var wettest: [Extreme?]

    init(of history: ClimateHistory) {
      precipitation = history.means(of: \.precipitation, digits: 2)
      wetDays = history.means(
        of: { $0.precipitation.map { $0 >= Self.wetDay ? 1 : 0 } }, digits: 2)
      sunshine = history.means(of: \.sunshine, digits: 1)
      months = (1...12).map(history.monthlyPrecipitation)
      highest = history.extremes(of: \.high, >)
      lowest = history.extremes(of: \.low, <)
      wettest = history.extremes(of: { $0.precipitation.flatMap { $0 > 0 ? $0 : nil } }, >)
    }
  }

  /// Returns the week of the year of a date, from 0.
  public static func week(of date: LocalDate) -> Int { min(weekCount - 1, dayIndex(of: date) / 7) }

  /// Returns the days of a week as indices into a leap year.
  public static func days(ofWeek week: Int) -> Swift.Range<Int> {
    let week = max(0, min(weekCount - 1, week))
    return week * 7..<(week == weekCount - 1 ? dayCount : week * 7 + 7)
  }

  /// Returns the date of a day of a leap year in another year; the last of February if that year
  /// has no 29 February.
  public static func date(ofDay index: Int, in year: Int) -> LocalDate {
    let day = leapYear.advanced(byDays: index)
    let date = LocalDate(year: year, month: day.month, day: day.day)
    return date.month == day.month ? date : date.advanced(byDays: -1)
  }

  /// Returns the normal low and high of a week: the means over its days; nil if one is unknown.
  public func range(ofWeek week: Int) -> Range? {
    guard let low = Self.mean(lows, ofWeek: week), let high = Self.mean(highs, ofWeek: week),
      low <= high
    else { return nil }
    return Range(low: low, high: high)
  }

  /// Returns the mean, over the days of a week, of values for the days of a leap year; nil if one
  /// is unknown.
  public static func mean(_ values: [Double?], ofWeek week: Int) -> Double? {
    let days = days(ofWeek: week)
    guard values.count == dayCount else { return nil }
    let known = values[days].compactMap(\.self)
    return known.count == days.count ? known.reduce(0, +) / Double(known.count) : nil
  }
}

extension ClimateNormals.Details {
  /// The highest temperature of the years.
  public var highestOfAll: ClimateNormals.Extreme? { Self.last(of: highest, <) }
  /// The lowest temperature of the years.
  public var lowestOfAll: ClimateNormals.Extreme? { Self.last(of: lowest, >) }
  /// The wettest day of the years.
  public var wettestOfAll: ClimateNormals.Extreme? { Self.last(of: wettest, <) }

  private static func last(
    of extremes: [ClimateNormals.Extreme?], _ isBefore: (Double, Double) -> Bool
  ) -> ClimateNormals.Extreme? {
    extremes.compactMap(\.self).max { isBefore($0.value, $1.value) }
  }
}

extension ClimateHistory {
  /// Returns the mean of a month's precipitation in mm over the years in which each of its days is
  /// known.
  func monthlyPrecipitation(_ month: Int) -> Double? {
    let sums = years.compactMap { year -> Double? in
      var (date, sum) = (LocalDate(year: year, month: month, day: 1), 0.0)
      while date.month == month {
        guard let amount = day(date)?.precipitation, amount.isFinite else { return nil }
        sum += amount
        date = date.advanced(byDays: 1)
      }
      return sum
    }
    guard !sums.isEmpty, sums.count * 2 >= years.count else { return nil }
    return (sums.reduce(0, +) / Double(sums.count) * 10).rounded() / 10
  }

  /// Returns, for each week of the year, the value that precedes all others in an order; of equal
  /// values, the first.
  func extremes(
    of value: (ClimateNormals.Day) -> Double?, _ isBefore: (Double, Double) -> Bool
  ) -> [ClimateNormals.Extreme?] {
    var extremes = [ClimateNormals.Extreme?](repeating: nil, count: ClimateNormals.weekCount)
    for day in known {
      guard let value = value(day), value.isFinite else { continue }
      let week = ClimateNormals.week(of: day.date)
      if let extreme = extremes[week], !isBefore(value, extreme.value) { continue }
      extremes[week] = ClimateNormals.Extreme(date: day.date, value: value)
    }
    return extremes
  }
}
