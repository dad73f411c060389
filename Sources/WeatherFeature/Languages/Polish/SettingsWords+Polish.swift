extension SettingsWords {
  static let polish = SettingsWords(
    title: "Ustawienia",
    provider: "Dostawca",
    units: "Jednostki",
    language: "Język",
    theme: "Motyw",
    icons: "Ikony",
    animation: "Animacja",
    mouse: "Mysz",
    color: "Kolor",
    automatic: "automatycznie",
    automaticNow: { "auto: \($0)" },
    on: "wł.",
    off: "wył.",
    apiKey: "Klucz API",
    keyPresent: "jest",
    keyAbsent: "brak",
    fixedBy: { "ustala: \($0)" },
    savedIn: { "Zapisano w \($0)" },
    themeAuto: "kolory terminala",
    themeDark: "ciemny",
    themeLight: "jasny",
    themeHighContrast: "wysoki kontrast",
    themeMono: "bez koloru",
    iconsArt: "rysowane",
    iconsASCII: "ASCII",
    iconsEmoji: "emoji",
    about: "O programie",
    location: "Położenie",
    locationAsk: "najpierw pytaj",
    locationAllowed: "dozwolone",
    locationRefused: "niedozwolone",
    locationHint:
      "Czy wolno zapytać komputer, gdzie jest? Najpierw padnie pytanie; "
      + "zmiana odpowiedzi tutaj cofa zgodę.",
    keyHint:
      "OpenWeather wymaga klucza: ustaw OPENWEATHER_API_KEY albo openweather.api_key_file "
      + "w konfiguracji i uruchom program ponownie.",
    cannotChange: { "\($0): ustala to \($1); zmień to tam." })
}
