import WeatherModel

extension TimeWords {
  static let german = TimeWords(
    today: "Heute",
    tomorrow: "Morgen",
    weekdayShort: { String(germanWeekday($0).prefix(2)) },
    weekday: germanWeekday,
    month: germanMonth,
    dayOfMonth: { "\(germanWeekday($0.weekday).prefix(2)) \($0.day)." },
    date: { "\(germanWeekday($0.weekday).prefix(2)) \($0.day). \(germanShortMonth($0.month))" },
    longDate: { "\(germanWeekday($0.weekday)), \($0.day). \(germanMonth($0.month))" },
    justNow: "gerade eben",
    rough: { roughLength($0, second: " s", minute: " min", hour: " h", days: " d") },
    old: { "\($0) alt" },
    ago: { "vor \($0)" },
    ahead: { "in \($0)" },
    exact: { exactLength($0, hour: " h", minute: " min") },
    ofDay: { "Tag: \($0)" },
    hours: { "\($0) h" },
    at: { "um \($0)" })
}

private func germanWeekday(_ weekday: Int) -> String {
  ["Sonntag", "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag"][
    ((weekday % 7) + 7) % 7]
}

private func germanMonth(_ month: Int) -> String {
  [
    "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober",
    "November", "Dezember",
  ][min(max(1, month), 12) - 1]
}

private func germanShortMonth(_ month: Int) -> String {
  ["Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sept.", "Okt.", "Nov.", "Dez."][
    min(max(1, month), 12) - 1]
}
