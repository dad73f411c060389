extension BoardWords {
  static let dutch = BoardWords(
    title: "Plaatsen",
    sortedByName: "A–Z",
    sortedByTemperature: "op temperatuur",
    sortedByHand: "eigen volgorde",
    empty: "Nog geen plaatsen. Druk op / om er een te zoeken, daarna op f om hem hier te bewaren.",
    loading: "laden",
    waiting: "wachten",
    progress: { done, total in "\(done)/\(total)" })
}
