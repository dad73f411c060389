extension StatusWords {
  static let portuguese = StatusWords(
    live: { age in age.map { "há \($0)" } ?? "atualizado" },
    offline: "offline",
    offlineWithAge: { "offline · dados de \($0) atrás" },
    dataAge: { "dados de \($0) atrás" },
    loading: "carregando",
    reloading: "atualizando",
    noNetworkSince: {
      "Sem rede desde \($0). Mostra o último recebido; atualiza quando ela voltar."
    },
    noNetwork: "Sem rede. Mostra o último recebido; atualiza quando ela voltar.",
    networkBack: "A rede voltou.",
    providerOutSince: { provider, clock in
      "Sem \(provider) desde as \(clock); a rede em si funciona."
    },
    offlineByChoice: "Iniciado com --offline; mostra o que foi recebido antes.",
    retryIn: { "de novo em \($0)" },
    sample: "EXEMPLO",
    noData: "sem dados",
    favouriteAdded: { "Adicionado aos favoritos: \($0)" },
    favouriteRemoved: { "Removido dos favoritos: \($0)" },
    noFavourites: "Ainda não há favoritos: f adiciona o lugar que você vê.",
    alreadyFresh: { "Já está atualizado: recebido há \($0)." },
    unitsNow: { "Unidades: \($0)" },
    languageNow: { "Idioma: \($0)" },
    themeNow: { "Tema: \($0)" },
    mouseOn: "Mouse ligado",
    mouseOff: "Mouse desligado; o terminal volta a selecionar texto",
    noLargerZoom: "O mapa não chega mais perto.",
    noSmallerZoom: "Este já é o mundo inteiro.",
    fileSetAside: { file, newName in
      "\(file) não pôde ser lido e foi separado como \(newName)."
    },
    fileUnreadable: { "Não foi possível ler \($0), deixado de lado: confira as permissões." },
    fileUnwritable: { "Não foi possível gravar \($0): confira permissões da pasta e espaço." },
    settingNotSaved: { "Não foi possível salvar o ajuste: \($0)" },
    tooSmall: { width, height in
      "no mínimo \(width)×\(height)"
    },
    moreAlerts: { "+\($0) outros" },
    alertUntil: { "até \($0)" },
    splash: { "Consultando o tempo: \($0)" },
    firstStart: "/ para achar seu lugar, ? para ver todas as teclas.")
}
