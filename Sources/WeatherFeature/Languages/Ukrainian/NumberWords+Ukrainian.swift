extension NumberWords {
  static let ukrainian = NumberWords(
    decimalSeparator: ",",
    thousandsSeparator: "\u{A0}",
    percent: { "\($0)%" },
    population: {
      briefPopulation($0, thousand: " тис.", million: " млн", group: "\u{A0}")
    },
    latitude: { digits, isNorth in "\(digits) \(isNorth ? "пн." : "пд.") ш." },
    longitude: { digits, isEast in "\(digits) \(isEast ? "сх." : "зх.") д." })
}
