extension ConfigurationWords {
  static let polish = ConfigurationWords(
    missing: { "Nie ma pliku \($0); podaj inny w --config albo pomiń tę opcję." },
    unreadable: { path, reason in
      "Nie można odczytać \(path) (\(reason)); napraw to albo podaj inny plik w --config."
    },
    tooLarge: { "\($0) przekracza \($1) KiB; podaj w --config plik konfiguracji." },
    notUTF8: { "\($0) nie jest tekstem UTF-8; zapisz go jako UTF-8." },
    malformed: { "\($0): to nie jest TOML (\($1)); popraw ten wiersz." },
    unknownKey: { place, key, nearest in
      let hint = nearest.map { "czy chodzi o „\($0)”?" } ?? "usuń go."
      return "\(place): nie ma klucza „\(key)”; \(hint)"
    },
    wantsText: { "\($0): „\($1)” przyjmuje tekst w cudzysłowie." },
    wantsFlag: { "\($0): „\($1)” przyjmuje true lub false, bez cudzysłowu." },
    wantsTable: { "\($0): „\($1)” to tabela; napisz [\($1)] w osobnym wierszu, a klucze pod nim." },
    unknownValue: { place, key, value, nearest, all in
      "\(place): „\(key)” nie zna wartości „\(value)”; czy chodzi o „\(nearest)”? Dostępne: \(all)."
    },
    takenTheme: { "\($0): motyw „\($1)” jest już w programie; nazwij swój inaczej." },
    noColor: { place, key, value in
      "\(place): „\(key)” to nie kolor: „\(value)”. Napisz #rrggbb, nazwę jak bright-blue albo liczbę od 0 do 255."
    },
    exposed: { path, mode, command in
      "\(path) zawiera klucz API, a mogą go czytać inni (prawa \(mode)); wykonaj: \(command)"
    },
    keyFile: { place, path, reason in
      "\(place): w \(path) nie ma klucza API (\(reason)); wpisz klucz w pierwszym wierszu."
    })
}
