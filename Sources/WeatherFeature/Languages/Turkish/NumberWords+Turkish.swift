extension NumberWords {
  static let turkish = NumberWords(
    decimalSeparator: ",",
    thousandsSeparator: ".",
    percent: { "%\($0)" },
    population: { briefPopulation($0, thousand: " bin", million: " mn", group: ".") },
    latitude: { digits, isNorth in "\(digits) \(isNorth ? "K" : "G")" },
    longitude: { digits, isEast in "\(digits) \(isEast ? "D" : "B")" })
}
