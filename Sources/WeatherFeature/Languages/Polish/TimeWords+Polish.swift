import WeatherModel

extension TimeWords {
  static let polish = TimeWords(
    today: "Dziś",
    tomorrow: "Jutro",
    weekdayShort: polishWeekdayShort,
    weekday: { weekday in
      [
        "niedziela", "poniedziałek", "wtorek", "środa", "czwartek", "piątek", "sobota",
      ][((weekday % 7) + 7) % 7]
    },
    month: { month in
      [
        "styczeń", "luty", "marzec", "kwiecień", "maj", "czerwiec", "lipiec", "sierpień",
        "wrzesień", "październik", "listopad", "grudzień",
      ][min(max(1, month), 12) - 1]
    },
    dayOfMonth: { "\(polishWeekdayShort($0.weekday)) \($0.day)" },
    date: {
      let months = [
        "sty", "lut", "mar", "kwi", "maj", "cze", "lip", "sie", "wrz", "paź", "lis", "gru",
      ]
      return "\(polishWeekdayShort($0.weekday)) \($0.day) \(months[min(max(1, $0.month), 12) - 1])"
    },
    longDate: { date in
      let weekdays = [
        "Niedziela", "Poniedziałek", "Wtorek", "Środa", "Czwartek", "Piątek", "Sobota",
      ]
      // After a day of the month its name stands in the genitive.
      let months = [
        "stycznia", "lutego", "marca", "kwietnia", "maja", "czerwca", "lipca", "sierpnia",
        "września", "października", "listopada", "grudnia",
      ]
      return "\(weekdays[date.weekday]), \(date.day) \(months[min(max(1, date.month), 12) - 1])"
    },
    justNow: "przed chwilą",
    rough: { roughLength($0, second: " s", minute: " min", hour: " h", days: " dni") },
    old: { "sprzed \($0)" },
    ago: { "\($0) temu" },
    ahead: { "za \($0)" },
    exact: { exactLength($0, hour: " h", minute: " min") },
    ofDay: { "\($0) dnia" },
    hours: { "\($0) h" },
    at: { "o \($0)" })
}

private func polishWeekdayShort(_ weekday: Int) -> String {
  ["ndz", "pon", "wt", "śr", "czw", "pt", "sob"][((weekday % 7) + 7) % 7]
}
