import Synchronization

/// Names of countries and of their first-level divisions, for display and search.
public enum RegionNames {
  /// The languages with names of countries.
  public static let languages = NameTables.languages

  /// Returns a country's name in a language; in English if the language has none, otherwise its
  /// code.
  public static func country(_ code: String, language: String) -> String {
    countries(language: language)[code] ?? countries(language: "en")[code] ?? code
  }

  /// Returns a division's name in a language; its name in the list if the language has none. Both
  /// codes (`IL`) and names (`Illinois`) are accepted, because lists contain either.
  public static func division(_ name: String, country: String, language: String) -> String {
    let entry = divisions[DivisionKey(country: country, name: name)]
    if language.hasPrefix("ko"), let korean = entry?.korean { return korean }
    let listed = entry?.name ?? name
    return divisionNames(of: country, language: language)[listed] ?? listed
  }

  /// Returns the names of a country's divisions in a language by their names in the list.
  private static func divisionNames(of country: String, language: String) -> [String: String] {
    guard NameTables.hasDivisions(country) else { return [:] }
    let tag = tableName(of: language)
    let key = DivisionKey(country: country, name: tag)
    return divisionTables.withLock { tables in
      if let table = tables[key] { return table }
      var table: [String: String] = [:]
      // English has the accents of names; Portuguese has what European Portuguese has not.
      var languages = ["en"]
      for language in [String(tag.prefix { $0 != "-" }), tag] where !languages.contains(language) {
        languages.append(language)
      }
      for language in languages {
        NameTables.forEachDivision(in: language, of: country) { table[$1] = $2 }
      }
      tables[key] = table
      return table
    }
  }

  /// A division in the table.
  struct Division {
    var country: String
    var code: String
    var name: String
    var korean: String?
    var others: [String]
  }

  struct DivisionKey: Hashable {
    var country: String
    var name: String
  }

  /// The divisions of the table by name and by code.
  static let divisions: [DivisionKey: Division] = {
    var result: [DivisionKey: Division] = [:]
    // By bytes: splitting by characters takes several times as long.
    for line in NameTables.divisions.utf8.split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
        .map { String(Substring($0)) }
      guard fields.count == 5 else { continue }
      let division = Division(
        country: fields[0], code: fields[1], name: fields[2],
        korean: fields[3].isEmpty ? nil : fields[3],
        others: fields[4].utf8.split(separator: UInt8(ascii: ",")).map { String(Substring($0)) })
      result[DivisionKey(country: division.country, name: division.name)] = division
      if !division.code.isEmpty {
        result[DivisionKey(country: division.country, name: division.code)] = division
      }
    }
    return result
  }()

  /// Returns the names of countries in a language by code. They are the names of the language
  /// itself, of its base language (`de` for `de-AT`), or of the Chinese script of its region.
  static func countries(language: String) -> [String: String] {
    let name = tableName(of: language)
    return tables.withLock { tables in
      if let table = tables[name] { return table }
      let table = NameTables.countries(name)
      tables[name] = table
      return table
    }
  }

  /// Returns the name of the table that a language uses.
  static func tableName(of language: String) -> String {
    if NameTables.hasCountries(language) { return language }
    let tag = language.split { $0 == "_" || $0 == "." }.joined(separator: "-")
    if NameTables.hasCountries(tag) { return tag }
    let base = String(tag.prefix { $0 != "-" })
    guard base == "zh" else { return base }
    let traditional = tag.split(separator: "-").contains {
      ["Hant", "TW", "HK", "MO"].contains($0)
    }
    return traditional ? "zh-Hant" : "zh-Hans"
  }

  /// Other common names of some countries.
  static let otherCountryNames: [(code: String, name: String)] = [
    (
      "US",
      """
      USA|US|America|United States of America|Amerika|Amérique|América|Estados Unidos de América|Stati Uniti \
      d'America|EE UU|EEUU|EUA|États Unis|VS|Stany|ABD|Америка|Штаты|США|アメリカ|アメリカ合衆国|米国|美國|美国|미합중국|미국|아메리카
      """
    ),
    (
      "GB",
      """
      UK|U K|Great Britain|Britain|England|Angleterre|Grande Bretagne|Inglaterra|Gran Bretaña|Grã \
      Bretanha|Inghilterra|Gran Bretagna|Großbritannien|Grossbritannien|Engeland|Groot \
      Brittannië|Storbritannien|Anglia|Wielka \
      Brytania|İngiltere|Англия|Великобритания|Британия|Англія|Велика Британія|Inggris|Anh|Nước \
      Anh|잉글랜드|영국|イングランド|イギリス|英国|英格兰|英國
      """
    ),
    ("AE", "UAE|Emirates|VAE|EAU|ОАЭ|ОАЕ|아랍에미리트|에미리트"),
    (
      "KR",
      """
      ROK|Korea|Republic of Korea|South Korea|S Korea|Corea|Corée|Coreia|Coréia|Güney \
      Kore|Kore|Корея|Республика Корея|Korea Płd|한국|남한|대한민국|韓国|韓國|韩国|南韓|南韩|大韓民国|Hàn Quốc
      """
    ),
    ("KP", "북한|조선|DPRK|North Korea|北朝鮮|朝鲜|朝鮮|КНДР"), ("RU", "Russian Federation|РФ|러시아|俄国|俄國"),
    ("TW", "대만|타이완|中華民國|ROC|Formosa"), ("VA", "바티칸|Vatican"),
    (
      "CZ",
      "Czech Republic|Czech|Tschechische Republik|République tchèque|República Checa|Чешская Республика|Tschechei|Tjeckien|Tsjechië|체코공화국"
    ),
    ("TR", "Turkey|Turkiye|터키|튀르키예"), ("MM", "Burma|Birmania|Birmanie|Birma|버마|ビルマ|缅甸"),
    ("CI", "Ivory Coast|Elfenbeinküste|Берег Слоновой Кости|아이보리코스트"), ("SZ", "Swaziland"),
    ("CD", "DR Congo|DRC"), ("NZ", "Aotearoa|NZ"),
    (
      "NL",
      "Holland|The Netherlands|Hollande|Holanda|Olanda|Hollanda|Holandia|Голландия|Голландія|Belanda|Hà Lan|홀란드|オランダ|荷兰|荷蘭"
    ),
    ("MK", "Macedonia|FYROM|Mazedonien|Macédoine|Македония"), ("CN", "PRC|China|中國|中国|중공"),
    (
      "BY",
      "Byelorussia|Белоруссия|White Russia|Weißrussland|Biélorussie|Bielorrusia|Bielorussia|Wit Rusland|Vitryssland|Hviderusland|Hviterussland|백러시아"
    ), ("KG", "Киргизия|Kirgisistan"),
    ("MD", "Moldavia|Молдавия"), ("TM", "Туркмения"), ("LA", "Laos"), ("IR", "Persia|Persien"),
    ("SA", "KSA|Saudi|사우디"), ("CH", "Schweiz|Suisse|Svizzera|Swiss"),
    ("BA", "Bosnia|Bosnien|Bosnie"),
    ("ES", "Hispania|España"), ("DE", "BRD|Deutschland|독일"), ("VN", "Viet Nam|Vietnam|월남"),
    ("AU", "Aussie|Oz|호주|豪州|澳洲"), ("IT", "이태리"), ("ZA", "남아공|RSA"), ("TL", "East Timor"),
    (
      "CV",
      "Cape Verde|Kapverden|Kapverdische Inseln|Cap Vert|Kaapverdië|Kap Verde|Wyspy Zielonego Przylądka|Острова Зелёного Мыса"
    ), ("JP", "Nippon|Nihon|일본국"), ("LK", "Ceylon|Ceylan|Цейлон|세일론|セイロン|锡兰"),
    ("TH", "Siam|Сиам|暹罗|暹羅"), ("ET", "Abyssinia|Abessinien|Abyssinie|Abisinia|Абиссиния"),
    ("ZW", "Rhodesia|Rhodesien|Rhodésie"),
    ("IQ", "Mesopotamia|Mesopotamien|Mésopotamie|Месопотамия"),
    ("BJ", "Dahomey"), ("BF", "Upper Volta|Haute Volta|Obervolta"), ("KH", "Kampuchea"),
    ("CD", "Zaire|Заир|자이르"), ("BZ", "British Honduras"), ("CZ", "Czechoslovakia|Tschechoslowakei"),
    ("RS", "Yugoslavia|Jugoslawien|Yougoslavie|Югославия"), ("RU", "Soviet Union|USSR|СССР|소련"),
  ].flatMap { code, names in names.split(separator: "|").map { (code, String($0)) } }

  /// The names of the countries of the United Kingdom in other languages.
  private static let britishNames = [
    "Scotland":
      "Écosse|Escocia|Escócia|Scozia|Schottland|Schotland|Skottland|Szkocja|İskoçya|Шотландия|Шотландія|Skotlandia|스코틀랜드|スコットランド|苏格兰",
    "Wales": "Pays de Galles|Gales|Galles|Walia|Galler|Уэльс|Вельс|웨일스|ウェールズ|威尔士",
    "Northern Ireland":
      "Irlande du Nord|Irlanda del Norte|Irlanda do Norte|Irlanda del Nord|Nordirland|Noord Ierland|Irlandia Północna|Kuzey İrlanda|Северная Ирландия|Північна Ірландія|북아일랜드|北アイルランド|北爱尔兰",
  ].mapValues { $0.split(separator: "|").map(String.init) }

  /// The bit that marks the owner of a name as a country code.
  static let isCountry: UInt32 = 1 << 31

  /// Returns a hash of a folded name (FNV-1a), which is never 0; 0 for a single letter.
  static func key(of folded: [UInt8]) -> UInt64 {
    guard folded.count > 1 else { return 0 }
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in folded { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return max(1, hash)
  }

  /// Returns all names of a division in the table; if the table does not contain it, its name in
  /// the list.
  static func names(ofDivision name: String, country: String) -> [String] {
    guard !name.isEmpty else { return [] }
    let british = country == "GB" ? britishNames[name] ?? [] : []
    guard let entry = divisions[DivisionKey(country: country, name: name)] else { return [name] }
    return [name, entry.name] + [entry.korean].compactMap(\.self) + entry.others + british
  }

  /// Returns a country's names in the program's languages and in its own, and its other common
  /// names.
  static func allNames(ofCountry code: String) -> [String] {
    languages.compactMap { countries(language: $0)[code] } + (ownNames[code] ?? [])
      + otherCountryNames.filter { $0.code == code }.map(\.name)
  }

  /// Returns whether a text is the name of a country in English, in a language or in the country's
  /// own language, or another of its common names.
  static func isName(_ folded: [UInt8], ofCountry code: String, inLanguage language: String) -> Bool
  {
    let names =
      [countries(language: "en")[code], countries(language: tableName(of: language))[code]]
      .compactMap(\.self) + (ownNames[code] ?? [])
      + otherCountryNames.filter { $0.code == code }.map(\.name)
    return names.contains { FoldedText($0).bytes == folded }
  }

  private static let ownNames: [String: [String]] = {
    var names: [String: [String]] = [:]
    for line in NameTables.ownCountries.split(separator: "\n") where line.utf8.count > 3 {
      names[String(line.prefix(2))] = line.dropFirst(3).split(separator: "|").map(String.init)
    }
    return names
  }()

  /// Returns the divisions whose folded name in a language has a hash.
  static func divisions(withKey key: UInt64, language: String) -> [DivisionKey] {
    divisionsByName.withLock { known in
      if let divisions = known[language] { return divisions[key] ?? [] }
      var divisions: [UInt64: [DivisionKey]] = [:]
      var folded = FoldedText()
      NameTables.forEachDivision(in: language) { country, listed, name in
        for text in [name, HanSuffix.ofDivision(name)] {
          guard let text else { continue }
          folded.removeAll()
          folded.append(text)
          divisions[Self.key(of: folded.bytes), default: []].append(
            DivisionKey(country: country, name: listed))
        }
      }
      known[language] = divisions
      return divisions[key] ?? []
    }
  }

  /// The divisions by the hash of their name in each language in which one was looked up.
  private static let divisionsByName = Mutex<[String: [UInt64: [DivisionKey]]]>([:])

  private static let tables = Mutex<[String: [String: String]]>([:])

  /// The names of the divisions of each country that was shown in a language.
  private static let divisionTables = Mutex<[DivisionKey: [String: String]]>([:])
}
