extension DoctorWords {
  static let english = DoctorWords(
    title: "weather-tui doctor",
    terminal: "terminal",
    locale: "locale",
    paths: "paths",
    configuration: "configuration",
    apiKey: "API key",
    network: "network",
    cache: "cache",
    cityList: "city list",
    version: "version",
    fine: "fine",
    problem: "problem",
    missing: "not there",
    keyFrom: { "present, from \($0)" },
    answered: { "answered in \($0) ms" },
    notUTF8: "not UTF-8: only ASCII is drawn; set LANG, for example to C.UTF-8",
    colors: { "\($0) colours" },
    files: { $0 == 1 ? "1 file" : "\($0) files" })
}
