extension SettingsWords {
  static let russian = SettingsWords(
    title: "Настройки",
    provider: "Поставщик",
    units: "Единицы",
    language: "Язык",
    theme: "Тема",
    icons: "Значки",
    animation: "Анимация",
    mouse: "Мышь",
    color: "Цвет",
    automatic: "автоматически",
    automaticNow: { "авто: \($0)" },
    on: "вкл.",
    off: "выкл.",
    apiKey: "Ключ API",
    keyPresent: "есть",
    keyAbsent: "нет",
    fixedBy: { "задано: \($0)" },
    savedIn: { "Хранится в \($0)" },
    themeAuto: "цвета терминала",
    themeDark: "тёмная",
    themeLight: "светлая",
    themeHighContrast: "высокий контраст",
    themeMono: "без цвета",
    iconsArt: "рисунки",
    iconsASCII: "ASCII",
    iconsEmoji: "эмодзи",
    about: "О программе",
    location: "Геопозиция",
    locationAsk: "сначала спросить",
    locationAllowed: "разрешено",
    locationRefused: "запрещено",
    locationHint:
      "Можно ли узнать у компьютера, где он находится? Сначала вас спросят; "
      + "изменив ответ здесь, вы его отзовёте.",
    keyHint:
      "OpenWeather нужен ключ: задайте OPENWEATHER_API_KEY или openweather.api_key_file "
      + "в конфигурации и запустите программу снова.",
    cannotChange: { "\($0): это задаёт \($1); измените там." })
}
