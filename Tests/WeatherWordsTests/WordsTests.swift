import TerminalUI
import TestSupport
import Testing
import WeatherModel

@testable import WeatherWords

@Suite struct WordsTests {
  // Widths come from the C library, which only knows ASCII in a process's initial locale.
  init() { #expect(TerminalLocale.setUTF8()) }

  @Test(arguments: Language.allCases)
  func everyTextIsTrimmedAndPrintable(language: Language) {
    let texts = language.words.everyText
    #expect(texts.count > 600)
    // Texts that join others may begin or end with a space.
    let joints: Set = [
      "labels.colon", "labels.comma", "errors.detail", "numbers.thousandsSeparator",
    ]
    for (key, text) in texts {
      #expect(joints.contains(key) || text == trimmed(text) && !text.isEmpty, "\(key): “\(text)”")
      // Persian has zero-width non-joiners.
      for scalar in text.unicodeScalars where scalar != "\u{200C}" {
        let width = TextWidth.of(Character(scalar))
        #expect(scalar.value != 0xFFFD && (1...2).contains(width), "\(key): “\(text)”")
      }
    }
  }

  private func trimmed(_ text: String) -> String {
    let end = text.lastIndex { $0 != " " }.map(text.index(after:)) ?? text.startIndex
    return String(text[..<end].drop { $0 == " " })
  }

  @Test(arguments: [
    Language.korean, .japanese, .simplifiedChinese, .traditionalChinese, .russian, .ukrainian,
  ])
  func nonLatinTranslationsLeaveNothingInEnglish(language: Language) throws {
    let shared: Set = [
      "ASCII", "UV", "{day}", "{clock}", "{hour}:{minute}[02] AM", "{hour}:{minute}[02] PM",
      "{hour}a", "{hour}p",
    ]
    let english = Dictionary(Words.english.everyText) { first, _ in first }
    for (key, text) in try language.words.everyTranslation
    where !key.hasPrefix("units.") && !shared.contains(text) {
      // A text of only placeholders needs no translation.
      guard text.replacing(/{\w+}(\[\w+\])?/, with: "").contains(where: \.isLetter) else {
        continue
      }
      #expect(english[key] != text, "\(key): “\(text)”")
    }
  }

  @Test(arguments: Language.allCases.filter { $0 != .english })
  func noSentenceIsLeftInEnglish(language: Language) throws {
    let english = Dictionary(Words.english.everyText) { first, _ in first }
    // Single words and symbols may be the same in two languages.
    for (key, text) in try language.words.everyTranslation
    where text.replacing(/{\w+}/, with: "").count > 16 {
      #expect(english[key] != text, "\(key): “\(text)”")
    }
  }

  @Test func englishAndKoreanDatesAreFormatted() {
    let date = LocalDate(year: 2026, month: 11, day: 21)
    #expect(Words.english.time.date(date) == "Sat 21 Nov")
    #expect(Words.english.time.longDate(date) == "Saturday 21 November")
    #expect(Words.english.time.dayOfMonth(date) == "Sat 21")
    #expect(Words.korean.time.longDate(date) == "11월 21일 토요일")
    #expect(Words.korean.time.date(date) == "11월 21일(토)")
  }

  /// Nouns are capitalised in German, and Dutch ij is one letter.
  @Test(
    arguments: [
      (.english, .freezingRain, "freezing rain"), (.english, .partlyCloudy, "partly cloudy"),
      (.german, .freezingRain, "gefrierender Regen"), (.german, .thunderstorm, "Gewitter"),
      (.dutch, .freezingRain, "ijzel"), (.korean, .rain, "비"),
    ] as [(Language, Condition, String)])
  func conditionCasingInSentencesFollowsTheLanguage(
    language: Language, condition: Condition, text: String
  ) {
    #expect(language.words.names.conditionInSentence(condition) == text)
  }

  @Test(arguments: [
    (Language.japanese, "21日(土)", "11月21日(土)", "11月21日 土曜日"),
    (.simplifiedChinese, "21日 周六", "11月21日 周六", "11月21日 星期六"),
    (.traditionalChinese, "21日(六)", "11月21日(六)", "11月21日 星期六"),
    (.german, "Sa 21.", "Sa 21. Nov.", "Samstag, 21. November"),
    (.french, "sam. 21", "sam. 21 nov.", "samedi 21 novembre"),
    (.spanish, "sáb 21", "sáb 21 nov", "sábado 21 de noviembre"),
    (.portuguese, "sáb 21", "sáb 21 nov", "sábado, 21 de novembro"),
    (.italian, "sab 21", "sab 21 nov", "sabato 21 novembre"),
  ])
  func dateFormatsFollowTheLanguage(
    language: Language, dayOfMonth: String, date: String, longDate: String
  ) {
    let day = LocalDate(year: 2026, month: 11, day: 21)
    let time = language.words.time
    #expect(time.dayOfMonth(day) == dayOfMonth)
    #expect(time.date(day) == date)
    #expect(time.longDate(day) == longDate)
  }

  @Test func firstOfTheMonthUsesAnOrdinal() {
    let first = LocalDate(year: 2027, month: 5, day: 1)
    #expect(Words.french.time.longDate(first) == "samedi 1er mai")
    #expect(Words.portuguese.time.longDate(first) == "sábado, 1º de maio")
    #expect(Words.italian.time.longDate(first) == "sabato 1º maggio")
    #expect(Language(code: "el")?.words.time.longDate(first) == "Σάββατο 1η Μαΐου")
    let french = Words.french.time
    #expect(french.date(first) == "sam. 1er mai" && french.dayOfMonth(first) == "sam. 1er")
    #expect(french.dayAndMonth(first) == "1er mai" && french.dateOfYear(first) == "1er mai 2027")
    #expect(french.dayAndMonth(LocalDate(year: 2027, month: 5, day: 21)) == "21 mai")
    #expect(Words.portuguese.time.dayAndMonth(first) == "1º mai")
  }

  @Test(arguments: [
    ("ru", "май", "9 мая"), ("pl", "maj", "9 maja"), ("el", "Μάι", "9 Μαΐ"), ("vi", "T5", "9/5"),
    ("cs", "kvě", "9. kvě"),
  ])
  func monthAloneIsNominativeAndInADateGenitive(code: String, month: String, date: String) throws {
    let time = try #require(Language(code: code)).words.time
    let day = LocalDate(year: 2027, month: 5, day: 9)
    #expect(time.monthShort(5) == month)
    #expect(time.dayAndMonth(day) == date)
    #expect(time.date(day).hasSuffix(date))
  }

  @Test(arguments: [
    (Language.english, "1.2 M", "235 k"), (.japanese, "123万", "23万"),
    (.simplifiedChinese, "123 万", "23 万"), (.traditionalChinese, "123 萬", "23 萬"),
    (.german, "1,2 Mio.", "235 Tsd."), (.french, "1,2 M", "235 k"), (.spanish, "1,2 M", "235 mil"),
    (.portuguese, "1,2 mi", "235 mil"), (.italian, "1,2 mln", "235 mila"),
  ])
  func populationsAreAbbreviated(language: Language, million: String, thousands: String) {
    #expect(language.words.numbers.population(1_234_567) == million)
    #expect(language.words.numbers.population(234_567) == thousands)
  }

  @Test func populationsFromTenMillionDropTheDecimal() {
    let english = Language.english.words.numbers
    #expect(english.population(9_949_999) == "9.9 M" && english.population(9_950_000) == "10 M")
    #expect(english.population(999_499) == "999 k" && english.population(999_500) == "1.0 M")
    let japanese = Language.japanese.words.numbers
    #expect(japanese.population(99_994_999) == "9,999万")
    #expect(japanese.population(99_995_000) == "1.0億")
  }

  @Test func singleDayUsesTheSingular() {
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

  @Test func populationsBelowTenThousandAreExact() {
    let english = Language.english.words.numbers
    #expect(
      [0, 999, 1000, 9_999, 10_000, 10_499, 10_500].map(english.population)
        == ["0", "999", "1,000", "9,999", "10 k", "10 k", "11 k"])
    let polish = Language.polish.words.numbers
    #expect([9_999, 10_000].map(polish.population) == ["9999", "10 tys."])
    let japanese = Language.japanese.words.numbers
    #expect([9_999, 10_000, 15_000].map(japanese.population) == ["9,999", "1万", "2万"])
  }

  @Test func wordsAreEqualIfTheirLanguagesAre() {
    #expect(Words.english == Language.english.words && Words.english != .korean)
    #expect(Set([Words.english, .korean, .english, .korean]).count == 2)
  }

  @Test func hourlySpanNamesOnlyLongerSteps() {
    let sections = Words.english.sections
    #expect(sections.hourlySpan(48, 1) == "48 h")
    #expect(sections.hourlySpan(48, 2) == "48 h · 2-hour steps")
    #expect(sections.hourlySpan(48, 3) == "48 h · 3-hour steps")
  }

  /// Korea has no class between moderate and bad.
  @Test func koreanAirGradesHaveTheAdviceOfTheMatchingClasses() {
    let detail = Words.english.detail
    let grades = AirClass.all(of: .korean).map(detail.airAdvice)
    let classes = AirClass.all(of: .european).map(detail.airAdvice)
    #expect(grades == [classes[0], classes[1], classes[3], classes[4]])
    #expect(Set(classes).count == 6)
  }

  @Test func negativeDurationsAreZero() {
    let time = Words.english.time
    #expect(time.rough(-1) == "0 s" && time.rough(-100_000) == "0 s")
    #expect(time.exact(-1) == time.exact(0))
    #expect(
      [59, 60, 61, 119, 120].map(time.exact)
        == ["59 min", "1 h 00 min", "1 h 01 min", "1 h 59 min", "2 h 00 min"])
  }
}
