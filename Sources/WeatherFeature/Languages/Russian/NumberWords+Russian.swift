extension NumberWords {
  static let russian = NumberWords(
    decimalSeparator: ",",
    thousandsSeparator: "\u{A0}",
    percent: { "\($0) %" },
    population: {
      briefPopulation($0, thousand: " тыс.", million: " млн", group: "\u{A0}")
    },
    latitude: { digits, isNorth in "\(digits) \(isNorth ? "с." : "ю.") ш." },
    longitude: { digits, isEast in "\(digits) \(isEast ? "в." : "з.") д." })
}
