extension SettingsWords {
  static let german = SettingsWords(
    title: "Einstellungen",
    provider: "Anbieter",
    units: "Einheiten",
    language: "Sprache",
    theme: "Farbschema",
    icons: "Symbole",
    animation: "Animation",
    mouse: "Maus",
    color: "Farbe",
    automatic: "automatisch",
    automaticNow: { "auto: \($0)" },
    on: "an",
    off: "aus",
    apiKey: "API-Schlüssel",
    keyPresent: "vorhanden",
    keyAbsent: "keiner",
    fixedBy: { "festgelegt durch \($0)" },
    savedIn: { "Gespeichert in \($0)" },
    themeAuto: "Terminalfarben",
    themeDark: "dunkel",
    themeLight: "hell",
    themeHighContrast: "hoher Kontrast",
    themeMono: "ohne Farbe",
    iconsArt: "gezeichnet",
    iconsASCII: "ASCII",
    iconsEmoji: "Emoji",
    about: "Über weather-tui",
    location: "Standort",
    locationAsk: "vorher fragen",
    locationAllowed: "erlaubt",
    locationRefused: "nicht erlaubt",
    locationHint:
      "Darf Ihr Rechner gefragt werden, wo er ist? Sie werden vorher gefragt; wer die Antwort hier ändert, nimmt sie zurück.",
    keyHint:
      "OpenWeather braucht einen Schlüssel: Setzen Sie OPENWEATHER_API_KEY oder openweather.api_key_file in der Konfiguration, und starten Sie neu.",
    cannotChange: { setting, source in
      "\(setting): Das bestimmt \(source); ändern Sie es dort."
    })
}
