extension DoctorWords {
  static let spanish = DoctorWords(
    title: "diagnóstico de weather-tui",
    terminal: "terminal",
    locale: "configuración regional",
    paths: "rutas",
    configuration: "configuración",
    apiKey: "clave de API",
    network: "red",
    cache: "caché",
    cityList: "lista de lugares",
    version: "versión",
    fine: "bien",
    problem: "problema",
    missing: "no está",
    keyFrom: { "presente, de \($0)" },
    answered: { "respuesta en \($0) ms" },
    notUTF8: "no es UTF-8: solo se dibuja ASCII; defina LANG, por ejemplo es_ES.UTF-8",
    colors: { "\($0) colores" },
    files: { $0 == 1 ? "1 fichero" : "\($0) ficheros" })
}
