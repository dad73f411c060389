extension NumberWords {
  static let japanese = NumberWords(
    decimalSeparator: ".",
    thousandsSeparator: ",",
    percent: { "\($0)%" },
    population: { count in
      switch count {
      case ..<10_000: grouped(count, separator: ",")
      case ..<99_995_000: "\(grouped((count + 5000) / 10_000, separator: ","))万"
      default: "\(decimalText(Double(count) / 100_000_000, digits: 1))億"
      }
    },
    latitude: { digits, isNorth in "\(isNorth ? "北緯" : "南緯") \(digits)" },
    longitude: { digits, isEast in "\(isEast ? "東経" : "西経") \(digits)" })
}
