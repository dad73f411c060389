extension UnitWords {
  static let ukrainian = UnitWords(
    metresPerSecond: "м/с", hectopascals: "гПа", metres: "м", kilometres: "км", millimetres: "мм",
    millimetresPerHour: "мм/год", microgramsPerCubicMetre: "мкг/м³")
}
