import WeatherModel

extension TimeWords {
  static let english = TimeWords(
    today: "Today",
    tomorrow: "Tomorrow",
    weekdayShort: { String(englishWeekday($0).prefix(3)) },
    weekday: englishWeekday,
    month: englishMonth,
    dayOfMonth: { "\(englishWeekday($0.weekday).prefix(3)) \($0.day)" },
    date: {
      "\(englishWeekday($0.weekday).prefix(3)) \($0.day) \(englishMonth($0.month).prefix(3))"
    },
    longDate: { "\(englishWeekday($0.weekday)) \($0.day) \(englishMonth($0.month))" },
    justNow: "just now",
    rough: { roughLength($0, second: " s", minute: " min", hour: " h", days: " days") },
    old: { "\($0) old" },
    ago: { "\($0) ago" },
    ahead: { "in \($0)" },
    exact: { exactLength($0, hour: " h", minute: " min") },
    ofDay: { "\($0) of day" },
    hours: { "\($0) h" },
    at: { "at \($0)" })
}

private func englishWeekday(_ weekday: Int) -> String {
  let names = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
  return names[((weekday % 7) + 7) % 7]
}

private func englishMonth(_ month: Int) -> String {
  let names = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  return names[min(max(1, month), 12) - 1]
}
