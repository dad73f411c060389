extension DoctorWords {
  static let portuguese = DoctorWords(
    title: "diagnóstico do weather-tui",
    terminal: "terminal",
    locale: "configuração regional",
    paths: "caminhos",
    configuration: "configuração",
    apiKey: "chave de API",
    network: "rede",
    cache: "cache",
    cityList: "lista de lugares",
    version: "versão",
    fine: "certo",
    problem: "problema",
    missing: "não há",
    keyFrom: { "presente, de \($0)" },
    answered: { "resposta em \($0) ms" },
    notUTF8: "não é UTF-8: só ASCII é desenhado; defina LANG, por exemplo pt_BR.UTF-8",
    colors: { "\($0) cores" },
    files: { $0 < 2 ? "\($0) arquivo" : "\($0) arquivos" })
}
