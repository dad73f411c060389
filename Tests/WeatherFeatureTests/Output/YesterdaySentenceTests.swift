import Foundation
import TestSupport
import Testing
import WeatherFeature
import WeatherModel
import WeatherWords

/// The comparison with yesterday, with its sentences in English, Korean and Japanese.
@Suite struct YesterdaySentenceTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var now: Double = 9
    var before: Double?
    var high: Double?
    var highBefore: Double?
    var english: [String] = []
    var korean: [String] = []
    var japanese: [String] = []
  }

  static let cases: [Case] = [
    Case(
      testDescription: "higher", before: 6,
      english: ["Now 3° warmer than this time yesterday."],
      korean: ["지금은 어제보다 3° 높음."], japanese: ["昨日の同じ時刻より3°高い。"]),
    Case(
      testDescription: "lower", now: 6, before: 9,
      english: ["Now 3° colder than this time yesterday."],
      korean: ["지금은 어제보다 3° 낮음."], japanese: ["昨日の同じ時刻より3°低い。"]),
    Case(
      testDescription: "from frost to zero", now: 0, before: -14,
      english: ["Now 14° warmer than this time yesterday."],
      korean: ["지금은 어제보다 14° 높음."], japanese: ["昨日の同じ時刻より14°高い。"]),
    Case(
      testDescription: "less frost", now: -3, before: -8,
      english: ["Now 5° warmer than this time yesterday."],
      korean: ["지금은 어제보다 5° 높음."], japanese: ["昨日の同じ時刻より5°高い。"]),
    Case(
      testDescription: "more frost", now: -12, before: -4,
      english: ["Now 8° colder than this time yesterday."],
      korean: ["지금은 어제보다 8° 낮음."], japanese: ["昨日の同じ時刻より8°低い。"]),
    Case(testDescription: "0.9 more", now: 9.9, before: 9, high: 14.9, highBefore: 14),
    Case(testDescription: "0.9 less", now: 8.1, before: 9, high: 13.1, highBefore: 14),
    Case(testDescription: "the same", before: 9, high: 14, highBefore: 14),
    Case(
      testDescription: "one degree", now: 10, before: 9,
      english: ["Now 1° warmer than this time yesterday."],
      korean: ["지금은 어제보다 1° 높음."], japanese: ["昨日の同じ時刻より1°高い。"]),
    Case(testDescription: "yesterday is not known", high: 14),
    Case(
      testDescription: "a higher high", high: 14, highBefore: 11,
      english: ["Today’s high 3° above yesterday’s."],
      korean: ["낮 최고기온은 어제보다 3° 높음."], japanese: ["今日の最高気温は昨日より3°高い。"]),
    Case(
      testDescription: "a high that falls below freezing", high: -2, highBefore: 3,
      english: ["Today’s high 5° below yesterday’s."],
      korean: ["낮 최고기온은 어제보다 5° 낮음."], japanese: ["今日の最高気温は昨日より5°低い。"]),
    Case(
      testDescription: "higher now, lower at its height", before: 5, high: 11, highBefore: 13,
      english: [
        "Now 4° warmer than this time yesterday.", "Today’s high 2° below yesterday’s.",
      ],
      korean: ["지금은 어제보다 4° 높음.", "낮 최고기온은 어제보다 2° 낮음."],
      japanese: ["昨日の同じ時刻より4°高い。", "今日の最高気温は昨日より2°低い。"]),
  ]

  private func report(_ shape: Case) -> Fetched<WeatherReport> {
    let now = RainCase.now
    let zone = PlaceTimeZone(identifier: "Asia/Seoul", fixedOffset: 32_400)
    var current = CurrentWeather(time: now, condition: .cloudy)
    current.temperature = shape.now
    var hour = HourForecast(time: now - 86_400, condition: .cloudy)
    hour.temperature = shape.before
    let today = zone.localTime(now).date
    var days = [DayForecast(date: today.advanced(byDays: -1)), DayForecast(date: today)]
    days[0].temperatureMax = shape.highBefore
    days[1].temperatureMax = shape.high
    return Fetched(
      WeatherReport(
        place: Place(id: "x", name: "X", coordinate: Coordinate(latitude: 37.6, longitude: 127)),
        asOf: now, timeZone: zone, stepHours: 1, current: current,
        hourly: [hour], daily: days), from: .openMeteo)
  }

  /// Returns the sentences with the language's word for yesterday.
  private func told(
    _ shape: Case, _ language: Language, _ yesterday: String, _ units: UnitSystem = .metric
  ) -> [String] {
    WeatherFormat(units: units, words: language.words).prose(
      of: report(shape).value, at: RainCase.now
    )
    .filter { $0.contains(yesterday) }
  }

  @Test(arguments: cases)
  func differencesOfAtLeastOneDegreeAreStated(_ shape: Case) {
    #expect(told(shape, .english, "yesterday") == shape.english)
    #expect(told(shape, .korean, "어제") == shape.korean)
    #expect(told(shape, .japanese, "昨日") == shape.japanese)
  }

  @Test func differenceIsConvertedToFahrenheit() {
    #expect(
      told(Self.cases[2], .english, "yesterday", .imperial)
        == ["Now 25° warmer than this time yesterday."])
  }
}
