extension SettingsWords {
  static let english = SettingsWords(
    title: "Settings",
    provider: "Provider",
    units: "Units",
    language: "Language",
    theme: "Theme",
    icons: "Icons",
    animation: "Animation",
    mouse: "Mouse",
    color: "Colour",
    automatic: "automatic",
    automaticNow: { "auto: \($0)" },
    on: "on",
    off: "off",
    apiKey: "API key",
    keyPresent: "present",
    keyAbsent: "none",
    fixedBy: { "set by \($0)" },
    savedIn: { "Kept in \($0)" },
    themeAuto: "terminal's colours",
    themeDark: "dark",
    themeLight: "light",
    themeHighContrast: "high contrast",
    themeMono: "without colour",
    iconsArt: "drawn",
    iconsASCII: "ASCII",
    iconsEmoji: "emoji",
    about: "About",
    location: "Location",
    locationAsk: "ask first",
    locationAllowed: "allowed",
    locationRefused: "not allowed",
    locationHint:
      "May your computer be asked where it is? You are asked first; changing the answer here "
      + "takes it back.",
    keyHint:
      "OpenWeather needs a key: set OPENWEATHER_API_KEY, or api_key_file in the configuration, "
      + "and restart.",
    cannotChange: { "\($0): \($1) decides this; change it there." })
}
