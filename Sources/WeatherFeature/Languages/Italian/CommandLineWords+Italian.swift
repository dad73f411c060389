import CitySearch

extension CommandLineWords {
  static let italian = CommandLineWords(
    placeNotFound: { query, nearest in
      let hint = nearest.map { "Forse \($0)? " } ?? ""
      return
        "Nessun luogo corrisponde a «\(query)». \(hint)weather-tui cities search mostra quelli che ci sono; valgono anche le coordinate: 37.57,126.98."
    },
    coordinateOffGlobe: {
      "\($0) non è sul globo: la latitudine va da -90 a 90, la longitudine da -180 a 180."
    },
    noTerminal:
      "L’uscita standard non è un terminale; --print, --json o --format vi scrivono il tempo.",
    terminalUnknown: {
      "Il tipo di terminale «\($0)» è sconosciuto; impostare TERM, per esempio a xterm-256color."
    },
    stale: { provider, age, reason in
      "Non è stato possibile interrogare \(provider) (\(reason)); questo è ciò che diceva \(age) fa."
    },
    unknownPlaceholder: { name, nearest, all in
      "--format non ha il segnaposto {\(name)}; forse {\(nearest)}? Ci sono: \(all)."
    },
    braceNotClosed: { "In --format manca una } presso «\($0)»; la graffa stessa si scrive {{." },
    unknownValue: { option, value, nearest, all in
      "\(option) non conosce «\(value)»; forse \(nearest)? Ci sono: \(all)."
    },
    conflictingOutputs: "Si può dare solo una tra --print, --json e --format.",
    keyNotAnOption:
      "La chiave API non è mai un’opzione, dove altri potrebbero leggerla; impostare OPENWEATHER_API_KEY.",
    imported: { count, path in
      "\(count) luoghi importati da \(path)."
    },
    importFailed: { path, reason in
      "Impossibile importare \(path) (\(reason)); dare city.list.json di OpenWeather o un file di GeoNames."
    },
    listProblem: { problem in
      switch problem {
      case .unreadable(let path, let reason): "\(path): \(reason)"
      case .notAList: "non è un elenco di luoghi"
      case .empty: "non ha alcun luogo utilizzabile"
      case .tooLarge: "è troppo lungo per un elenco di luoghi"
      case .damagedArchive: "il file compresso è danneggiato o incompleto"
      case .unwritable(let path, let reason): "scrivendo \(path): \(reason)"
      }
    },
    oldListStays: "L’elenco in uso resta com’era.",
    importDropped: { "Tralasciati: \($0)." },
    importCause: { cause in
      switch cause {
      case .unreadable: "illeggibile"
      case .wrongColumns: "mancano colonne"
      case .notAPlace: "non è un luogo abitato"
      case .noName: "senza nome"
      case .noIdentifier: "senza numero"
      case .badCoordinates: "coordinate mancanti o fuori dal globo"
      case .duplicate: "lo stesso luogo c’era già"
      case .tooMany: "più luoghi di quanti ne contiene l’indice"
      }
    },
    importLine: { line, cause in
      "riga \(line): \(cause)"
    },
    importMore: { "e altri \($0)" },
    noPlaceYet: "Nessun luogo è ancora noto; indicarne uno, come weather-tui Busan.",
    addressInvalid: { setting, text in
      "\(setting) non è un indirizzo: «\(text)». Servono uno schema e un host, come https://example.org."
    })
}
