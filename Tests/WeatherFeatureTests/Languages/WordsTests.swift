import TerminalUI
import Testing
import WeatherModel

@testable import WeatherFeature

@Suite struct WordsTests {
  // Widths are the C library's, which knows only ASCII in the locale a process starts with.
  init() { #expect(TerminalLocale.setUTF8()) }

  @Test(arguments: Language.allCases)
  func noTextIsEmpty(language: Language) {
    let texts = language.words.everyText
    #expect(texts.count > 400)
    for (path, text) in texts {
      #expect(!text.isEmpty && !text.hasPrefix(" ") && !text.hasSuffix(" "), "\(path): “\(text)”")
    }
  }

  @Test(arguments: Language.allCases)
  func everyTextPrints(language: Language) {
    for (path, text) in language.words.everyText {
      for scalar in text.unicodeScalars {
        let width = TextWidth.of(Character(scalar))
        #expect(scalar.value != 0xFFFD && (1...2).contains(width), "\(path): “\(text)”")
      }
    }
  }

  @Test(arguments: [
    Language.korean, .japanese, .simplifiedChinese, .traditionalChinese, .russian, .ukrainian,
  ])
  func anotherScriptLeavesNothingInEnglish(language: Language) {
    let english = Dictionary(uniqueKeysWithValues: Words.english.everyText)
    let shared: Set = ["ASCII", "UV", "± 7 m"]
    for (path, text) in language.words.everyText
    where text.contains(where: \.isLetter) && !shared.contains(text) && !path.hasPrefix("units.") {
      // A sample value alone is no text.
      guard text.contains(where: { $0.isLetter && !"ZzYyXxWw".contains($0) }) else { continue }
      #expect(english[path] != text, "\(path): “\(text)”")
    }
  }

  @Test(arguments: Language.allCases.filter { $0 != .english })
  func noSentenceIsLeftInEnglish(language: Language) {
    let english = Dictionary(uniqueKeysWithValues: Words.english.everyText)
    // Single words and symbols may well be the same in two languages.
    for (path, text) in language.words.everyText where text.count > 16 {
      #expect(english[path] != text, "\(path): “\(text)”")
    }
  }

  @Test(arguments: Language.allCases)
  func labelsAndNamesFitTheirColumns(language: Language) {
    let words = language.words
    for condition in Condition.allCases {
      #expect(TextWidth.of(words.names.condition(condition)) <= 14)
      #expect(TextWidth.of(words.names.conditionShort(condition)) <= 12)
    }
    for scale in AirQuality.Scale.allCases {
      for airClass in AirClass.all(of: scale) {
        #expect(TextWidth.of(words.names.airClassShort(airClass)) <= 10)
      }
    }
    let labels = words.labels
    for label in [
      labels.feelsLike, labels.humidity, labels.pressure, labels.visibility, labels.dewPoint,
      labels.gusts, labels.cloud, labels.wind, labels.uvShort, labels.airShort,
    ] {
      #expect(TextWidth.of(label) <= 11)
    }
    // The text that asks for more room must itself fit where there is less.
    #expect(TextWidth.of(words.status.tooSmall(20, 5)) <= 19)
  }

  /// The banner and the footer have one line of 80 columns with a blank at either end.
  @Test(arguments: Language.allCases)
  func whatStandsOnOneLineFits80Columns(language: Language) {
    let words = language.words
    let status = words.status
    let lines = [
      status.noNetworkSince("18:42"), status.noNetwork, status.networkBack, status.noFavourites,
      status.alreadyFresh(words.time.rough(3540)), status.mouseOn, status.mouseOff,
      status.noLargerZoom, status.noSmallerZoom, status.favouriteAdded("Ciudad de México"),
      status.favouriteRemoved("Ciudad de México"), status.languageNow(language.endonym),
      status.firstStart, status.splash("Ciudad de México"), words.board.empty,
      words.search.buildingIndex, words.map.recentred,
    ]
    for line in lines { #expect(TextWidth.of(line) <= 78, "\(line)") }
    for unit in UnitSystem.allCases {
      #expect(TextWidth.of(status.unitsNow(words.names.unitSystem(unit))) <= 78)
    }
    for group in words.help.groups(mapTitle: words.sections.map, here: words.location.here) {
      #expect(TextWidth.of(group.title) <= 60)
      for item in group.items {
        #expect(TextWidth.of(item.keys) <= 16 && TextWidth.of(item.text) <= 56, "\(item.text)")
      }
    }
  }

  @Test func datesReadAsTheLanguageWritesThem() {
    let date = LocalDate(year: 2026, month: 11, day: 21)
    #expect(Words.english.time.date(date) == "Sat 21 Nov")
    #expect(Words.english.time.longDate(date) == "Saturday 21 November")
    #expect(Words.english.time.dayOfMonth(date) == "Sat 21")
    #expect(Words.korean.time.longDate(date) == "11월 21일 토요일")
    #expect(Words.korean.time.date(date) == "11월 21일(토)")
  }

  @Test(arguments: [
    (Language.japanese, "21日(土)", "11月21日(土)", "11月21日 土曜日"),
    (.simplifiedChinese, "21日周六", "11月21日 周六", "11月21日 星期六"),
    (.traditionalChinese, "21日(六)", "11月21日(六)", "11月21日 星期六"),
    (.german, "Sa 21.", "Sa 21. Nov.", "Samstag, 21. November"),
    (.french, "sam. 21", "sam. 21 nov.", "samedi 21 novembre"),
    (.spanish, "sáb 21", "sáb 21 nov", "sábado 21 de noviembre"),
    (.portuguese, "sáb 21", "sáb 21 nov", "sábado, 21 de novembro"),
    (.italian, "sab 21", "sab 21 nov", "sabato 21 novembre"),
  ])
  func everyLanguageHasItsOwnDates(
    language: Language, dayOfMonth: String, date: String, longDate: String
  ) {
    let day = LocalDate(year: 2026, month: 11, day: 21)
    let time = language.words.time
    #expect(time.dayOfMonth(day) == dayOfMonth)
    #expect(time.date(day) == date)
    #expect(time.longDate(day) == longDate)
  }

  @Test func theFirstOfTheMonthHasItsOwnNumber() {
    let first = LocalDate(year: 2027, month: 5, day: 1)
    #expect(Words.french.time.longDate(first) == "samedi 1er mai")
    #expect(Words.portuguese.time.longDate(first) == "sábado, 1º de maio")
    #expect(Words.italian.time.longDate(first) == "sabato 1º maggio")
  }

  @Test(arguments: [
    (Language.english, "0.4 mm", "37.566 N 126.978 E", "<0.1 mm"),
    (.japanese, "0.4 mm", "北緯 37.566 東経 126.978", "<0.1 mm"),
    (.german, "0,4 mm", "37,566 N 126,978 O", "<0,1 mm"),
    (.french, "0,4 mm", "37,566 N 126,978 E", "<0,1 mm"),
    (.portuguese, "0,4 mm", "37,566 N 126,978 L", "<0,1 mm"),
  ])
  func fractionsAreWrittenAsTheLanguageDoes(
    language: Language, depth: String, place: String, trace: String
  ) {
    let format = WeatherFormat(units: .metric, words: language.words)
    #expect(format.precipitation(0.4) == depth)
    #expect(format.coordinates(Coordinate(latitude: 37.566, longitude: 126.978)) == place)
    #expect(format.precipitation(0.01) == trace)
  }

  @Test(arguments: [
    (Language.english, "1.2 M", "235 k"), (.japanese, "123万", "23万"),
    (.simplifiedChinese, "123 万", "23 万"), (.traditionalChinese, "123 萬", "23 萬"),
    (.german, "1,2 Mio.", "235 Tsd."), (.french, "1,2 M", "235 k"), (.spanish, "1,2 M", "235 mil"),
    (.portuguese, "1,2 mi", "235 mil"), (.italian, "1,2 mln", "235 mila"),
  ])
  func inhabitantsAreToldBriefly(language: Language, million: String, thousands: String) {
    #expect(language.words.numbers.population(1_234_567) == million)
    #expect(language.words.numbers.population(234_567) == thousands)
  }

  @Test func oneDayIsToldInTheSingular() {
    let one = [Words.german, .french, .spanish, .portuguese, .italian].map { $0.sections.days(1) }
    #expect(one == ["1 TAG", "1 JOUR", "1 DÍA", "1 DIA", "1 GIORNO"])
    let two = [Words.german, .french, .spanish, .portuguese, .italian].map { $0.sections.days(2) }
    #expect(two == ["2 TAGE", "2 JOURS", "2 DÍAS", "2 DIAS", "2 GIORNI"])
  }

  @Test func roughLengthsUseTheirLargestUnit() {
    let lengths = [0, 59, 60, 3599, 3600, 172_799, 172_800]
    #expect(
      lengths.map(Words.english.time.rough)
        == ["0 s", "59 s", "1 min", "59 min", "1 h", "47 h", "2 days"])
    #expect(
      lengths.map(Words.korean.time.rough)
        == ["0초", "59초", "1분", "59분", "1시간", "47시간", "2일"])
    #expect(Words.english.time.exact(604) == "10 h 04 min")
    #expect(Words.korean.time.exact(604) == "10시간 4분")
  }

  @Test func theHelpNamesEveryKeyOnce() {
    for language in Language.allCases {
      let keys = language.words.help.groups(mapTitle: "", here: "").flatMap(\.items).map(\.keys)
      #expect(Set(keys).count == keys.count)
      for key in ["/", "p", "r", "f", "[ ]", "u", "L", "t", "m", ",", "q  Ctrl-C", "Esc"] {
        #expect(keys.contains(key))
      }
    }
  }
}
