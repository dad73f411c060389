extension DoctorWords {
  static let german = DoctorWords(
    title: "weather-tui: Diagnose",
    terminal: "Terminal",
    locale: "Spracheinstellung",
    paths: "Pfade",
    configuration: "Konfiguration",
    apiKey: "API-Schlüssel",
    network: "Netz",
    cache: "Zwischenspeicher",
    cityList: "Ortsliste",
    version: "Version",
    fine: "in Ordnung",
    problem: "Problem",
    missing: "nicht vorhanden",
    keyFrom: { "vorhanden, aus \($0)" },
    answered: { "Antwort nach \($0) ms" },
    notUTF8: "kein UTF-8: nur ASCII wird gezeichnet; setzen Sie LANG, etwa auf de_DE.UTF-8",
    colors: { "\($0) Farben" },
    files: { $0 == 1 ? "1 Datei" : "\($0) Dateien" })
}
