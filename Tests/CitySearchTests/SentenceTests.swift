import Testing

@testable import CitySearch

/// Queries as whole sentences in many languages.
struct SentenceTests {
  private func first(_ query: String, _ language: String = "en") -> CityMatch? {
    let context = SearchContext(language: language)
    return TestLists.index.search(query, limit: 3, context: context).matches.first
  }

  @Test(arguments: [
    ("sää Turku huomenna", "fi", "Turku"), ("időjárás Miskolc", "hu", "Miskolc"),
    ("vremea în Timișoara azi", "ro", "Timişoara"), ("vejret i Odense", "da", "Odense"),
    ("været i Trondheim i morgen", "nb", "Trondheim"), ("هوای مشهد فردا", "fa", "Mashhad"),
    ("מזג האוויר בירושלים מחר", "he", "Jerusalem"), ("札幌の明日", "ja", "Sapporo"),
    ("今週末の福岡の天気", "ja", "Fukuoka"), ("成都一周天气", "zh-Hans", "Chengdu"),
    ("沈阳下雪了吗", "zh-Hans", "Shenyang"), ("tiempo en Sevilla este fin de semana", "es", "Sevilla"),
    ("sunset time in Lima", "en", "Lima"), ("Oslo 10 day forecast", "en", "Oslo"),
    ("clima de Bogotá hoy", "es", "Bogotá"), ("météo d'Ajaccio", "fr", "Ajaccio"),
    ("météo d’Orléans", "fr", "Orléans"),
    ("show me the weather in Porto", "en", "Porto"), ("het weer op Texel", "nl", "Texel"),
    ("明日仙台", "ja", "Sendai"), ("名古屋は何度", "ja", "Nagoya"), ("那覇の台風", "ja", "Naha"),
    ("北京今天多少度", "zh-Hans", "Beijing"), ("上海空气质量", "zh-Hans", "Shanghai"),
    ("三亚下周天气", "zh-Hans", "Sanya"), ("东京天气穿什么", "zh-Hans", "Tokyo"),
    ("台北今天幾度", "zh-Hant", "Taipei"), ("부산미세먼지", "ko", "Busan"),
    ("météo au Mans demain", "fr", "Le Mans"), ("今週末の那覇の天気を教えて", "ja", "Naha"),
    ("今日、金沢で傘いる?", "ja", "Kanazawa"), ("高雄今天會不會下雨", "zh-Hant", "Kaohsiung"),
    ("这周末去青岛要带伞吗", "zh-Hans", "Qingdao"), ("聽日澳門會唔會落雨呀", "zh-Hant", "Macau"),
    ("כמה מעלות בחיפה", "he", "Haifa"),
  ])
  func weatherWordsAreRemovedInEveryLanguage(
    query: String, language: String, name: String
  ) {
    let match = first(query, language)
    #expect(match?.city.name == name && match?.spelling == .name)
  }

  @Test(arguments: [
    ("в Праге", "ru", "Prague"), ("погода в Великом Новгороде", "ru", "Velikiy Novgorod"),
    ("погода у Вінниці", "uk", "Vinnytsya"), ("w Gdyni", "pl", "Gdynia"),
    ("počasí v Olomouci zítra", "cs", "Olomouc"), ("v Hradci Králové", "cs", "Hradec Králové"),
    ("počasie v Žiline zajtra", "sk", "Žilina"), ("vrijeme u Osijeku sutra", "hr", "Osijek"),
    ("milyen idő lesz Szegeden holnap", "hu", "Szeged"), ("Londonban", "hu", "London"),
    ("millainen sää on Porissa", "fi", "Pori"), ("Lahdessa", "fi", "Lahti"),
    ("Clujului", "ro", "Cluj-Napoca"), ("בתל אביב", "he", "Tel Aviv"),
    ("schneits morn in Luzern?", "de", "Luzern"), ("погода в Дубае", "ru", "Dubai"),
    ("w Białymstoku", "pl", "Białystok"),
    ("из Набережных Челнов", "ru", "Naberezhnyye Chelny"), ("у Білій Церкві", "uk", "Bila Tserkva"),
    ("do Karlových Varů", "cs", "Karlovy Vary"), ("u Velikoj Gorici", "hr", "Velika Gorica"),
    ("w Bielsku-Białej", "pl", "Bielsko-Biala"),
    ("속초랑", "ko", "Sokcho"), ("بدبي", "ar", "Dubai"), ("للقاهرة", "ar", "Cairo"),
    ("meteo dell'Aquila", "it", "L'Aquila"), ("погода в Минске на 10 дней", "ru", "Minsk"),
    ("Espooseen", "fi", "Espoo"),
    ("อากาศเชียงใหม่", "th", "Chiang Mai"),
  ])
  func inflectedNamesMatchTheirBaseForm(query: String, language: String, name: String) {
    #expect(first(query, language)?.city.name == name)
  }

  @Test(arguments: [
    ("newyorkweather", "en", "New York City"), ("weatherlondon", "en", "London"),
    ("parisfrance", "en", "Paris"), ("погодамосква", "ru", "Moscow"),
    ("부산날씨내일", "ko", "Busan"), ("오늘대구날씨", "ko", "Daegu"), ("서울ㅋㅋㅋㅋ", "ko", "Seoul"),
    ("#北京天气#", "zh-Hans", "Beijing"), ("名古屋のあした", "ja", "Nagoya"),
    ("อากาศเชียงใหม่วันนี้", "en", "Chiang Mai"),
  ])
  func nameIsFoundWithoutSpacesAroundTheWeatherWords(
    query: String, language: String, name: String
  ) {
    #expect(first(query, language)?.city.name == name)
  }

  @Test(arguments: [
    ("London 🇨🇦", "London", "CA"), ("🇨🇦London", "London", "CA"), ("🇯🇵東京", "Tokyo", "JP"),
    ("🇮🇹", "Rome", "IT"), ("Nice 🇫🇷 🏖", "Nice", "FR"),
  ])
  func flagNamesItsCountry(query: String, name: String, country: String) {
    let city = first(query)?.city
    #expect(city?.name == name && city?.country == country)
  }

  @Test func halfAFlagIsIgnored() {
    #expect(FlagEmoji.named("Oslo 🇳") == "Oslo")
    #expect(FlagEmoji.named("🇳 🇴 Oslo") == "Oslo")
    #expect(FlagEmoji.named("🇳🇴🇸 Oslo") == "Norway Oslo")
  }

  /// Este and Most are towns, and words of questions about the weather.
  @Test(arguments: [("Este Padova", "Este"), ("Most", "Most"), ("sunset", "Sunset")])
  func townNamedLikeAFillerWordIsFound(query: String, name: String) {
    #expect(first(query)?.city.name == name)
  }

  @Test(arguments: [
    ("v Xyzabcde", "cs"), ("이탈리아 없는마을", "ko"), ("ペルーのあああああ", "ja"), ("u Qwrtzxcv", "hr"),
  ])
  func particleOrCountryDoesNotReplaceAnUnknownName(query: String, language: String) {
    #expect(first(query, language) == nil)
  }

  @Test(arguments: [("newcastle uk", "GB"), ("perth uk", "GB"), ("perth au", "AU")])
  func countryCodeTakesPrecedenceOverAnUnfinishedWord(query: String, country: String) {
    #expect(first(query)?.city.country == country)
  }

  @Test(arguments: [
    ("aéroport de Lyon", "fr", "Lyon Saint-Exupery Airport"),
    ("aeropuerto de Sevilla", "es", "Sevilla Airport"),
    ("aeroporto di Bologna", "it", "Bologna Airport"),
    ("Flughafen Stuttgart", "de", "Stuttgart Airport"),
  ])
  func airportWordBeforeACityFindsItsAirport(query: String, language: String, name: String) {
    #expect(first(query, language)?.city.name == name)
  }

  @Test func pinyinInitialsMatchOnlyInChinese() {
    #expect(first("cd", "zh-Hans")?.city.name == "Chengdu")
    #expect(first("CS", "zh-Hant")?.city.name == "Changsha")
    #expect(first("cd", "en")?.city.name != "Chengdu")
  }

  @Test(arguments: [
    ("はこだて", "ja", "Hakodate"), ("イタリアのヴェローナ", "ja", "Verona"),
    ("意大利米兰", "zh-Hans", "Milan"), ("강릉으로", "ko", "Gangneung"),
    ("KEF", "en", "Keflavík International Airport"), ("LEMD", "en", "Madrid-Barajas Airport"),
  ])
  func unambiguousReadingCountsAsAWholeName(query: String, language: String, name: String) {
    let match = first(query, language)
    #expect(match?.city.name == name && match?.spelling == .name)
  }

  @Test(arguments: [("Szegedben", "hu"), ("はこだ", "ja"), ("kef", "en")])
  func guessedReadingIsNotAWholeName(query: String, language: String) {
    let match = first(query, language)
    #expect(match?.spelling != .name || match?.city.name.lowercased() == query)
  }

  @Test(arguments: [
    (",k tchc", "he", "Tel Aviv"), ("jhpv", "he", "Haifa"), ("fdv,j", "ar", "Beirut"),
    ("hgvdhq", "ar", "Riyadh"), ("uessalonikh", "el", "Thessaloníki"),
  ])
  func nativeNamesTypedOnALatinLayoutAreFound(query: String, language: String, name: String) {
    #expect(first(query, language)?.city.name == name)
  }

  @Test(arguments: [
    ("센텀시티", "ko", 35.17, 129.13), ("서면", "ko", 35.16, 129.055), ("出雲大社", "ja", 35.402, 132.686),
    ("鼓浪屿", "zh-Hans", 24.447, 118.067), ("Lake Balaton", "en", 46.85, 17.75),
    ("Schwarzwald", "de", 48.28, 8.19), ("대마도", "ko", 34.4, 129.33), ("보길도", "ko", 34.16, 126.56),
    ("Naoshima", "en", 34.46, 133.99), ("달랏", "ko", 11.946, 108.442), ("쿄토", "ko", 35.02, 135.75),
  ])
  func sightsAndLandscapesHaveTheirOwnCoordinates(
    query: String, language: String, latitude: Double, longitude: Double
  ) throws {
    let city = try #require(first(query, language)?.city)
    #expect(abs(city.latitude - latitude) < 0.03 && abs(city.longitude - longitude) < 0.03)
  }
}
