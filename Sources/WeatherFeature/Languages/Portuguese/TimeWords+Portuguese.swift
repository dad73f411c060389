import WeatherModel

extension TimeWords {
  static let portuguese = TimeWords(
    today: "Hoje",
    tomorrow: "Amanhã",
    weekdayShort: { String(portugueseWeekday($0).prefix(3)) },
    weekday: portugueseWeekday,
    month: portugueseMonth,
    dayOfMonth: { "\(portugueseWeekday($0.weekday).prefix(3)) \($0.day)" },
    date: {
      "\(portugueseWeekday($0.weekday).prefix(3)) \($0.day) \(portugueseMonth($0.month).prefix(3))"
    },
    longDate: {
      "\(portugueseWeekday($0.weekday)), \($0.day == 1 ? "1º" : "\($0.day)") de \(portugueseMonth($0.month))"
    },
    justNow: "agora mesmo",
    rough: { roughLength($0, second: " s", minute: " min", hour: " h", days: " dias") },
    old: { "de \($0) atrás" },
    ago: { "há \($0)" },
    ahead: { "em \($0)" },
    exact: { exactLength($0, hour: " h", minute: " min") },
    ofDay: { "\($0) de luz" },
    hours: { "\($0) h" },
    at: { "às \($0)" })
}

private func portugueseWeekday(_ weekday: Int) -> String {
  ["domingo", "segunda", "terça", "quarta", "quinta", "sexta", "sábado"][((weekday % 7) + 7) % 7]
}

private func portugueseMonth(_ month: Int) -> String {
  [
    "janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto", "setembro",
    "outubro", "novembro", "dezembro",
  ][min(max(1, month), 12) - 1]
}
