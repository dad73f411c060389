extension StatusWords {
  static let indonesian = StatusWords(
    live: { age in age.map { "\($0) lalu" } ?? "terkini" },
    offline: "luring",
    offlineWithAge: { "luring · data \($0) lalu" },
    dataAge: { "data \($0) lalu" },
    loading: "memuat",
    reloading: "memuat ulang",
    noNetworkSince: {
      "Jaringan putus sejak \($0). Ini data saat itu; dimuat ulang bila tersambung."
    },
    noNetwork: "Jaringan putus. Ini data sebelumnya; dimuat ulang bila tersambung.",
    networkBack: "Jaringan kembali tersambung.",
    providerOutSince: { provider, clock in
      "\(provider) tak terjangkau sejak \(clock); jaringannya sendiri jalan."
    },
    offlineByChoice: "Dijalankan dengan --offline; ini data yang diterima sebelumnya.",
    retryIn: { "coba lagi dalam \($0)" },
    sample: "CONTOH",
    noData: "tidak ada data",
    favouriteAdded: { "Ditambahkan ke favorit: \($0)" },
    favouriteRemoved: { "Dihapus dari favorit: \($0)" },
    noFavourites: "Belum ada favorit: f menambahkan tempat yang Anda lihat.",
    alreadyFresh: { "Masih baru: diterima \($0) yang lalu." },
    unitsNow: { "Satuan: \($0)" },
    languageNow: { "Bahasa: \($0)" },
    themeNow: { "Tema: \($0)" },
    mouseOn: "Tetikus aktif",
    mouseOff: "Tetikus mati; terminal kembali memilih teks",
    noLargerZoom: "Peta tidak bisa lebih dekat.",
    noSmallerZoom: "Ini sudah seluruh dunia.",
    fileSetAside: { file, newName in "\(file) tidak terbaca dan disisihkan sebagai \(newName)." },
    fileUnreadable: { "\($0) tidak terbaca dan dilewati: periksa izin aksesnya." },
    fileUnwritable: { "\($0) tidak dapat ditulis: periksa izin folder dan ruang kosongnya." },
    settingNotSaved: { "Pengaturan tidak dapat disimpan: \($0)" },
    tooSmall: { width, height in "perlu \(width)×\(height)" },
    moreAlerts: { "\($0) lagi" },
    alertUntil: { "hingga \($0)" },
    splash: { "Memuat cuaca: \($0)" },
    firstStart: "Tekan / untuk mencari tempat Anda, ? untuk semua tombol.")
}
