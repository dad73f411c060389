import CitySearch

extension CommandLineWords {
  static let portuguese = CommandLineWords(
    placeNotFound: { query, nearest in
      let hint = nearest.map { "Você quis dizer \($0)? " } ?? ""
      return
        "Nenhum lugar corresponde a “\(query)”. \(hint)weather-tui cities search mostra o que há; coordenadas também servem: 37.57,126.98."
    },
    coordinateOffGlobe: {
      "\($0) não fica no globo: a latitude vai de -90 a 90, a longitude de -180 a 180."
    },
    noTerminal:
      "A saída padrão não é um terminal; use --print, --json ou --format para escrever o tempo ali.",
    terminalUnknown: {
      "O tipo de terminal “\($0)” é desconhecido; defina TERM, por exemplo xterm-256color."
    },
    stale: { provider, age, reason in
      "Não foi possível consultar \(provider) (\(reason)); isto é o que disse há \(age)."
    },
    unknownPlaceholder: { name, nearest, all in
      "--format não tem o campo {\(name)}; você quis dizer {\(nearest)}? Há: \(all)."
    },
    braceNotClosed: { "Em --format falta uma } em “\($0)”; a própria chave se escreve {{." },
    unknownValue: { option, value, nearest, all in
      "\(option) não conhece “\(value)”; você quis dizer \(nearest)? Há: \(all)."
    },
    conflictingOutputs: "Só pode ser dado um de --print, --json e --format.",
    keyNotAnOption:
      "A chave de API nunca é uma opção, onde outros poderiam lê-la; defina OPENWEATHER_API_KEY.",
    imported: { count, path in
      "\(count) lugares importados de \(path)."
    },
    importFailed: { path, reason in
      "Não foi possível importar \(path) (\(reason)); dê o city.list.json da OpenWeather ou um arquivo do GeoNames."
    },
    listProblem: { problem in
      switch problem {
      case .unreadable(let path, let reason): "\(path): \(reason)"
      case .notAList: "não é uma lista de lugares"
      case .empty: "não tem nenhum lugar utilizável"
      case .tooLarge: "é longa demais para uma lista de lugares"
      case .damagedArchive: "o arquivo compactado está danificado ou incompleto"
      case .unwritable(let path, let reason): "ao gravar \(path): \(reason)"
      }
    },
    oldListStays: "A lista em uso fica como estava.",
    importDropped: { "Deixados de fora: \($0)." },
    importCause: { cause in
      switch cause {
      case .unreadable: "ilegível"
      case .wrongColumns: "faltam colunas"
      case .notAPlace: "não é um lugar habitado"
      case .noName: "sem nome"
      case .noIdentifier: "sem número"
      case .badCoordinates: "coordenadas ausentes ou fora do globo"
      case .duplicate: "o mesmo lugar já apareceu"
      case .tooMany: "mais lugares do que cabem no índice"
      }
    },
    importLine: { line, cause in
      "linha \(line): \(cause)"
    },
    importMore: { "e mais \($0)" },
    noPlaceYet: "Ainda não há lugar conhecido; diga um, como weather-tui Busan.",
    addressInvalid: { setting, text in
      "\(setting) não é um endereço: “\(text)”. São precisos um esquema e um servidor, como https://example.org."
    })
}
