extension BoardWords {
  static let turkish = BoardWords(
    title: "Yerler",
    sortedByName: "A–Z",
    sortedByTemperature: "sıcaklığa göre",
    sortedByHand: "kendi sıram",
    empty: "Henüz yer yok. Bir yer bulmak için / tuşuna, burada tutmak için f tuşuna basın.",
    loading: "alınıyor",
    waiting: "bekliyor",
    progress: { done, total in "\(done)/\(total)" })
}
