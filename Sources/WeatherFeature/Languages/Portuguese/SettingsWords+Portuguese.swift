extension SettingsWords {
  static let portuguese = SettingsWords(
    title: "Ajustes",
    provider: "Provedor",
    units: "Unidades",
    language: "Idioma",
    theme: "Tema",
    icons: "Ícones",
    animation: "Animação",
    mouse: "Mouse",
    color: "Cor",
    automatic: "automático",
    automaticNow: { "auto: \($0)" },
    on: "sim",
    off: "não",
    apiKey: "Chave de API",
    keyPresent: "presente",
    keyAbsent: "nenhuma",
    fixedBy: { "fixado por \($0)" },
    savedIn: { "Guardado em \($0)" },
    themeAuto: "cores do terminal",
    themeDark: "escuro",
    themeLight: "claro",
    themeHighContrast: "alto contraste",
    themeMono: "sem cor",
    iconsArt: "desenhos",
    iconsASCII: "ASCII",
    iconsEmoji: "emojis",
    about: "Sobre",
    location: "Localização",
    locationAsk: "perguntar antes",
    locationAllowed: "permitida",
    locationRefused: "não permitida",
    locationHint:
      "Pode-se perguntar ao seu computador onde ele está? Você é perguntado antes; mudar a resposta aqui a retira.",
    keyHint:
      "A OpenWeather exige uma chave: defina OPENWEATHER_API_KEY, ou openweather.api_key_file na configuração, e inicie de novo.",
    cannotChange: { setting, source in
      "\(setting): quem decide é \(source); mude lá."
    })
}
