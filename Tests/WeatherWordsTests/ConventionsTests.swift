import TestSupport
import Testing
import WeatherModel
import WeatherWords

/// The date formats of the languages from Russian on, and their names in locales.
@Suite struct ConventionsTests {
  @Test(arguments: [
    (Language.russian, "Сб 21", "Сб 21 ноя", "Суббота, 21 ноября"),
    (.polish, "sob 21", "sob 21 lis", "Sobota, 21 listopada"),
    (.turkish, "21 Cmt", "21 Kas Cmt", "21 Kasım Cumartesi"),
    (.ukrainian, "Сб 21", "Сб 21 лис", "Субота, 21 листопада"),
    (.dutch, "za 21", "za 21 nov", "zaterdag 21 november"),
    (.swedish, "lör 21", "lör 21 nov", "lördag 21 november"),
    (.vietnamese, "T7 21", "T7 21/11", "Thứ Bảy, 21 tháng 11"),
    (.indonesian, "Sab 21", "Sab 21 Nov", "Sabtu, 21 November"),
  ])
  func datesFollowTheLanguagesFormat(
    language: Language, dayOfMonth: String, date: String, longDate: String
  ) {
    let day = LocalDate(year: 2026, month: 11, day: 21)
    let time = language.words.time
    #expect(time.dayOfMonth(day) == dayOfMonth)
    #expect(time.date(day) == date)
    #expect(time.longDate(day) == longDate)
  }

  @Test func ukrainianTimePrepositionFollowsPronunciation() {
    #expect(Words.ukrainian.time.at("16:00") == "о 16:00")
    #expect(Words.ukrainian.time.at("11:00") == "об 11:00")
  }

  @Test(arguments: [
    ("ru_RU.UTF-8", Language.russian), ("pl_PL", .polish), ("tr_TR.UTF-8", .turkish),
    ("TÜRKÇE", .turkish), ("uk_UA.UTF-8", .ukrainian), ("nl_BE@euro", .dutch),
    ("sv_SE.UTF-8", .swedish), ("svenska", .swedish), ("swedish", .swedish), ("vi", .vietnamese),
    ("Tiếng Việt", .vietnamese), ("ID", .indonesian),
  ])
  func localeAndOptionNamesSelectTheirLanguage(text: String, language: Language) {
    #expect(Language(named: text) == language)
  }
}
