extension ConfigurationWords {
  static let indonesian = ConfigurationWords(
    missing: { "\($0) tidak ada; sebutkan berkas lain dengan --config, atau hilangkan opsi itu." },
    unreadable: { path, reason in
      "\(path) tidak terbaca (\(reason)); perbaiki, atau sebutkan berkas lain dengan --config."
    },
    tooLarge: { "\($0) lebih besar dari \($1) KiB; sebutkan berkas konfigurasi dengan --config." },
    notUTF8: { "\($0) bukan teks UTF-8; simpan sebagai UTF-8." },
    malformed: { "\($0): ini bukan TOML (\($1)); perbaiki barisnya." },
    unknownKey: { place, key, nearest in
      let hint = nearest.map { "mungkin maksud Anda “\($0)”?" } ?? "hapuslah."
      return "\(place): tidak ada kunci “\(key)”; \(hint)"
    },
    wantsText: { "\($0): “\($1)” memerlukan teks dalam tanda kutip." },
    wantsFlag: { "\($0): “\($1)” memerlukan true atau false, tanpa tanda kutip." },
    wantsTable: {
      "\($0): “\($1)” adalah tabel; tulis [\($1)] di satu baris, kunci-kuncinya di bawah."
    },
    unknownValue: { place, key, value, nearest, all in
      "\(place): “\(key)” tidak mengenal “\(value)”; mungkin maksud Anda “\(nearest)”? Yang ada: \(all)."
    },
    takenTheme: { "\($0): tema “\($1)” sudah ada di program; beri nama lain." },
    noColor: { place, key, value in
      "\(place): “\(key)” bukan warna: “\(value)”. Tulis #rrggbb, nama seperti bright-blue, atau 0 sampai 255."
    },
    exposed: { path, mode, command in
      "\(path) berisi kunci API dan bisa dibaca orang lain (izin \(mode)); jalankan: \(command)"
    },
    keyFile: { place, path, reason in
      "\(place): tidak ada kunci API di \(path) (\(reason)); tulis kuncinya di baris pertama."
    })
}
