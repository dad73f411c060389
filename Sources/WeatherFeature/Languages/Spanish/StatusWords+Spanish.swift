extension StatusWords {
  static let spanish = StatusWords(
    live: { age in age.map { "hace \($0)" } ?? "al día" },
    offline: "sin conexión",
    offlineWithAge: { "sin conexión · datos de hace \($0)" },
    dataAge: { "datos de hace \($0)" },
    loading: "cargando",
    reloading: "actualizando",
    noNetworkSince: {
      "Sin red desde las \($0). Muestra lo último recibido; se actualiza al volver."
    },
    noNetwork: "Sin red. Muestra lo último recibido; se actualiza al volver.",
    networkBack: "La red ha vuelto.",
    providerOutSince: { provider, clock in
      "Sin \(provider) desde las \(clock); la red funciona."
    },
    offlineByChoice: "Iniciado con --offline; se muestra lo recibido antes.",
    retryIn: { "de nuevo en \($0)" },
    sample: "EJEMPLO",
    noData: "sin datos",
    favouriteAdded: { "Añadido a favoritos: \($0)" },
    favouriteRemoved: { "Quitado de favoritos: \($0)" },
    noFavourites: "Aún no hay favoritos: f añade el lugar que ve.",
    alreadyFresh: { "Ya está al día: recibido hace \($0)." },
    unitsNow: { "Unidades: \($0)" },
    languageNow: { "Idioma: \($0)" },
    themeNow: { "Tema: \($0)" },
    mouseOn: "Ratón activado",
    mouseOff: "Ratón desactivado; el terminal vuelve a seleccionar texto",
    noLargerZoom: "El mapa no se acerca más.",
    noSmallerZoom: "Este es el mundo entero.",
    fileSetAside: { file, newName in
      "No se pudo leer \(file); se ha apartado como \(newName)."
    },
    fileUnreadable: { "No se puede leer \($0) y se omite: compruebe sus permisos." },
    fileUnwritable: { "No se puede escribir \($0): revise permisos de la carpeta y espacio." },
    settingNotSaved: { "No se pudo guardar el ajuste: \($0)" },
    tooSmall: { width, height in
      "al menos \(width)×\(height)"
    },
    moreAlerts: { "+\($0) más" },
    alertUntil: { "hasta \($0)" },
    splash: { "Consultando el tiempo: \($0)" },
    firstStart: "Pulse / para buscar su lugar, ? para ver todas las teclas.")
}
