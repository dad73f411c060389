import CitySearch

extension CommandLineWords {
  static let russian = CommandLineWords(
    placeNotFound: { query, nearest in
      let hint = nearest.map { "Возможно, вы имели в виду \($0)? " } ?? ""
      return "Нет места с названием «\(query)». \(hint)"
        + "Список мест выводит weather-tui cities search; можно задать и координаты: 37.57,126.98."
    },
    coordinateOffGlobe: {
      "\($0): такой точки на Земле нет; широта от -90 до 90, долгота от -180 до 180."
    },
    noTerminal:
      "Стандартный вывод — не терминал; чтобы вывести погоду туда, укажите --print, --json или --format.",
    terminalUnknown: {
      "Неизвестный тип терминала «\($0)»; задайте TERM, например xterm-256color."
    },
    stale: { provider, age, reason in
      "Не удалось получить ответ \(provider) (\(reason)); показаны данные, полученные \(age) назад."
    },
    unknownPlaceholder: { name, nearest, all in
      "В --format нет подстановки {\(name)}; возможно, нужна {\(nearest)}? Доступны: \(all)."
    },
    braceNotClosed: {
      "В --format у { нет парной } в «\($0)»; сама фигурная скобка пишется {{."
    },
    unknownValue: { option, value, nearest, all in
      "\(option) не понимает «\(value)»; возможно, \(nearest)? Доступны: \(all)."
    },
    conflictingOutputs: "Можно указать только один из параметров --print, --json и --format.",
    keyNotAnOption:
      "Ключ API не передают параметром: его увидят другие. Задайте OPENWEATHER_API_KEY.",
    imported: { count, path in "Импортировано мест: \(count) (\(path))." },
    importFailed: { path, reason in
      "Не удалось импортировать \(path) (\(reason)); нужен city.list.json от OpenWeather или выгрузка GeoNames."
    },
    listProblem: { problem in
      switch problem {
      case .unreadable(let path, let reason): "\(path): \(reason)"
      case .notAList: "это не список мест"
      case .empty: "в нём нет ни одного пригодного места"
      case .tooLarge: "он слишком велик для списка мест"
      case .damagedArchive: "сжатый файл повреждён или неполон"
      case .unwritable(let path, let reason): "запись в \(path): \(reason)"
      }
    },
    oldListStays: "Прежний список остаётся в силе.",
    importDropped: { "Пропущено: \($0)." },
    importCause: { cause in
      switch cause {
      case .unreadable: "не читается"
      case .wrongColumns: "не хватает столбцов"
      case .notAPlace: "не населённое место"
      case .noName: "нет названия"
      case .noIdentifier: "нет номера"
      case .badCoordinates: "координат нет, или они вне Земли"
      case .duplicate: "такое место уже было"
      case .tooMany: "мест больше, чем вмещает индекс"
      }
    },
    importLine: { line, cause in "строка \(line): \(cause)" },
    importMore: { "и ещё \($0)" },
    noPlaceYet: "Место ещё не выбрано; укажите его, например: weather-tui Москва.",
    addressInvalid: {
      "\($0): это не адрес: «\($1)». Нужны схема и узел, например https://example.org."
    })
}
