import CitySearch

extension CommandLineWords {
  static let polish = CommandLineWords(
    placeNotFound: { query, nearest in
      let hint = nearest.map { "Czy chodzi o \($0)? " } ?? ""
      return "Żadne miejsce nie pasuje do „\(query)”. \(hint)"
        + "Listę miejsc podaje weather-tui cities search; można też wpisać współrzędne: 37.57,126.98."
    },
    coordinateOffGlobe: {
      "\($0): takiego punktu nie ma na Ziemi; szerokość od -90 do 90, długość od -180 do 180."
    },
    noTerminal:
      "Standardowe wyjście nie jest terminalem; aby wypisać tam pogodę, użyj --print, --json lub --format.",
    terminalUnknown: {
      "Nieznany typ terminala „\($0)”; ustaw TERM, na przykład na xterm-256color."
    },
    stale: { provider, age, reason in
      "Nie udało się zapytać \(provider) (\(reason)); oto dane sprzed \(age)."
    },
    unknownPlaceholder: { name, nearest, all in
      "--format nie zna pola {\(name)}; czy chodzi o {\(nearest)}? Dostępne: \(all)."
    },
    braceNotClosed: {
      "W --format brakuje } zamykającego { przy „\($0)”; sam nawias klamrowy zapisz jako {{."
    },
    unknownValue: { option, value, nearest, all in
      "\(option) nie zna wartości „\(value)”; czy chodzi o \(nearest)? Dostępne: \(all)."
    },
    conflictingOutputs: "Można podać tylko jedną z opcji --print, --json i --format.",
    keyNotAnOption:
      "Klucza API nie podaje się jako opcji, bo zobaczą go inni; ustaw OPENWEATHER_API_KEY.",
    imported: { count, path in "Zaimportowano miejsca: \(count) (\(path))." },
    importFailed: { path, reason in
      "Nie udało się zaimportować \(path) (\(reason)); podaj city.list.json z OpenWeather lub zrzut GeoNames."
    },
    listProblem: { problem in
      switch problem {
      case .unreadable(let path, let reason): "\(path): \(reason)"
      case .notAList: "to nie jest lista miejsc"
      case .empty: "nie ma w nim żadnego przydatnego miejsca"
      case .tooLarge: "jest za duży jak na listę miejsc"
      case .damagedArchive: "skompresowany plik jest uszkodzony lub niepełny"
      case .unwritable(let path, let reason): "zapis do \(path): \(reason)"
      }
    },
    oldListStays: "Używana lista pozostaje bez zmian.",
    importDropped: { "Pominięto: \($0)." },
    importCause: { cause in
      switch cause {
      case .unreadable: "nieczytelne"
      case .wrongColumns: "brak kolumn"
      case .notAPlace: "to nie miejscowość"
      case .noName: "brak nazwy"
      case .noIdentifier: "brak numeru"
      case .badCoordinates: "brak współrzędnych lub są poza Ziemią"
      case .duplicate: "to miejsce już było"
      case .tooMany: "więcej miejsc, niż mieści indeks"
      }
    },
    importLine: { line, cause in "wiersz \(line): \(cause)" },
    importMore: { "i jeszcze \($0)" },
    noPlaceYet: "Nie wybrano jeszcze miejsca; podaj je, na przykład: weather-tui Warszawa.",
    addressInvalid: {
      "\($0): to nie jest adres: „\($1)”. Potrzebny jest schemat i host, na przykład https://example.org."
    })
}
