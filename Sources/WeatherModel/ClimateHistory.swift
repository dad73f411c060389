/// The days of some whole years, indexed by date, from which normals and extremes are computed.
struct ClimateHistory {
  /// The minimum fraction of the days of a window that must be known.
  private static let minKnown = 0.5

  let years: ClosedRange<Int>
  private let first: Int
  private var days: [ClimateNormals.Day?]

  /// Creates a history from the days of the years. Days of other years are ignored.
  init(of days: [ClimateNormals.Day], in years: ClosedRange<Int>) {
    self.years = years
    first = LocalDate(year: years.lowerBound, month: 1, day: 1).dayNumber
    let end = LocalDate(year: years.upperBound + 1, month: 1, day: 1).dayNumber
    self.days = Array(repeating: nil, count: end - first)
    for day in days {
      let index = day.date.dayNumber - first
      if self.days.indices.contains(index), self.days[index] == nil { self.days[index] = day }
    }
  }

  /// The known days in chronological order.
  var known: [ClimateNormals.Day] { days.compactMap(\.self) }

  /// Returns the day of a date; nil if unknown.
  func day(_ date: LocalDate) -> ClimateNormals.Day? {
    let index = date.dayNumber - first
    return days.indices.contains(index) ? days[index] : nil
  }

  /// Returns the mean of a value for each day of a leap year, over the days around it in every
  /// year.
  func means(
    of value: (ClimateNormals.Day) -> Double?, digits: Int
  ) -> [Double?] {
    let values = days.map { $0.flatMap(value) }
    let scale = digits == 1 ? 10.0 : 100.0
    return (0..<ClimateNormals.dayCount).map { index in
      mean(around: index, of: values).map { ($0 * scale).rounded() / scale }
    }
  }

  private func mean(around index: Int, of values: [Double?]) -> Double? {
    let day = ClimateNormals.leapYear.advanced(byDays: index)
    var (sum, count, wanted) = (0.0, 0, 0)
    for year in years {
      let middle = LocalDate(year: year, month: day.month, day: day.day).dayNumber - first
      for position in (middle - ClimateNormals.reach)...(middle + ClimateNormals.reach)
      where values.indices.contains(position) {
        wanted += 1
        guard let value = values[position], value.isFinite else { continue }
        sum += value
        count += 1
      }
    }
    guard Double(count) >= Double(wanted) * Self.minKnown else { return nil }
    return sum / Double(count)
  }
}
