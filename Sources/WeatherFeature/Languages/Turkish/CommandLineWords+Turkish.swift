import CitySearch

extension CommandLineWords {
  static let turkish = CommandLineWords(
    placeNotFound: { query, nearest in
      let hint = nearest.map { "Şunu mu demek istediniz: \($0)? " } ?? ""
      return "“\(query)” ile eşleşen yer yok. \(hint)"
        + "Yerleri weather-tui cities search listeler; koordinat da yazılabilir: 37.57,126.98."
    },
    coordinateOffGlobe: {
      "\($0) yeryüzünde bir nokta değil: enlem -90 ile 90, boylam -180 ile 180 arasındadır."
    },
    noTerminal:
      "Standart çıktı bir terminal değil; havayı oraya yazmak için --print, --json ya da --format kullanın.",
    terminalUnknown: {
      "“\($0)” terminal türü bilinmiyor; TERM değişkenini ayarlayın, örneğin xterm-256color."
    },
    stale: { provider, age, reason in
      "\(provider) yanıt vermedi (\(reason)); gösterilen veriler \(age) önce alındı."
    },
    unknownPlaceholder: { name, nearest, all in
      "--format içinde {\(name)} diye bir alan yok; {\(nearest)} mi demek istediniz? Olanlar: \(all)."
    },
    braceNotClosed: {
      "--format içinde “\($0)” yerindeki { kapatılmamış; süslü ayracın kendisi için {{ yazın."
    },
    unknownValue: { option, value, nearest, all in
      "\(option) için “\(value)” geçersiz; \(nearest) mi demek istediniz? Olanlar: \(all)."
    },
    conflictingOutputs: "--print, --json ve --format seçeneklerinden yalnızca biri verilebilir.",
    keyNotAnOption:
      "API anahtarı başkaları görebileceği için seçenek olarak verilmez; OPENWEATHER_API_KEY değişkenini ayarlayın.",
    imported: { count, path in "\(path) dosyasından \(count) yer içe aktarıldı." },
    importFailed: { path, reason in
      "\(path) içe aktarılamadı (\(reason)); OpenWeather city.list.json dosyası ya da GeoNames dökümü verin."
    },
    listProblem: { problem in
      switch problem {
      case .unreadable(let path, let reason): "\(path): \(reason)"
      case .notAList: "bu bir yer listesi değil"
      case .empty: "içinde kullanılabilecek yer yok"
      case .tooLarge: "bir yer listesi için fazla büyük"
      case .damagedArchive: "sıkıştırılmış dosya bozuk ya da eksik"
      case .unwritable(let path, let reason): "\(path) yazılamadı: \(reason)"
      }
    },
    oldListStays: "Kullanılan liste olduğu gibi kalıyor.",
    importDropped: { "Dışarıda kalan: \($0)." },
    importCause: { cause in
      switch cause {
      case .unreadable: "okunamıyor"
      case .wrongColumns: "sütunlar eksik"
      case .notAPlace: "yerleşim yeri değil"
      case .noName: "adı yok"
      case .noIdentifier: "numarası yok"
      case .badCoordinates: "koordinat yok ya da yeryüzü dışında"
      case .duplicate: "aynı yer daha önce geçti"
      case .tooMany: "dizinin aldığından çok yer var"
      }
    },
    importLine: { line, cause in "satır \(line): \(cause)" },
    importMore: { "ve \($0) tane daha" },
    noPlaceYet: "Henüz bir yer belli değil; birini yazın, örneğin weather-tui Ankara.",
    addressInvalid: {
      "\($0) bir adres değil: “\($1)”. Şema ve sunucu adı gerekir, örneğin https://example.org."
    })
}
