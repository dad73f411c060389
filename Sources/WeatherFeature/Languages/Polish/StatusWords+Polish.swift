extension StatusWords {
  static let polish = StatusWords(
    live: { age in age.map { "\($0) temu" } ?? "teraz" },
    offline: "offline",
    offlineWithAge: { "offline · dane sprzed \($0)" },
    dataAge: { "dane sprzed \($0)" },
    loading: "pobieranie",
    reloading: "odświeżanie",
    noNetworkSince: {
      "Brak sieci od \($0). Widać ówczesne dane; odświeżą się po powrocie sieci."
    },
    noNetwork: "Brak sieci. Widać wcześniejsze dane; odświeżą się po powrocie sieci.",
    networkBack: "Sieć znów działa.",
    providerOutSince: { provider, clock in
      "\(provider) nie odpowiada od \(clock); sama sieć działa."
    },
    offlineByChoice: "Uruchomiono z --offline; widać dane pobrane wcześniej.",
    retryIn: { "ponownie za \($0)" },
    sample: "PRÓBKA",
    noData: "brak danych",
    favouriteAdded: { "Dodano do ulubionych: \($0)" },
    favouriteRemoved: { "Usunięto z ulubionych: \($0)" },
    noFavourites: "Nie ma jeszcze ulubionych: f dodaje miejsce, które widzisz.",
    alreadyFresh: { "Dane są świeże: pobrane \($0) temu." },
    unitsNow: { "Jednostki: \($0)" },
    languageNow: { "Język: \($0)" },
    themeNow: { "Motyw: \($0)" },
    mouseOn: "Mysz włączona",
    mouseOff: "Mysz wyłączona; terminal znów zaznacza tekst",
    noLargerZoom: "Bliżej już się nie da.",
    noSmallerZoom: "To już cały świat.",
    fileSetAside: { file, newName in
      "Pliku \(file) nie można odczytać; przemianowano go na \(newName)."
    },
    fileUnreadable: { "Nie można odczytać \($0), więc go pominięto: sprawdź uprawnienia." },
    fileUnwritable: { "Nie można zapisać \($0): sprawdź uprawnienia folderu i wolne miejsce." },
    settingNotSaved: { "Nie udało się zapisać ustawienia: \($0)" },
    tooSmall: { width, height in "trzeba min. \(width)×\(height)" },
    moreAlerts: { "jeszcze \($0)" },
    alertUntil: { "do \($0)" },
    splash: { "Pobieranie pogody: \($0)" },
    firstStart: "Naciśnij /, aby znaleźć swoje miejsce, ? — wszystkie klawisze.")
}
