extension ConfigurationWords {
  static let russian = ConfigurationWords(
    missing: { "Файла \($0) нет; укажите другой в --config или уберите этот параметр." },
    unreadable: { path, reason in
      "\(path) не читается (\(reason)); исправьте это или укажите другой файл в --config."
    },
    tooLarge: { "\($0) больше \($1) КиБ; укажите в --config файл конфигурации." },
    notUTF8: { "\($0) — не текст в UTF-8; сохраните его в UTF-8." },
    malformed: { "\($0): это не TOML (\($1)); исправьте строку." },
    unknownKey: { place, key, nearest in
      let hint = nearest.map { "может быть, «\($0)»?" } ?? "уберите его."
      return "\(place): нет ключа «\(key)»; \(hint)"
    },
    wantsText: { "\($0): значение «\($1)» — текст в кавычках." },
    wantsFlag: { "\($0): значение «\($1)» — true или false без кавычек." },
    wantsTable: { "\($0): «\($1)» — таблица; напишите [\($1)] отдельной строкой, а ключи ниже." },
    unknownValue: { place, key, value, nearest, all in
      "\(place): «\(key)» не понимает «\(value)»; может быть, «\(nearest)»? Доступны: \(all)."
    },
    takenTheme: { "\($0): тема «\($1)» уже есть в программе; назовите свою иначе." },
    noColor: { place, key, value in
      "\(place): «\(key)» — не цвет: «\(value)». Напишите #rrggbb, имя вроде bright-blue или число от 0 до 255."
    },
    exposed: { path, mode, command in
      "В \(path) лежит ключ API, и его могут прочитать другие (права \(mode)); выполните: \(command)"
    },
    keyFile: { place, path, reason in
      "\(place): в \(path) нет ключа API (\(reason)); запишите ключ в первую строку."
    })
}
