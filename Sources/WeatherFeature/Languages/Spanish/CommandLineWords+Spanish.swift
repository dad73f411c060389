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
    noPlaceYet: "Aún no se conoce ningún lugar; nombre uno, como weather-tui Busan.",
    addressInvalid: { setting, text in
      "\(setting) no es una dirección: «\(text)». Hacen falta un esquema y un servidor, como https://example.org."
    })
}
