extension SettingsWords {
  static let turkish = SettingsWords(
    title: "Ayarlar",
    provider: "Sağlayıcı",
    units: "Birimler",
    language: "Dil",
    theme: "Tema",
    icons: "Simgeler",
    animation: "Animasyon",
    mouse: "Fare",
    color: "Renk",
    automatic: "otomatik",
    automaticNow: { "otomatik: \($0)" },
    on: "açık",
    off: "kapalı",
    apiKey: "API anahtarı",
    keyPresent: "var",
    keyAbsent: "yok",
    fixedBy: { "belirleyen: \($0)" },
    savedIn: { "Saklandığı yer: \($0)" },
    themeAuto: "terminalin renkleri",
    themeDark: "koyu",
    themeLight: "açık",
    themeHighContrast: "yüksek karşıtlık",
    themeMono: "renksiz",
    iconsArt: "çizim",
    iconsASCII: "ASCII",
    iconsEmoji: "emoji",
    about: "Hakkında",
    location: "Konum",
    locationAsk: "önce sor",
    locationAllowed: "izin var",
    locationRefused: "izin yok",
    locationHint:
      "Bilgisayarınıza nerede olduğu sorulabilir mi? Önce size sorulur; "
      + "yanıtı burada değiştirmek onu geri alır.",
    keyHint:
      "OpenWeather anahtar ister: OPENWEATHER_API_KEY ya da yapılandırmada "
      + "openweather.api_key_file ayarlayıp yeniden başlatın.",
    cannotChange: { "\($0): \($1) belirliyor; orada değiştirin." })
}
