extension SettingsWords {
  static let indonesian = SettingsWords(
    title: "Pengaturan",
    provider: "Penyedia",
    units: "Satuan",
    language: "Bahasa",
    theme: "Tema",
    icons: "Ikon",
    animation: "Animasi",
    mouse: "Tetikus",
    color: "Warna",
    automatic: "otomatis",
    automaticNow: { "otomatis: \($0)" },
    on: "aktif",
    off: "mati",
    apiKey: "Kunci API",
    keyPresent: "ada",
    keyAbsent: "tidak ada",
    fixedBy: { "ditetapkan oleh \($0)" },
    savedIn: { "Disimpan di \($0)" },
    themeAuto: "warna terminal",
    themeDark: "gelap",
    themeLight: "terang",
    themeHighContrast: "kontras tinggi",
    themeMono: "tanpa warna",
    iconsArt: "gambar",
    iconsASCII: "ASCII",
    iconsEmoji: "emoji",
    about: "Tentang",
    location: "Lokasi",
    locationAsk: "tanya dulu",
    locationAllowed: "diizinkan",
    locationRefused: "tidak diizinkan",
    locationHint:
      "Bolehkah komputer ditanya di mana ia berada? Anda ditanya dulu; "
      + "mengubah jawaban di sini berarti menariknya.",
    keyHint:
      "OpenWeather memerlukan kunci: atur OPENWEATHER_API_KEY, atau openweather.api_key_file "
      + "di konfigurasi, lalu jalankan lagi.",
    cannotChange: { "\($0): ditentukan oleh \($1); ubah di sana." })
}
