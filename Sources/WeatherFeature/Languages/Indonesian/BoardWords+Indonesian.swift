extension BoardWords {
  static let indonesian = BoardWords(
    title: "Tempat",
    sortedByName: "A–Z",
    sortedByTemperature: "menurut suhu",
    sortedByHand: "urutan sendiri",
    empty: "Belum ada tempat. Tekan / untuk mencari, lalu f untuk menyimpannya di sini.",
    loading: "memuat",
    waiting: "menunggu",
    progress: { done, total in "\(done)/\(total)" },
    removed: { "Dikeluarkan dari daftar: \($0); z mengembalikannya." },
    nothingToUndo: "Tidak ada yang bisa dikembalikan.",
    undo: "batalkan")
}
