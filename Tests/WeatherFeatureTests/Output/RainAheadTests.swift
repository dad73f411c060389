import Foundation
import Testing
import WeatherFeature
import WeatherModel
import WeatherWords

/// A pattern of rain in the next two hours, with its sentences in English, Korean and Japanese.
struct RainCase: CustomTestStringConvertible, Sendable {
  let name: String
  let stepMinutes: Int
  /// One character per step: `r` rain, `.` none, `d` a negligible amount, `?` unknown.
  let steps: String
  /// Minutes from the start of the first step.
  let after: Int
  let current: Condition
  let hour: Condition?
  let degrees: Double
  let sentences: [String]?

  init(
    _ name: String, every stepMinutes: Int, _ steps: String, after: Int = 0,
    now current: Condition = .cloudy, hour: Condition? = nil, degrees: Double = 5,
    _ sentences: String...
  ) {
    self.name = name
    self.stepMinutes = stepMinutes
    self.steps = steps
    self.after = after
    self.current = current
    self.hour = hour
    self.degrees = degrees
    self.sentences = sentences.isEmpty ? nil : sentences
  }

  var testDescription: String { name }

  /// 18:00 in Seoul.
  static let now = Date(timeIntervalSince1970: 1_795_251_600)

  var nowcast: Nowcast? {
    let rates: [Character: Double] = ["r": 1.2, ".": 0, "d": 0.05]
    return Nowcast(
      start: Self.now - TimeInterval(after * 60), stepMinutes: stepMinutes,
      rates: steps.map { rates[$0] })
  }

  var report: Fetched<WeatherReport> {
    var weather = CurrentWeather(time: Self.now, condition: current)
    weather.temperature = degrees
    let hours = hour.map { condition in
      (0..<3).map { index in
        var step = HourForecast(
          time: Self.now + TimeInterval(index * 3600), condition: condition)
        step.temperature = degrees
        step.precipitation = 0.4
        return step
      }
    }
    let place = Place(
      id: "x", name: "X", coordinate: Coordinate(latitude: 48.1, longitude: 11.6))
    var report = Fetched(
      WeatherReport(
        place: place, asOf: Self.now,
        timeZone: PlaceTimeZone(identifier: "Asia/Seoul", fixedOffset: 32_400), stepHours: 1,
        current: weather, hourly: hours ?? [], daily: []), from: .openMeteo)
    report.nowcast = nowcast
    return report
  }

  static let all: [RainCase] = [
    RainCase(
      "begins and ends", every: 15, "..rr....",
      "Rain in about 30 minutes, lasting about 30",
      "약 30분 뒤부터 30분간 비", "約30分後から30分間雨"),
    RainCase(
      "in the middle of a quarter", every: 15, "..rrr...", after: 7,
      "Rain in about 25 minutes, lasting about 45",
      "약 25분 뒤부터 45분간 비", "約25分後から45分間雨"),
    RainCase(
      "at the end of a quarter", every: 15, "..rr....", after: 14,
      "Rain in about 15 minutes, lasting about 30",
      "약 15분 뒤부터 30분간 비", "約15分後から30分間雨"),
    RainCase(
      "lasts beyond what is told", every: 15, "....rrrr",
      "Rain in about 60 minutes",
      "약 60분 뒤 비", "約60分後に雨"),
    RainCase(
      "in the last quarter", every: 15, ".......r",
      "Rain in about 105 minutes",
      "약 105분 뒤 비", "約105分後に雨"),
    RainCase(
      "dry", every: 15, "........", "dry for 2 h", "앞으로 2시간 강수 없음", "2時間は降らない見込み"),
    RainCase(
      "all the time", every: 15, "rrrrrrrr",
      "Rain for at least 120 more minutes",
      "앞으로 적어도 120분 비", "雨は少なくともあと120分"),
    RainCase(
      "ends", every: 15, "rr......", after: 5,
      "Rain for another 25 minutes",
      "앞으로 25분 더 비", "雨はあと約25分"),
    RainCase(
      "ends with the quarter", every: 15, "r.......",
      "Rain for another 15 minutes",
      "앞으로 15분 더 비", "雨はあと約15分"),
    RainCase(
      "about to end", every: 15, "r.......", after: 13,
      "Rain for another 5 minutes",
      "앞으로 5분 더 비", "雨はあと約5分"),
    RainCase(
      "ends and begins again", every: 15, "rr..rr..",
      "Rain for another 30 minutes, then again in about 60",
      "앞으로 30분 더 비, 약 60분 뒤 다시", "雨はあと約30分、約60分後に再び"),
    RainCase(
      "a quarter of pause", every: 15, "rrr.rrrr",
      "Rain for another 45 minutes, then again in about 60",
      "앞으로 45분 더 비, 약 60분 뒤 다시", "雨はあと約45分、約60分後に再び"),
    RainCase(
      "two showers", every: 15, ".r.r....",
      "Rain in about 15 minutes, lasting about 15",
      "약 15분 뒤부터 15분간 비", "約15分後から15分間雨"),
    RainCase(
      "unknown while it falls", every: 15, "..rrrr??",
      "Rain in about 30 minutes",
      "약 30분 뒤 비", "約30分後に雨"),
    RainCase("dry, then unknown", every: 15, "..??...."),
    RainCase("known for a quarter", every: 15, ".???"),
    RainCase("nothing known", every: 15, "????"),
    RainCase(
      "falls, then unknown", every: 15, "rrr?",
      "Rain for at least 45 more minutes",
      "앞으로 적어도 45분 비", "雨は少なくともあと45分"),
    RainCase(
      "five minutes: begins and ends", every: 5, "....rrrrrrrr............",
      "Rain in about 20 minutes, lasting about 40",
      "약 20분 뒤부터 40분간 비", "約20分後から40分間雨"),
    RainCase(
      "five minutes of pause are none", every: 5, "rr.rr...................",
      "Rain for another 25 minutes",
      "앞으로 25분 더 비", "雨はあと約25分"),
    RainCase(
      "ten minutes of pause", every: 5, "rr..rr..................",
      "Rain for another 10 minutes, then again in about 20",
      "앞으로 10분 더 비, 약 20분 뒤 다시", "雨はあと約10分、約20分後に再び"),
    RainCase(
      "at once", every: 5, ".rr.....................", after: 2,
      "Rain in about 5 minutes, lasting about 10",
      "약 5분 뒤부터 10분간 비", "約5分後から10分間雨"),
    RainCase(
      "five minutes left", every: 5, "r.......................",
      "Rain for another 5 minutes",
      "앞으로 5분 더 비", "雨はあと約5分"),
    RainCase(
      "known for half an hour", every: 5, "....rr",
      "Rain in about 20 minutes",
      "약 20분 뒤 비", "約20分後に雨"),
    RainCase("known for less", every: 5, "....r"),
    RainCase(
      "an hour by the minute", every: 1,
      String(repeating: ".", count: 20) + String(repeating: "r", count: 40),
      "Rain in about 20 minutes",
      "약 20분 뒤 비", "約20分後に雨"),
    RainCase(
      "an hour of rain", every: 1, String(repeating: "r", count: 60),
      "Rain for at least 60 more minutes",
      "앞으로 적어도 60분 비", "雨は少なくともあと60分"),
    RainCase(
      "twelve minutes left", every: 1,
      String(repeating: "r", count: 12) + String(repeating: ".", count: 48),
      "Rain for another 10 minutes",
      "앞으로 10분 더 비", "雨はあと約10分"),
    RainCase(
      "thirteen minutes left", every: 1,
      String(repeating: "r", count: 13) + String(repeating: ".", count: 47),
      "Rain for another 15 minutes",
      "앞으로 15분 더 비", "雨はあと約15分"),
    RainCase(
      "a short shower soon", every: 1,
      String(repeating: ".", count: 3) + String(repeating: "r", count: 4)
        + String(repeating: ".", count: 53),
      "Rain in about 5 minutes, lasting about 5",
      "약 5분 뒤부터 5분간 비", "約5分後から5分間雨"),
    RainCase(
      "four minutes of pause", every: 1,
      String(repeating: "r", count: 3) + String(repeating: ".", count: 4)
        + String(repeating: "r", count: 3) + String(repeating: ".", count: 50),
      "Rain for another 10 minutes",
      "앞으로 10분 더 비", "雨はあと約10分"),
    RainCase(
      "too little to be rain", every: 15, "dddddddd", "dry for 2 h", "앞으로 2시간 강수 없음",
      "2時間は降らない見込み"),
    RainCase(
      "snow by its hour", every: 15, "..rr....", hour: .snow,
      "Snow in about 30 minutes, lasting about 30",
      "약 30분 뒤부터 30분간 눈", "約30分後から30分間雪"),
    RainCase(
      "drizzle already", every: 15, "rr......", now: .drizzle,
      "Drizzle for another 30 minutes",
      "앞으로 30분 더 이슬비", "霧雨はあと約30分"),
    RainCase(
      "an amount in the cold", every: 15, "..rr....", hour: .cloudy, degrees: -2,
      "Snow in about 30 minutes, lasting about 30",
      "약 30분 뒤부터 30분간 눈", "約30分後から30分間雪"),
    RainCase(
      "an amount in the warmth", every: 15, "..rr....", hour: .cloudy,
      "Rain in about 30 minutes, lasting about 30",
      "약 30분 뒤부터 30분간 비", "約30分後から30分間雨"),
    RainCase(
      "a thunderstorm by its hour", every: 15, "...rr...", hour: .thunderstorm,
      "Thunderstorm in about 45 minutes, lasting about 30",
      "약 45분 뒤부터 30분간 천둥번개", "約45分後から30分間雷雨"),
    RainCase("an old nowcast", every: 15, "....rrrr", after: 100),
    RainCase("one that begins too late", every: 15, "..rr....", after: -10),
    RainCase(
      "one that begins with the next minute", every: 1,
      String(repeating: ".", count: 20) + String(repeating: "r", count: 20)
        + String(repeating: ".", count: 20), after: -1,
      "Rain in about 20 minutes, lasting about 20",
      "약 20분 뒤부터 20분간 비", "約20分後から20分間雨"),
    RainCase(
      "snow that falls now", every: 5, "rrrrrr..................", now: .snow,
      "Snow for another 30 minutes",
      "앞으로 30분 더 눈", "雪はあと約30分"),
    RainCase(
      "rain at the very end of the minutes", every: 1,
      String(repeating: ".", count: 59) + String(repeating: "r", count: 1),
      "Rain in about 60 minutes",
      "약 60분 뒤 비", "約60分後に雨"),
  ]
}

@Suite struct RainAheadTests {
  private static let languages = ["en", "ko", "ja"].compactMap(Language.init(named:))

  private func format(_ language: Language) -> WeatherFormat {
    WeatherFormat(units: .metric, words: language.words)
  }

  @Test(arguments: RainCase.all)
  func nowcastSentenceCoversTheNextTwoHours(_ shape: RainCase) {
    let told = Self.languages.map { format($0).rain(of: shape.report.value, at: RainCase.now) }
    #expect(told == (shape.sentences ?? [nil, nil, nil]))
  }

  @Test func hourlyForecastSuppliesTheEndOfOngoingRain() throws {
    var report = RainCase("", every: 15, "rrrrrrrr", now: .rain, hour: .rain).report
    report.hourly.append(HourForecast(time: RainCase.now + 3 * 3600, condition: .cloudy))
    #expect(format(.english).rain(of: report.value, at: RainCase.now) == "Rain until 21:00")
  }

  @Test func hourlyForecastIsUsedWhenTheNowcastIsDry() throws {
    var report = RainCase("", every: 15, "........").report
    report.hourly = (0..<6).map {
      HourForecast(
        time: RainCase.now + TimeInterval($0 * 3600), condition: $0 < 4 ? .cloudy : .rain)
    }
    #expect(format(.english).rain(of: report.value, at: RainCase.now) == "Rain from 22:00")
    report.nowcast = nil
    #expect(format(.english).rain(of: report.value, at: RainCase.now) == "Rain from 22:00")
  }

  @Test func nowcastSentenceIsFirstInProseAndInLineFormat() throws {
    let report = RainCase("", every: 5, "....rrrrrrrr............").report
    let sentence = "Rain in about 20 minutes, lasting about 40"
    #expect(format(.english).prose(of: report.value, at: RainCase.now).first == sentence + ".")
    let line = try LineFormat("{rain}").line(
      for: report, now: RainCase.now, settings: DisplaySettings(language: .english))
    #expect(line == sentence)
  }

  @Test func barsCoverFiveMinutesAndScaleWithTheRate() throws {
    var report = RainCase("", every: 5, "....rrrr................").report
    report.nowcast?.rates[4...7] = [0.1, 0.4, 3.2, 40]
    let bars = format(.english).rainBars(of: report.value, at: RainCase.now)
    #expect(bars == "▕    ▁▃▆█                ▏ 20:00")
    var ascii = format(.english)
    ascii.isASCII = true
    #expect(
      ascii.rainBars(of: report.value, at: RainCase.now) == "|    .-*@                | 20:00")
    // A quarter of an hour takes three columns.
    let quarters = RainCase("", every: 15, ".r......").report
    #expect(
      format(.english).rainBars(of: quarters.value, at: RainCase.now)
        == "▕   ▄▄▄                  ▏ 20:00")
    // The row ends with the known rates.
    report.nowcast?.rates = [0, 0, 1, 1, 0, 0, 0, 0, nil, nil, 1, 1]
    #expect(
      format(.english).rainBars(of: report.value, at: RainCase.now) == "▕  ▄▄    ▏ 18:40")
    report.nowcast?.rates = [0, 0, 0, 0, 0, 0, 0]
    #expect(format(.english).rainBars(of: report.value, at: RainCase.now) == nil)
  }
}
