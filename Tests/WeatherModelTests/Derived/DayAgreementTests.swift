import Foundation
import Testing

@testable import WeatherModel

/// The number of models that expect a wet day, and which models count.
@Suite struct DayAgreementTests {
  private static let now = Date(timeIntervalSince1970: 1_795_253_400)
  private static let sunday = LocalDate(year: 2026, month: 11, day: 22)

  private func model(
    _ amount: Double?, high: Double? = 12, on date: LocalDate = sunday, isRest: Bool = false
  ) -> ModelForecast {
    var day = DayForecast(date: date)
    day.precipitation = amount
    day.temperatureMax = high
    day.isRestOfDay = isRest
    return ModelForecast(source: .model(.gfs), receivedAt: Self.now, days: [day])
  }

  @Test func modelsAreWetFromATenthOfAMillimeter() {
    let agreement = [model(0.1), model(4), model(0.09), model(0), model(12)]
      .agreement(on: Self.sunday)
    #expect(agreement.wet == 3 && agreement.total == 5 && !agreement.isSnow)
  }

  @Test func modelsWithoutTheDayOrAnAmountAreNotCounted() {
    let models = [model(2), model(nil), model(3, on: Self.sunday.advanced(byDays: 1))]
    let agreement = models.agreement(on: Self.sunday)
    #expect(agreement.wet == 1 && agreement.total == 1)
  }

  @Test func dayIsSnowyIfMostWetModelsStayFrozen() {
    #expect(
      [model(2, high: -3), model(2, high: 0), model(1, high: 2)].agreement(on: Self.sunday).isSnow)
    #expect(![model(2, high: -3), model(2, high: 1)].agreement(on: Self.sunday).isSnow)
    #expect(![model(0, high: -3), model(0, high: -9)].agreement(on: Self.sunday).isSnow)
  }

  @Test func highsSpanWholeDaysFromLowestToHighest() {
    let models = [model(0, high: 12), model(0, high: 17.5), model(0, high: 2, isRest: true)]
    #expect(models.agreement(on: Self.sunday).highs == 12...17.5)
    #expect([model(0)].agreement(on: Self.sunday).highs == nil)
  }

  @Test func providersAreNotCountedAsModels() {
    var own = model(4)
    own.source = .provider(.openMeteo)
    var other = model(40, high: 30)
    other.source = .provider(.metNorway)
    let agreement = [own, other, model(4), model(0)].agreement(on: Self.sunday)
    #expect(agreement.wet == 1 && agreement.total == 2 && agreement.highs == 12...12)
    #expect([own, other].agreement(on: Self.sunday).mark == nil)
  }

  @Test func amountsSpanFromMinimumToMaximum() {
    let agreement = [model(0), model(1.5), model(6), model(nil)].agreement(on: Self.sunday)
    #expect(agreement.amounts == 0...6 && agreement.wetAmounts == 1.5...6)
    #expect([model(0), model(0.05)].agreement(on: Self.sunday).wetAmounts == nil)
  }

  // MARK: - Marks

  private func agreement(
    lows: Double = 0, highs: Double = 0, amounts: Double = 0, wet: Int = 0, of total: Int = 5
  ) -> DayAgreement {
    DayAgreement(
      wet: wet, total: total, lows: 4...(4 + lows), highs: 12...(12 + highs),
      amounts: 0...amounts)
  }

  @Test(
    arguments: [
      (2.0, DayAgreement.Mark.high), (2.1, .good), (4, .good), (4.1, .fair), (6, .fair),
      (6.1, .low),
      (9, .low), (9.1, .veryLow),
    ] as [(Double, DayAgreement.Mark)])
  func markDropsAsTemperatureSpreadGrows(
    difference: Double, mark: DayAgreement.Mark
  ) {
    #expect(agreement(highs: difference).mark == mark)
    #expect(agreement(lows: difference).mark == mark)
  }

  @Test(
    arguments: [
      (1.0, DayAgreement.Mark.high), (1.1, .good), (4.1, .fair), (10.1, .low), (20.1, .veryLow),
    ] as [(Double, DayAgreement.Mark)])
  func markDropsAsAmountSpreadGrows(difference: Double, mark: DayAgreement.Mark) {
    #expect(agreement(amounts: difference, wet: 5).mark == mark)
  }

  @Test(
    arguments: [
      (0, 5, DayAgreement.Mark.high), (1, 5, .good), (2, 5, .fair), (3, 5, .fair), (4, 5, .good),
      (5, 5, .high), (3, 6, .fair), (1, 2, .good),
    ] as [(Int, Int, DayAgreement.Mark)])
  func markDropsAsModelsDisagreeOnRain(wet: Int, total: Int, mark: DayAgreement.Mark) {
    #expect(agreement(wet: wet, of: total).mark == mark)
  }

  @Test func singleModelHasNoMark() {
    #expect([model(4)].agreement(on: Self.sunday).mark == nil)
    #expect([model(4), model(4)].agreement(on: Self.sunday).mark == .high)
  }

  // MARK: - Counted models

  private func report(
    _ provider: Provider, age: TimeInterval = 0, latitude: Double = 37.57, day: LocalDate = sunday
  ) -> Fetched<WeatherReport> {
    var report = Fetched(
      WeatherReport(
        place: Place(
          id: "seoul", name: "Seoul", countryCode: "KR",
          coordinate: Coordinate(latitude: latitude, longitude: 126.98)), asOf: Self.now - age,
        timeZone: PlaceTimeZone(identifier: "Asia/Seoul", fixedOffset: 32_400), stepHours: 1,
        current: CurrentWeather(time: Self.now), hourly: [], daily: [DayForecast(date: day)]),
      from: provider)
    report.place.elevation = 38
    return report
  }

  @Test func ownReportPrecedesRecentProvidersAndModels() {
    let models = ModelComparison(fetchedAt: Self.now, models: [model(1)])
    let others = [
      report(.openMeteo), report(.metNorway, age: 3600), report(.kma, age: 13 * 3600),
      report(.openWeather, latitude: 37.6), report(.nws, age: -60), report(.sample),
    ]
    let sources = report(.openMeteo).models(beside: others, models, at: Self.now).map(\.source)
    #expect(sources == [.provider(.openMeteo), .provider(.metNorway), .model(.gfs)])
  }

  @Test(arguments: [(0.0, true), (43_200.0, true), (43_201.0, false), (-1.0, false)])
  func reportsAreComparedForTwelveHours(age: TimeInterval, isCompared: Bool) {
    let other = report(.metNorway, age: age)
    let models = report(.openMeteo).models(beside: [other], nil, at: Self.now)
    #expect(models.contains { $0.source == .provider(.metNorway) } == isCompared)
  }

  @Test func reportWithOnlyPastDaysIsNotCompared() {
    let old = report(.metNorway, day: Self.sunday.advanced(byDays: -2))
    #expect(report(.openMeteo).models(beside: [old], nil, at: Self.now).count == 1)
  }

  @Test func reportWithOnlyTodayIsCompared() {
    let today = report(.metNorway, day: Self.sunday.advanced(byDays: -1))
    #expect(report(.openMeteo).models(beside: [today], nil, at: Self.now).count == 2)
  }

  @Test func koreanPlacesIncludeTheKMAModel() {
    #expect(ForecastModel.all(in: "KR").contains(.kma))
    #expect(!ForecastModel.all(in: nil).contains(.kma))
    #expect(ForecastModel.all(in: "KR").count == 5 && ForecastModel.all(in: "DE").count == 5)
  }

  @Test func lastRunIsReportedOnlyIfOlderThanMaxAge() {
    let old = Self.now - SilentModel.maxAge - 1
    #expect(SilentModel(.kma, lastRunAt: old, at: Self.now).lastRunAt == old)
    #expect(SilentModel(.kma, lastRunAt: old + 1, at: Self.now).lastRunAt == nil)
    #expect(SilentModel(.kma, at: Self.now).lastRunAt == nil)
    #expect(ForecastModel.kma.substitute == .gem && ForecastModel.gem.substitute == nil)
  }

  @Test func modelComparisonIsFreshForAnHour() {
    let comparison = ModelComparison(fetchedAt: Self.now, models: [])
    #expect(comparison.isFresh(at: Self.now + 3599))
    #expect(!comparison.isFresh(at: Self.now + 3600) && !comparison.isFresh(at: Self.now - 60))
  }
}
