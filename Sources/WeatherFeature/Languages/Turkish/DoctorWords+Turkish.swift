extension DoctorWords {
  static let turkish = DoctorWords(
    title: "weather-tui denetimi",
    terminal: "terminal",
    locale: "yerel ayar",
    paths: "yollar",
    configuration: "yapılandırma",
    apiKey: "API anahtarı",
    network: "ağ",
    cache: "önbellek",
    cityList: "yer listesi",
    version: "sürüm",
    fine: "iyi",
    problem: "sorun",
    missing: "yok",
    keyFrom: { "var, kaynağı: \($0)" },
    answered: { "\($0) ms içinde yanıt verdi" },
    notUTF8: "UTF-8 değil: yalnızca ASCII çizilir; LANG değişkenini ayarlayın, örneğin C.UTF-8",
    colors: { "\($0) renk" },
    files: { "\($0) dosya" })
}
