extension NumberWords {
  static let spanish = NumberWords(
    decimalSeparator: ",",
    thousandsSeparator: "\u{202F}",
    percent: { "\($0) %" },
    population: { count in
      switch count {
      case ..<10_000: grouped(count, separator: "\u{202F}")
      case ..<999_500: "\((count + 500) / 1000) mil"
      default:
        "\(decimalText(Double(count) / 1_000_000, digits: count < 9_950_000 ? 1 : 0, separator: ",")) M"
      }
    },
    latitude: { digits, isNorth in "\(digits) \(isNorth ? "N" : "S")" },
    longitude: { digits, isEast in "\(digits) \(isEast ? "E" : "O")" })
}
