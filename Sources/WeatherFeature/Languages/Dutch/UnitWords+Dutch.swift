extension UnitWords {
  static let dutch = UnitWords(perHour: "/u")
}
