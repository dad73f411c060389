import CitySearch

extension CommandLineWords {
  static let indonesian = CommandLineWords(
    placeNotFound: { query, nearest in
      let hint = nearest.map { "Mungkin maksud Anda \($0)? " } ?? ""
      return "Tidak ada tempat yang cocok dengan “\(query)”. \(hint)"
        + "weather-tui cities search menampilkan daftarnya; koordinat juga bisa: 37.57,126.98."
    },
    coordinateOffGlobe: {
      "\($0) tidak ada di bumi: lintang -90 sampai 90, bujur -180 sampai 180."
    },
    noTerminal:
      "Keluaran standar bukan terminal; pakai --print, --json, atau --format untuk menulis cuaca ke sana.",
    terminalUnknown: {
      "Jenis terminal “\($0)” tidak dikenal; atur TERM, misalnya xterm-256color."
    },
    stale: { provider, age, reason in
      "\(provider) tidak dapat ditanya (\(reason)); ini data \(age) yang lalu."
    },
    unknownPlaceholder: { name, nearest, all in
      "--format tidak punya isian {\(name)}; mungkin maksud Anda {\(nearest)}? Yang ada: \(all)."
    },
    braceNotClosed: {
      "--format punya { tanpa } di “\($0)”; tulis {{ untuk kurung kurawal itu sendiri."
    },
    unknownValue: { option, value, nearest, all in
      "\(option) tidak mengenal “\(value)”; mungkin maksud Anda \(nearest)? Yang ada: \(all)."
    },
    conflictingOutputs: "Hanya satu dari --print, --json, dan --format yang boleh dipakai.",
    keyNotAnOption:
      "Kunci API tidak pernah menjadi opsi karena bisa terbaca orang lain; atur OPENWEATHER_API_KEY.",
    imported: { count, path in "\(count) tempat diimpor dari \(path)." },
    importFailed: { path, reason in
      "\(path) tidak dapat diimpor (\(reason)); berikan city.list.json dari OpenWeather atau data GeoNames."
    },
    listProblem: { problem in
      switch problem {
      case .unreadable(let path, let reason): "\(path): \(reason)"
      case .notAList: "itu bukan daftar tempat"
      case .empty: "tidak ada tempat yang bisa dipakai"
      case .tooLarge: "terlalu besar untuk daftar tempat"
      case .damagedArchive: "berkas terkompresi rusak atau tidak lengkap"
      case .unwritable(let path, let reason): "menulis \(path): \(reason)"
      }
    },
    oldListStays: "Daftar yang dipakai tetap seperti semula.",
    importDropped: { "Dilewati: \($0)." },
    importCause: { cause in
      switch cause {
      case .unreadable: "tidak terbaca"
      case .wrongColumns: "kolom kurang"
      case .notAPlace: "bukan tempat berpenduduk"
      case .noName: "tanpa nama"
      case .noIdentifier: "tanpa nomor"
      case .badCoordinates: "koordinat tidak ada atau di luar bumi"
      case .duplicate: "tempat yang sama sudah ada"
      case .tooMany: "tempat melebihi daya tampung indeks"
      }
    },
    importLine: { line, cause in "baris \(line): \(cause)" },
    importMore: { "dan \($0) lagi" },
    noPlaceYet: "Belum ada tempat; sebutkan satu, misalnya weather-tui Jakarta.",
    addressInvalid: {
      "\($0) bukan alamat: “\($1)”. Perlu skema dan nama host, misalnya https://example.org."
    })
}
