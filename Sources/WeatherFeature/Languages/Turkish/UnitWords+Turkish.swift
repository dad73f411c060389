extension UnitWords {
  static let turkish = UnitWords(millimetresPerHour: "mm/sa")
}
