import Foundation
import Testing
import WeatherFeature
import WeatherModel
import WeatherWords

/// The sentences about the coming weather in four languages.
struct OutlookCase: CustomTestStringConvertible, Sendable {
  let name: String
  let moment: String
  let current: Character
  /// One character per step, from the current one on: `.` dry, `r` rain, `s` snow, `z` drizzle, `h`
  /// heavy rain, `f` freezing rain, `t` thunder, `m` clouds with an amount, `c` the same in the
  /// cold, a backtick for a trace, `?` unknown, `_` missing, `L` and `W` six hours, dry and wet.
  /// Dry with uncertainty: `n` without amount and probability, `x` without probability, `C` without
  /// amount, `q` 29 %, `p` 49 %, `P` 80 %, `S` 80 % in the cold. `*` repeats the previous one for
  /// 60 h.
  let steps: String
  let stepHours: Int
  let zone: String
  let hoursOld: Int
  let warning: String?
  let sentences: [String?]

  init(
    _ name: String, _ moment: String, now: Character, _ steps: String, stepHours: Int = 1,
    zone: String = "Asia/Seoul", hoursOld: Int = 0, warning: String? = nil, _ english: String?,
    _ korean: String?, _ japanese: String?, _ german: String?
  ) {
    self.name = name
    self.moment = moment
    current = now
    self.steps = steps
    self.stepHours = stepHours
    self.zone = zone
    self.hoursOld = hoursOld
    self.warning = warning
    sentences = [english, korean, japanese, german]
  }

  var testDescription: String { name }

  var now: Date { get throws { try #require(Date(rfc3339: moment)) } }

  var report: Fetched<WeatherReport> {
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
      let alerts = warning.map {
        [WeatherWarning(event: $0, sender: nil, start: now + 3600, end: now + 36_000, text: nil)]
      }
      return Fetched(
        WeatherReport(
          place: place, asOf: fetchedAt,
          timeZone: PlaceTimeZone(identifier: zone, fixedOffset: 0), stepHours: stepHours,
          current: current, hourly: hours, daily: [], alerts: alerts), from: .openMeteo)
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
    step.temperature = "cS".contains(sign) ? -3 : 5
    let amounts: [Character: Double] = [
      "m": 0.3, "c": 0.3, "`": 0.05, ".": 0, "x": 0, "q": 0, "p": 0, "P": 0, "S": 0,
    ]
    let chances: [Character: Double] = [
      ".": 0.05, "C": 0.05, "`": 0.1, "q": 0.29, "p": 0.49, "P": 0.8, "S": 0.8,
    ]
    step.precipitation = amounts[sign]
    step.precipitationProbability = chances[sign]
    if "LW".contains(sign) { step.hours = 6 }
    return step
  }

  private static func condition(_ sign: Character) -> Condition {
    switch sign {
    case "r", "W": .rain
    case "s": .snow
    case "z": .drizzle
    case "h": .heavyRain
    case "f": .freezingRain
    case "t": .thunderstorm
    case "?": .unknown
    default: .cloudy
    }
  }
}

@Suite struct OutlookTests {
  private static let languages = ["en", "ko", "ja", "de"].compactMap(Language.init(code:))

  @Test(arguments: cases)
  func outlookSentenceMatchesInEveryOutput(_ outlook: OutlookCase) throws {
    let (report, now) = (try outlook.report, try outlook.now)
    #expect(Self.languages.count == outlook.sentences.count)
    for (language, sentence) in zip(Self.languages, outlook.sentences) {
      let settings = DisplaySettings(language: language)
      let format = WeatherFormat(units: .metric, words: language.words)
      #expect(format.outlook(of: report.value, at: now) == sentence)
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
      "dry for 48 h", "앞으로 48시간 강수 없음",
      "48時間は降らない見込み", "48 h lang trocken"),
    .init(
      "rain within the hour after this one", "2026-11-21T18:20:00+09:00", now: ".", ".r.*",
      "Rain from 19:00 until 20:00", "19:00부터 비, 20:00에 그침",
      "19:00から雨、20:00まで", "Regen ab 19:00 bis 20:00"),
    .init(
      "rain tonight", "2026-11-21T18:20:00+09:00", now: ".", "...r.*",
      "Rain from 21:00 until 22:00", "21:00부터 비, 22:00에 그침",
      "21:00から雨、22:00まで", "Regen ab 21:00 bis 22:00"),
    .init(
      "snow in the last hour of today", "2026-11-21T18:20:00+09:00", now: ".", ".....s.*",
      "Snow from 23:00 until Sun 00:00", "23:00부터 눈, 일요일 00:00에 그침",
      "23:00から雪、日曜日00:00まで", "Schneefall ab 23:00 bis So 00:00"),
    .init(
      "rain with midnight", "2026-11-21T18:20:00+09:00", now: ".", "......r.*",
      "Rain from Sun 00:00 until 01:00", "일요일 00:00부터 비, 01:00에 그침",
      "日曜日00:00から雨、01:00まで", "Regen ab So 00:00 bis 01:00"),
    .init(
      "drizzle tomorrow", "2026-11-21T18:20:00+09:00", now: ".", "................z.*",
      "Drizzle from Sun 10:00 until 11:00", "일요일 10:00부터 이슬비, 11:00에 그침",
      "日曜日10:00から霧雨、11:00まで", "Sprühregen ab So 10:00 bis 11:00"),
    .init(
      "rain at this hour of tomorrow, 25 h ahead", "2026-11-21T18:20:00+09:00", now: ".",
      ".........................r.*",
      "Rain from Sun 19:00 until 20:00", "일요일 19:00부터 비, 20:00에 그침",
      "日曜日19:00から雨、20:00まで", "Regen ab So 19:00 bis 20:00"),
    .init(
      "drizzle the day after tomorrow", "2026-11-21T18:20:00+09:00", now: ".",
      "........................................z.*",
      "Drizzle from Mon 10:00 until 11:00", "월요일 10:00부터 이슬비, 11:00에 그침",
      "月曜日10:00から霧雨、11:00まで", "Sprühregen ab Mo 10:00 bis 11:00"),
    .init(
      "rain at the end of what is looked at", "2026-11-21T18:20:00+09:00", now: ".",
      "................................................r.*",
      "Rain from Mon 18:00 until 19:00", "월요일 18:00부터 비, 19:00에 그침",
      "月曜日18:00から雨、19:00まで", "Regen ab Mo 18:00 bis 19:00"),
    .init(
      "rain after that", "2026-11-21T18:20:00+09:00", now: ".",
      ".................................................r.*",
      "dry for 48 h", "앞으로 48시간 강수 없음",
      "48時間は降らない見込み", "48 h lang trocken"),
    // Wet now.
    .init(
      "until the next hour", "2026-11-21T18:20:00+09:00", now: "r", "r.*",
      "Rain until 19:00", "19:00까지 비",
      "19:00まで雨", "Regen bis 19:00"),
    .init(
      "until later today", "2026-11-21T18:20:00+09:00", now: "r", "rr.*",
      "Rain until 20:00", "20:00까지 비",
      "20:00まで雨", "Regen bis 20:00"),
    .init(
      "until the last hour of today", "2026-11-21T18:20:00+09:00", now: "r", "rrrrr.*",
      "Rain until 23:00", "23:00까지 비",
      "23:00まで雨", "Regen bis 23:00"),
    .init(
      "until midnight", "2026-11-21T18:20:00+09:00", now: "r", "rrrrrr.*",
      "Rain until Sun 00:00", "일요일 00:00까지 비",
      "日曜日00:00まで雨", "Regen bis So 00:00"),
    .init(
      "until tomorrow", "2026-11-21T18:20:00+09:00", now: "s", "sssssssssssssss.*",
      "Snow until Sun 09:00", "일요일 09:00까지 눈",
      "日曜日09:00まで雪", "Schneefall bis So 09:00"),
    .init(
      "for 30 h, until the midnight after the next", "2026-11-21T18:20:00+09:00", now: "r",
      "rrrrrrrrrrrrrrrrrrrrrrrrrrrrrr.*",
      "Rain until Mon 00:00", "월요일 00:00까지 비",
      "月曜日00:00まで雨", "Regen bis Mo 00:00"),
    .init(
      "as far as is told", "2026-11-21T18:20:00+09:00", now: "r", "r*",
      nil, nil,
      nil, nil),
    .init(
      "the step under way is dry", "2026-11-21T18:20:00+09:00", now: "r", ".*",
      "Rain until 19:00", "19:00까지 비",
      "19:00まで雨", "Regen bis 19:00"),
    .init(
      "the step under way is dry and the next is not", "2026-11-21T18:20:00+09:00", now: "r",
      ".r.*",
      "Rain until 20:00", "20:00까지 비",
      "20:00まで雨", "Regen bis 20:00"),
    .init(
      "drizzle that turns to rain", "2026-11-21T18:20:00+09:00", now: "z", "zr.*",
      "Drizzle until 19:00, rain until 20:00", "19:00까지 이슬비, 20:00까지 비",
      "19:00まで霧雨、20:00まで雨", "Sprühregen bis 19:00, Regen bis 20:00"),
    .init(
      "thunder", "2026-11-21T18:20:00+09:00", now: "t", "tt.*",
      "Thunderstorm until 20:00", "20:00까지 천둥번개",
      "20:00まで雷雨", "Gewitter bis 20:00"),
    .init(
      "an amount under clouds", "2026-11-21T18:20:00+09:00", now: "m", "mm.*",
      "Rain until 20:00", "20:00까지 비",
      "20:00まで雨", "Regen bis 20:00"),
    // Dry now, wet in the current step.
    .init(
      "at its beginning", "2026-11-21T18:00:00+09:00", now: ".", "r.*",
      "Rain before 19:00", "19:00 전에 비",
      "19:00までに雨", "Regen vor 19:00"),
    .init(
      "in its first half", "2026-11-21T18:20:00+09:00", now: ".", "r.*",
      "Rain before 19:00", "19:00 전에 비",
      "19:00までに雨", "Regen vor 19:00"),
    .init(
      "in its first half, and wet after it", "2026-11-21T18:20:00+09:00", now: ".", "rrr.*",
      "Rain before 19:00", "19:00 전에 비",
      "19:00までに雨", "Regen vor 19:00"),
    .init(
      "at half of it", "2026-11-21T18:30:00+09:00", now: ".", "rr.*",
      "Rain from 19:00 until 20:00", "19:00부터 비, 20:00에 그침",
      "19:00から雨、20:00まで", "Regen ab 19:00 bis 20:00"),
    .init(
      "in its second half, and wet after it", "2026-11-21T18:40:00+09:00", now: ".", "rr.*",
      "Rain from 19:00 until 20:00", "19:00부터 비, 20:00에 그침",
      "19:00から雨、20:00まで", "Regen ab 19:00 bis 20:00"),
    .init(
      "in its second half, and wet later", "2026-11-21T18:40:00+09:00", now: ".", "r..r.*",
      "Rain from 21:00 until 22:00", "21:00부터 비, 22:00에 그침",
      "21:00から雨、22:00まで", "Regen ab 21:00 bis 22:00"),
    .init(
      "in its second half, and dry after it", "2026-11-21T18:40:00+09:00", now: ".", "r.*",
      nil, nil,
      nil, nil),
    // Amounts.
    .init(
      "an amount under clouds is rain", "2026-11-21T18:20:00+09:00", now: ".", "..m.*",
      "Rain from 20:00 until 21:00", "20:00부터 비, 21:00에 그침",
      "20:00から雨、21:00まで", "Regen ab 20:00 bis 21:00"),
    .init(
      "an amount in the cold is snow", "2026-11-21T18:20:00+09:00", now: ".", "..c.*",
      "Snow from 20:00 until 21:00", "20:00부터 눈, 21:00에 그침",
      "20:00から雪、21:00まで", "Schneefall ab 20:00 bis 21:00"),
    .init(
      "a trace is none", "2026-11-21T18:20:00+09:00", now: ".", ".`.*",
      "dry for 48 h", "앞으로 48시간 강수 없음",
      "48時間は降らない見込み", "48 h lang trocken"),
    // Unknown values.
    .init(
      "the weather now", "2026-11-21T18:20:00+09:00", now: "?", "rr.*",
      nil, nil,
      nil, nil),
    .init(
      "an hour on the way", "2026-11-21T18:20:00+09:00", now: ".", "..?r.*",
      nil, nil,
      nil, nil),
    .init(
      "an hour on the way to its end", "2026-11-21T18:20:00+09:00", now: "r", "rr?.*",
      nil, nil,
      nil, nil),
    .init(
      "the step under way only", "2026-11-21T18:20:00+09:00", now: ".", "?.r.*",
      "Rain from 20:00 until 21:00", "20:00부터 비, 21:00에 그침",
      "20:00から雨、21:00まで", "Regen ab 20:00 bis 21:00"),
    .init(
      "an hour after the turn", "2026-11-21T18:20:00+09:00", now: ".", "..r?*",
      "Rain from 20:00", "20:00부터 비",
      "20:00から雨", "Regen ab 20:00"),
    .init(
      "a gap on the way", "2026-11-21T18:20:00+09:00", now: ".", "..__r.*",
      nil, nil,
      nil, nil),
    .init(
      "a gap after the turn", "2026-11-21T18:20:00+09:00", now: ".", "..r__.*",
      "Rain from 20:00", "20:00부터 비",
      "20:00から雨", "Regen ab 20:00"),
    .init(
      "a gap in the dry", "2026-11-21T18:20:00+09:00", now: ".", "..__.*",
      nil, nil,
      nil, nil),
    .init(
      "what comes after five hours", "2026-11-21T18:20:00+09:00", now: ".", ".....",
      "dry for 4 h", "앞으로 4시간 강수 없음",
      "4時間は降らない見込み", "4 h lang trocken"),
    .init(
      "what comes after rain", "2026-11-21T18:20:00+09:00", now: "r", "rr",
      nil, nil,
      nil, nil),
    .init(
      "what comes after this hour", "2026-11-21T18:20:00+09:00", now: ".", ".",
      nil, nil,
      nil, nil),
    .init(
      "everything but now", "2026-11-21T18:20:00+09:00", now: ".", "",
      nil, nil,
      nil, nil),
    .init(
      "the hour after now", "2026-11-21T18:20:00+09:00", now: ".", "__r.*",
      nil, nil,
      nil, nil),
    .init(
      "six hours in one step", "2026-11-21T18:20:00+09:00", now: ".", "....LWL",
      "dry for 3 h", "앞으로 3시간 강수 없음",
      "3時間は降らない見込み", "3 h lang trocken"),
    // Steps of three hours.
    .init(
      "dry", "2026-11-21T18:20:00+09:00", now: ".", ".*", stepHours: 3,
      "dry for 48 h", "앞으로 48시간 강수 없음",
      "48時間は降らない見込み", "48 h lang trocken"),
    .init(
      "rain with the next step", "2026-11-21T18:20:00+09:00", now: ".", ".r.*", stepHours: 3,
      "Rain from 21:00 until Sun 00:00", "21:00부터 비, 일요일 00:00에 그침",
      "21:00から雨、日曜日00:00まで", "Regen ab 21:00 bis So 00:00"),
    .init(
      "rain tomorrow evening, 27 h ahead", "2026-11-21T18:20:00+09:00", now: ".", ".........r.*",
      stepHours: 3,
      "Rain from Sun 21:00 until Mon 00:00", "일요일 21:00부터 비, 월요일 00:00에 그침",
      "日曜日21:00から雨、月曜日00:00まで", "Regen ab So 21:00 bis Mo 00:00"),
    .init(
      "rain now and none in the steps", "2026-11-21T18:20:00+09:00", now: "r", ".*", stepHours: 3,
      "Rain until 21:00", "21:00까지 비",
      "21:00まで雨", "Regen bis 21:00"),
    .init(
      "rain until midnight", "2026-11-21T18:20:00+09:00", now: "r", "rr.*", stepHours: 3,
      "Rain until Sun 00:00", "일요일 00:00까지 비",
      "日曜日00:00まで雨", "Regen bis So 00:00"),
    .init(
      "dry yet in a wet step", "2026-11-21T18:20:00+09:00", now: ".", "r.*", stepHours: 3,
      "Rain before 21:00", "21:00 전에 비",
      "21:00までに雨", "Regen vor 21:00"),
    .init(
      "dry yet in a wet step before midnight", "2026-11-21T22:00:00+09:00", now: ".", "r.*",
      stepHours: 3,
      "Rain before Sun 00:00", "일요일 00:00 전에 비",
      "日曜日00:00までに雨", "Regen vor So 00:00"),
    .init(
      "dry still at the end of a wet step", "2026-11-21T20:40:00+09:00", now: ".", "r.*",
      stepHours: 3,
      nil, nil,
      nil, nil),
    .init(
      "dry still, and the next step is wet", "2026-11-21T20:40:00+09:00", now: ".", "rr.*",
      stepHours: 3,
      "Rain from 21:00 until Sun 00:00", "21:00부터 비, 일요일 00:00에 그침",
      "21:00から雨、日曜日00:00まで", "Regen ab 21:00 bis So 00:00"),
    .init(
      "the first step is yet to begin", "2026-11-21T18:20:00+09:00", now: ".", "_r.*", stepHours: 3,
      "Rain from 21:00 until Sun 00:00", "21:00부터 비, 일요일 00:00에 그침",
      "21:00から雨、日曜日00:00まで", "Regen ab 21:00 bis So 00:00"),
    .init(
      "the first two steps are missing", "2026-11-21T18:20:00+09:00", now: ".", "__r.*",
      stepHours: 3,
      nil, nil,
      nil, nil),
    // Around midnight.
    .init(
      "rain with midnight, ten minutes before", "2026-11-21T23:50:00+09:00", now: ".", ".r.*",
      "Rain from Sun 00:00 until 01:00", "일요일 00:00부터 비, 01:00에 그침",
      "日曜日00:00から雨、01:00まで", "Regen ab So 00:00 bis 01:00"),
    .init(
      "rain until midnight, ten minutes before", "2026-11-21T23:50:00+09:00", now: "r", "r.*",
      "Rain until Sun 00:00", "일요일 00:00까지 비",
      "日曜日00:00まで雨", "Regen bis So 00:00"),
    .init(
      "this morning, ten minutes after", "2026-11-22T00:10:00+09:00", now: ".", ".....r.*",
      "Rain from 05:00 until 06:00", "05:00부터 비, 06:00에 그침",
      "05:00から雨、06:00まで", "Regen ab 05:00 bis 06:00"),
    .init(
      "until the next midnight", "2026-11-22T00:10:00+09:00", now: "r",
      "rrrrrrrrrrrrrrrrrrrrrrrr.*",
      "Rain until Mon 00:00", "월요일 00:00까지 비",
      "月曜日00:00まで雨", "Regen bis Mo 00:00"),
    .init(
      "at midnight", "2026-11-22T00:00:00+09:00", now: ".", ".r.*",
      "Rain from 01:00 until 02:00", "01:00부터 비, 02:00에 그침",
      "01:00から雨、02:00まで", "Regen ab 01:00 bis 02:00"),
    // A day of 25 hours: in Berlin 02:00 occurs twice on 25 October 2026.
    .init(
      "the second 02:00", "2026-10-24T22:30:00+02:00", now: ".", ".....r.*", zone: "Europe/Berlin",
      "Rain from Sun 02:00 CET until 03:00", "일요일 02:00 CET부터 비, 03:00에 그침",
      "日曜日02:00 CETから雨、03:00まで", "Regen ab So 02:00 CET bis 03:00"),
    .init(
      "after it", "2026-10-24T22:30:00+02:00", now: ".", "......r.*", zone: "Europe/Berlin",
      "Rain from Sun 03:00 until 04:00", "일요일 03:00부터 비, 04:00에 그침",
      "日曜日03:00から雨、04:00まで", "Regen ab So 03:00 bis 04:00"),
    .init(
      "its last hour, 24 h ahead", "2026-10-25T00:30:00+02:00", now: ".",
      "........................r.*", zone: "Europe/Berlin",
      "Rain from 23:00 until Mon 00:00", "23:00부터 비, 월요일 00:00에 그침",
      "23:00から雨、月曜日00:00まで", "Regen ab 23:00 bis Mo 00:00"),
    .init(
      "the hour after it", "2026-10-25T00:30:00+02:00", now: ".", ".........................r.*",
      zone: "Europe/Berlin",
      "Rain from Mon 00:00 until 01:00", "월요일 00:00부터 비, 01:00에 그침",
      "月曜日00:00から雨、01:00まで", "Regen ab Mo 00:00 bis 01:00"),
    .init(
      "rain for the whole of it", "2026-10-25T00:30:00+02:00", now: "r",
      "rrrrrrrrrrrrrrrrrrrrrrrrr.*", zone: "Europe/Berlin",
      "Rain until Mon 00:00", "월요일 00:00까지 비",
      "月曜日00:00まで雨", "Regen bis Mo 00:00"),
    // A day of 23 hours: in Berlin there is no 02:00 on 28 March 2027.
    .init(
      "the hour that follows 01:00", "2027-03-28T00:30:00+01:00", now: ".", "..r.*",
      zone: "Europe/Berlin",
      "Rain from 03:00 until 04:00", "03:00부터 비, 04:00에 그침",
      "03:00から雨、04:00まで", "Regen ab 03:00 bis 04:00"),
    .init(
      "its last hour, 22 h ahead", "2027-03-28T00:30:00+01:00", now: ".",
      "......................r.*", zone: "Europe/Berlin",
      "Rain from 23:00 until Mon 00:00", "23:00부터 비, 월요일 00:00에 그침",
      "23:00から雨、月曜日00:00まで", "Regen ab 23:00 bis Mo 00:00"),
    .init(
      "the hour after it", "2027-03-28T00:30:00+01:00", now: ".", ".......................r.*",
      zone: "Europe/Berlin",
      "Rain from Mon 00:00 until 01:00", "월요일 00:00부터 비, 01:00에 그침",
      "月曜日00:00から雨、01:00まで", "Regen ab Mo 00:00 bis 01:00"),
    .init(
      "rain for the whole of it", "2027-03-28T00:30:00+01:00", now: "r",
      "rrrrrrrrrrrrrrrrrrrrrrr.*", zone: "Europe/Berlin",
      "Rain until Mon 00:00", "월요일 00:00까지 비",
      "月曜日00:00まで雨", "Regen bis Mo 00:00"),
    .init(
      "dry over it", "2027-03-28T00:30:00+01:00", now: ".", ".*", zone: "Europe/Berlin",
      "dry for 48 h", "앞으로 48시간 강수 없음",
      "48時間は降らない見込み", "48 h lang trocken"),
    // Other clocks.
    .init(
      "an hour more over a change in New York", "2026-10-31T20:00:00-04:00", now: ".",
      "............r.*", zone: "America/New_York",
      "Rain from Sun 07:00 until 08:00", "일요일 07:00부터 비, 08:00에 그침",
      "日曜日07:00から雨、08:00まで", "Regen ab So 07:00 bis 08:00"),
    .init(
      "a clock of three quarters of an hour", "2026-11-21T18:20:00+05:45", now: ".", ".r.*",
      zone: "Asia/Kathmandu",
      "Rain from 18:45 until 19:45", "18:45부터 비, 19:45에 그침",
      "18:45から雨、19:45まで", "Regen ab 18:45 bis 19:45"),
    // A three-hour-old response: the current weather is what it forecast.
    .init(
      "it was dry and is wet", "2026-11-21T18:20:00+09:00", now: ".", "...rr.*", hoursOld: 3,
      "Rain until 20:00", "20:00까지 비",
      "20:00まで雨", "Regen bis 20:00"),
    .init(
      "it rained and is dry", "2026-11-21T18:20:00+09:00", now: "r", "r.*", hoursOld: 3,
      "dry for 48 h", "앞으로 48시간 강수 없음",
      "48時間は降らない見込み", "48 h lang trocken"),
    // The weather afterwards.
    .init(
      "rain that turns to freezing rain", "2026-11-21T18:20:00+09:00", now: ".", "...rfffff.*",
      "Rain from 21:00, freezing rain from 22:00 until Sun 03:00",
      "21:00부터 비, 22:00부터 어는 비, 일요일 03:00에 그침",
      "21:00から雨、22:00から着氷性の雨、日曜日03:00まで", "Regen ab 21:00, gefrierender Regen ab 22:00 bis So 03:00"
    ),
    .init(
      "drizzle that turns to heavy rain", "2026-11-21T18:20:00+09:00", now: ".", "..zzzhhh.*",
      "Drizzle from 20:00, heavy rain from 23:00 until Sun 02:00",
      "20:00부터 이슬비, 23:00부터 강한 비, 일요일 02:00에 그침",
      "20:00から霧雨、23:00から強い雨、日曜日02:00まで", "Sprühregen ab 20:00, Starkregen ab 23:00 bis So 02:00"),
    .init(
      "drizzle, rain, then heavy rain", "2026-11-21T18:20:00+09:00", now: ".", "..zzrrhh.*",
      "Drizzle from 20:00, heavy rain from Sun 00:00 until 02:00",
      "20:00부터 이슬비, 일요일 00:00부터 강한 비, 02:00에 그침",
      "20:00から霧雨、日曜日00:00から強い雨、02:00まで", "Sprühregen ab 20:00, Starkregen ab So 00:00 bis 02:00"),
    .init(
      "freezing rain that turns to rain", "2026-11-21T18:20:00+09:00", now: ".", "..ffrr.*",
      "Freezing rain from 20:00, rain from 22:00 until Sun 00:00",
      "20:00부터 어는 비, 22:00부터 비, 일요일 00:00에 그침",
      "20:00から着氷性の雨、22:00から雨、日曜日00:00まで", "Gefrierender Regen ab 20:00, Regen ab 22:00 bis So 00:00"
    ),
    .init(
      "rain, freezing rain, rain", "2026-11-21T18:20:00+09:00", now: ".", "..rrfrr.*",
      "Rain from 20:00, freezing rain from 22:00, rain from 23:00 until Sun 01:00",
      "20:00부터 비, 22:00부터 어는 비, 23:00부터 비, 일요일 01:00에 그침",
      "20:00から雨、22:00から着氷性の雨、23:00から雨、日曜日01:00まで",
      "Regen ab 20:00, gefrierender Regen ab 22:00, Regen ab 23:00 bis So 01:00"),
    .init(
      "rain, snow, thunder", "2026-11-21T18:20:00+09:00", now: ".", "..rrsst.*",
      "Rain from 20:00, snow from 22:00, thunderstorm from Sun 00:00 until 01:00",
      "20:00부터 비, 22:00부터 눈, 일요일 00:00부터 천둥번개, 01:00에 그침",
      "20:00から雨、22:00から雪、日曜日00:00から雷雨、01:00まで",
      "Regen ab 20:00, Schneefall ab 22:00, Gewitter ab So 00:00 bis 01:00"),
    .init(
      "it falls and freezes soon", "2026-11-21T18:20:00+09:00", now: "r", "rrfff.*",
      "Rain until 20:00, freezing rain until 23:00", "20:00까지 비, 23:00까지 어는 비",
      "20:00まで雨、23:00まで着氷性の雨", "Regen bis 20:00, gefrierender Regen bis 23:00"),
    .init(
      "it falls and eases off", "2026-11-21T18:20:00+09:00", now: "h", "hhzz.*",
      "Heavy rain until 20:00, drizzle until 22:00", "20:00까지 강한 비, 22:00까지 이슬비",
      "20:00まで強い雨、22:00まで霧雨", "Starkregen bis 20:00, Sprühregen bis 22:00"),
    .init(
      "thunder in the hour of rain", "2026-11-21T18:20:00+09:00", now: "r", "trr.*",
      "Thunderstorm until 19:00, rain until 21:00", "19:00까지 천둥번개, 21:00까지 비",
      "19:00まで雷雨、21:00まで雨", "Gewitter bis 19:00, Regen bis 21:00"),
    .init(
      "snow that turns to rain tomorrow", "2026-11-21T18:20:00+09:00", now: ".",
      "...............ssssrr.*",
      "Snow from Sun 09:00, rain from 13:00 until 15:00", "일요일 09:00부터 눈, 13:00부터 비, 15:00에 그침",
      "日曜日09:00から雪、13:00から雨、15:00まで", "Schneefall ab So 09:00, Regen ab 13:00 bis 15:00"),
    .init(
      "rain that freezes at midnight", "2026-11-21T18:20:00+09:00", now: "r", "rrrrrrff.*",
      "Rain until Sun 00:00, freezing rain until 02:00", "일요일 00:00까지 비, 02:00까지 어는 비",
      "日曜日00:00まで雨、02:00まで着氷性の雨", "Regen bis So 00:00, gefrierender Regen bis 02:00"),
    .init(
      "a change without an end", "2026-11-21T18:20:00+09:00", now: ".", "...rff*",
      "Rain from 21:00, freezing rain from 22:00", "21:00부터 비, 22:00부터 어는 비",
      "21:00から雨、22:00から着氷性の雨", "Regen ab 21:00, gefrierender Regen ab 22:00"),
    .init(
      "it falls and freezes without an end", "2026-11-21T18:20:00+09:00", now: "r", "rrf*",
      "Rain until 20:00, freezing rain from 20:00", "20:00까지 비, 20:00부터 어는 비",
      "20:00まで雨、20:00から着氷性の雨", "Regen bis 20:00, gefrierender Regen ab 20:00"),
    .init(
      "a change in the step under way", "2026-11-21T18:20:00+09:00", now: ".", "rrff.*",
      "Rain before 19:00, freezing rain from 20:00 until 22:00",
      "19:00 전에 비, 20:00부터 어는 비, 22:00에 그침",
      "19:00までに雨、20:00から着氷性の雨、22:00まで", "Regen vor 19:00, gefrierender Regen ab 20:00 bis 22:00"),
    .init(
      "one kind without an end", "2026-11-21T18:20:00+09:00", now: ".", "..r*",
      "Rain from 20:00", "20:00부터 비",
      "20:00から雨", "Regen ab 20:00"),
    .init(
      "an end that is not known", "2026-11-21T18:20:00+09:00", now: ".", "..rr?*",
      "Rain from 20:00", "20:00부터 비",
      "20:00から雨", "Regen ab 20:00"),
    // Uncertainty.
    .init(
      "no amounts and no chances", "2026-11-21T18:20:00+09:00", now: ".", "n*",
      "no rain expected", "비 예보 없음",
      "雨の予報なし", "kein Regen erwartet"),
    .init(
      "amounts without chances", "2026-11-21T18:20:00+09:00", now: ".", "x*",
      "no rain expected", "비 예보 없음",
      "雨の予報なし", "kein Regen erwartet"),
    .init(
      "amounts without chances for twelve hours", "2026-11-21T18:20:00+09:00", now: ".",
      "xxxxxxxxxxxxx",
      "no rain expected for 12 h", "12시간 동안 비 예보 없음",
      "12時間は雨の予報なし", "12 h lang kein Regen erwartet"),
    .init(
      "chances without amounts", "2026-11-21T18:20:00+09:00", now: ".", "C*",
      "no rain expected", "비 예보 없음",
      "雨の予報なし", "kein Regen erwartet"),
    .init(
      "a chance of 49 % and no amount", "2026-11-21T18:20:00+09:00", now: ".", "....p*",
      "no rain expected, chance up to 49%", "비 예보 없음, 강수확률 최고 49%",
      "雨の予報なし、降水確率は最大49%", "kein Regen erwartet, Wahrscheinlichkeit bis 49 %"),
    .init(
      "a chance of 29 %", "2026-11-21T18:20:00+09:00", now: ".", "....q*",
      "dry for 48 h", "앞으로 48시간 강수 없음",
      "48時間は降らない見込み", "48 h lang trocken"),
    .init(
      "a chance of 80 % and no amount", "2026-11-21T18:20:00+09:00", now: ".", "....P*",
      "Rain possible, chance up to 80%", "비 가능성 있음, 강수확률 최고 80%",
      "雨の可能性あり、降水確率は最大80%", "Regen möglich, Wahrscheinlichkeit bis 80 %"),
    .init(
      "a chance of 80 % in the cold", "2026-11-21T18:20:00+09:00", now: ".", "....S*",
      "Snow possible, chance up to 80%", "눈 가능성 있음, 강수확률 최고 80%",
      "雪の可能性あり、降水確率は最大80%", "Schneefall möglich, Wahrscheinlichkeit bis 80 %"),
    .init(
      "a chance of 49 % for five hours", "2026-11-21T18:20:00+09:00", now: ".", "..p..",
      "no rain expected for 4 h, chance up to 49%", "4시간 동안 비 예보 없음, 강수확률 최고 49%",
      "4時間は雨の予報なし、降水確率は最大49%", "4 h lang kein Regen erwartet, Wahrscheinlichkeit bis 49 %"),
    .init(
      "a chance before the rain", "2026-11-21T18:20:00+09:00", now: ".", "..ppr.*",
      "Rain from 22:00 until 23:00", "22:00부터 비, 23:00에 그침",
      "22:00から雨、23:00まで", "Regen ab 22:00 bis 23:00"),
    .init(
      "a warning of snow", "2026-11-21T18:20:00+09:00", now: ".", ".*",
      warning: "Winter Storm Warning",
      "no rain expected, but see the warning", "비 예보 없음, 단 특보 확인",
      "雨の予報なし、ただし警報・注意報を確認", "kein Regen erwartet, aber Warnung beachten"),
    .init(
      "a warning in another language", "2026-11-21T18:20:00+09:00", now: ".", ".*",
      warning: "Alerte orange",
      "no rain expected, but see the warning", "비 예보 없음, 단 특보 확인",
      "雨の予報なし、ただし警報・注意報を確認", "kein Regen erwartet, aber Warnung beachten"),
    .init(
      "a warning of heat", "2026-11-21T18:20:00+09:00", now: ".", ".*", warning: "Heat Advisory",
      "dry for 48 h", "앞으로 48시간 강수 없음",
      "48時間は降らない見込み", "48 h lang trocken"),
    .init(
      "a warning and a chance", "2026-11-21T18:20:00+09:00", now: ".", "...p*",
      warning: "Winter Storm Warning",
      "no rain expected, chance up to 49%, but see the warning", "비 예보 없음, 강수확률 최고 49%, 단 특보 확인",
      "雨の予報なし、降水確率は最大49%、ただし警報・注意報を確認",
      "kein Regen erwartet, Wahrscheinlichkeit bis 49 %, aber Warnung beachten"),
    // The hour that occurs twice when clocks go back.
    .init(
      "until the first 02:00", "2026-10-24T22:30:00+02:00", now: "r", "rrrr.*",
      zone: "Europe/Berlin",
      "Rain until Sun 02:00 CEST", "일요일 02:00 CEST까지 비",
      "日曜日02:00 CESTまで雨", "Regen bis So 02:00 CEST"),
    .init(
      "until the second 02:00", "2026-10-24T22:30:00+02:00", now: "r", "rrrrr.*",
      zone: "Europe/Berlin",
      "Rain until Sun 02:00 CET", "일요일 02:00 CET까지 비",
      "日曜日02:00 CETまで雨", "Regen bis So 02:00 CET"),
    .init(
      "half an hour back on Lord Howe", "2026-04-04T22:10:00+11:00", now: "r", "rrrrr.*",
      zone: "Australia/Lord_Howe",
      "Rain until Sun 02:30", "일요일 02:30까지 비",
      "日曜日02:30まで雨", "Regen bis So 02:30"),
  ]
}
