extension ConfigurationWords {
  static let turkish = ConfigurationWords(
    missing: { "\($0) yok; --config ile başka bir dosya verin ya da bu seçeneği kaldırın." },
    unreadable: { path, reason in
      "\(path) okunamıyor (\(reason)); bunu düzeltin ya da --config ile başka bir dosya verin."
    },
    tooLarge: { "\($0), \($1) KiB sınırını aşıyor; --config ile bir yapılandırma dosyası verin." },
    notUTF8: { "\($0) UTF-8 metin değil; UTF-8 olarak kaydedin." },
    malformed: { "\($0): bu TOML değil (\($1)); satırı düzeltin." },
    unknownKey: { place, key, nearest in
      let hint = nearest.map { "“\($0)” mi demek istediniz?" } ?? "onu kaldırın."
      return "\(place): “\(key)” diye bir anahtar yok; \(hint)"
    },
    wantsText: { "\($0): “\($1)” için tırnak içinde metin gerekir." },
    wantsFlag: { "\($0): “\($1)” için tırnaksız true ya da false gerekir." },
    wantsTable: { "\($0): “\($1)” bir tablodur; ayrı satıra [\($1)], altına anahtarlarını yazın." },
    unknownValue: { place, key, value, nearest, all in
      "\(place): “\(key)” için “\(value)” geçersiz; “\(nearest)” mi demek istediniz? Olanlar: \(all)."
    },
    takenTheme: { "\($0): “\($1)” teması programla gelir; sizinkine başka ad verin." },
    noColor: { place, key, value in
      "\(place): “\(key)” bir renk değil: “\(value)”. #rrggbb, bright-blue gibi bir ad ya da 0–255 yazın."
    },
    exposed: { path, mode, command in
      "\(path) API anahtarını taşıyor ve başkaları okuyabiliyor (izin \(mode)); şunu çalıştırın: \(command)"
    },
    keyFile: { place, path, reason in
      "\(place): \(path) içinde API anahtarı yok (\(reason)); anahtarı ilk satıra yazın."
    })
}
