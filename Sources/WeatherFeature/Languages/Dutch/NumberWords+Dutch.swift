extension NumberWords {
  static let dutch = NumberWords(
    decimalSeparator: ",",
    thousandsSeparator: ".",
    percent: { "\($0)%" },
    population: { briefPopulation($0, thousand: " dzd", million: " mln", group: ".") },
    latitude: { digits, isNorth in "\(digits) \(isNorth ? "NB" : "ZB")" },
    longitude: { digits, isEast in "\(digits) \(isEast ? "OL" : "WL")" })
}
