import WeatherModel

extension TimeWords {
  static let italian = TimeWords(
    today: "Oggi",
    tomorrow: "Domani",
    weekdayShort: { String(italianWeekday($0).prefix(3)) },
    weekday: italianWeekday,
    month: italianMonth,
    dayOfMonth: { "\(italianWeekday($0.weekday).prefix(3)) \($0.day)" },
    date: {
      "\(italianWeekday($0.weekday).prefix(3)) \($0.day) \(italianMonth($0.month).prefix(3))"
    },
    longDate: {
      "\(italianWeekday($0.weekday)) \($0.day == 1 ? "1º" : "\($0.day)") \(italianMonth($0.month))"
    },
    justNow: "proprio ora",
    rough: { roughLength($0, second: " s", minute: " min", hour: " h", days: " giorni") },
    old: { "di \($0) fa" },
    ago: { "\($0) fa" },
    ahead: { "tra \($0)" },
    exact: { exactLength($0, hour: " h", minute: " min") },
    ofDay: { "\($0) di luce" },
    hours: { "\($0) h" },
    at: { "alle \($0)" })
}

private func italianWeekday(_ weekday: Int) -> String {
  ["domenica", "lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato"][
    ((weekday % 7) + 7) % 7]
}

private func italianMonth(_ month: Int) -> String {
  [
    "gennaio", "febbraio", "marzo", "aprile", "maggio", "giugno", "luglio", "agosto", "settembre",
    "ottobre", "novembre", "dicembre",
  ][min(max(1, month), 12) - 1]
}
