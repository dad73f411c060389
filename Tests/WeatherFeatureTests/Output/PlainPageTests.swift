import Foundation
import TestSupport
import Testing
import WeatherFeature
import WeatherModel
import WeatherWords

@Suite struct PlainPageTests {
  private func page(
    _ report: Fetched<WeatherReport>, _ settings: DisplaySettings = DisplaySettings(),
    isStale: Bool = false
  ) -> String {
    PlainPage(report, now: SampleReports.now, settings: settings, isStale: isStale).text
  }

  @Test(arguments: [(15.0, "좋음"), (16, "보통"), (36, "나쁨"), (76, "매우 나쁨")])
  func koreanParticulatesUseTheMinistryGrades(fine: Double, grade: String) {
    var report = SampleReports.full
    report.airQuality?.pm25 = fine
    #expect(
      page(report, DisplaySettings(language: .korean))
        .contains("초미세먼지 PM2.5: \(Int(fine)) µg/m³ (\(grade))\n"))
  }

  @Test func airQualityOfDaysHasTheFullNameOfItsClass() {
    var report = SampleReports.full
    report.airQuality?.forecast = AirQualityForecast(
      start: SampleReports.now, index: [120], pm25: [], pm10: [])
    #expect(
      page(report).contains("Air quality, Today: 120 unhealthy for sensitive groups\n"))
  }

  @Test(arguments: [
    (78.2, "The sun does not rise today."), (-78.2, "The sun does not set today."), (37.6, nil),
  ])
  func sentenceTellsPolarDayAndNight(latitude: Double, sentence: String?) throws {
    var report = SampleReports.full
    report.value.place.coordinate = Coordinate(latitude: latitude, longitude: 127)
    for index in report.daily.indices {
      (report.daily[index].sunrise, report.daily[index].sunset) = (nil, nil)
    }
    let text = page(report)
    #expect(!text.contains("Sunrise") && !text.contains("Sunset"))
    #expect(sentence.map { text.contains("\n" + $0 + "\n") } ?? !text.contains("The sun"))
  }

  @Test func quantitiesAreIsolatedInRightToLeftLanguages() throws {
    let hebrew = try #require(Language(code: "he"))
    let text = page(SampleReports.full, DisplaySettings(language: hebrew))
    #expect(text.contains(": \u{2066}7 °C\u{2069}\n"))
    #expect(!page(SampleReports.full).unicodeScalars.contains("\u{2066}"))
  }

  @Test(
    arguments: [
      (3.0, 4.0, "3…4°"), (nil, 4, "–…4°"), (3, nil, "3…–"),
    ] as [(Double?, Double?, String)])
  func dayWithOneTemperatureHasIt(low: Double?, high: Double?, text: String) {
    var report = SampleReports.full
    (report.daily[1].temperatureMin, report.daily[1].temperatureMax) = (low, high)
    #expect(page(report).contains("\nToday, \(text), Rain"))
  }

  /// As of a provider whose hours begin at midnight.
  @Test func tomorrowIsNotComparedWithTheDayAfterIt() throws {
    let report = SampleReports.full
    let today = report.value.localTime(SampleReports.now).date
    #expect(page(report).contains("Similar temperatures tomorrow."))
    var late = report
    late.daily.removeAll { $0.date <= today }
    var dayAfter = try #require(late.daily.first)
    dayAfter.date = LocalDate(dayNumber: dayAfter.date.dayNumber + 1)
    late.daily.append(dayAfter)
    #expect(!page(late).contains("omorrow"))
  }

  @Test func pagePrintsOneFactPerLine() {
    #expect(
      page(SampleReports.full) == """
        Seoul (서울), South Korea
        Saturday 21 November 18:42 KST +9
        37.566 N 126.978 E

        Light "rain", 9 °C
        Rain until 20:00. Similar temperatures tomorrow.
        Feels like: 7 °C
        High: 14 °C
        Low: 6 °C
        Precipitation: 0.4 mm/h
        Wind: 3.2 m/s, from SW
        Gusts: 7.1 m/s
        Humidity: 63%
        Dew point: 0 °C
        Pressure: 1016 hPa
        Cloud: 75%
        Visibility: 10 km
        UV index: 1 low
        Sunrise: 07:14
        Sunset: 17:18

        Air quality: 42 good (US AQI)
        Fine particles PM2.5: 10 µg/m³ (good)

        Warnings: Strong wind advisory (KMA), from 17:42, until Sun 22 06:42
          Line one
          Line two

        HOURLY (2 h)
        18:00, 9°, Rain, 60% 0.8 mm, 3.4 m/s SW
        19:00, 8°, Rain, 60% 0.8 mm, 3.4 m/s SW
        20:00, 7°, Cloudy, 60%, 3.4 m/s SW

        2 DAYS
        Today, 6…14°, Rain, 60% 4.2 mm
        Sun 22, 6…14°, Rain, 60% 4.2 mm

        Received: 2 min ago
        Weather data by Open-Meteo.com, CC BY 4.0

        """)
  }

  @Test(arguments: [(0, 0), (1, 1), (3, 2), (24, 5)])
  func pageHonorsTheRequestedHoursAndDays(hours: Int, days: Int) {
    var report = SampleReports.full
    let first = report.hourly[2].time
    report.hourly = (0..<30).map { HourForecast(time: first + Double($0) * 3600, condition: .fog) }
    let today = LocalDate(year: 2026, month: 11, day: 21)
    report.daily = (0..<9).map { DayForecast(date: today.advanced(byDays: $0), condition: .dust) }
    let text = PlainPage(
      report, now: SampleReports.now, settings: DisplaySettings(),
      reach: PlainPage.Reach(hours: hours, days: days)
    ).text
    let lines = text.split(separator: "\n")
    #expect(lines.count { $0.hasSuffix(", Fog") } == hours)
    #expect(lines.count { $0.contains(", Dust") } == days)
    #expect(text.contains("HOURLY (\(hours) h)") == (hours > 0))
    #expect(text.contains("DAY") == (days > 0))
  }

  @Test func pageIsTranslatedToKorean() {
    #expect(
      page(SampleReports.full, DisplaySettings(language: .korean)) == """
        서울 (Seoul), 대한민국
        11월 21일 토요일 18:42 KST +9
        북위 37.566 동경 126.978

        Light "rain", 9 °C
        20:00까지 비. 내일도 비슷한 기온.
        체감: 7 °C
        최고: 14 °C
        최저: 6 °C
        강수량: 0.4 mm/h
        바람: 3.2 m/s, 남서풍
        순간풍속: 7.1 m/s
        습도: 63%
        이슬점: 0 °C
        기압: 1016 hPa
        구름: 75%
        가시거리: 10 km
        자외선 지수: 1 낮음
        일출: 07:14
        일몰: 17:18

        대기질: 42 좋음 (미국 AQI)
        초미세먼지 PM2.5: 10 µg/m³ (좋음)

        특보: Strong wind advisory (KMA), 17:42부터, 22일(일) 06:42까지
          Line one
          Line two

        시간별 (2시간)
        18:00, 9°, 비, 60% 0.8 mm, 3.4 m/s 남서
        19:00, 8°, 비, 60% 0.8 mm, 3.4 m/s 남서
        20:00, 7°, 흐림, 60%, 3.4 m/s 남서

        2일 예보
        오늘, 6…14°, 비, 60% 4.2 mm
        22일(일), 6…14°, 비, 60% 4.2 mm

        수신: 2분 전
        날씨 자료: Open-Meteo.com, CC BY 4.0

        """)
  }

  @Test func unknownValuesHaveNoLine() {
    #expect(
      page(SampleReports.empty) == """
        -33.5,0.25
        Saturday 21 November 09:42 UTC
        33.500 S 0.250 E

        Unknown

        Warnings not checked: MET Norway does not provide any. There may be some.

        HOURLY (1 h)
        09:42, Unknown

        1 DAY
        Today, Unknown

        Received: just now
        Weather data from MET Norway, CC BY 4.0

        """)
  }

  @Test func staleDataIsMarkedWithItsAge() {
    var report = SampleReports.full
    report.fetchedAt = SampleReports.now.addingTimeInterval(-3 * 3600)
    #expect(page(report, isStale: true).contains("data 3 h old\nReceived: 3 h ago\n"))
    #expect(!page(report).contains("data 3 h old"))
    report.fetchedAt = SampleReports.now
    #expect(page(report, isStale: true).contains("data 0 s old\nReceived: just now\n"))
  }

  /// A server that is no longer updated answers with the weather of last year.
  @Test(arguments: [
    (8760.0, "as of 21 Nov 2025 18:40", "365 days"), (3, "as of 15:40", "3 h"),
  ])
  func weatherOfAnEarlierTimeStatesItsTimeAndAge(hours: Double, time: String, age: String) {
    let report = SampleReports.outdated(hours: hours)
    let text = page(report)
    #expect(text.contains("\n\n\(time)\n"))
    #expect(text.contains("data \(age) old\nReceived: 2 min ago\n"))
    #expect(!page(SampleReports.full).contains("as of"))
  }

  @Test func sampleWeatherIsMarked() {
    var report = SampleReports.full
    report.provider = .sample
    let text = page(report)
    #expect(text.hasPrefix("SAMPLE\n"))
    #expect(text.contains("SAMPLE: "))
  }

  @Test(arguments: [
    (
      Language.french,
      ["Vent\u{A0}: 12 km/h, de SO", "Pression\u{A0}: 1016 hPa", "37,566 N 126,978 E"]
    ),
    (.german, ["Wind: 12 km/h, aus SW", "Samstag, 21. November", "Empfangen: vor 2 min"]),
    (.japanese, ["風：3.2 m/s、南西の風", "11月21日 土曜日", "取得：2分前"]),
    (.simplifiedChinese, ["风：3.2 m/s，西南风", "韩国", "更新：2 分钟前"]),
    (.italian, ["Umidità: 63%", "sabato 21 novembre", "Ricevuto: 2 min fa"]),
  ])
  func pageFollowsTheLanguage(language: Language, parts: [String]) {
    let text = page(SampleReports.full, DisplaySettings(language: language))
    for part in parts { #expect(text.contains(part), "\(part)") }
  }

  @Test func pageContainsNoBoxDrawingCharacters() {
    for language in Language.allCases {
      let text = page(SampleReports.full, DisplaySettings(language: language))
      #expect(!text.unicodeScalars.contains { (0x2500...0x28FF).contains($0.value) })
      #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
    }
  }

  @Test func labelsAreNotAbbreviated() throws {
    for (code, words) in [
      ("fr", ["Point de rosée"]), ("pt", ["Ponto de orvalho", "Visibilidade"]),
    ] {
      let language = try #require(Language(code: code))
      let text = PlainPage(
        SampleReports.full, now: SampleReports.now,
        settings: DisplaySettings(language: language)
      ).text
      for word in words { #expect(text.contains(word), "\(code)") }
    }
  }

  private func lines(
    _ change: (inout Fetched<WeatherReport>) -> Void, hours: Int = 48, inWords: Bool = false
  ) -> [String] {
    var report = SampleReports.full
    change(&report)
    return PlainPage(
      report, now: SampleReports.now, settings: DisplaySettings(), inWords: inWords,
      reach: PlainPage.Reach(hours: hours)
    ).text.split(separator: "\n").map(String.init)
  }

  @Test(arguments: [(3, 1), (4, 2), (6, 2), (7, 3)])
  func coarseStepsCoverTheRequestedHours(hours: Int, rows: Int) {
    let lines = lines(
      { report in
        let first = report.hourly[2].time
        report.stepHours = 3
        report.hourly = (0..<9).map {
          HourForecast(time: first + Double($0) * 3 * 3600, condition: .fog)
        }
      }, hours: hours)
    #expect(lines.count { $0.hasSuffix(", Fog") } == rows)
  }

  @Test func snowAndSunshineAreListedIfThereAreAny() {
    let sections = Language.english.words.sections
    let dry = lines { $0.current.snowDepth = 0 }
    #expect(!dry.contains { $0.contains("now depth") || $0.contains("Sunshine") })
    let snowy = lines { report in
      report.current.snowDepth = 12
      for index in report.daily.indices {
        report.daily[index].snowfall = index == 2 ? 3 : 0
        report.daily[index].sunshine = index == 2 ? 5.2 : nil
      }
    }
    #expect(snowy.contains { $0.hasSuffix(": 12 cm") })
    let fresh = sections.freshSnow("3.0 cm")
    #expect(snowy.count { $0.contains(fresh) } == 1)
    #expect(snowy.contains { $0.hasPrefix("Sun 22") && $0.contains(fresh) })
    #expect(snowy.count { $0.hasSuffix("Sunshine 5 h 12 min") } == 1)
  }

  @Test func amountsAndChancesAreOmittedIfUnknown() {
    let days = lines { report in
      report.daily[1].precipitationProbability = nil
      report.daily[2].precipitation = 0
    }
    #expect(days.contains("Today, 6…14°, Rain, 4.2 mm"))
    #expect(days.contains("Sun 22, 6…14°, Rain, 60%"))
  }

  @Test func spokenSampleIsMarkedInItsFirstSentence() {
    let lines = lines({ $0.provider = .sample }, inWords: true)
    #expect(lines.first?.hasPrefix("SAMPLE, Seoul, ") == true)
    #expect(lines.count { $0 == "SAMPLE" } == 0)
  }

  @Test func spokenWindHasItsRangeAndACommonDirection() {
    func line(_ speed: Double, _ degrees: Double) -> String? {
      lines(
        { report in
          report.hourly[3].windSpeed = speed
          report.hourly[3].windDirection = degrees
        }, inWords: true
      ).first { $0.hasPrefix("18:00–20:00") }
    }
    #expect(line(3.4, 220)?.hasSuffix("Wind 3.4 m/s south-west") == true)
    #expect(line(5, 220)?.hasSuffix("Wind 3.4–5.0 m/s south-west") == true)
    #expect(line(5, 90)?.hasSuffix("Wind 3.4–5.0 m/s") == true)
  }
}
