extension UnitWords {
  static let russian = UnitWords(
    metresPerSecond: "м/с", hectopascals: "гПа", metres: "м", kilometres: "км", millimetres: "мм",
    millimetresPerHour: "мм/ч", microgramsPerCubicMetre: "мкг/м³")
}
