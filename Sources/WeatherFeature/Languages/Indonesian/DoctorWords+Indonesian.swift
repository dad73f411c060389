extension DoctorWords {
  static let indonesian = DoctorWords(
    title: "weather-tui: pemeriksaan",
    terminal: "terminal",
    locale: "lokal",
    paths: "jalur",
    configuration: "konfigurasi",
    apiKey: "kunci API",
    network: "jaringan",
    cache: "tembolok",
    cityList: "daftar tempat",
    version: "versi",
    fine: "baik",
    problem: "masalah",
    missing: "tidak ada",
    keyFrom: { "ada, dari \($0)" },
    answered: { "menjawab dalam \($0) ms" },
    notUTF8: "bukan UTF-8: hanya ASCII yang digambar; atur LANG, misalnya C.UTF-8",
    colors: { "\($0) warna" },
    files: { "\($0) berkas" })
}
