import WeatherModel

extension LocationWords {
  static let polish = LocationWords(
    title: "Gdzie jestem?",
    question: { provider in
      [
        "weather-tui zapyta usługę lokalizacji tego komputera (GeoClue), gdzie on jest. Usługa "
          + "może sama zapytać sieć, a pulpit może jeszcze raz poprosić o zgodę.",
        "Odpowiedź, zaokrągloną do około kilometra, dostanie \(provider) razem z zapytaniem o "
          + "pogodę. Nazwa miejsca pochodzi z listy na tym komputerze.",
        "Wybór zostanie zapamiętany; można go cofnąć w ustawieniach.",
      ]
    },
    ask: "zapytaj",
    never: "nigdy",
    notNow: "nie teraz",
    looking: "Pytanie do usługi lokalizacji… może to potrwać do 15 sekund.",
    here: "gdzie jestem",
    notAllowed: "Ustalanie położenia jest niedozwolone. Cofniesz to w ustawieniach (,).",
    needsYes:
      "Nie ma komu zgodzić się na ustalenie położenia: uruchom weather-tui here --yes albo raz "
      + "wyraź zgodę w terminalu.",
    prompt: "Zapytać? [y/N]",
    near: { distance, direction, place in "\(place), \(distance) na \(direction)" },
    accuracy: { "± \($0)" },
    failure: { error in
      switch error {
      case .unavailable: "Brak usługi lokalizacji: zainstaluj geoclue-2.0 albo szukaj przez /."
      case .refused: "System odmówił: sprawdź ustawienia prywatności albo znajdź miejsce przez /."
      case .timedOut: "Nie ustalono położenia w 15 s: ponów albo znajdź miejsce przez /."
      case .failed: "Odpowiedź usługi lokalizacji jest niezrozumiała: znajdź miejsce przez /."
      }
    })
}
