extension SettingsWords {
  static let ukrainian = SettingsWords(
    title: "Налаштування",
    provider: "Постачальник",
    units: "Одиниці",
    language: "Мова",
    theme: "Тема",
    icons: "Значки",
    animation: "Анімація",
    mouse: "Миша",
    color: "Колір",
    automatic: "автоматично",
    automaticNow: { "авто: \($0)" },
    on: "увімк.",
    off: "вимк.",
    apiKey: "Ключ API",
    keyPresent: "є",
    keyAbsent: "немає",
    fixedBy: { "задано: \($0)" },
    savedIn: { "Зберігається в \($0)" },
    themeAuto: "кольори термінала",
    themeDark: "темна",
    themeLight: "світла",
    themeHighContrast: "висока контрастність",
    themeMono: "без кольору",
    iconsArt: "малюнки",
    iconsASCII: "ASCII",
    iconsEmoji: "емодзі",
    about: "Про програму",
    location: "Геопозиція",
    locationAsk: "спершу запитати",
    locationAllowed: "дозволено",
    locationRefused: "заборонено",
    locationHint:
      "Чи можна дізнатися в комп’ютера, де він? Спершу вас запитають; "
      + "змінивши відповідь тут, ви її відкличете.",
    keyHint:
      "OpenWeather потрібен ключ: задайте OPENWEATHER_API_KEY або openweather.api_key_file "
      + "у конфігурації та запустіть програму знову.",
    cannotChange: { "\($0): це задає \($1); змініть там." })
}
