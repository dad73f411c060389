extension NumberWords {
  static let vietnamese = NumberWords(
    decimalSeparator: ",",
    thousandsSeparator: ".",
    percent: { "\($0)%" },
    population: {
      briefPopulation($0, thousand: " nghìn", million: " triệu", group: ".")
    },
    latitude: { digits, isNorth in "\(digits) \(isNorth ? "B" : "N")" },
    longitude: { digits, isEast in "\(digits) \(isEast ? "Đ" : "T")" })
}
