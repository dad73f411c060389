import CitySearch

extension CommandLineWords {
  static let dutch = CommandLineWords(
    placeNotFound: { query, nearest in
      let hint = nearest.map { "Bedoelt u \($0)? " } ?? ""
      return "Geen plaats heet “\(query)”. \(hint)"
        + "weather-tui cities search toont welke er zijn; coördinaten kunnen ook: 37.57,126.98."
    },
    coordinateOffGlobe: {
      "\($0) ligt niet op aarde: de breedte loopt van -90 tot 90, de lengte van -180 tot 180."
    },
    noTerminal:
      "De standaarduitvoer is geen terminal; gebruik --print, --json of --format om het weer daarheen te schrijven.",
    terminalUnknown: {
      "Het terminaltype “\($0)” is onbekend; stel TERM in, bijvoorbeeld op xterm-256color."
    },
    stale: { provider, age, reason in
      "\(provider) kon niet worden bevraagd (\(reason)); dit zijn de gegevens van \(age) geleden."
    },
    unknownPlaceholder: { name, nearest, all in
      "--format kent het veld {\(name)} niet; bedoelt u {\(nearest)}? Er zijn: \(all)."
    },
    braceNotClosed: {
      "In --format ontbreekt de } bij { in “\($0)”; schrijf {{ voor een accolade zelf."
    },
    unknownValue: { option, value, nearest, all in
      "\(option) kent “\(value)” niet; bedoelt u \(nearest)? Er zijn: \(all)."
    },
    conflictingOutputs: "Geef maar één van --print, --json en --format op.",
    keyNotAnOption:
      "De API-sleutel is nooit een optie, want dan lezen anderen mee; stel OPENWEATHER_API_KEY in.",
    imported: { count, path in "\(count) plaatsen geïmporteerd uit \(path)." },
    importFailed: { path, reason in
      "\(path) kon niet worden geïmporteerd (\(reason)); geef city.list.json van OpenWeather of een GeoNames-bestand op."
    },
    listProblem: { problem in
      switch problem {
      case .unreadable(let path, let reason): "\(path): \(reason)"
      case .notAList: "het is geen lijst van plaatsen"
      case .empty: "er staat geen bruikbare plaats in"
      case .tooLarge: "het is te groot voor een lijst van plaatsen"
      case .damagedArchive: "het gecomprimeerde bestand is beschadigd of onvolledig"
      case .unwritable(let path, let reason): "schrijven naar \(path): \(reason)"
      }
    },
    oldListStays: "De lijst in gebruik blijft zoals hij was.",
    importDropped: { "Weggelaten: \($0)." },
    importCause: { cause in
      switch cause {
      case .unreadable: "onleesbaar"
      case .wrongColumns: "kolommen ontbreken"
      case .notAPlace: "geen bewoonde plaats"
      case .noName: "geen naam"
      case .noIdentifier: "geen nummer"
      case .badCoordinates: "coördinaten ontbreken of liggen niet op aarde"
      case .duplicate: "dezelfde plaats kwam al voor"
      case .tooMany: "meer plaatsen dan de index bevat"
      }
    },
    importLine: { line, cause in "regel \(line): \(cause)" },
    importMore: { "en nog \($0)" },
    noPlaceYet: "Er is nog geen plaats bekend; noem er een, zoals weather-tui Utrecht.",
    addressInvalid: {
      "\($0) is geen adres: “\($1)”. Er horen een schema en een host in, zoals https://example.org."
    })
}
