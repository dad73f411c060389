import WeatherModel

extension TimeWords {
  static let spanish = TimeWords(
    today: "Hoy",
    tomorrow: "Mañana",
    weekdayShort: { String(spanishWeekday($0).prefix(3)) },
    weekday: spanishWeekday,
    month: spanishMonth,
    dayOfMonth: { "\(spanishWeekday($0.weekday).prefix(3)) \($0.day)" },
    date: {
      "\(spanishWeekday($0.weekday).prefix(3)) \($0.day) \(spanishMonth($0.month).prefix(3))"
    },
    longDate: { "\(spanishWeekday($0.weekday)) \($0.day) de \(spanishMonth($0.month))" },
    justNow: "ahora mismo",
    rough: { roughLength($0, second: " s", minute: " min", hour: " h", days: " días") },
    old: { "de hace \($0)" },
    ago: { "hace \($0)" },
    ahead: { "en \($0)" },
    exact: { exactLength($0, hour: " h", minute: " min") },
    ofDay: { "\($0) de luz" },
    hours: { "\($0) h" },
    at: { "a las \($0)" })
}

private func spanishWeekday(_ weekday: Int) -> String {
  ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"][
    ((weekday % 7) + 7) % 7]
}

private func spanishMonth(_ month: Int) -> String {
  [
    "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre",
    "octubre", "noviembre", "diciembre",
  ][min(max(1, month), 12) - 1]
}
