extension DoctorWords {
  static let dutch = DoctorWords(
    title: "weather-tui: controle",
    terminal: "terminal",
    locale: "landinstelling",
    paths: "paden",
    configuration: "configuratie",
    apiKey: "API-sleutel",
    network: "netwerk",
    cache: "cache",
    cityList: "plaatsenlijst",
    version: "versie",
    fine: "in orde",
    problem: "probleem",
    missing: "ontbreekt",
    keyFrom: { "aanwezig, uit \($0)" },
    answered: { "antwoord in \($0) ms" },
    notUTF8: "geen UTF-8: alleen ASCII wordt getekend; stel LANG in, bijvoorbeeld op C.UTF-8",
    colors: { "\($0) kleuren" },
    files: { $0 == 1 ? "1 bestand" : "\($0) bestanden" })
}
