extension SettingsWords {
  static let dutch = SettingsWords(
    title: "Instellingen",
    provider: "Aanbieder",
    units: "Eenheden",
    language: "Taal",
    theme: "Thema",
    icons: "Pictogrammen",
    animation: "Animatie",
    mouse: "Muis",
    color: "Kleur",
    automatic: "automatisch",
    automaticNow: { "auto: \($0)" },
    on: "aan",
    off: "uit",
    apiKey: "API-sleutel",
    keyPresent: "aanwezig",
    keyAbsent: "geen",
    fixedBy: { "bepaald door \($0)" },
    savedIn: { "Bewaard in \($0)" },
    themeAuto: "terminalkleuren",
    themeDark: "donker",
    themeLight: "licht",
    themeHighContrast: "hoog contrast",
    themeMono: "zonder kleur",
    iconsArt: "getekend",
    iconsASCII: "ASCII",
    iconsEmoji: "emoji",
    about: "Over",
    location: "Locatie",
    locationAsk: "eerst vragen",
    locationAllowed: "toegestaan",
    locationRefused: "niet toegestaan",
    locationHint:
      "Mag uw computer gevraagd worden waar hij is? U wordt eerst gevraagd; "
      + "het antwoord hier wijzigen trekt het in.",
    keyHint:
      "OpenWeather vraagt een sleutel: stel OPENWEATHER_API_KEY in, of openweather.api_key_file "
      + "in de configuratie, en start opnieuw.",
    cannotChange: { "\($0): \($1) bepaalt dit; wijzig het daar." })
}
