import Foundation
import Testing
import WeatherFeature
import WeatherModel
import WeatherWords

/// What is said of the weather to come, in four languages.
struct OutlookCase: CustomTestStringConvertible, Sendable {
  let name: String
  let moment: String
  let current: Character
  /// A sign a step, from the one on that holds the moment: `.` dry, `r` rain, `s` snow, `z` drizzle,
  /// `h` heavy rain, `f` freezing rain, `t` thunder, `m` clouds with an amount, `c` the same in the cold, a
  /// backtick for a trace, `?` not known, `_` missing, `L` and `W` six hours, dry and wet. Dry with
  /// doubt: `n` without amount and probability, `x` without probability, `C` without amount, `q` 29 %,
  /// `p` 49 %, `P` 80 %, `S` 80 % in the cold. `*` repeats the one before it for 60 h.
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
      let alerts = warning.map {
        [WeatherAlert(event: $0, sender: nil, start: now + 3600, end: now + 36_000, text: nil)]
      }
      return WeatherReport(
        place: place, provider: .openMeteo, fetchedAt: fetchedAt,
        timeZone: PlaceTimeZone(identifier: zone, fixedOffset: 0), stepHours: stepHours,
        current: current, hourly: hours, daily: [], alerts: alerts)
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

  @Test func record() throws {
    var text = ""
    for (index, outlook) in Self.cases.enumerated() {
      let (report, now) = (try outlook.report, try outlook.now)
      let sentences: [Any] = Self.languages.map { language in
        let format = WeatherFormat(units: .metric, words: language.words)
        return format.outlook(of: report, at: now) as Any? ?? NSNull()
      }
      let data = try JSONSerialization.data(withJSONObject: [String(index)] + sentences)
      text += String(decoding: data, as: UTF8.self) + "\n"
    }
    try Data(text.utf8).write(to: URL(fileURLWithPath: "/tmp/wet_record.jsonl"))
  }

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
      "dry as far as is told", "2026-11-21T18:20:00+09:00", now: ".", ".*", nil, nil, nil, nil),
    .init(
      "rain within the hour after this one", "2026-11-21T18:20:00+09:00", now: ".", ".r.*", nil,
      nil, nil, nil),
    .init(
      "rain tonight", "2026-11-21T18:20:00+09:00", now: ".", "...r.*", nil, nil, nil, nil),
    .init(
      "snow in the last hour of today", "2026-11-21T18:20:00+09:00", now: ".", ".....s.*", nil, nil,
      nil, nil),
    .init(
      "rain with midnight", "2026-11-21T18:20:00+09:00", now: ".", "......r.*", nil, nil, nil, nil),
    .init(
      "drizzle tomorrow", "2026-11-21T18:20:00+09:00", now: ".", "................z.*", nil, nil,
      nil, nil),
    .init(
      "rain at this hour of tomorrow, 25 h ahead", "2026-11-21T18:20:00+09:00", now: ".",
      ".........................r.*", nil, nil, nil, nil),
    .init(
      "drizzle the day after tomorrow", "2026-11-21T18:20:00+09:00", now: ".",
      "........................................z.*", nil, nil, nil, nil),
    .init(
      "rain at the end of what is looked at", "2026-11-21T18:20:00+09:00", now: ".",
      "................................................r.*", nil, nil, nil, nil),
    .init(
      "rain after that", "2026-11-21T18:20:00+09:00", now: ".",
      ".................................................r.*", nil, nil, nil, nil),
    // Wet now.
    .init(
      "until the next hour", "2026-11-21T18:20:00+09:00", now: "r", "r.*", nil, nil, nil, nil),
    .init(
      "until later today", "2026-11-21T18:20:00+09:00", now: "r", "rr.*", nil, nil, nil, nil),
    .init(
      "until the last hour of today", "2026-11-21T18:20:00+09:00", now: "r", "rrrrr.*", nil, nil,
      nil, nil),
    .init(
      "until midnight", "2026-11-21T18:20:00+09:00", now: "r", "rrrrrr.*", nil, nil, nil, nil),
    .init(
      "until tomorrow", "2026-11-21T18:20:00+09:00", now: "s", "sssssssssssssss.*", nil, nil, nil,
      nil),
    .init(
      "for 30 h, until the midnight after the next", "2026-11-21T18:20:00+09:00", now: "r",
      "rrrrrrrrrrrrrrrrrrrrrrrrrrrrrr.*", nil, nil, nil, nil),
    .init(
      "as far as is told", "2026-11-21T18:20:00+09:00", now: "r", "r*", nil, nil, nil, nil),
    .init(
      "the step under way is dry", "2026-11-21T18:20:00+09:00", now: "r", ".*", nil, nil, nil, nil),
    .init(
      "the step under way is dry and the next is not", "2026-11-21T18:20:00+09:00", now: "r",
      ".r.*", nil, nil, nil, nil),
    .init(
      "drizzle that turns to rain", "2026-11-21T18:20:00+09:00", now: "z", "zr.*", nil, nil, nil,
      nil),
    .init(
      "thunder", "2026-11-21T18:20:00+09:00", now: "t", "tt.*", nil, nil, nil, nil),
    .init(
      "an amount under clouds", "2026-11-21T18:20:00+09:00", now: "m", "mm.*", nil, nil, nil, nil),
    // Dry now, wet in the step under way.
    .init(
      "at its beginning", "2026-11-21T18:00:00+09:00", now: ".", "r.*", nil, nil, nil, nil),
    .init(
      "in its first half", "2026-11-21T18:20:00+09:00", now: ".", "r.*", nil, nil, nil, nil),
    .init(
      "in its first half, and wet after it", "2026-11-21T18:20:00+09:00", now: ".", "rrr.*", nil,
      nil, nil, nil),
    .init(
      "at half of it", "2026-11-21T18:30:00+09:00", now: ".", "rr.*", nil, nil, nil, nil),
    .init(
      "in its second half, and wet after it", "2026-11-21T18:40:00+09:00", now: ".", "rr.*", nil,
      nil, nil, nil),
    .init(
      "in its second half, and wet later", "2026-11-21T18:40:00+09:00", now: ".", "r..r.*", nil,
      nil, nil, nil),
    .init(
      "in its second half, and dry after it", "2026-11-21T18:40:00+09:00", now: ".", "r.*", nil,
      nil, nil, nil),
    // Amounts.
    .init(
      "an amount under clouds is rain", "2026-11-21T18:20:00+09:00", now: ".", "..m.*", nil, nil,
      nil, nil),
    .init(
      "an amount in the cold is snow", "2026-11-21T18:20:00+09:00", now: ".", "..c.*", nil, nil,
      nil, nil),
    .init(
      "a trace is none", "2026-11-21T18:20:00+09:00", now: ".", ".`.*", nil, nil, nil, nil),
    // What is not known.
    .init(
      "the weather now", "2026-11-21T18:20:00+09:00", now: "?", "rr.*", nil, nil, nil, nil),
    .init(
      "an hour on the way", "2026-11-21T18:20:00+09:00", now: ".", "..?r.*", nil, nil, nil, nil),
    .init(
      "an hour on the way to its end", "2026-11-21T18:20:00+09:00", now: "r", "rr?.*", nil, nil,
      nil, nil),
    .init(
      "the step under way only", "2026-11-21T18:20:00+09:00", now: ".", "?.r.*", nil, nil, nil, nil),
    .init(
      "an hour after the turn", "2026-11-21T18:20:00+09:00", now: ".", "..r?*", nil, nil, nil, nil),
    .init(
      "a gap on the way", "2026-11-21T18:20:00+09:00", now: ".", "..__r.*", nil, nil, nil, nil),
    .init(
      "a gap after the turn", "2026-11-21T18:20:00+09:00", now: ".", "..r__.*", nil, nil, nil, nil),
    .init(
      "a gap in the dry", "2026-11-21T18:20:00+09:00", now: ".", "..__.*", nil, nil, nil, nil),
    .init(
      "what comes after five hours", "2026-11-21T18:20:00+09:00", now: ".", ".....", nil, nil, nil,
      nil),
    .init(
      "what comes after rain", "2026-11-21T18:20:00+09:00", now: "r", "rr", nil, nil, nil, nil),
    .init(
      "what comes after this hour", "2026-11-21T18:20:00+09:00", now: ".", ".", nil, nil, nil, nil),
    .init(
      "everything but now", "2026-11-21T18:20:00+09:00", now: ".", "", nil, nil, nil, nil),
    .init(
      "the hour after now", "2026-11-21T18:20:00+09:00", now: ".", "__r.*", nil, nil, nil, nil),
    .init(
      "six hours in one step", "2026-11-21T18:20:00+09:00", now: ".", "....LWL", nil, nil, nil, nil),
    // Steps of three hours.
    .init(
      "dry", "2026-11-21T18:20:00+09:00", now: ".", ".*", stepHours: 3, nil, nil, nil, nil),
    .init(
      "rain with the next step", "2026-11-21T18:20:00+09:00", now: ".", ".r.*", stepHours: 3, nil,
      nil, nil, nil),
    .init(
      "rain tomorrow evening, 27 h ahead", "2026-11-21T18:20:00+09:00", now: ".", ".........r.*",
      stepHours: 3, nil, nil, nil, nil),
    .init(
      "rain now and none in the steps", "2026-11-21T18:20:00+09:00", now: "r", ".*", stepHours: 3,
      nil, nil, nil, nil),
    .init(
      "rain until midnight", "2026-11-21T18:20:00+09:00", now: "r", "rr.*", stepHours: 3, nil, nil,
      nil, nil),
    .init(
      "dry yet in a wet step", "2026-11-21T18:20:00+09:00", now: ".", "r.*", stepHours: 3, nil, nil,
      nil, nil),
    .init(
      "dry yet in a wet step before midnight", "2026-11-21T22:00:00+09:00", now: ".", "r.*",
      stepHours: 3, nil, nil, nil, nil),
    .init(
      "dry still at the end of a wet step", "2026-11-21T20:40:00+09:00", now: ".", "r.*",
      stepHours: 3, nil, nil, nil, nil),
    .init(
      "dry still, and the next step is wet", "2026-11-21T20:40:00+09:00", now: ".", "rr.*",
      stepHours: 3, nil, nil, nil, nil),
    .init(
      "the first step is yet to begin", "2026-11-21T18:20:00+09:00", now: ".", "_r.*", stepHours: 3,
      nil, nil, nil, nil),
    .init(
      "the first two steps are missing", "2026-11-21T18:20:00+09:00", now: ".", "__r.*",
      stepHours: 3, nil, nil, nil, nil),
    // Around midnight.
    .init(
      "rain with midnight, ten minutes before", "2026-11-21T23:50:00+09:00", now: ".", ".r.*", nil,
      nil, nil, nil),
    .init(
      "rain until midnight, ten minutes before", "2026-11-21T23:50:00+09:00", now: "r", "r.*", nil,
      nil, nil, nil),
    .init(
      "this morning, ten minutes after", "2026-11-22T00:10:00+09:00", now: ".", ".....r.*", nil,
      nil, nil, nil),
    .init(
      "until the next midnight", "2026-11-22T00:10:00+09:00", now: "r",
      "rrrrrrrrrrrrrrrrrrrrrrrr.*", nil, nil, nil, nil),
    .init(
      "at midnight", "2026-11-22T00:00:00+09:00", now: ".", ".r.*", nil, nil, nil, nil),
    // A day of 25 hours: in Berlin 02:00 comes twice on 25 October 2026.
    .init(
      "the second 02:00", "2026-10-24T22:30:00+02:00", now: ".", ".....r.*", zone: "Europe/Berlin",
      nil, nil, nil, nil),
    .init(
      "after it", "2026-10-24T22:30:00+02:00", now: ".", "......r.*", zone: "Europe/Berlin", nil,
      nil, nil, nil),
    .init(
      "its last hour, 24 h ahead", "2026-10-25T00:30:00+02:00", now: ".",
      "........................r.*", zone: "Europe/Berlin", nil, nil, nil, nil),
    .init(
      "the hour after it", "2026-10-25T00:30:00+02:00", now: ".", ".........................r.*",
      zone: "Europe/Berlin", nil, nil, nil, nil),
    .init(
      "rain for the whole of it", "2026-10-25T00:30:00+02:00", now: "r",
      "rrrrrrrrrrrrrrrrrrrrrrrrr.*", zone: "Europe/Berlin", nil, nil, nil, nil),
    // A day of 23 hours: in Berlin there is no 02:00 on 28 March 2027.
    .init(
      "the hour that follows 01:00", "2027-03-28T00:30:00+01:00", now: ".", "..r.*",
      zone: "Europe/Berlin", nil, nil, nil, nil),
    .init(
      "its last hour, 22 h ahead", "2027-03-28T00:30:00+01:00", now: ".",
      "......................r.*", zone: "Europe/Berlin", nil, nil, nil, nil),
    .init(
      "the hour after it", "2027-03-28T00:30:00+01:00", now: ".", ".......................r.*",
      zone: "Europe/Berlin", nil, nil, nil, nil),
    .init(
      "rain for the whole of it", "2027-03-28T00:30:00+01:00", now: "r",
      "rrrrrrrrrrrrrrrrrrrrrrr.*", zone: "Europe/Berlin", nil, nil, nil, nil),
    .init(
      "dry over it", "2027-03-28T00:30:00+01:00", now: ".", ".*", zone: "Europe/Berlin", nil, nil,
      nil, nil),
    // Other clocks.
    .init(
      "an hour more over a change in New York", "2026-10-31T20:00:00-04:00", now: ".",
      "............r.*", zone: "America/New_York", nil, nil, nil, nil),
    .init(
      "a clock of three quarters of an hour", "2026-11-21T18:20:00+05:45", now: ".", ".r.*",
      zone: "Asia/Kathmandu", nil, nil, nil, nil),
    // An answer of three hours ago: the weather now is what it forecast.
    .init(
      "it was dry and is wet", "2026-11-21T18:20:00+09:00", now: ".", "...rr.*", hoursOld: 3, nil,
      nil, nil, nil),
    .init(
      "it rained and is dry", "2026-11-21T18:20:00+09:00", now: "r", "r.*", hoursOld: 3, nil, nil,
      nil, nil),
    // What it turns to.
    .init(
      "rain that turns to freezing rain", "2026-11-21T18:20:00+09:00", now: ".", "...rfffff.*", nil,
      nil, nil, nil),
    .init(
      "drizzle that turns to heavy rain", "2026-11-21T18:20:00+09:00", now: ".", "..zzzhhh.*", nil,
      nil, nil, nil),
    .init(
      "drizzle, rain, then heavy rain", "2026-11-21T18:20:00+09:00", now: ".", "..zzrrhh.*", nil,
      nil, nil, nil),
    .init(
      "freezing rain that turns to rain", "2026-11-21T18:20:00+09:00", now: ".", "..ffrr.*", nil,
      nil, nil, nil),
    .init(
      "rain, freezing rain, rain", "2026-11-21T18:20:00+09:00", now: ".", "..rrfrr.*", nil, nil,
      nil, nil),
    .init(
      "rain, snow, thunder", "2026-11-21T18:20:00+09:00", now: ".", "..rrsst.*", nil, nil, nil, nil),
    .init(
      "it falls and freezes soon", "2026-11-21T18:20:00+09:00", now: "r", "rrfff.*", nil, nil, nil,
      nil),
    .init(
      "it falls and eases off", "2026-11-21T18:20:00+09:00", now: "h", "hhzz.*", nil, nil, nil, nil),
    .init(
      "thunder in the hour of rain", "2026-11-21T18:20:00+09:00", now: "r", "trr.*", nil, nil, nil,
      nil),
    .init(
      "snow that turns to rain tomorrow", "2026-11-21T18:20:00+09:00", now: ".",
      "...............ssssrr.*", nil, nil, nil, nil),
    .init(
      "rain that freezes at midnight", "2026-11-21T18:20:00+09:00", now: "r", "rrrrrrff.*", nil,
      nil, nil, nil),
    .init(
      "a change without an end", "2026-11-21T18:20:00+09:00", now: ".", "...rff*", nil, nil, nil,
      nil),
    .init(
      "it falls and freezes without an end", "2026-11-21T18:20:00+09:00", now: "r", "rrf*", nil,
      nil, nil, nil),
    .init(
      "a change in the step under way", "2026-11-21T18:20:00+09:00", now: ".", "rrff.*", nil, nil,
      nil, nil),
    .init(
      "one kind without an end", "2026-11-21T18:20:00+09:00", now: ".", "..r*", nil, nil, nil, nil),
    .init(
      "an end that is not known", "2026-11-21T18:20:00+09:00", now: ".", "..rr?*", nil, nil, nil,
      nil),
    // Doubt.
    .init(
      "no amounts and no chances", "2026-11-21T18:20:00+09:00", now: ".", "n*", nil, nil, nil, nil),
    .init(
      "amounts without chances", "2026-11-21T18:20:00+09:00", now: ".", "x*", nil, nil, nil, nil),
    .init(
      "amounts without chances for twelve hours", "2026-11-21T18:20:00+09:00", now: ".",
      "xxxxxxxxxxxxx", nil, nil, nil, nil),
    .init(
      "chances without amounts", "2026-11-21T18:20:00+09:00", now: ".", "C*", nil, nil, nil, nil),
    .init(
      "a chance of 49 % and no amount", "2026-11-21T18:20:00+09:00", now: ".", "....p*", nil, nil,
      nil, nil),
    .init(
      "a chance of 29 %", "2026-11-21T18:20:00+09:00", now: ".", "....q*", nil, nil, nil, nil),
    .init(
      "a chance of 80 % and no amount", "2026-11-21T18:20:00+09:00", now: ".", "....P*", nil, nil,
      nil, nil),
    .init(
      "a chance of 80 % in the cold", "2026-11-21T18:20:00+09:00", now: ".", "....S*", nil, nil,
      nil, nil),
    .init(
      "a chance of 49 % for five hours", "2026-11-21T18:20:00+09:00", now: ".", "..p..", nil, nil,
      nil, nil),
    .init(
      "a chance before the rain", "2026-11-21T18:20:00+09:00", now: ".", "..ppr.*", nil, nil, nil,
      nil),
    .init(
      "a warning of snow", "2026-11-21T18:20:00+09:00", now: ".", ".*",
      warning: "Winter Storm Warning", nil, nil, nil, nil),
    .init(
      "a warning in another language", "2026-11-21T18:20:00+09:00", now: ".", ".*",
      warning: "Alerte orange", nil, nil, nil, nil),
    .init(
      "a warning of heat", "2026-11-21T18:20:00+09:00", now: ".", ".*", warning: "Heat Advisory",
      nil, nil, nil, nil),
    .init(
      "a warning and a chance", "2026-11-21T18:20:00+09:00", now: ".", "...p*",
      warning: "Winter Storm Warning", nil, nil, nil, nil),
    // The hour that comes twice when clocks go back.
    .init(
      "until the first 02:00", "2026-10-24T22:30:00+02:00", now: "r", "rrrr.*",
      zone: "Europe/Berlin", nil, nil, nil, nil),
    .init(
      "until the second 02:00", "2026-10-24T22:30:00+02:00", now: "r", "rrrrr.*",
      zone: "Europe/Berlin", nil, nil, nil, nil),
    .init(
      "half an hour back on Lord Howe", "2026-04-04T22:10:00+11:00", now: "r", "rrrrr.*",
      zone: "Australia/Lord_Howe", nil, nil, nil, nil),
  ]
}
