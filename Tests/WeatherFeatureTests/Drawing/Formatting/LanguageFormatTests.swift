import CitySearch
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// The formats of numbers, units, positions and countries in each language.
@Suite struct LanguageFormatTests {
  @Test(arguments: [
    (Language.russian, "0,4 мм/ч", "63 %", "37,566 с. ш. 126,978 в. д."),
    (.polish, "0,4 mm/h", "63%", "37,566 N 126,978 E"),
    (.turkish, "0,4 mm/sa", "%63", "37,566 K 126,978 D"),
    (.ukrainian, "0,4 мм/год", "63%", "37,566 пн. ш. 126,978 сх. д."),
    (.dutch, "0,4 mm/u", "63%", "37,566 NB 126,978 OL"),
    (.swedish, "0,4 mm/h", "63 %", "37,566 N 126,978 O"),
    (.vietnamese, "0,4 mm/h", "63%", "37,566 VB 126,978 KĐ"),
    (.indonesian, "0,4 mm/jam", "63%", "37,566 LU 126,978 BT"),
  ])
  func ratesPercentagesAndCoordinatesAreLocalized(
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
    #expect(WeatherFormat(units: .metric, words: .russian).pressure(1018) == "764 мм рт. ст.")
    #expect(format.distance(2500) == "2,5 км")
    #expect(format.concentration(12) == "12 мкг/м³")
  }

  @Test(arguments: [
    (Language.russian, "34\u{A0}006", "9\u{A0}500", "235 тыс.", "1,2 млн"),
    (.polish, "34\u{A0}006", "9500", "235 tys.", "1,2 mln"),
    (.turkish, "34.006", "9.500", "235 bin", "1,2 mn"),
    (.ukrainian, "34\u{A0}006", "9\u{A0}500", "235 тис.", "1,2 млн"),
    (.dutch, "34.006", "9.500", "235 duizend", "1,2 mln"),
    (.swedish, "34\u{A0}006", "9\u{A0}500", "235 tusen", "1,2 milj."),
    (.vietnamese, "34.006", "9.500", "235 nghìn", "1,2 triệu"),
    (.indonesian, "34.006", "9.500", "235 ribu", "1,2 jt"),
  ])
  func countsAndPopulationsAreLocalized(
    language: Language, places: String, town: String, city: String, metropolis: String
  ) {
    let format = WeatherFormat(units: .metric, words: language.words)
    #expect(format.count(34_006) == places)
    #expect(format.population(9500) == town)
    #expect(format.population(234_567) == city)
    #expect(format.population(1_234_567) == metropolis)
  }

  @Test(arguments: [
    (Language.english, "0.4 mm", "37.566 N 126.978 E", "<0.1 mm"),
    (.japanese, "0.4 mm", "北緯 37.566 東経 126.978", "<0.1 mm"),
    (.german, "0,4 mm", "37,566 N 126,978 O", "<0,1 mm"),
    (.french, "0,4 mm", "37,566 N 126,978 E", "<0,1 mm"),
    (.portuguese, "0,4 mm", "37,566 N 126,978 L", "<0,1 mm"),
  ])
  func decimalSeparatorsAreLocalized(
    language: Language, depth: String, place: String, trace: String
  ) {
    let format = WeatherFormat(units: .metric, words: language.words)
    #expect(format.precipitation(0.4) == depth)
    #expect(format.coordinates(Coordinate(latitude: 37.566, longitude: 126.978)) == place)
    #expect(format.precipitation(0.01) == trace)
  }

  @Test(arguments: [
    (Language.japanese, "ドイツ"), (.simplifiedChinese, "德国"), (.traditionalChinese, "德國"),
    (.german, "Deutschland"), (.french, "Allemagne"), (.spanish, "Alemania"),
    (.portuguese, "Alemanha"), (.italian, "Germania"),
  ])
  func countryNamesAreLocalizedAndUnknownCodesReturnNil(language: Language, name: String) {
    #expect(language.countryName(of: "DE") == name)
    #expect(language.countryName(of: "ZZ") == nil)
  }

  @Test func countryNamesAreLocalizedInEnglishAndKorean() {
    #expect(Language.english.countryName(of: "KR") == "South Korea")
    #expect(Language.korean.countryName(of: "KR") == "대한민국")
    #expect(Language.korean.countryName(of: "ZZ") == nil)
  }

  @Test(arguments: [
    (Language.russian, "Германия"), (.polish, "Niemcy"), (.turkish, "Almanya"),
    (.ukrainian, "Німеччина"), (.dutch, "Duitsland"), (.swedish, "Tyskland"), (.vietnamese, "Đức"),
    (.indonesian, "Jerman"),
  ])
  func countryNamesAreLocalized(language: Language, name: String) {
    #expect(language.countryName(of: "DE") == name)
  }

  @Test func everyLanguageHasNamesOfCountries() {
    #expect(Set(RegionNames.languages) == Set(Language.allCases.map(\.code)))
  }
}
