import Foundation
import TerminalUI
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

@Suite struct TimeFormatTests {
  private let english = WeatherFormat(units: .metric, words: .english)
  private let korean = WeatherFormat(units: .metric, words: .korean)
  private let now = Date(timeIntervalSince1970: 1_795_254_120)

  @Test func agesAreRoundedToOneUnit() {
    #expect(english.ago(now.addingTimeInterval(-30), at: now) == "just now")
    #expect(english.ago(now.addingTimeInterval(30), at: now) == "just now")
    #expect(english.ago(now.addingTimeInterval(-125), at: now) == "2 min ago")
    #expect(korean.ago(now.addingTimeInterval(-3 * 3600), at: now) == "3시간 전")
    #expect(english.age(of: now.addingTimeInterval(-59), at: now) == nil)
    #expect(english.age(of: now.addingTimeInterval(-3 * 3600), at: now) == "3 h")
    #expect(english.age(of: .distantPast, at: now) == "11574 days")
  }

  @Test func timeDistancesCoverPastAndFuture() {
    #expect(english.distance(to: now.addingTimeInterval(-84 * 60), from: now) == "1 h 24 min ago")
    #expect(korean.distance(to: now.addingTimeInterval(125 * 60), from: now) == "2시간 5분 뒤")
  }

  @Test(arguments: [
    (32_400, "+9"), (19_800, "+5:30"), (-10_800, "−3"), (-12_600, "−3:30"), (0, "+0"),
    (20_700, "+5:45"),
  ])
  func utcOffsetsOmitZeroMinutes(seconds: Int, text: String) {
    #expect(english.utcOffset(seconds) == text)
  }

  @Test func timeZonesUseCommonAbbreviations() {
    #expect(english.zone("Asia/Seoul", utcOffset: 32_400) == "KST +9")
    #expect(english.zone("Europe/Berlin", utcOffset: 3600) == "CET +1")
    #expect(english.zone("Europe/Berlin", utcOffset: 7200) == "CEST +2")
    #expect(english.zone("America/St_Johns", utcOffset: -12_600) == "UTC −3:30")
    #expect(english.zone("Asia/Seoul", utcOffset: 36_000) == "UTC +10")
    #expect(english.zone(nil, utcOffset: 0) == "UTC")
    #expect(english.zone("Europe/London", utcOffset: 0) == "GMT +0")
  }

  @Test func daysAreNamedRelativeToToday() {
    let today = LocalDate(year: 2026, month: 11, day: 21)
    #expect(english.day(today, today: today) == "Today")
    #expect(english.day(today.advanced(byDays: 1), today: today) == "Sun 22")
    #expect(korean.day(today.advanced(byDays: 1), today: today) == "22일(일)")
    let french = WeatherFormat(units: .metric, words: Language.french.words)
    for (width, name) in [(10, "Auj."), (11, "Aujourd’hui"), (Int.max, "Aujourd’hui")] {
      #expect(french.day(today, today: today, width: width) == name)
    }
    let time = LocalTime(now, utcOffset: 32_400)
    #expect(english.dateAndClock(time) == "Sat 21 Nov 18:42")
    #expect(korean.dateAndClock(time) == "11월 21일(토) 18:42")
    #expect(english.moment(time, today: today) == "18:42")
    #expect(english.moment(time, today: today.advanced(byDays: -1)) == "Sat 21 18:42")
  }

  @Test func placeNamesFollowDisplayLanguage() {
    let seoul = Place(
      id: "geonames:1835848", name: "Seoul", localName: "서울",
      coordinate: Coordinate(latitude: 37.566, longitude: 126.978))
    let tokyo = Place(
      id: "geonames:1850147", name: "Tokyo", localName: "東京",
      coordinate: Coordinate(latitude: 35.69, longitude: 139.69))
    #expect(english.placeName(seoul) == "Seoul")
    #expect(english.otherPlaceName(seoul) == "서울")
    #expect(english.otherPlaceName(seoul, isUnicode: true) == "서울")
    #expect(english.otherPlaceName(seoul, isUnicode: false) == nil)
    #expect(korean.placeName(seoul) == "서울")
    #expect(korean.otherPlaceName(seoul, isUnicode: false) == "Seoul")
    #expect(korean.otherPlaceName(seoul) == "Seoul")
    #expect(korean.placeName(tokyo) == "Tokyo")
    #expect(korean.otherPlaceName(tokyo) == "東京")
    #expect(korean.country("KR") == "대한민국")
    #expect(english.country("ZZ") == "ZZ")
    #expect(english.country(nil) == nil)
  }

  @Test(arguments: [
    ("America/Los_Angeles", -28_800, "PST −8"), ("Asia/Manila", 28_800, "UTC +8"),
    ("Asia/Kolkata", 19_800, "IST +5:30"), ("Europe/Dublin", 3600, "UTC +1"),
    ("Europe/Dublin", 0, "GMT +0"), ("Asia/Jerusalem", 7200, "UTC +2"),
  ])
  func abbreviationBelongsToOneZone(zone: String, offset: Int, text: String) {
    #expect(english.zone(zone, utcOffset: offset) == text)
  }

  @Test func twelveHourClockShowsMidnightAsTwelve() {
    func texts(_ language: Language) -> [String] {
      let format = WeatherFormat(
        units: .metric, words: language.words, hasTwelveHours: true)
      return [(0, 5), (9, 0), (12, 0), (23, 59)].map { hour, minute in
        let seconds = TimeInterval(hour * 3600 + minute * 60)
        return format.clock(LocalTime(Date(timeIntervalSince1970: seconds), utcOffset: 0))
      }
    }
    #expect(texts(.english) == ["12:05 AM", "9:00 AM", "12:00 PM", "11:59 PM"])
    #expect(texts(.korean) == ["오전 12:05", "오전 9:00", "오후 12:00", "오후 11:59"])
    for language in Language.allCases {
      let format = WeatherFormat(
        units: .metric, words: language.words, hasTwelveHours: true)
      for hour in 0..<24 {
        let time = LocalTime(Date(timeIntervalSince1970: Double(hour) * 3600), utcOffset: 0)
        #expect(TextWidth.of(format.clock(time)) <= format.clockWidth)
        #expect(TextWidth.of(format.hour(time)) <= 6)
      }
    }
  }

  @Test(arguments: [(180.0, "03", "3a"), (210, "03:30", "3:30 AM"), (187, "03", "3a")])
  func hoursOfAnAxisHaveTheMinutesOfTheOffset(minutes: Double, full: String, half: String) {
    let time = LocalTime(Date(timeIntervalSince1970: minutes * 60), utcOffset: 0)
    func text(_ hasTwelveHours: Bool) -> String {
      let format = WeatherFormat(
        units: .metric, words: Language.english.words, hasTwelveHours: hasTwelveHours)
      return format.axisHour(time)
    }
    #expect(text(false) == full)
    #expect(text(true) == half)
  }

  @Test func agesBeginAtAMinute() {
    #expect(english.age(of: now - 59, at: now) == nil)
    #expect(english.age(of: now - 60, at: now) == "1 min")
    #expect(english.distance(to: now, from: now) == english.distance(to: now + 59, from: now))
    #expect(english.distance(to: now + 119, from: now) == "in 1 min")
    #expect(english.distance(to: now - 60, from: now) == "1 min ago")
    #expect(english.utcOffset(3900) == "+1:05" && english.utcOffset(4200) == "+1:10")
  }
}
