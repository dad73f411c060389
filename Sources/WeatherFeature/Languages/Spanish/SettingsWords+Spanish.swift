extension SettingsWords {
  static let spanish = SettingsWords(
    title: "Ajustes",
    provider: "Proveedor",
    units: "Unidades",
    language: "Idioma",
    theme: "Tema",
    icons: "Iconos",
    animation: "Animación",
    mouse: "Ratón",
    color: "Color",
    automatic: "automático",
    automaticNow: { "auto: \($0)" },
    on: "sí",
    off: "no",
    apiKey: "Clave de API",
    keyPresent: "presente",
    keyAbsent: "ninguna",
    fixedBy: { "fijado por \($0)" },
    savedIn: { "Guardado en \($0)" },
    themeAuto: "colores del terminal",
    themeDark: "oscuro",
    themeLight: "claro",
    themeHighContrast: "alto contraste",
    themeMono: "sin color",
    iconsArt: "dibujos",
    iconsASCII: "ASCII",
    iconsEmoji: "emojis",
    about: "Acerca de",
    location: "Ubicación",
    locationAsk: "preguntar antes",
    locationAllowed: "permitida",
    locationRefused: "no permitida",
    locationHint:
      "¿Se puede preguntar a su equipo dónde está? Antes se le pregunta a usted; cambiar aquí la respuesta la retira.",
    keyHint:
      "OpenWeather requiere una clave: defina OPENWEATHER_API_KEY, u openweather.api_key_file en la configuración, e inicie de nuevo.",
    cannotChange: { setting, source in
      "\(setting): lo decide \(source); cámbielo allí."
    })
}
