import Testing
import WeatherModel

@testable import WeatherFeature

/// How the languages from Russian on write dates, numbers, units and places.
@Suite struct ConventionsTests {
  @Test(arguments: [
    (Language.russian, "Сб 21", "Сб 21 ноя", "Суббота, 21 ноября"),
    (.polish, "sob 21", "sob 21 lis", "Sobota, 21 listopada"),
    (.turkish, "21 Cmt", "21 Kas Cmt", "21 Kasım Cumartesi"),
    (.ukrainian, "Сб 21", "Сб 21 лис", "Субота, 21 листопада"),
    (.dutch, "za 21", "za 21 nov", "zaterdag 21 november"),
    (.vietnamese, "T7 21", "T7 21/11", "Thứ Bảy, 21 tháng 11"),
    (.indonesian, "Sab 21", "Sab 21 Nov", "Sabtu, 21 November"),
  ])
  func datesAreWrittenAsTheLanguageDoes(
    language: Language, dayOfMonth: String, date: String, longDate: String
  ) {
    let day = LocalDate(year: 2026, month: 11, day: 21)
    let time = language.words.time
    #expect(time.dayOfMonth(day) == dayOfMonth)
    #expect(time.date(day) == date)
    #expect(time.longDate(day) == longDate)
  }

  @Test(arguments: [
    (Language.russian, "0,4 мм/ч", "63 %", "37,566 с. ш. 126,978 в. д."),
    (.polish, "0,4 mm/h", "63%", "37,566 N 126,978 E"),
    (.turkish, "0,4 mm/sa", "%63", "37,566 K 126,978 D"),
    (.ukrainian, "0,4 мм/год", "63%", "37,566 пн. ш. 126,978 сх. д."),
    (.dutch, "0,4 mm/u", "63%", "37,566 NB 126,978 OL"),
    (.vietnamese, "0,4 mm/h", "63%", "37,566 B 126,978 Đ"),
    (.indonesian, "0,4 mm/jam", "63%", "37,566 LU 126,978 BT"),
  ])
  func valuesAreWrittenAsTheLanguageDoes(
    language: Language, rate: String, percent: String, place: String
  ) {
    let format = WeatherFormat(units: .metric, words: language.words)
    #expect(format.precipitationRate(0.4) == rate)
    #expect(format.percent(63) == percent)
    #expect(format.coordinates(Coordinate(latitude: 37.566, longitude: 126.978)) == place)
  }

  @Test func cyrillicLanguagesHaveTheirOwnSymbolsForUnits() {
    let format = WeatherFormat(units: .metric, words: .ukrainian)
    #expect(format.speed(3.2) == "3,2 м/с")
    #expect(format.pressure(1016) == "1016 гПа")
    #expect(format.distance(2500) == "2,5 км")
    #expect(format.concentration(12) == "12 мкг/м³")
  }

  @Test(arguments: [
    (Language.russian, "34\u{A0}006", "9\u{A0}500", "235 тыс.", "1,2 млн"),
    (.polish, "34\u{A0}006", "9500", "235 tys.", "1,2 mln"),
    (.turkish, "34.006", "9.500", "235 bin", "1,2 mn"),
    (.ukrainian, "34\u{A0}006", "9\u{A0}500", "235 тис.", "1,2 млн"),
    (.dutch, "34.006", "9.500", "235 dzd", "1,2 mln"),
    (.vietnamese, "34.006", "9.500", "235 nghìn", "1,2 triệu"),
    (.indonesian, "34.006", "9.500", "235 rb", "1,2 jt"),
  ])
  func countsAreWrittenAsTheLanguageDoes(
    language: Language, places: String, town: String, city: String, metropolis: String
  ) {
    let format = WeatherFormat(units: .metric, words: language.words)
    #expect(format.count(34_006) == places)
    #expect(format.population(9500) == town)
    #expect(format.population(234_567) == city)
    #expect(format.population(1_234_567) == metropolis)
  }

  @Test func theUkrainianClockIsReadAloud() {
    #expect(Words.ukrainian.time.at("16:00") == "о 16:00")
    #expect(Words.ukrainian.time.at("11:00") == "об 11:00")
  }

  @Test(arguments: [
    ("ru_RU.UTF-8", Language.russian), ("pl_PL", .polish), ("tr_TR.UTF-8", .turkish),
    ("TÜRKÇE", .turkish), ("uk_UA.UTF-8", .ukrainian), ("nl_BE@euro", .dutch), ("vi", .vietnamese),
    ("Tiếng Việt", .vietnamese), ("ID", .indonesian),
  ])
  func localesAndOptionsNameTheirLanguage(text: String, language: Language) {
    #expect(Language(named: text) == language)
  }

  @Test(arguments: [
    (Language.russian, "Германия"), (.polish, "Niemcy"), (.turkish, "Almanya"),
    (.ukrainian, "Німеччина"), (.dutch, "Duitsland"), (.vietnamese, "Đức"), (.indonesian, "Jerman"),
  ])
  func countriesAreNamedInTheLanguage(language: Language, name: String) {
    #expect(language.countryName(of: "DE") == name)
  }
}
