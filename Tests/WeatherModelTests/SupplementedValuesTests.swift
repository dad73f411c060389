import Testing
import WeatherModel

/// The values of another provider in a report that lacks them.
@Suite struct SupplementedValuesTests {
  private static let days = (21...23).map { LocalDate(year: 2026, month: 11, day: $0) }

  /// Returns three hours with wind, and two days.
  private func own(
    _ value: (_ index: Int, _ step: inout HourForecast) -> Void = { _, _ in }
  ) -> Fetched<WeatherReport> {
    var report = report(steps: 3) { index, step in
      step.windSpeed = 8
      value(index, &step)
    }
    report.current.windSpeed = 8
    report.daily = Self.days.prefix(2).map { DayForecast(date: $0) }
    return Fetched(report, from: .metNorway)
  }

  /// Returns a report of another provider with the same value in all its steps, and with days if it
  /// is the UV index.
  private func other(
    _ quantity: Quantity, _ value: Double?, current: Double? = nil, asOf: Date = evening,
    start: Date = evening
  ) -> WeatherReport {
    var report = report(asOf: asOf, start: start, steps: 3) { _, step in step[quantity] = value }
    report.current[quantity] = current
    guard quantity == .uvIndex else { return report }
    report.daily = Self.days.dropFirst().enumerated().map { index, date in
      var day = DayForecast(date: date)
      day.uvIndexMax = Double(4 + index)
      return day
    }
    return report
  }

  private func values(_ quantity: Quantity, of report: Fetched<WeatherReport>) -> [Double?] {
    [report.current[quantity]] + report.hourly.map { $0[quantity] }
  }

  @Test func unknownValuesAreSupplied() {
    let report = own().supplemented(from: other(.pressure, 1010, current: 1011), of: .openMeteo)
    #expect(values(.pressure, of: report) == [1011, 1010, 1010, 1010])
    #expect(
      report.supplemented == SupplementedValues(provider: .openMeteo, values: [.pressure]))
    #expect(report.isSupplemented(.pressure) && !report.isSupplemented(.windGust))
    #expect(!own().isSupplemented(.pressure))
  }

  @Test func onlyTheStepsOfTheSameTimesAreSupplied() {
    let later = other(.pressure, 1010, start: evening + 3600)
    let report = own().supplemented(from: later, of: .openMeteo)
    #expect(values(.pressure, of: report) == [nil, nil, 1010, 1010])
    #expect(report.isSupplemented(.pressure))
  }

  @Test(arguments: [(-3600.0, false), (-3599, true), (0, true), (3599, true), (3600, false)])
  func currentValuesAreSuppliedWithinAnHour(age: TimeInterval, isSupplied: Bool) {
    let other = other(.pressure, nil, current: 1011, asOf: evening - age)
    let report = own().supplemented(from: other, of: .openMeteo)
    #expect(report.current.pressure == (isSupplied ? 1011 : nil))
    #expect(report.isSupplemented(.pressure) == isSupplied)
  }

  @Test func ownValuesAreNeverReplaced() {
    var current = own()
    current.current.pressure = 1000
    let step = own { index, step in
      if index == 1 { step.pressure = 1000 }
    }
    for report in [current, step] {
      let other = other(.pressure, 1010, current: 1011)
      #expect(report.supplemented(from: other, of: .openMeteo) == report)
    }
    // Values that are not supplements are not supplied.
    let humid = own().supplemented(from: other(.humidity, 80, current: 80), of: .openMeteo)
    #expect(values(.humidity, of: humid) == [nil, nil, nil, nil] && humid.supplemented == nil)
  }

  @Test func earlierSupplementsAreReplaced() {
    let first = own().supplemented(from: other(.pressure, 1010, current: 1011), of: .openMeteo)
    let second = first.supplemented(from: other(.pressure, 1005, current: 1006), of: .openMeteo)
    #expect(values(.pressure, of: second) == [1006, 1005, 1005, 1005])
  }

  @Test(arguments: [(7.9, false), (8, true), (12, true)])
  func gustsAreNotBelowTheWind(gust: Double, isSupplied: Bool) {
    let report = own().supplemented(from: other(.windGust, gust, current: gust), of: .openMeteo)
    let expected = isSupplied ? gust : nil
    #expect(values(.windGust, of: report) == [expected, expected, expected, expected])
    #expect(report.isSupplemented(.windGust) == isSupplied)
  }

  @Test func valuesOfDaysAreSuppliedByDate() {
    let report = own().supplemented(from: other(.uvIndex, 2), of: .openMeteo)
    #expect(report.daily.map(\.uvIndexMax) == [nil, 4])
    #expect(report.daily.map(\.date) == Array(Self.days.prefix(2)))
  }

  @Test func ownValuesOfDaysAreKept() {
    var own = own()
    own.daily[1].uvIndexMax = 9
    let report = own.supplemented(from: other(.uvIndex, 2), of: .openMeteo)
    #expect(report.daily.map(\.uvIndexMax) == [nil, 9])
  }

  @Test func valuesOfDaysAloneAreNamedToo() {
    let report = own().supplemented(from: other(.uvIndex, nil), of: .openMeteo)
    #expect(values(.uvIndex, of: report) == [nil, nil, nil, nil])
    #expect(report.daily.map(\.uvIndexMax) == [nil, 4] && report.isSupplemented(.uvIndex))
  }

  @Test func supplementsOfOneProviderAreNamedTogether() {
    let air = AirQuality(index: 42, scale: .us)
    let pressure = own().supplemented(from: other(.pressure, 1010), of: .openMeteo)
    let both = pressure.supplemented(with: air, of: .openMeteo)
    #expect(both.airQuality == air)
    #expect(
      both.supplemented
        == SupplementedValues(provider: .openMeteo, values: [.pressure, .airQuality]))
    #expect(
      pressure.supplemented(with: air, of: .kma).supplemented
        == SupplementedValues(provider: .kma, values: [.airQuality]))
  }
}
