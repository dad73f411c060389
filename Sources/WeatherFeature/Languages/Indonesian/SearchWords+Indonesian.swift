extension SearchWords {
  static let indonesian = SearchWords(
    title: "Cari tempat",
    placeholder: "nama tempat, atau 37.57,126.98",
    count: { found, total in "\(found) dari \(total)" },
    noMatch: { "Tidak ada tempat yang cocok dengan “\($0)”. Kurangi huruf atau coba ejaan lain." },
    noMatchAnywhere: { "Tidak ada tempat yang cocok dengan “\($0)”, di sini maupun daring." },
    recents: "Terakhir",
    favourites: "Favorit",
    online: { "Daring (\($0))" },
    searchingOnline: "mencari secara daring",
    onlineFailed: { "Pencarian daring gagal: \($0)" },
    buildingIndex: "Menyiapkan daftar tempat; ini hanya sekali.",
    listMissing: { "Daftar tempat tidak dapat dipakai: \($0)." },
    listNotFound:
      "Daftar tempat tidak ditemukan; atur WEATHER_TUI_DATA ke folder berisi cities.json.",
    away: { "\($0) dari sini" },
    coordinate: "Titik ini di peta")
}
