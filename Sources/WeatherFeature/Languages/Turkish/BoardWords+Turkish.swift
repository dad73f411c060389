extension BoardWords {
  static let turkish = BoardWords(
    title: "Yerler",
    sortedByName: "A–Z",
    sortedByTemperature: "sıcaklığa göre",
    sortedByHand: "kendi sıram",
    empty: "Henüz yer yok. / ile bir yer bulun, f ile burada tutun.",
    loading: "alınıyor",
    waiting: "bekliyor",
    progress: { done, total in "\(done)/\(total)" },
    removed: { "Listeden çıkarıldı: \($0); z geri getirir." },
    nothingToUndo: "Geri getirilecek bir şey yok.",
    undo: "geri al")
}
