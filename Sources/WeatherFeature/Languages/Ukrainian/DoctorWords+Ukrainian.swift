extension DoctorWords {
  static let ukrainian = DoctorWords(
    title: "weather-tui: перевірка",
    terminal: "термінал",
    locale: "локаль",
    paths: "шляхи",
    configuration: "конфігурація",
    apiKey: "ключ API",
    network: "мережа",
    cache: "кеш",
    cityList: "список місць",
    version: "версія",
    fine: "гаразд",
    problem: "проблема",
    missing: "немає",
    keyFrom: { "є, джерело: \($0)" },
    answered: { "відповідь за \($0) мс" },
    notUTF8: "не UTF-8: малюються лише символи ASCII; задайте LANG, наприклад C.UTF-8",
    colors: { "кольорів: \($0)" },
    files: {
      "\($0) \(PluralForm.eastSlavic($0).of("файл", "файли", "файлів"))"
    })
}
