import CitySearch

extension CommandLineWords {
  static let spanish = CommandLineWords(
    placeNotFound: { query, nearest in
      let hint = nearest.map { "¿Quería decir \($0)? " } ?? ""
      return
        "Ningún lugar coincide con «\(query)». \(hint)weather-tui cities search muestra los que hay; también valen coordenadas: 37.57,126.98."
    },
    coordinateOffGlobe: {
      "\($0) no está en el globo: la latitud va de -90 a 90 y la longitud de -180 a 180."
    },
    noTerminal:
      "La salida estándar no es un terminal; use --print, --json o --format para escribir ahí el tiempo.",
    terminalUnknown: {
      "El tipo de terminal «\($0)» es desconocido; defina TERM, por ejemplo xterm-256color."
    },
    stale: { provider, age, reason in
      "No se ha podido consultar \(provider) (\(reason)); esto es lo que dijo hace \(age)."
    },
    unknownPlaceholder: { name, nearest, all in
      "--format no tiene el campo {\(name)}; ¿quería decir {\(nearest)}? Hay: \(all)."
    },
    braceNotClosed: { "En --format falta una } en «\($0)»; una llave se escribe {{." },
    unknownValue: { option, value, nearest, all in
      "\(option) no conoce «\(value)»; ¿quería decir \(nearest)? Hay: \(all)."
    },
    conflictingOutputs: "Solo puede darse una de --print, --json y --format.",
    keyNotAnOption:
      "La clave de API nunca es una opción, donde otros podrían leerla; defina OPENWEATHER_API_KEY.",
    imported: { count, path in
      "Importados \(count) lugares de \(path)."
    },
    importFailed: { path, reason in
      "No se ha podido importar \(path) (\(reason)); dé city.list.json de OpenWeather o un fichero de GeoNames."
    },
    listProblem: { problem in
      switch problem {
      case .unreadable(let path, let reason): "\(path): \(reason)"
      case .notAList: "no es una lista de lugares"
      case .empty: "no tiene ningún lugar utilizable"
      case .tooLarge: "es demasiado larga para una lista de lugares"
      case .damagedArchive: "el fichero comprimido está dañado o incompleto"
      case .unwritable(let path, let reason): "al escribir \(path): \(reason)"
      }
    },
    oldListStays: "La lista en uso queda como estaba.",
    importDropped: { "Omitidos: \($0)." },
    importCause: { cause in
      switch cause {
      case .unreadable: "ilegible"
      case .wrongColumns: "faltan columnas"
      case .notAPlace: "no es un lugar poblado"
      case .noName: "sin nombre"
      case .noIdentifier: "sin número"
      case .badCoordinates: "faltan las coordenadas o no están en el globo"
      case .duplicate: "el mismo lugar ya apareció"
      case .tooMany: "más lugares de los que caben en el índice"
      }
    },
    importLine: { line, cause in
      "línea \(line): \(cause)"
    },
    importMore: { "y \($0) más" },
    noPlaceYet: "Aún no se conoce ningún lugar; nombre uno, como weather-tui Busan.",
    addressInvalid: { setting, text in
      "\(setting) no es una dirección: «\(text)». Hacen falta un esquema y un servidor, como https://example.org."
    })
}
