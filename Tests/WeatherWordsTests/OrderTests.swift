import Foundation
import TestSupport
import Testing

@testable import WeatherWords

/// The sort order of names, compared with Foundation's, which uses ICU.
@Suite struct OrderTests {
  private static let cities: [String] = [
    "Aachen", "Aarhus", "Åbo", "Ålesund", "Älmhult", "Ängelholm", "Çanakkale", "Çorum", "Cádiz",
    "Coruña", "Czarna", "Ćmielów", "Đà Nẵng", "Đắk Lắk", "Denizli", "Dublin", "Eskişehir", "Gdańsk",
    "Gdynia", "Giresun", "Göteborg", "Gümüşhane", "Hà Nội", "Hải Phòng", "Hatay", "Iğdır",
    "Isparta",
    "İstanbul", "İzmir", "Kraków", "Köln", "Kongsberg", "León", "Lima", "Lleida", "Łódź", "Lublin",
    "Luzern", "Lyon", "Malmö", "Málaga", "München", "Munich", "Muş", "Nice", "Ñemby", "Nîmes",
    "Ngoại ô", "Nowy Sącz", "Oslo", "Odense", "Olsztyn", "Opole", "Ordu", "Osmaniye", "Östersund",
    "Øksnes", "Örebro", "Ōsaka", "Quảng Ngãi", "Quy Nhơn", "Saint-Étienne", "Saint Helens",
    "San José",
    "Santiago", "São Paulo", "Sinop", "Sivas", "Słupsk", "Straße", "Strasse", "Şanlıurfa",
    "Świdnica", "Tarnów", "Uşak", "Ürgüp", "Umeå", "Ústí", "Vĩnh", "Växjö", "Wien", "Wrocław",
    "Xi’an",
    "Ystad", "Zabrze", "Zielona Góra", "Zonguldak", "Zürich", "Żory", "Źródła", "10 de Abril",
  ]
  private static let cyrillic: [String] = [
    "Абакан", "Біла Церква", "Вінниця", "Волгоград", "Гадяч", "Ґалаґани", "Дніпро", "Екатеринбург",
    "Єнакієве", "Ёлкино", "Елец", "Житомир", "Запоріжжя", "Иркутск", "Івано-Франківськ", "Ізмаїл",
    "Їжівці", "Йошкар-Ола", "Казань", "Київ", "Кривий Ріг", "Лев", "Львів", "Москва", "Одеса",
    "Омск",
    "Рівне", "Санкт-Петербург", "Суми", "Тула", "Уфа", "Харків", "Херсон", "Челябинск", "Щёлково",
    "Юрга", "Якутск", "Oslo", "Berlin",
  ]
  private static let asian: [String] = [
    "東京", "大阪", "京都", "札幌", "名古屋", "福岡", "さいたま", "つくば", "いわき", "ソウル", "パリ", "ロンドン",
    "北京", "上海", "广州", "深圳", "重庆", "天津", "西安", "成都", "南京", "臺北", "高雄", "臺中", "新竹",
    "首爾", "香港", "Oslo", "Berlin",
  ]
  private static let korean = [
    "서울", "부산", "각산", "가나", "공주", "전주", "제주시", "강릉", "울릉", "Oslo", "Berlin",
  ]

  private static let arabic = [
    "القاهرة", "الرياض", "أبها", "إربد", "آسفي", "بغداد", "بيروت", "تونس", "جدة", "حلب", "دمشق",
    "رام الله", "سوسة", "صنعاء", "طرابلس", "عدن", "عمّان", "غزة", "فاس", "قسنطينة", "كركوك", "مكة",
    "مسقط", "نابلس", "وهران", "يافا", "بنها", "طنطا", "المنيا", "منى", "Oslo", "Berlin",
  ]
  private static let persian = [
    "تهران", "اصفهان", "آبادان", "اهواز", "بندرعباس", "پارس‌آباد", "تبریز", "جهرم", "چابهار", "خوی",
    "دزفول", "رشت", "زاهدان", "ژاورود", "ساری", "شیراز", "قم", "کرج", "کرمان", "گرگان",
    "گنبد کاووس",
    "لاهیجان", "مشهد", "نیشابور", "همدان", "ورامین", "هرات", "یزد", "مأمونیه", "Oslo", "Berlin",
  ]
  private static let hebrew = [
    "ירושלים", "תל אביב", "חיפה", "באר שבע", "אילת", "אשדוד", "בת ים", "גבעתיים", "דימונה",
    "הרצליה", "זכרון יעקב", "טבריה", "כרמיאל", "לוד", "מודיעין", "נהריה", "נצרת", "סביון", "עכו",
    "פתח תקווה", "צפת", "קריית גת", "רחובות", "שדרות", "תל מונד", "רמלה", "רמת גן", "Oslo",
    "Berlin",
  ]

  private static func names(_ language: Language) -> [String] {
    switch language.code {
    case "ar": arabic
    case "fa": persian
    case "he": hebrew
    case "ko": korean
    case "ja", "zh-Hans", "zh-Hant": asian
    case "ru", "uk": cyrillic
    default: cities
    }
  }

  @Test(arguments: Language.allCases)
  func namesSortLikeICU(language: Language) {
    expectOrder(of: Self.names(language), language.code) { language.orderKey(of: $0) }
  }

  @Test(arguments: [
    ("ar", "script:arabic ء=ا أ=ا ؤ=ا إ=ا ئ=ا ة=ت ى=ي ی=ي", arabic),
    ("fa", "script:arabic أ=ء إ=ء ؤ=ء ئ=ء اء وه ة=ه ك=ک ى=ی ي=ی", persian),
    ("he", "script:hebrew", hebrew),
  ])
  func rightToLeftSortOrdersMatchICU(
    code: String, sortOrder: String, names: [String]
  ) {
    let collation = Collation(sortOrder: sortOrder)
    expectOrder(of: names + ["Київ", "서울"], code, collation.key)
  }

  private func expectOrder(
    of names: [String], _ code: String, _ key: (String) -> NameOrderKey
  ) {
    let locale = Locale(identifier: code)
    var wrong: [String] = []
    for one in names {
      for other in names where one != other {
        let theirs = one.compare(
          other, options: .caseInsensitive, range: nil, locale: locale)
        guard theirs != .orderedSame else { continue }
        if (key(one) < key(other)) != (theirs == .orderedAscending) {
          wrong.append("\(one) \(other)")
        }
      }
    }
    #expect(wrong.isEmpty, "\(code) \(wrong.count): \(wrong.prefix(12))")
  }

  // MARK: - Single letters

  @Test(
    arguments: [
      // Letters of no alphabet of the header follow the letter that they resemble.
      ("en", ["Da", "Ða", "Ea", "Əa", "Fa"]), ("en", ["Ha", "Ħa", "Ia", "ıa", "Ja"]),
      ("en", ["Na", "Ŋa", "Oa"]), ("en", ["Ya", "Za", "Þa"]),
      // Accents count before case.
      ("en", ["zurich", "Zürich"]), ("de", ["zurich", "Zürich"]),
      // A letter that sorts like another one follows it.
      ("da", ["Æble", "Äble"]), ("sv", ["Äbla", "Æbla"]),
      // The grave tone comes before the acute one, on a letter of the alphabet.
      ("vi", ["ăn", "Ằn", "ắn", "Ba"]),
      // Small kana have the rank of normal ones, in both scripts.
      ("ja", ["あん", "ぃ", "いん"]), ("ja", ["もん", "ゃ", "やん"]), ("ja", ["モン", "ャ", "ヤン"]),
      ("ja", ["やん", "ゅ", "ゆん"]), ("ja", ["ゆん", "ょ", "よん"]), ("ja", ["ろん", "ゎ", "わん"]),
      // Final forms have the rank of normal ones.
      ("he", ["יא", "ך", "כא"]), ("he", ["לא", "ם", "מא"]), ("he", ["מא", "ן", "נא"]),
      ("he", ["עא", "ף", "פא"]), ("he", ["פא", "ץ", "צא"]),
      // Han characters that no place name contains are last.
      ("ja", ["東京", "𠀀", "𠀁"]), ("zh-Hans", ["北京", "𠀀", "𠀁"]),
    ] as [(String, [String])])
  func letterSortsAtItsPositionInTheAlphabet(code: String, names: [String]) throws {
    let language = try #require(Language(code: code))
    let sorted = names.reversed().sorted { language.orderKey(of: $0) < language.orderKey(of: $1) }
    #expect(sorted == names)
  }

  @Test func nameDoesNotSortBeforeItself() {
    for name in Self.cities + Self.asian {
      let key = Language.english.orderKey(of: name)
      #expect(!(key < Language.english.orderKey(of: name)), "\(name)")
    }
  }
}
