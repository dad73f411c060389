extension SettingsWords {
  static let italian = SettingsWords(
    title: "Impostazioni",
    provider: "Fornitore",
    units: "Unità",
    language: "Lingua",
    theme: "Tema",
    icons: "Icone",
    animation: "Animazione",
    mouse: "Mouse",
    color: "Colore",
    automatic: "automatico",
    automaticNow: { "auto: \($0)" },
    on: "sì",
    off: "no",
    apiKey: "Chiave API",
    keyPresent: "presente",
    keyAbsent: "nessuna",
    fixedBy: { "fissato da \($0)" },
    savedIn: { "Salvato in \($0)" },
    themeAuto: "colori del terminale",
    themeDark: "scuro",
    themeLight: "chiaro",
    themeHighContrast: "alto contrasto",
    themeMono: "senza colore",
    iconsArt: "disegni",
    iconsASCII: "ASCII",
    iconsEmoji: "faccine",
    about: "Informazioni",
    location: "Posizione",
    locationAsk: "chiedere prima",
    locationAllowed: "consentita",
    locationRefused: "non consentita",
    locationHint:
      "Si può chiedere al computer dove si trova? Prima viene chiesto a Lei; cambiare qui la risposta la ritira.",
    keyHint:
      "OpenWeather richiede una chiave: impostare OPENWEATHER_API_KEY, o openweather.api_key_file nella configurazione, e riavviare.",
    cannotChange: { setting, source in
      "\(setting): lo decide \(source); va cambiato lì."
    })
}
