extension UnitWords {
  static let ukrainian = UnitWords(
    metresPerSecond: "м/с", hectopascals: "гПа", metres: "м", kilometres: "км", millimetres: "мм",
    perHour: "/год", microgramsPerCubicMetre: "мкг/м³")
}
