extension SettingsWords {
  static let french = SettingsWords(
    title: "Réglages",
    provider: "Fournisseur",
    units: "Unités",
    language: "Langue",
    theme: "Thème",
    icons: "Icônes",
    animation: "Animation",
    mouse: "Souris",
    color: "Couleur",
    automatic: "automatique",
    automaticNow: { "auto : \($0)" },
    on: "oui",
    off: "non",
    apiKey: "Clé d’API",
    keyPresent: "présente",
    keyAbsent: "aucune",
    fixedBy: { "imposé par \($0)" },
    savedIn: { "Enregistré dans \($0)" },
    themeAuto: "couleurs du terminal",
    themeDark: "sombre",
    themeLight: "clair",
    themeHighContrast: "contraste élevé",
    themeMono: "sans couleur",
    iconsArt: "dessins",
    iconsASCII: "ASCII",
    iconsEmoji: "emoji",
    about: "À propos",
    location: "Position",
    locationAsk: "demander avant",
    locationAllowed: "permise",
    locationRefused: "refusée",
    locationHint:
      "Peut-on demander à votre ordinateur où il se trouve ? La question vous est posée avant ; changer la réponse ici la retire.",
    keyHint:
      "OpenWeather demande une clé : définissez OPENWEATHER_API_KEY, ou openweather.api_key_file dans la configuration, puis relancez.",
    cannotChange: { setting, source in
      "\(setting) : décidé par \(source) ; changez-le là-bas."
    })
}
