extension UnitWords {
  static let russian = UnitWords(
    metresPerSecond: "м/с", hectopascals: "гПа", metres: "м", kilometres: "км", millimetres: "мм",
    perHour: "/ч", microgramsPerCubicMetre: "мкг/м³")
}
