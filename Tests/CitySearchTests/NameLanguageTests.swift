import Testing

@testable import CitySearch

/// The names of places in the languages of the program.
struct NameLanguageTests {
  private let index = TestLists.index

  /// Ten places by id and name.
  struct Names: Sendable, CustomTestStringConvertible {
    var language: String
    var names: [(id: Int, name: String)]
    var testDescription: String { language }

    init(_ language: String, _ names: KeyValuePairs<Int, String>) {
      self.language = language
      self.names = names.map { ($0.key, $0.value) }
    }
  }

  static let known = [
    Names(
      "cs",
      [
        2_867_714: "Mnichov", 2_935_022: "Drážďany", 2_879_139: "Lipsko", 3_164_603: "Benátky",
        3_081_368: "Vratislav", 2_849_483: "Řezno", 498_817: "Petrohrad", 1_815_286: "Čcheng-tu",
        2_643_743: "Londýn", 734_077: "Soluň",
      ]),
    Names(
      "da",
      [
        3_164_603: "Venedig", 498_817: "Sankt Petersborg", 3_067_696: "Prag", 264_371: "Athen",
        2_911_298: "Hamborg", 3_169_070: "Rom", 3_173_435: "Milano", 2_747_373: "Haag",
        98_182: "Bagdad", 2_867_714: "München",
      ]),
    Names(
      "nb",
      [
        491_422: "Sotsji", 520_555: "Nizjnij Novgorod", 498_817: "St. Petersburg",
        2_800_866: "Brussel", 756_135: "Warszawa", 616_052: "Jerevan", 3_164_603: "Venezia",
        1_512_569: "Tasjkent", 3_553_478: "Havanna", 7_303_419: "Øst-Jerusalem",
      ]),
    Names(
      "fi",
      [
        498_817: "Pietari", 3_094_802: "Krakova", 2_911_298: "Hampuri", 706_483: "Harkova",
        3_169_070: "Rooma", 3_164_603: "Venetsia", 361_058: "Aleksandria",
        3_369_157: "Kapkaupunki", 588_335: "Tartto", 2_673_730: "Tukholma",
      ]),
    Names(
      "hu",
      [
        681_290: "Kolozsvár", 724_443: "Kassa", 3_194_360: "Újvidék", 3_164_603: "Velence",
        2_879_139: "Lipcse", 3_094_802: "Krakkó", 498_817: "Szentpétervár", 690_548: "Ungvár",
        1_791_247: "Vuhan", 3_369_157: "Fokváros",
      ]),
    Names(
      "ro",
      [
        665_087: "Timișoara", 734_077: "Salonic", 3_176_959: "Florența", 710_719: "Cernăuți",
        702_550: "Liov", 2_643_743: "Londra", 2_990_440: "Nisa", 3_164_603: "Veneția",
        281_184: "Ierusalim", 715_429: "Seghedin",
      ]),
    Names(
      "el",
      [
        745_044: "Κωνσταντινούπολη", 311_046: "Σμύρνη", 2_660_646: "Γενεύη", 2_648_579: "Γλασκώβη",
        2_995_469: "Μασσαλία", 2_911_298: "Αμβούργο", 361_058: "Αλεξάνδρεια",
        728_193: "Φιλιππούπολη", 4_930_956: "Βοστώνη", 261_745: "Ηράκλειο",
      ]),
    Names(
      "sk",
      [
        2_867_714: "Mníchov", 2_935_022: "Drážďany", 2_879_139: "Lipsko", 3_164_603: "Benátky",
        702_550: "Ľvov", 498_817: "Petrohrad", 3_094_802: "Krakov", 3_369_157: "Kapské Mesto",
        734_077: "Solún", 2_660_646: "Ženeva",
      ]),
    Names(
      "hr",
      [
        734_077: "Solun", 3_164_603: "Venecija", 2_761_369: "Beč", 3_046_526: "Pečuh",
        715_429: "Segedin", 3_172_394: "Napulj", 702_550: "Lavov", 2_463_679: "Krf",
        3_165_185: "Trst", 551_487: "Kazanj",
      ]),
    Names(
      "bg",
      [
        734_077: "Солун", 747_712: "Одрин", 284_315: "Витлеем", 2_825_297: "Щутгарт",
        4_335_045: "Ню Орлиънс", 1_795_565: "Шънджън", 728_193: "Пловдив", 3_078_610: "Бърно",
        2_644_688: "Лийдс", 3_099_434: "Гданск",
      ]),
    Names(
      "ca",
      [
        2_995_469: "Marsella", 2_987_914: "Perpinyà", 3_104_324: "Saragossa", 2_867_714: "Munic",
        2_530_335: "Tànger", 2_972_315: "Tolosa", 3_173_435: "Milà", 1_796_236: "Xangai",
        2_797_656: "Gant", 2_521_978: "Alacant",
      ]),
    Names(
      "pt-PT",
      [
        524_901: "Moscovo", 5_128_581: "Nova Iorque", 2_747_891: "Roterdão", 2_886_242: "Colónia",
        3_176_219: "Génova", 1_275_339: "Bombaim", 2_542_997: "Marraquexe", 3_035_681: "Avinhão",
        311_046: "Esmirna", 2_530_335: "Tânger",
      ]),
    Names(
      "et",
      [
        498_817: "Peterburi", 3_164_603: "Veneetsia", 633_679: "Turu", 551_487: "Kaasan",
        3_169_070: "Rooma", 2_988_507: "Pariis", 1_217_662: "Buhhaara", 284_315: "Petlemm",
        756_135: "Varssavi", 3_369_157: "Kaplinn",
      ]),
  ]

  @Test(arguments: known) func localNamesAreTheCommonExonyms(_ known: Names) {
    for (id, name) in known.names {
      #expect(index.city(id: id)?.localName(language: known.language) == name)
    }
  }

  @Test(arguments: known) func localNameRanksItsPlaceFirst(_ known: Names) {
    let context = SearchContext(language: known.language)
    for (id, name) in known.names {
      let found = index.search(name, limit: 3, context: context).matches.map(\.city.id)
      #expect(found.first == id, "\(name)")
    }
  }

  @Test(arguments: [
    ("Атина", 264_371), ("Αθήνα", 264_371), ("Prag", 3_067_696), ("Kööpenhamina", 2_618_425),
    ("Bécs", 2_761_369), ("Ню Йорк", 5_128_581), ("Nova Iorque", 5_128_581),
  ])
  func foreignNamesAreFoundInOtherLanguages(_ name: String, _ id: Int) {
    for language in ["en", "ko"] {
      let context = SearchContext(language: language)
      #expect(index.search(name, limit: 1, context: context).matches.first?.city.id == id)
    }
  }

  /// Users of another script do not see Latin letters if a common name exists in their script.
  @Test func largestCitiesHaveGreekAndCyrillicNames() {
    let capitals = (0..<index.count).filter {
      index.table.flags[$0] & IndexFormat.Flag.isCapital != 0
    }
    let largest = (0..<index.count).sorted {
      index.table.populations[$0] > index.table.populations[$1]
    }
    #expect(capitals.count > 200)
    for rank in largest.prefix(300) + capitals {
      let city = index.city(atRank: rank)
      #expect(scripts(of: city.localName(language: "el")) == [.greek], "\(city)")
      #expect(scripts(of: city.localName(language: "bg")) == [.cyrillic], "\(city)")
    }
  }

  @Test func localNamesUseOnlyScriptsOfTheirLanguage() {
    var own: [String: Set<Script>] = [
      "el": [.greek], "he": [.hebrew], "ar": [.arabic], "fa": [.arabic],
    ]
    for language in ["bg", "ru", "uk"] { own[language] = [.cyrillic] }
    for language in ["ko", "ja", "zh-Hans", "zh-Hant"] { own[language] = [.other, .latin] }
    for rank in 0..<index.count {
      let city = index.city(atRank: rank)
      for (language, name) in city.names {
        #expect(
          scripts(of: name).isSubset(of: own[language] ?? [.latin]), "\(language): \(name), \(city)"
        )
      }
    }
  }

  /// The spellings of Portugal, Brazil and Romania differ in single letters.
  @Test func similarLanguagesHaveSeparateNames() {
    func name(_ id: Int, _ language: String) -> String? {
      index.city(id: id)?.localName(language: language)
    }
    #expect(name(524_901, "pt") == "Moscou" && name(524_901, "pt-PT") == "Moscovo")
    // Both languages have the same name.
    #expect(name(3_164_603, "pt") == "Veneza" && name(3_164_603, "pt-PT") == "Veneza")
    #expect(name(2_761_369, "cs") == "Vídeň" && name(2_761_369, "sk") == "Viedeň")
    #expect(name(3_164_603, "da") == "Venedig" && name(3_164_603, "nb") == "Venezia")
    #expect(name(675_810, "ro") == "Iași")
    // The zones are named after countries, whose names are not those of their capitals.
    #expect(name(1_820_906, "cs") == "Bandar Seri Begawan" && name(1_820_906, "ko") != "브루나이")
    #expect(name(2_960_316, "sk") == "Luxemburg")
  }

  @Test func everyLanguageHasAUniqueNameTag() {
    let special = [NameTag.other, .spelling, .short, .airport]
    let tags = NameTag.languages.compactMap { NameTag(language: $0) }
    #expect(RegionNames.languages.allSatisfy { NameTag(language: $0) != nil })
    #expect(Set(tags + special).count == NameTag.languages.count + special.count)
    #expect(Set(tags.map(\.mask)).count == tags.count && !tags.contains { $0.mask == 0 })
    #expect(tags.map(\.language) == NameTag.languages)
    #expect(special.allSatisfy { $0.mask == 0 && $0.language == nil })
  }

  private enum Script {
    case latin, greek, cyrillic, hebrew, arabic, other
  }

  private func scripts(of text: String) -> Set<Script> {
    Set(
      text.unicodeScalars.filter(\.properties.isAlphabetic).compactMap { scalar in
        switch scalar.value {
        case 0x2B0..<0x370: nil  // Apostrophes that count as letters.
        case ..<0x2B0, 0x1E00..<0x1F00: .latin
        case 0x370..<0x400, 0x1F00..<0x2000: .greek
        case 0x400..<0x530: .cyrillic
        case 0x590..<0x600: .hebrew
        case 0x600..<0x780: .arabic
        default: .other
        }
      })
  }
}
