import WeatherModel

extension TimeWords {
  static let turkish = TimeWords(
    today: "Bugün",
    tomorrow: "Yarın",
    weekdayShort: turkishWeekdayShort,
    weekday: turkishWeekday,
    month: turkishMonth,
    dayOfMonth: { "\($0.day) \(turkishWeekdayShort($0.weekday))" },
    date: { date in
      let months = [
        "Oca", "Şub", "Mar", "Nis", "May", "Haz", "Tem", "Ağu", "Eyl", "Eki", "Kas", "Ara",
      ]
      let month = months[min(max(1, date.month), 12) - 1]
      return "\(date.day) \(month) \(turkishWeekdayShort(date.weekday))"
    },
    longDate: { "\($0.day) \(turkishMonth($0.month)) \(turkishWeekday($0.weekday))" },
    justNow: "az önce",
    rough: { roughLength($0, second: " sn", minute: " dk", hour: " sa", days: " gün") },
    old: { "\($0) önceki" },
    ago: { "\($0) önce" },
    ahead: { "\($0) sonra" },
    exact: { exactLength($0, hour: " sa", minute: " dk") },
    ofDay: { "gün \($0)" },
    hours: { "\($0) saat" },
    at: { "saat \($0)" })
}

private func turkishWeekday(_ weekday: Int) -> String {
  [
    "Pazar", "Pazartesi", "Salı", "Çarşamba", "Perşembe", "Cuma", "Cumartesi",
  ][((weekday % 7) + 7) % 7]
}

private func turkishWeekdayShort(_ weekday: Int) -> String {
  ["Paz", "Pzt", "Sal", "Çar", "Per", "Cum", "Cmt"][((weekday % 7) + 7) % 7]
}

private func turkishMonth(_ month: Int) -> String {
  [
    "Ocak", "Şubat", "Mart", "Nisan", "Mayıs", "Haziran", "Temmuz", "Ağustos", "Eylül", "Ekim",
    "Kasım", "Aralık",
  ][min(max(1, month), 12) - 1]
}
