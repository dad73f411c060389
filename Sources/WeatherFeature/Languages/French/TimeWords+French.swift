import WeatherModel

extension TimeWords {
  static let french = TimeWords(
    today: "Auj.",
    tomorrow: "Demain",
    weekdayShort: { String(frenchWeekday($0).prefix(3)) },
    weekday: frenchWeekday,
    month: frenchMonth,
    dayOfMonth: { "\(frenchWeekday($0.weekday).prefix(3)). \($0.day)" },
    date: { "\(frenchWeekday($0.weekday).prefix(3)). \($0.day) \(frenchShortMonth($0.month))" },
    longDate: {
      "\(frenchWeekday($0.weekday)) \($0.day == 1 ? "1er" : "\($0.day)") \(frenchMonth($0.month))"
    },
    justNow: "à l’instant",
    rough: { roughLength($0, second: " s", minute: " min", hour: " h", days: " j") },
    old: { "d’il y a \($0)" },
    ago: { "il y a \($0)" },
    ahead: { "dans \($0)" },
    exact: { minutes in
      let (hours, rest) = max(0, minutes).quotientAndRemainder(dividingBy: 60)
      if hours == 0 { return "\(rest) min" }
      return "\(hours) h \(rest < 10 ? "0" : "")\(rest)"
    },
    ofDay: { "\($0) de jour" },
    hours: { "\($0) h" },
    at: { "à \($0)" })
}

private func frenchWeekday(_ weekday: Int) -> String {
  ["dimanche", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi"][((weekday % 7) + 7) % 7]
}

private func frenchMonth(_ month: Int) -> String {
  [
    "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre",
    "novembre", "décembre",
  ][min(max(1, month), 12) - 1]
}

private func frenchShortMonth(_ month: Int) -> String {
  [
    "janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.", "nov.",
    "déc.",
  ][min(max(1, month), 12) - 1]
}
