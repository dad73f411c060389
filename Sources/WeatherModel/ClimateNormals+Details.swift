extension ClimateNormals {
  /// Weeks of seven days from 1 January on; the last one has what is left of the year.
  public static let weekCount = 52

  /// A value that was never exceeded in the years, with its day.
  public struct Extreme: Equatable, Sendable, Codable {
    /// The place's date.
    public var date: LocalDate
    /// °C, or mm of a day.
    public var value: Double

    /// An extreme of its day.
    public init(date: LocalDate, value: Double) {
      self.date = date
      self.value = value
    }
  }

  /// What the years say beyond usual temperatures.
  ///
  /// A wet day has at least 1 mm (the index RR1 of the Expert Team on Climate Change Detection and
  /// Indices). The sum of a month counts only where each of its days is known (WMO-No. 1203), and the mean
  /// of the sums only where they are known for half of the years.
  public struct Details: Equatable, Sendable, Codable {
    /// mm that make a day a wet one.
    public static let wetDay = 1.0

    /// mm a day, by the days of a leap year from 1 January; the means of the same windows as of
    /// temperatures.
    public var precipitation: [Double?]
    /// The share of wet days, 0–1, by the same days.
    public var wetDays: [Double?]
    /// Hours of sunshine a day, by the same days.
    public var sunshine: [Double?]
    /// mm a month, from January.
    public var months: [Double?]
    /// The highest temperature of each week of the year.
    public var highest: [Extreme?]
    /// The lowest temperature of each week.
    public var lowest: [Extreme?]
    /// The wettest day of each week, where it rained at all.
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

  /// The week of the year of a date, from 0.
  public static func week(of date: LocalDate) -> Int { min(weekCount - 1, dayIndex(of: date) / 7) }

  /// The days of a week, by their places in a leap year.
  public static func days(ofWeek week: Int) -> Swift.Range<Int> {
    let week = max(0, min(weekCount - 1, week))
    return week * 7..<(week == weekCount - 1 ? dayCount : week * 7 + 7)
  }

  /// The date of a day of a leap year in a year; the last of February where that has no 29th.
  public static func date(ofDay index: Int, in year: Int) -> LocalDate {
    let day = leapYear.advanced(byDays: index)
    let date = LocalDate(year: year, month: day.month, day: day.day)
    return date.month == day.month ? date : date.advanced(byDays: -1)
  }

  /// The usual low and high of a week: the means over its days; nil where one is not known.
  public func range(ofWeek week: Int) -> Range? {
    guard let low = Self.mean(lows, ofWeek: week), let high = Self.mean(highs, ofWeek: week),
      low <= high
    else { return nil }
    return Range(low: low, high: high)
  }

  /// The mean over the days of a week of values by the days of a leap year; nil where one is not known.
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
  /// The mean of a month's precipitation in mm over the years in which each of its days is known.
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

  /// The value of each week of the year that lies before all others by an order; the first of equal ones.
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
