extension NumberWords {
  static let korean = NumberWords(
    decimalSeparator: ".",
    thousandsSeparator: ",",
    percent: { "\($0)%" },
    population: { count in
      switch count {
      case ..<10_000: grouped(count, separator: ",")
      case ..<99_995_000: "\(grouped((count + 5000) / 10_000, separator: ","))만"
      default: "\(decimalText(Double(count) / 100_000_000, digits: 1))억"
      }
    },
    latitude: { digits, isNorth in "\(isNorth ? "북위" : "남위") \(digits)" },
    longitude: { digits, isEast in "\(isEast ? "동경" : "서경") \(digits)" })
}
