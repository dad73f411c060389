extension ConfigurationWords {
  static let spanish = ConfigurationWords(
    missing: { "\($0) no existe; indique otro fichero con --config, o quite la opción." },
    unreadable: { path, reason in
      "No se puede leer \(path) (\(reason)); corríjalo, o indique otro fichero con --config."
    },
    tooLarge: { path, kibibytes in
      "\(path) supera los \(kibibytes) KiB; indique un fichero de configuración con --config."
    },
    notUTF8: { "\($0) no es texto UTF-8; guárdelo como UTF-8." },
    malformed: { place, reason in
      "\(place): esto no es TOML (\(reason)); corrija la línea."
    },
    unknownKey: { place, key, nearest in
      let hint = nearest.map { "¿quería decir «\($0)»?" } ?? "quítela."
      return "\(place): no hay ninguna clave «\(key)»; \(hint)"
    },
    wantsText: { place, key in
      "\(place): «\(key)» espera un texto entre comillas."
    },
    wantsFlag: { place, key in
      "\(place): «\(key)» espera true o false, sin comillas."
    },
    wantsTable: { place, key in
      "\(place): «\(key)» es una tabla; escriba [\(key)] en una línea y sus claves debajo."
    },
    unknownValue: { place, key, value, nearest, all in
      "\(place): «\(key)» no conoce «\(value)»; ¿quería decir «\(nearest)»? Hay: \(all)."
    },
    takenTheme: { place, name in
      "\(place): el tema «\(name)» viene con el programa; dé otro nombre al suyo."
    },
    noColor: { place, key, value in
      "\(place): «\(key)» no es un color: «\(value)». Escriba #rrggbb, un nombre como bright-blue, o de 0 a 255."
    },
    exposed: { path, mode, command in
      "\(path) contiene la clave de API y otros pueden leerla (modo \(mode)); ejecute: \(command)"
    },
    keyFile: { place, path, reason in
      "\(place): no hay clave de API en \(path) (\(reason)); póngala en la primera línea."
    })
}
