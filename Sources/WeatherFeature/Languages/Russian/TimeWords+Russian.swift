import WeatherModel

extension TimeWords {
  static let russian = TimeWords(
    today: "Сегодня",
    tomorrow: "Завтра",
    weekdayShort: russianWeekdayShort,
    weekday: { weekday in
      [
        "воскресенье", "понедельник", "вторник", "среда", "четверг", "пятница", "суббота",
      ][((weekday % 7) + 7) % 7]
    },
    month: { month in
      [
        "январь", "февраль", "март", "апрель", "май", "июнь", "июль", "август", "сентябрь",
        "октябрь", "ноябрь", "декабрь",
      ][min(max(1, month), 12) - 1]
    },
    dayOfMonth: { "\(russianWeekdayShort($0.weekday)) \($0.day)" },
    date: {
      let months = [
        "янв", "фев", "мар", "апр", "мая", "июн", "июл", "авг", "сен", "окт", "ноя", "дек",
      ]
      return "\(russianWeekdayShort($0.weekday)) \($0.day) \(months[min(max(1, $0.month), 12) - 1])"
    },
    longDate: { date in
      let weekdays = [
        "Воскресенье", "Понедельник", "Вторник", "Среда", "Четверг", "Пятница", "Суббота",
      ]
      // After a day of the month its name stands in the genitive.
      let months = [
        "января", "февраля", "марта", "апреля", "мая", "июня", "июля", "августа", "сентября",
        "октября", "ноября", "декабря",
      ]
      return "\(weekdays[date.weekday]), \(date.day) \(months[min(max(1, date.month), 12) - 1])"
    },
    justNow: "только что",
    rough: { seconds in
      roughLength(
        seconds, second: " с", minute: " мин", hour: " ч",
        days: " \(russianDays(seconds / 86_400))")
    },
    old: { "\($0) назад" },
    ago: { "\($0) назад" },
    ahead: { "через \($0)" },
    exact: { exactLength($0, hour: " ч", minute: " мин") },
    ofDay: { "день \($0)" },
    hours: { "\($0) ч" },
    at: { "в \($0)" })
}

/// `день`, `дня` or `дней` after a count of days.
func russianDays(_ count: Int) -> String {
  PluralForm.eastSlavic(count).of("день", "дня", "дней")
}

private func russianWeekdayShort(_ weekday: Int) -> String {
  ["Вс", "Пн", "Вт", "Ср", "Чт", "Пт", "Сб"][((weekday % 7) + 7) % 7]
}
