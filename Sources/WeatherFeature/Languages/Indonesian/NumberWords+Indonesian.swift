extension NumberWords {
  static let indonesian = NumberWords(
    decimalSeparator: ",",
    thousandsSeparator: ".",
    percent: { "\($0)%" },
    population: { briefPopulation($0, thousand: " rb", million: " jt", group: ".") },
    latitude: { digits, isNorth in "\(digits) \(isNorth ? "LU" : "LS")" },
    longitude: { digits, isEast in "\(digits) \(isEast ? "BT" : "BB")" })
}
