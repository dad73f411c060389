import WeatherModel

extension LocationWords {
  static let indonesian = LocationWords(
    title: "Di mana saya?",
    question: { provider in
      [
        "weather-tui akan bertanya kepada layanan lokasi komputer ini (GeoClue) di mana ia "
          + "berada. Layanan itu bisa bertanya sendiri lewat jaringan, dan desktop Anda bisa "
          + "bertanya lagi kepada Anda.",
        "Jawabannya, dibulatkan ke sekitar satu kilometer, dikirim ke \(provider) bersama "
          + "permintaan cuaca. Nama tempat diambil dari daftar di komputer ini.",
        "Pilihan Anda disimpan, dan bisa ditarik kembali di pengaturan.",
      ]
    },
    ask: "tanyakan",
    never: "jangan pernah",
    notNow: "nanti saja",
    looking: "Bertanya ke layanan lokasi… bisa sampai 15 detik.",
    here: "di mana saya",
    notAllowed: "Anda memilih agar lokasi tidak dicari. Ubah lagi di pengaturan (,).",
    needsYes:
      "Tidak ada yang bisa menyetujui pencarian lokasi: jalankan weather-tui here --yes, atau "
      + "setujui sekali di terminal.",
    prompt: "Tanyakan? [y/N]",
    near: { distance, direction, place in "\(distance) \(direction) dari \(place)" },
    accuracy: { "± \($0)" },
    failure: { error in
      switch error {
      case .unavailable: "Tidak ada layanan lokasi: pasang geoclue-2.0, atau cari dengan /."
      case .refused: "Sistem menolak: periksa pengaturan privasinya, atau cari dengan /."
      case .timedOut: "Lokasi tidak ditemukan dalam 15 detik: coba lagi, atau cari dengan /."
      case .failed: "Jawaban layanan lokasi tidak dimengerti: cari tempat Anda dengan /."
      }
    })
}
