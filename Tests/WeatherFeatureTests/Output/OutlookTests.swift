import Foundation
import Testing
import WeatherFeature
import WeatherModel
import WeatherWords

/// What is said of the weather to come, in three languages.
struct OutlookCase: CustomTestStringConvertible, Sendable {
  let name: String
  let moment: String
  let current: Character
  /// A sign a step, from the one on that holds the moment: `.` dry, `r` rain, `s` snow, `z` drizzle,
  /// `t` thunder, `m` clouds with an amount, `c` the same in the cold, a backtick for a trace, `?` not
  /// known, `_` missing, `L` and `W` six hours, dry and wet; `*` repeats the one before it for 60 h.
  let steps: String
  let stepHours: Int
  let zone: String
  let hoursOld: Int
  let sentences: [String?]

  init(
    _ name: String, _ moment: String, now: Character, _ steps: String, stepHours: Int = 1,
    zone: String = "Asia/Seoul", hoursOld: Int = 0, _ english: String?, _ korean: String?,
    _ japanese: String?
  ) {
    self.name = name
    self.moment = moment
    current = now
    self.steps = steps
    self.stepHours = stepHours
    self.zone = zone
    self.hoursOld = hoursOld
    sentences = [english, korean, japanese]
  }

  var testDescription: String { name }

  var now: Date { get throws { try Date(moment, strategy: .iso8601) } }

  var report: WeatherReport {
    get throws {
      let now = try now
      let fetchedAt = now - TimeInterval(hoursOld * 3600)
      var current = CurrentWeather(time: fetchedAt, condition: Self.condition(current))
      current.temperature = 5
      current.precipitationRate = self.current == "m" ? 0.3 : nil
      let length = TimeInterval(stepHours * 3600)
      var start = Date(
        timeIntervalSince1970: (fetchedAt.timeIntervalSince1970 / length).rounded(.down) * length)
      var hours: [HourForecast] = []
      for sign in signs {
        if let step = step(sign, at: start) { hours.append(step) }
        start += "LW".contains(sign) ? 6 * 3600 : length
      }
      let place = Place(
        id: "x", name: "X", coordinate: Coordinate(latitude: 37.566, longitude: 126.9784))
      return WeatherReport(
        place: place, provider: .openMeteo, fetchedAt: fetchedAt,
        timeZone: PlaceTimeZone(identifier: zone, fixedOffset: 0), stepHours: stepHours,
        current: current, hourly: hours, daily: [])
    }
  }

  private var signs: [Character] {
    guard steps.last == "*", let repeated = steps.dropLast().last else { return Array(steps) }
    let told = Array(steps.dropLast())
    return told + Array(repeating: repeated, count: max(0, 60 / stepHours - told.count))
  }

  private func step(_ sign: Character, at start: Date) -> HourForecast? {
    guard sign != "_" else { return nil }
    var step = HourForecast(time: start, condition: Self.condition(sign))
    step.temperature = sign == "c" ? -3 : 5
    switch sign {
    case "m", "c": step.precipitation = 0.3
    case "`": step.precipitation = 0.05
    case "L", "W": step.hours = 6
    default: break
    }
    return step
  }

  private static func condition(_ sign: Character) -> Condition {
    switch sign {
    case "r", "W": .rain
    case "s": .snow
    case "z": .drizzle
    case "t": .thunderstorm
    case "?": .unknown
    default: .cloudy
    }
  }
}

@Suite struct OutlookTests {
  private static let languages = ["en", "ko", "ja"].compactMap(Language.init(code:))

  @Test(arguments: cases)
  func theSentenceIsTheSameWhereverItIsTold(_ outlook: OutlookCase) throws {
    let (report, now) = (try outlook.report, try outlook.now)
    #expect(Self.languages.count == outlook.sentences.count)
    for (language, sentence) in zip(Self.languages, outlook.sentences) {
      let settings = DisplaySettings(language: language)
      let format = WeatherFormat(units: .metric, words: language.words)
      #expect(format.outlook(of: report, at: now) == sentence)
      let line = try LineFormat("{outlook}").line(for: report, now: now, settings: settings)
      #expect(line == sentence ?? "")
      for inWords in [false, true] {
        let page = PlainPage(report, now: now, settings: settings, inWords: inWords).text
        #expect(
          sentence.map { page.lowercased().contains("\n" + $0.lowercased()) } ?? true, "\(page)")
      }
      let json = ReportJSON(report, now: now, language: language, isStale: false).text
      let told = try #require(
        try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
      #expect(told["outlook"] as? String == sentence)
    }
  }

  static let cases: [OutlookCase] = [
    // Dry now.
    .init(
      "dry as far as is told", "2026-11-21T18:20:00+09:00", now: ".", ".*",
      "dry for 48 h", "48시간 동안 비 소식 없음", "48時間は雨の予報なし"),
    .init(
      "rain within the hour after this one", "2026-11-21T18:20:00+09:00", now: ".", ".r.*",
      "Rain from 19:00", "19:00부터 비", "19:00から雨"),
    .init(
      "rain tonight", "2026-11-21T18:20:00+09:00", now: ".", "...r.*",
      "Rain from 21:00", "21:00부터 비", "21:00から雨"),
    .init(
      "snow in the last hour of today", "2026-11-21T18:20:00+09:00", now: ".", ".....s.*",
      "Snow from 23:00", "23:00부터 눈", "23:00から雪"),
    .init(
      "rain with midnight", "2026-11-21T18:20:00+09:00", now: ".", "......r.*",
      "Rain from Sun 00:00", "일요일 00:00부터 비", "日曜日00:00から雨"),
    .init(
      "drizzle tomorrow", "2026-11-21T18:20:00+09:00", now: ".", "................z.*",
      "Drizzle from Sun 10:00", "일요일 10:00부터 이슬비", "日曜日10:00から霧雨"),
    .init(
      "rain at this hour of tomorrow, 25 h ahead", "2026-11-21T18:20:00+09:00", now: ".",
      ".........................r.*",
      "Rain from Sun 19:00", "일요일 19:00부터 비", "日曜日19:00から雨"),
    .init(
      "drizzle the day after tomorrow", "2026-11-21T18:20:00+09:00", now: ".",
      "........................................z.*",
      "Drizzle from Mon 10:00", "월요일 10:00부터 이슬비", "月曜日10:00から霧雨"),
    .init(
      "rain at the end of what is looked at", "2026-11-21T18:20:00+09:00", now: ".",
      "................................................r.*",
      "Rain from Mon 18:00", "월요일 18:00부터 비", "月曜日18:00から雨"),
    .init(
      "rain after that", "2026-11-21T18:20:00+09:00", now: ".",
      ".................................................r.*",
      "dry for 48 h", "48시간 동안 비 소식 없음", "48時間は雨の予報なし"),
    // Wet now.
    .init(
      "until the next hour", "2026-11-21T18:20:00+09:00", now: "r", "r.*",
      "Rain until 19:00", "19:00까지 비", "19:00まで雨"),
    .init(
      "until later today", "2026-11-21T18:20:00+09:00", now: "r", "rr.*",
      "Rain until 20:00", "20:00까지 비", "20:00まで雨"),
    .init(
      "until the last hour of today", "2026-11-21T18:20:00+09:00", now: "r", "rrrrr.*",
      "Rain until 23:00", "23:00까지 비", "23:00まで雨"),
    .init(
      "until midnight", "2026-11-21T18:20:00+09:00", now: "r", "rrrrrr.*",
      "Rain until Sun 00:00", "일요일 00:00까지 비", "日曜日00:00まで雨"),
    .init(
      "until tomorrow", "2026-11-21T18:20:00+09:00", now: "s", "sssssssssssssss.*",
      "Snow until Sun 09:00", "일요일 09:00까지 눈", "日曜日09:00まで雪"),
    .init(
      "for 30 h, until the midnight after the next", "2026-11-21T18:20:00+09:00", now: "r",
      "rrrrrrrrrrrrrrrrrrrrrrrrrrrrrr.*",
      "Rain until Mon 00:00", "월요일 00:00까지 비", "月曜日00:00まで雨"),
    .init(
      "as far as is told", "2026-11-21T18:20:00+09:00", now: "r", "r*",
      nil, nil, nil),
    .init(
      "the step under way is dry", "2026-11-21T18:20:00+09:00", now: "r", ".*",
      "Rain until 19:00", "19:00까지 비", "19:00まで雨"),
    .init(
      "the step under way is dry and the next is not", "2026-11-21T18:20:00+09:00", now: "r",
      ".r.*",
      "Rain until 20:00", "20:00까지 비", "20:00まで雨"),
    .init(
      "drizzle that turns to rain", "2026-11-21T18:20:00+09:00", now: "z", "zr.*",
      "Drizzle until 20:00", "20:00까지 이슬비", "20:00まで霧雨"),
    .init(
      "thunder", "2026-11-21T18:20:00+09:00", now: "t", "tt.*",
      "Thunderstorm until 20:00", "20:00까지 천둥번개", "20:00まで雷雨"),
    .init(
      "an amount under clouds", "2026-11-21T18:20:00+09:00", now: "m", "mm.*",
      "Rain until 20:00", "20:00까지 비", "20:00まで雨"),
    // Dry now, wet in the step under way.
    .init(
      "at its beginning", "2026-11-21T18:00:00+09:00", now: ".", "r.*",
      "Rain before 19:00", "19:00 전에 비", "19:00までに雨"),
    .init(
      "in its first half", "2026-11-21T18:20:00+09:00", now: ".", "r.*",
      "Rain before 19:00", "19:00 전에 비", "19:00までに雨"),
    .init(
      "in its first half, and wet after it", "2026-11-21T18:20:00+09:00", now: ".", "rrr.*",
      "Rain before 19:00", "19:00 전에 비", "19:00までに雨"),
    .init(
      "at half of it", "2026-11-21T18:30:00+09:00", now: ".", "rr.*",
      "Rain from 19:00", "19:00부터 비", "19:00から雨"),
    .init(
      "in its second half, and wet after it", "2026-11-21T18:40:00+09:00", now: ".", "rr.*",
      "Rain from 19:00", "19:00부터 비", "19:00から雨"),
    .init(
      "in its second half, and wet later", "2026-11-21T18:40:00+09:00", now: ".", "r..r.*",
      "Rain from 21:00", "21:00부터 비", "21:00から雨"),
    .init(
      "in its second half, and dry after it", "2026-11-21T18:40:00+09:00", now: ".", "r.*",
      nil, nil, nil),
    // Amounts.
    .init(
      "an amount under clouds is rain", "2026-11-21T18:20:00+09:00", now: ".", "..m.*",
      "Rain from 20:00", "20:00부터 비", "20:00から雨"),
    .init(
      "an amount in the cold is snow", "2026-11-21T18:20:00+09:00", now: ".", "..c.*",
      "Snow from 20:00", "20:00부터 눈", "20:00から雪"),
    .init(
      "a trace is none", "2026-11-21T18:20:00+09:00", now: ".", ".`.*",
      "dry for 48 h", "48시간 동안 비 소식 없음", "48時間は雨の予報なし"),
    // What is not known.
    .init(
      "the weather now", "2026-11-21T18:20:00+09:00", now: "?", "rr.*",
      nil, nil, nil),
    .init(
      "an hour on the way", "2026-11-21T18:20:00+09:00", now: ".", "..?r.*",
      nil, nil, nil),
    .init(
      "an hour on the way to its end", "2026-11-21T18:20:00+09:00", now: "r", "rr?.*",
      nil, nil, nil),
    .init(
      "the step under way only", "2026-11-21T18:20:00+09:00", now: ".", "?.r.*",
      "Rain from 20:00", "20:00부터 비", "20:00から雨"),
    .init(
      "an hour after the turn", "2026-11-21T18:20:00+09:00", now: ".", "..r?*",
      "Rain from 20:00", "20:00부터 비", "20:00から雨"),
    .init(
      "a gap on the way", "2026-11-21T18:20:00+09:00", now: ".", "..__r.*",
      nil, nil, nil),
    .init(
      "a gap after the turn", "2026-11-21T18:20:00+09:00", now: ".", "..r__.*",
      "Rain from 20:00", "20:00부터 비", "20:00から雨"),
    .init(
      "a gap in the dry", "2026-11-21T18:20:00+09:00", now: ".", "..__.*",
      nil, nil, nil),
    .init(
      "what comes after five hours", "2026-11-21T18:20:00+09:00", now: ".", ".....",
      "dry for 4 h", "4시간 동안 비 소식 없음", "4時間は雨の予報なし"),
    .init(
      "what comes after rain", "2026-11-21T18:20:00+09:00", now: "r", "rr",
      nil, nil, nil),
    .init(
      "what comes after this hour", "2026-11-21T18:20:00+09:00", now: ".", ".",
      nil, nil, nil),
    .init(
      "everything but now", "2026-11-21T18:20:00+09:00", now: ".", "",
      nil, nil, nil),
    .init(
      "the hour after now", "2026-11-21T18:20:00+09:00", now: ".", "__r.*",
      nil, nil, nil),
    .init(
      "six hours in one step", "2026-11-21T18:20:00+09:00", now: ".", "....LWL",
      "dry for 3 h", "3시간 동안 비 소식 없음", "3時間は雨の予報なし"),
    // Steps of three hours.
    .init(
      "dry", "2026-11-21T18:20:00+09:00", now: ".", ".*", stepHours: 3,
      "dry for 48 h", "48시간 동안 비 소식 없음", "48時間は雨の予報なし"),
    .init(
      "rain with the next step", "2026-11-21T18:20:00+09:00", now: ".", ".r.*", stepHours: 3,
      "Rain from 21:00", "21:00부터 비", "21:00から雨"),
    .init(
      "rain tomorrow evening, 27 h ahead", "2026-11-21T18:20:00+09:00", now: ".", ".........r.*",
      stepHours: 3,
      "Rain from Sun 21:00", "일요일 21:00부터 비", "日曜日21:00から雨"),
    .init(
      "rain now and none in the steps", "2026-11-21T18:20:00+09:00", now: "r", ".*", stepHours: 3,
      "Rain until 21:00", "21:00까지 비", "21:00まで雨"),
    .init(
      "rain until midnight", "2026-11-21T18:20:00+09:00", now: "r", "rr.*", stepHours: 3,
      "Rain until Sun 00:00", "일요일 00:00까지 비", "日曜日00:00まで雨"),
    .init(
      "dry yet in a wet step", "2026-11-21T18:20:00+09:00", now: ".", "r.*", stepHours: 3,
      "Rain before 21:00", "21:00 전에 비", "21:00までに雨"),
    .init(
      "dry yet in a wet step before midnight", "2026-11-21T22:00:00+09:00", now: ".", "r.*",
      stepHours: 3,
      "Rain before Sun 00:00", "일요일 00:00 전에 비", "日曜日00:00までに雨"),
    .init(
      "dry still at the end of a wet step", "2026-11-21T20:40:00+09:00", now: ".", "r.*",
      stepHours: 3,
      nil, nil, nil),
    .init(
      "dry still, and the next step is wet", "2026-11-21T20:40:00+09:00", now: ".", "rr.*",
      stepHours: 3,
      "Rain from 21:00", "21:00부터 비", "21:00から雨"),
    .init(
      "the first step is yet to begin", "2026-11-21T18:20:00+09:00", now: ".", "_r.*", stepHours: 3,
      "Rain from 21:00", "21:00부터 비", "21:00から雨"),
    .init(
      "the first two steps are missing", "2026-11-21T18:20:00+09:00", now: ".", "__r.*",
      stepHours: 3,
      nil, nil, nil),
    // Around midnight.
    .init(
      "rain with midnight, ten minutes before", "2026-11-21T23:50:00+09:00", now: ".", ".r.*",
      "Rain from Sun 00:00", "일요일 00:00부터 비", "日曜日00:00から雨"),
    .init(
      "rain until midnight, ten minutes before", "2026-11-21T23:50:00+09:00", now: "r", "r.*",
      "Rain until Sun 00:00", "일요일 00:00까지 비", "日曜日00:00まで雨"),
    .init(
      "this morning, ten minutes after", "2026-11-22T00:10:00+09:00", now: ".", ".....r.*",
      "Rain from 05:00", "05:00부터 비", "05:00から雨"),
    .init(
      "until the next midnight", "2026-11-22T00:10:00+09:00", now: "r",
      "rrrrrrrrrrrrrrrrrrrrrrrr.*",
      "Rain until Mon 00:00", "월요일 00:00까지 비", "月曜日00:00まで雨"),
    .init(
      "at midnight", "2026-11-22T00:00:00+09:00", now: ".", ".r.*",
      "Rain from 01:00", "01:00부터 비", "01:00から雨"),
    // A day of 25 hours: in Berlin 02:00 comes twice on 25 October 2026.
    .init(
      "the second 02:00", "2026-10-24T22:30:00+02:00", now: ".", ".....r.*", zone: "Europe/Berlin",
      "Rain from Sun 02:00", "일요일 02:00부터 비", "日曜日02:00から雨"),
    .init(
      "after it", "2026-10-24T22:30:00+02:00", now: ".", "......r.*", zone: "Europe/Berlin",
      "Rain from Sun 03:00", "일요일 03:00부터 비", "日曜日03:00から雨"),
    .init(
      "its last hour, 24 h ahead", "2026-10-25T00:30:00+02:00", now: ".",
      "........................r.*", zone: "Europe/Berlin",
      "Rain from 23:00", "23:00부터 비", "23:00から雨"),
    .init(
      "the hour after it", "2026-10-25T00:30:00+02:00", now: ".", ".........................r.*",
      zone: "Europe/Berlin",
      "Rain from Mon 00:00", "월요일 00:00부터 비", "月曜日00:00から雨"),
    .init(
      "rain for the whole of it", "2026-10-25T00:30:00+02:00", now: "r",
      "rrrrrrrrrrrrrrrrrrrrrrrrr.*", zone: "Europe/Berlin",
      "Rain until Mon 00:00", "월요일 00:00까지 비", "月曜日00:00まで雨"),
    // A day of 23 hours: in Berlin there is no 02:00 on 28 March 2027.
    .init(
      "the hour that follows 01:00", "2027-03-28T00:30:00+01:00", now: ".", "..r.*",
      zone: "Europe/Berlin",
      "Rain from 03:00", "03:00부터 비", "03:00から雨"),
    .init(
      "its last hour, 22 h ahead", "2027-03-28T00:30:00+01:00", now: ".",
      "......................r.*", zone: "Europe/Berlin",
      "Rain from 23:00", "23:00부터 비", "23:00から雨"),
    .init(
      "the hour after it", "2027-03-28T00:30:00+01:00", now: ".", ".......................r.*",
      zone: "Europe/Berlin",
      "Rain from Mon 00:00", "월요일 00:00부터 비", "月曜日00:00から雨"),
    .init(
      "rain for the whole of it", "2027-03-28T00:30:00+01:00", now: "r",
      "rrrrrrrrrrrrrrrrrrrrrrr.*", zone: "Europe/Berlin",
      "Rain until Mon 00:00", "월요일 00:00까지 비", "月曜日00:00まで雨"),
    .init(
      "dry over it", "2027-03-28T00:30:00+01:00", now: ".", ".*", zone: "Europe/Berlin",
      "dry for 48 h", "48시간 동안 비 소식 없음", "48時間は雨の予報なし"),
    // Other clocks.
    .init(
      "an hour more over a change in New York", "2026-10-31T20:00:00-04:00", now: ".",
      "............r.*", zone: "America/New_York",
      "Rain from Sun 07:00", "일요일 07:00부터 비", "日曜日07:00から雨"),
    .init(
      "a clock of three quarters of an hour", "2026-11-21T18:20:00+05:45", now: ".", ".r.*",
      zone: "Asia/Kathmandu",
      "Rain from 18:45", "18:45부터 비", "18:45から雨"),
    // An answer of three hours ago: the weather now is what it forecast.
    .init(
      "it was dry and is wet", "2026-11-21T18:20:00+09:00", now: ".", "...rr.*", hoursOld: 3,
      "Rain until 20:00", "20:00까지 비", "20:00まで雨"),
    .init(
      "it rained and is dry", "2026-11-21T18:20:00+09:00", now: "r", "r.*", hoursOld: 3,
      "dry for 48 h", "48시간 동안 비 소식 없음", "48時間は雨の予報なし"),
  ]
}
