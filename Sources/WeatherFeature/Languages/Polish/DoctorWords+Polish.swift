extension DoctorWords {
  static let polish = DoctorWords(
    title: "weather-tui: diagnostyka",
    terminal: "terminal",
    locale: "lokalizacja",
    paths: "ścieżki",
    configuration: "konfiguracja",
    apiKey: "klucz API",
    network: "sieć",
    cache: "pamięć podręczna",
    cityList: "lista miejsc",
    version: "wersja",
    fine: "w porządku",
    problem: "problem",
    missing: "brak",
    keyFrom: { "jest, źródło: \($0)" },
    answered: { "odpowiedź po \($0) ms" },
    notUTF8: "nie UTF-8: rysowane są tylko znaki ASCII; ustaw LANG, na przykład na C.UTF-8",
    colors: { "kolory: \($0)" },
    files: {
      "\($0) \(PluralForm.polish($0).of("plik", "pliki", "plików"))"
    })
}
