extension DoctorWords {
  static let italian = DoctorWords(
    title: "diagnosi di weather-tui",
    terminal: "terminale",
    locale: "lingua di sistema",
    paths: "percorsi",
    configuration: "configurazione",
    apiKey: "chiave API",
    network: "rete",
    cache: "cache",
    cityList: "elenco dei luoghi",
    version: "versione",
    fine: "a posto",
    problem: "problema",
    missing: "assente",
    keyFrom: { "presente, da \($0)" },
    answered: { "risposta in \($0) ms" },
    notUTF8: "non è UTF-8: si disegna solo ASCII; impostare LANG, per esempio a it_IT.UTF-8",
    colors: { "\($0) colori" },
    files: { "\($0) file" })
}
