extension NumberWords {
  static let polish = NumberWords(
    decimalSeparator: ",",
    thousandsSeparator: "\u{A0}",
    percent: { "\($0)%" },
    population: { count in
      // Four digits stay together in Polish.
      count < 10_000
        ? String(count)
        : briefPopulation(count, thousand: " tys.", million: " mln", group: "\u{A0}")
    },
    latitude: { digits, isNorth in "\(digits) \(isNorth ? "N" : "S")" },
    longitude: { digits, isEast in "\(digits) \(isEast ? "E" : "W")" })
}
