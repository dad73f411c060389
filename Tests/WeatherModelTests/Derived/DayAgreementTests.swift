import Foundation
import Testing
import WeatherModel

/// How many say that a day is wet, and who has a voice.
@Suite struct DayAgreementTests {
  private static let now = Date(timeIntervalSince1970: 1_795_253_400)
  private static let sunday = LocalDate(year: 2026, month: 11, day: 22)

  private func voice(
    _ amount: Double?, high: Double? = 12, on date: LocalDate = sunday, isRest: Bool = false
  ) -> ForecastVoice {
    var day = DayForecast(date: date)
    day.precipitation = amount
    day.temperatureMax = high
    day.isRestOfDay = isRest
    return ForecastVoice(source: .model(.gfs), receivedAt: Self.now, days: [day])
  }

  @Test func theyAreCountedFromWhatAGaugeTellsFromNothingOn() {
    let agreement = [voice(0.1), voice(4), voice(0.09), voice(0), voice(12)]
      .agreement(on: Self.sunday)
    #expect(agreement.wet == 3 && agreement.total == 5 && !agreement.isSnow)
  }

  @Test func whoHasNoAmountOrNotTheDayIsNotCounted() {
    let voices = [voice(2), voice(nil), voice(3, on: Self.sunday.advanced(byDays: 1))]
    let agreement = voices.agreement(on: Self.sunday)
    #expect(agreement.wet == 1 && agreement.total == 1)
  }

  @Test func itIsSnowWhereMostOfThemSeeNoThaw() {
    #expect(
      [voice(2, high: -3), voice(2, high: 0), voice(1, high: 2)].agreement(on: Self.sunday).isSnow)
    #expect(![voice(2, high: -3), voice(2, high: 1)].agreement(on: Self.sunday).isSnow)
    #expect(![voice(0, high: -3), voice(0, high: -9)].agreement(on: Self.sunday).isSnow)
  }

  @Test func theHighsSpanFromTheLowestToTheHighestOfWholeDays() {
    let voices = [voice(0, high: 12), voice(0, high: 17.5), voice(0, high: 2, isRest: true)]
    #expect(voices.agreement(on: Self.sunday).highs == 12...17.5)
    #expect([voice(0)].agreement(on: Self.sunday).highs == nil)
  }

  @Test func theBestMatchIsNotCountedBesideItsModels() {
    var own = voice(4)
    own.source = .provider(.openMeteo)
    var other = voice(4)
    other.source = .provider(.metNorway)
    let agreement = [own, other, voice(4), voice(0)].agreement(on: Self.sunday)
    #expect(agreement.wet == 2 && agreement.total == 3)
    // Without models it is one like any other.
    #expect([own, other].agreement(on: Self.sunday).total == 2)
  }

  // MARK: - Who has a voice

  private func report(
    _ provider: Provider, age: TimeInterval = 0, latitude: Double = 37.57, day: LocalDate = sunday
  ) -> WeatherReport {
    var report = WeatherReport(
      place: Place(
        id: "seoul", name: "Seoul", countryCode: "KR",
        coordinate: Coordinate(latitude: latitude, longitude: 126.98)),
      provider: provider, fetchedAt: Self.now - age,
      timeZone: PlaceTimeZone(identifier: "Asia/Seoul", fixedOffset: 32_400), stepHours: 1,
      current: CurrentWeather(time: Self.now), hourly: [], daily: [DayForecast(date: day)])
    report.place.elevation = 38
    return report
  }

  @Test func thePageComesFirstThenOtherProvidersOfLateThenTheModels() {
    let models = ModelComparison(fetchedAt: Self.now, voices: [voice(1)])
    let others = [
      report(.openMeteo), report(.metNorway, age: 3600), report(.kma, age: 13 * 3600),
      report(.openWeather, latitude: 37.6), report(.nws, age: -60), report(.sample),
    ]
    let sources = report(.openMeteo).voices(beside: others, models, at: Self.now).map(\.source)
    #expect(sources == [.provider(.openMeteo), .provider(.metNorway), .model(.gfs)])
  }

  @Test func whoKnowsOnlyDaysThatHavePassedHasNoVoice() {
    let old = report(.metNorway, day: Self.sunday.advanced(byDays: -2))
    #expect(report(.openMeteo).voices(beside: [old], nil, at: Self.now).count == 1)
  }

  @Test func inKoreaItsOwnModelIsAmongTheFive() {
    #expect(ForecastModel.all(in: "KR").contains(.kma))
    #expect(!ForecastModel.all(in: nil).contains(.kma))
    #expect(ForecastModel.all(in: "KR").count == 5 && ForecastModel.all(in: "DE").count == 5)
  }

  @Test func anAnswerServesForAnHour() {
    let comparison = ModelComparison(fetchedAt: Self.now, voices: [])
    #expect(comparison.isFresh(at: Self.now + 3599))
    #expect(!comparison.isFresh(at: Self.now + 3600) && !comparison.isFresh(at: Self.now - 60))
  }
}
