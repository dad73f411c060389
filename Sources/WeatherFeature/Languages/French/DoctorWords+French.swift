extension DoctorWords {
  static let french = DoctorWords(
    title: "Diagnostic de weather-tui",
    terminal: "console",
    locale: "langue du système",
    paths: "chemins",
    configuration: "réglages",
    apiKey: "clé d’API",
    network: "réseau",
    cache: "mémoire cache",
    cityList: "liste des lieux",
    version: "numéro de version",
    fine: "bon",
    problem: "problème",
    missing: "absent",
    keyFrom: { "présente, de \($0)" },
    answered: { "réponse en \($0) ms" },
    notUTF8: "pas d’UTF-8 : seul l’ASCII est dessiné ; définissez LANG, par exemple fr_FR.UTF-8",
    colors: { "\($0) couleurs" },
    files: { $0 < 2 ? "\($0) fichier" : "\($0) fichiers" })
}
