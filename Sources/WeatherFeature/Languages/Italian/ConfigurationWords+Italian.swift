extension ConfigurationWords {
  static let italian = ConfigurationWords(
    missing: { "\($0) non esiste; indicare un altro file con --config, o togliere l’opzione." },
    unreadable: { path, reason in
      "\(path) non è leggibile (\(reason)); correggere, o indicare un altro file con --config."
    },
    tooLarge: { path, kibibytes in
      "\(path) supera \(kibibytes) KiB; indicare un file di configurazione con --config."
    },
    notUTF8: { "\($0) non è testo UTF-8; salvarlo come UTF-8." },
    malformed: { place, reason in
      "\(place): questo non è TOML (\(reason)); correggere la riga."
    },
    unknownKey: { place, key, nearest in
      let hint = nearest.map { "forse «\($0)»?" } ?? "toglierla."
      return "\(place): non c’è una chiave «\(key)»; \(hint)"
    },
    wantsText: { place, key in
      "\(place): «\(key)» vuole un testo tra virgolette."
    },
    wantsFlag: { place, key in
      "\(place): «\(key)» vuole true o false, senza virgolette."
    },
    wantsTable: { place, key in
      "\(place): «\(key)» è una tabella; scrivere [\(key)] su una riga e le sue chiavi sotto."
    },
    unknownValue: { place, key, value, nearest, all in
      "\(place): «\(key)» non conosce «\(value)»; forse «\(nearest)»? Ci sono: \(all)."
    },
    takenTheme: { place, name in
      "\(place): il tema «\(name)» fa parte del programma; dare al proprio un altro nome."
    },
    noColor: { place, key, value in
      "\(place): «\(key)» non è un colore: «\(value)». Scrivere #rrggbb, un nome come bright-blue, o da 0 a 255."
    },
    exposed: { path, mode, command in
      "\(path) contiene la chiave API e altri possono leggerla (modo \(mode)); eseguire: \(command)"
    },
    keyFile: { place, path, reason in
      "\(place): nessuna chiave API in \(path) (\(reason)); scriverla nella prima riga."
    })
}
