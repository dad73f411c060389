extension DoctorWords {
  static let russian = DoctorWords(
    title: "weather-tui: проверка",
    terminal: "терминал",
    locale: "локаль",
    paths: "пути",
    configuration: "конфигурация",
    apiKey: "ключ API",
    network: "сеть",
    cache: "кэш",
    cityList: "список мест",
    version: "версия",
    fine: "в порядке",
    problem: "проблема",
    missing: "нет",
    keyFrom: { "есть, источник: \($0)" },
    answered: { "ответ за \($0) мс" },
    notUTF8: "не UTF-8: рисуются только символы ASCII; задайте LANG, например C.UTF-8",
    colors: { "цветов: \($0)" },
    files: {
      "\($0) \(PluralForm.eastSlavic($0).of("файл", "файла", "файлов"))"
    })
}
