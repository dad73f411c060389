extension UnitWords {
  static let indonesian = UnitWords(perHour: "/jam")
}
