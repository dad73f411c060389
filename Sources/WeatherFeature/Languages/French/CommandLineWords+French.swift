import CitySearch

extension CommandLineWords {
  static let french = CommandLineWords(
    placeNotFound: { query, nearest in
      let hint = nearest.map { "Vouliez-vous dire \($0) ? " } ?? ""
      return
        "Aucun lieu ne correspond à « \(query) ». \(hint)weather-tui cities search montre ce qu’il y a ; des coordonnées vont aussi : 37.57,126.98."
    },
    coordinateOffGlobe: {
      "\($0) n’est pas sur le globe : la latitude va de -90 à 90, la longitude de -180 à 180."
    },
    noTerminal:
      "La sortie standard n’est pas un terminal ; --print, --json ou --format y écrivent la météo.",
    terminalUnknown: {
      "Le type de terminal « \($0) » est inconnu ; définissez TERM, par exemple xterm-256color."
    },
    stale: { provider, age, reason in
      "\(provider) n’a pas pu être interrogé (\(reason)) ; voici ses données d’il y a \(age)."
    },
    unknownPlaceholder: { name, nearest, all in
      "--format n’a pas de champ {\(name)} ; vouliez-vous dire {\(nearest)} ? Il y a : \(all)."
    },
    braceNotClosed: {
      "Dans --format, il manque une } à « \($0) » ; une accolade elle-même s’écrit {{."
    },
    unknownValue: { option, value, nearest, all in
      "\(option) ne connaît pas « \(value) » ; vouliez-vous dire \(nearest) ? Il y a : \(all)."
    },
    conflictingOutputs: "Une seule des options --print, --json et --format est possible.",
    keyNotAnOption:
      "La clé d’API n’est jamais une option, où d’autres la liraient ; définissez OPENWEATHER_API_KEY.",
    imported: { count, path in
      "\(count) lieux importés de \(path)."
    },
    importFailed: { path, reason in
      "\(path) n’a pas pu être importé (\(reason)) ; donnez city.list.json d’OpenWeather ou un fichier de GeoNames."
    },
    listProblem: { problem in
      switch problem {
      case .unreadable(let path, let reason): "\(path) : \(reason)"
      case .notAList: "ce n’est pas une liste de lieux"
      case .empty: "elle n’a aucun lieu utilisable"
      case .tooLarge: "elle est trop longue pour une liste de lieux"
      case .damagedArchive: "le fichier compressé est abîmé ou incomplet"
      case .unwritable(let path, let reason): "écriture de \(path) : \(reason)"
      }
    },
    oldListStays: "La liste utilisée reste telle quelle.",
    importDropped: { "Écartés : \($0)." },
    importCause: { cause in
      switch cause {
      case .unreadable: "illisible"
      case .wrongColumns: "colonnes manquantes"
      case .notAPlace: "lieu non habité"
      case .noName: "sans nom"
      case .noIdentifier: "sans numéro"
      case .badCoordinates: "coordonnées absentes ou hors du globe"
      case .duplicate: "le même lieu est déjà venu"
      case .tooMany: "plus de lieux que l’index n’en contient"
      }
    },
    importLine: { line, cause in
      "ligne \(line) : \(cause)"
    },
    importMore: { "et \($0) de plus" },
    noPlaceYet: "Aucun lieu n’est encore connu ; nommez-en un, comme weather-tui Busan.",
    addressInvalid: { setting, text in
      "\(setting) n’est pas une adresse : « \(text) ». Il faut un protocole et un hôte, comme https://example.org."
    })
}
