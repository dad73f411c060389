extension NumberWords {
  static let simplifiedChinese = NumberWords(
    decimalSeparator: ".",
    thousandsSeparator: ",",
    percent: { "\($0)%" },
    population: { count in
      switch count {
      case ..<10_000: grouped(count, separator: ",")
      case ..<99_995_000: "\(grouped((count + 5000) / 10_000, separator: ",")) 万"
      default: "\(decimalText(Double(count) / 100_000_000, digits: 1)) 亿"
      }
    },
    latitude: { digits, isNorth in "\(isNorth ? "北纬" : "南纬") \(digits)" },
    longitude: { digits, isEast in "\(isEast ? "东经" : "西经") \(digits)" })
}
