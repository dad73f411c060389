extension ConfigurationWords {
  static let ukrainian = ConfigurationWords(
    missing: { "Файлу \($0) немає; укажіть інший у --config або приберіть цей параметр." },
    unreadable: { path, reason in
      "\(path) не читається (\(reason)); виправте це або вкажіть інший файл у --config."
    },
    tooLarge: { "\($0) більший за \($1) КіБ; укажіть у --config файл конфігурації." },
    notUTF8: { "\($0) — не текст в UTF-8; збережіть його в UTF-8." },
    malformed: { "\($0): це не TOML (\($1)); виправте рядок." },
    unknownKey: { place, key, nearest in
      let hint = nearest.map { "може, «\($0)»?" } ?? "приберіть його."
      return "\(place): немає ключа «\(key)»; \(hint)"
    },
    wantsText: { "\($0): значення «\($1)» — текст у лапках." },
    wantsFlag: { "\($0): значення «\($1)» — true або false без лапок." },
    wantsTable: { "\($0): «\($1)» — таблиця; напишіть [\($1)] окремим рядком, а ключі нижче." },
    unknownValue: { place, key, value, nearest, all in
      "\(place): «\(key)» не розуміє «\(value)»; може, «\(nearest)»? Доступні: \(all)."
    },
    takenTheme: { "\($0): тема «\($1)» уже є в програмі; назвіть свою інакше." },
    noColor: { place, key, value in
      "\(place): «\(key)» — не колір: «\(value)». Напишіть #rrggbb, назву на зразок bright-blue або число від 0 до 255."
    },
    exposed: { path, mode, command in
      "У \(path) лежить ключ API, і його можуть прочитати інші (права \(mode)); виконайте: \(command)"
    },
    keyFile: { place, path, reason in
      "\(place): у \(path) немає ключа API (\(reason)); запишіть ключ у перший рядок."
    })
}
