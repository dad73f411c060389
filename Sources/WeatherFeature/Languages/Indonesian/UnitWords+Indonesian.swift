extension UnitWords {
  static let indonesian = UnitWords(millimetresPerHour: "mm/jam")
}
