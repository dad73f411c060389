extension UnitWords {
  static let turkish = UnitWords(perHour: "/sa")
}
