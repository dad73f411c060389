/// The days of some whole years, found by their date: what normals and extremes are computed from.
struct ClimateHistory {
  /// The least part of the days of a window that has to be known.
  private static let minKnown = 0.5

  let years: ClosedRange<Int>
  private let first: Int
  private var days: [ClimateNormals.Day?]

  /// The days of the years; days of other years do not count.
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

  /// The days that are known, from the first on.
  var known: [ClimateNormals.Day] { days.compactMap(\.self) }

  /// The day of a date; nil where it is not known.
  func day(_ date: LocalDate) -> ClimateNormals.Day? {
    let index = date.dayNumber - first
    return days.indices.contains(index) ? days[index] : nil
  }

  /// The means of a value by the days of a leap year, each over the days around it in every year.
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
    guard count > 0, Double(count) >= Double(wanted) * Self.minKnown else { return nil }
    return sum / Double(count)
  }
}
