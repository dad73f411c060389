import CitySearch

extension CommandLineWords {
  static let german = CommandLineWords(
    placeNotFound: { query, nearest in
      let hint = nearest.map { "Meinten Sie \($0)? " } ?? ""
      return
        "Kein Ort passt zu „\(query)“. \(hint)weather-tui cities search zeigt, was es gibt; Koordinaten gehen auch: 37.57,126.98."
    },
    coordinateOffGlobe: {
      "\($0) liegt nicht auf der Erde: Die Breite reicht von -90 bis 90, die Länge von -180 bis 180."
    },
    noTerminal:
      "Die Standardausgabe ist kein Terminal; --print, --json oder --format schreiben das Wetter dorthin.",
    terminalUnknown: {
      "Der Terminaltyp „\($0)“ ist unbekannt; setzen Sie TERM, zum Beispiel auf xterm-256color."
    },
    stale: { provider, age, reason in
      "\(provider) war nicht zu fragen (\(reason)); dies ist der Stand von vor \(age)."
    },
    unknownPlaceholder: { name, nearest, all in
      "--format kennt den Platzhalter {\(name)} nicht; meinten Sie {\(nearest)}? Es gibt: \(all)."
    },
    braceNotClosed: {
      "In --format fehlt bei „\($0)“ die schließende }; eine Klammer selbst schreibt man {{."
    },
    unknownValue: { option, value, nearest, all in
      "\(option) kennt „\(value)“ nicht; meinten Sie \(nearest)? Es gibt: \(all)."
    },
    conflictingOutputs: "Von --print, --json und --format geht nur eines.",
    keyNotAnOption:
      "Der API-Schlüssel ist nie eine Option, denn andere könnten ihn lesen; setzen Sie OPENWEATHER_API_KEY.",
    imported: { count, path in
      "\(count) Orte aus \(path) übernommen."
    },
    importFailed: { path, reason in
      "\(path) ließ sich nicht übernehmen (\(reason)); geben Sie city.list.json von OpenWeather oder eine GeoNames-Datei an."
    },
    listProblem: { problem in
      switch problem {
      case .unreadable(let path, let reason): "\(path): \(reason)"
      case .notAList: "es ist keine Ortsliste"
      case .empty: "sie enthält keinen brauchbaren Ort"
      case .tooLarge: "sie ist zu lang für eine Ortsliste"
      case .damagedArchive: "die gepackte Datei ist beschädigt oder unvollständig"
      case .unwritable(let path, let reason): "beim Schreiben von \(path): \(reason)"
      }
    },
    oldListStays: "Die bisherige Liste bleibt, wie sie war.",
    importDropped: { "Ausgelassen: \($0)." },
    importCause: { cause in
      switch cause {
      case .unreadable: "nicht lesbar"
      case .wrongColumns: "Spalten fehlen"
      case .notAPlace: "kein bewohnter Ort"
      case .noName: "kein Name"
      case .noIdentifier: "keine Nummer"
      case .badCoordinates: "Koordinaten fehlen oder liegen nicht auf der Erde"
      case .duplicate: "derselbe Ort kam schon vor"
      case .tooMany: "mehr Orte, als der Index fasst"
      }
    },
    importLine: { line, cause in
      "Zeile \(line): \(cause)"
    },
    importMore: { "und \($0) weitere" },
    noPlaceYet: "Noch ist kein Ort bekannt; nennen Sie einen, etwa weather-tui Busan.",
    addressInvalid: { setting, text in
      "\(setting) ist keine Adresse: „\(text)“. Nötig sind Schema und Host, etwa https://example.org."
    })
}
