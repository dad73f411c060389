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
    rough: { seconds in
      switch max(0, seconds) {
      case ..<60: "\(max(0, seconds)) s"
      case ..<3600: "\(seconds / 60) min"
      case ..<172_800: "\(seconds / 3600) h"
      default: "\(seconds / 86_400) days"
      }
    },
    old: { "\($0) old" },
    ago: { "\($0) ago" },
    ahead: { "in \($0)" },
    exact: { minutes in
      let (hours, rest) = max(0, minutes).quotientAndRemainder(dividingBy: 60)
      if hours == 0 { return "\(rest) min" }
      return "\(hours) h \(rest < 10 ? "0" : "")\(rest) min"
    },
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
