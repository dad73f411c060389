extension UnitWords {
  static let dutch = UnitWords(millimetresPerHour: "mm/u")
}
