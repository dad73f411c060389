import WeatherModel

extension TimeWords {
  static let dutch = TimeWords(
    today: "Vandaag",
    tomorrow: "Morgen",
    weekdayShort: { String(dutchWeekday($0).prefix(2)) },
    weekday: dutchWeekday,
    month: dutchMonth,
    dayOfMonth: { "\(dutchWeekday($0.weekday).prefix(2)) \($0.day)" },
    date: { date in
      let months = [
        "jan", "feb", "mrt", "apr", "mei", "jun", "jul", "aug", "sep", "okt", "nov", "dec",
      ]
      let month = months[min(max(1, date.month), 12) - 1]
      return "\(dutchWeekday(date.weekday).prefix(2)) \(date.day) \(month)"
    },
    longDate: { "\(dutchWeekday($0.weekday)) \($0.day) \(dutchMonth($0.month))" },
    justNow: "zojuist",
    rough: { roughLength($0, second: " s", minute: " min", hour: " u", days: " dagen") },
    old: { "\($0) oud" },
    ago: { "\($0) geleden" },
    ahead: { "over \($0)" },
    exact: { exactLength($0, hour: " u", minute: " min") },
    ofDay: { "dag \($0)" },
    hours: { "\($0) u" },
    at: { "om \($0)" })
}

private func dutchWeekday(_ weekday: Int) -> String {
  [
    "zondag", "maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag",
  ][((weekday % 7) + 7) % 7]
}

private func dutchMonth(_ month: Int) -> String {
  [
    "januari", "februari", "maart", "april", "mei", "juni", "juli", "augustus", "september",
    "oktober", "november", "december",
  ][min(max(1, month), 12) - 1]
}
