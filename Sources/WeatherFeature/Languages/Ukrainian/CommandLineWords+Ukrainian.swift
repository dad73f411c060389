import CitySearch

extension CommandLineWords {
  static let ukrainian = CommandLineWords(
    placeNotFound: { query, nearest in
      let hint = nearest.map { "Можливо, ви мали на увазі \($0)? " } ?? ""
      return "Немає місця з назвою «\(query)». \(hint)"
        + "Список місць виводить weather-tui cities search; можна задати й координати: 37.57,126.98."
    },
    coordinateOffGlobe: {
      "\($0): такої точки на Землі немає; широта від -90 до 90, довгота від -180 до 180."
    },
    noTerminal:
      "Стандартний вивід — не термінал; щоб вивести погоду туди, вкажіть --print, --json або --format.",
    terminalUnknown: {
      "Невідомий тип термінала «\($0)»; задайте TERM, наприклад xterm-256color."
    },
    stale: { provider, age, reason in
      "Не вдалося отримати відповідь \(provider) (\(reason)); показано дані, отримані \(age) тому."
    },
    unknownPlaceholder: { name, nearest, all in
      "У --format немає заповнювача {\(name)}; може, потрібен {\(nearest)}? Доступні: \(all)."
    },
    braceNotClosed: {
      "У --format немає } до { у «\($0)»; саму фігурну дужку пишуть як {{."
    },
    unknownValue: { option, value, nearest, all in
      "\(option) не розуміє «\(value)»; може, \(nearest)? Доступні: \(all)."
    },
    conflictingOutputs: "Можна вказати лише один із параметрів --print, --json і --format.",
    keyNotAnOption:
      "Ключ API не передають параметром: його побачать інші. Задайте OPENWEATHER_API_KEY.",
    imported: { count, path in "Імпортовано місць: \(count) (\(path))." },
    importFailed: { path, reason in
      "Не вдалося імпортувати \(path) (\(reason)); потрібен city.list.json від OpenWeather або вивантаження GeoNames."
    },
    listProblem: { problem in
      switch problem {
      case .unreadable(let path, let reason): "\(path): \(reason)"
      case .notAList: "це не список місць"
      case .empty: "у ньому немає жодного придатного місця"
      case .tooLarge: "він завеликий для списку місць"
      case .damagedArchive: "стиснений файл пошкоджено, або він неповний"
      case .unwritable(let path, let reason): "запис у \(path): \(reason)"
      }
    },
    oldListStays: "Попередній список лишається чинним.",
    importDropped: { "Пропущено: \($0)." },
    importCause: { cause in
      switch cause {
      case .unreadable: "не читається"
      case .wrongColumns: "бракує стовпців"
      case .notAPlace: "не населене місце"
      case .noName: "немає назви"
      case .noIdentifier: "немає номера"
      case .badCoordinates: "координат немає, або вони поза Землею"
      case .duplicate: "таке місце вже було"
      case .tooMany: "місць більше, ніж уміщує індекс"
      }
    },
    importLine: { line, cause in "рядок \(line): \(cause)" },
    importMore: { "і ще \($0)" },
    noPlaceYet: "Місце ще не вибрано; вкажіть його, наприклад: weather-tui Київ.",
    addressInvalid: {
      "\($0): це не адреса: «\($1)». Потрібні схема й вузол, наприклад https://example.org."
    })
}
