import Foundation
import TestSupport
import Testing

@testable import WeatherWords

/// The order of names, against ICU's, which Foundation has.
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

  private static func names(_ language: Language) -> [String] {
    switch language.code {
    case "ko": korean
    case "ja", "zh-Hans", "zh-Hant": asian
    case "ru", "uk": cyrillic
    default: cities
    }
  }

  @Test(arguments: Language.allCases)
  func namesStandInTheOrderOfICU(language: Language) {
    let names = Self.names(language)
    let locale = Locale(identifier: language.code)
    var wrong: [String] = []
    for one in names {
      for other in names where one != other {
        let theirs = one.compare(
          other, options: .caseInsensitive, range: nil, locale: locale)
        guard theirs != .orderedSame else { continue }
        if (language.orderKey(of: one) < language.orderKey(of: other))
          != (theirs == .orderedAscending)
        {
          wrong.append("\(one) \(other)")
        }
      }
    }
    #expect(wrong.isEmpty, "\(language.code) \(wrong.count): \(wrong.prefix(12))")
  }
}
