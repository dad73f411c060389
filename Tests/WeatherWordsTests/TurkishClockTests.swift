import Testing
import WeatherModel

@testable import WeatherWords

/// Times of day in sentences.
@Suite struct TurkishClockTests {
  @Test(arguments: [
    ("21:00", "21:00’e", "21:00’den"), ("15:40", "15:40’a", "15:40’tan"),
    ("06:00", "06:00’ya", "06:00’dan"), ("00:00", "00:00’a", "00:00’dan"),
    ("10:00", "10:00’a", "10:00’dan"), ("20:00", "20:00’ye", "20:00’den"),
    ("09:30", "09:30’a", "09:30’dan"), ("23:50", "23:50’ye", "23:50’den"),
    ("12:03", "12:03’e", "12:03’ten"), ("22 Pzt 14:00", "22 Pzt 14:00’e", "22 Pzt 14:00’ten"),
  ])
  func turkishCaseEndingsFollowPronunciation(clock: String, dative: String, ablative: String) {
    #expect(TurkishClock.dative(clock) == dative)
    #expect(TurkishClock.ablative(clock) == ablative)
  }

  @Test func twelveHourClockEndingsFollowTheNumbers() {
    #expect(TurkishClock.dative("ÖS 9:00") == "ÖS 9:00’a")
    #expect(TurkishClock.ablative("ÖÖ 11:40") == "ÖÖ 11:40’tan")
  }

  @Test func oneOClockIsSingular() throws {
    let spanish = try #require(Language(code: "es")).words
    #expect(spanish.time.at("16:00") == "a las 16:00" && spanish.time.at("01:00") == "a la 01:00")
    #expect(spanish.sections.until("Lluvia", "1:00 p. m.") == "Lluvia hasta la 1:00 p. m.")
    let portuguese = try #require(Language(code: "pt")).words
    #expect(portuguese.time.at("01:30") == "à 01:30" && portuguese.time.at("11:00") == "às 11:00")
    #expect(portuguese.sections.until("Chuva", "01:00") == "Chuva até a 01:00")
  }

  /// The start of a warning is a time of day, or a day with a time.
  @Test(arguments: [
    ("es", "desde las 20:00", "desde lun 23 20:00"), ("ca", "a partir de les 20:00", nil),
    ("pt", "a partir das 20:00", "a partir de lun 23 20:00"),
    ("pt-PT", "a partir das 20:00", "a partir de lun 23 20:00"),
    ("it", "dalle 20:00", "da lun 23 20:00"),
  ])
  func onlyTimesOfDayHaveArticles(code: String, clock: String, day: String?) throws {
    let status = try #require(Language(code: code)).words.status
    #expect(status.alertFrom("20:00") == clock)
    #expect(day == nil || status.alertFrom("lun 23 20:00") == day)
  }

  @Test func dayAndTimeFollowTheLanguagesOrder() throws {
    let date = LocalDate(year: 2026, month: 11, day: 22)
    for (code, text) in [
      ("en", "Sun 22 at 16:00"), ("de", "am So 22. um 16:00"), ("fr", "dim. 22 à 16:00"),
      ("es", "el dom 22 a las 16:00"), ("ru", "вс 22 в 16:00"), ("ko", "22일(일) 16:00에"),
      ("id", "Mgg 22 pukul 16:00"), ("cs", "ne 22. kolem 16:00"),
    ] {
      let words = try #require(Language(code: code)).words
      #expect(words.time.at("16:00", on: date) == text)
    }
    let german = try #require(Language(code: "de")).words
    #expect(german.time.ago(german.time.rough(3 * 86_400)) == "vor 3 Tagen")
    #expect(german.status.dataAge(german.time.rough(3 * 86_400)) == "Daten 3 Tage alt")
    #expect(german.status.retryIn(german.time.rough(3 * 86_400)) == "wieder in 3 Tagen")
    let now = Date(timeIntervalSince1970: 0)
    let failure = WeatherFailure(
      provider: .openMeteo, error: .tooManyRequests(retryAt: now + 3 * 86_400))
    let error = german.error(failure, now: now)
    #expect(error.remedy.hasPrefix("In 3 Tagen erneut versuchen"))
    #expect(error.short.hasSuffix("wieder in 3 Tagen"))
  }
}
