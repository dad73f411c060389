import WeatherModel

extension TimeWords {
  static let ukrainian = TimeWords(
    today: "Сьогодні",
    tomorrow: "Завтра",
    weekdayShort: ukrainianWeekdayShort,
    weekday: { weekday in
      [
        "неділя", "понеділок", "вівторок", "середа", "четвер", "п’ятниця", "субота",
      ][((weekday % 7) + 7) % 7]
    },
    month: { month in
      [
        "січень", "лютий", "березень", "квітень", "травень", "червень", "липень", "серпень",
        "вересень", "жовтень", "листопад", "грудень",
      ][min(max(1, month), 12) - 1]
    },
    dayOfMonth: { "\(ukrainianWeekdayShort($0.weekday)) \($0.day)" },
    date: { date in
      let months = [
        "січ", "лют", "бер", "кві", "тра", "чер", "лип", "сер", "вер", "жов", "лис", "гру",
      ]
      let month = months[min(max(1, date.month), 12) - 1]
      return "\(ukrainianWeekdayShort(date.weekday)) \(date.day) \(month)"
    },
    longDate: { date in
      let weekdays = [
        "Неділя", "Понеділок", "Вівторок", "Середа", "Четвер", "П’ятниця", "Субота",
      ]
      // After a day of the month its name stands in the genitive.
      let months = [
        "січня", "лютого", "березня", "квітня", "травня", "червня", "липня", "серпня", "вересня",
        "жовтня", "листопада", "грудня",
      ]
      return "\(weekdays[date.weekday]), \(date.day) \(months[min(max(1, date.month), 12) - 1])"
    },
    justNow: "щойно",
    rough: { seconds in
      roughLength(
        seconds, second: " с", minute: " хв", hour: " год",
        days: " \(ukrainianDays(seconds / 86_400))")
    },
    old: { "\($0) тому" },
    ago: { "\($0) тому" },
    ahead: { "через \($0)" },
    exact: { exactLength($0, hour: " год", minute: " хв") },
    ofDay: { "\($0) дня" },
    hours: { "\($0) год" },
    // Eleven begins with a vowel when it is read aloud (об одинадцятій).
    at: { $0.hasPrefix("11:") ? "об \($0)" : "о \($0)" })
}

/// `день`, `дні` or `днів` after a count of days.
func ukrainianDays(_ count: Int) -> String {
  PluralForm.eastSlavic(count).of("день", "дні", "днів")
}

private func ukrainianWeekdayShort(_ weekday: Int) -> String {
  ["Нд", "Пн", "Вт", "Ср", "Чт", "Пт", "Сб"][((weekday % 7) + 7) % 7]
}
