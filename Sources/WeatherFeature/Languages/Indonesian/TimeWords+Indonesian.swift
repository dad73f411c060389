import WeatherModel

extension TimeWords {
  static let indonesian = TimeWords(
    today: "Hari ini",
    tomorrow: "Besok",
    weekdayShort: { String(indonesianWeekday($0).prefix(3)) },
    weekday: indonesianWeekday,
    month: indonesianMonth,
    dayOfMonth: { "\(indonesianWeekday($0.weekday).prefix(3)) \($0.day)" },
    date: { date in
      let months = [
        "Jan", "Feb", "Mar", "Apr", "Mei", "Jun", "Jul", "Agu", "Sep", "Okt", "Nov", "Des",
      ]
      let month = months[min(max(1, date.month), 12) - 1]
      return "\(indonesianWeekday(date.weekday).prefix(3)) \(date.day) \(month)"
    },
    longDate: { "\(indonesianWeekday($0.weekday)), \($0.day) \(indonesianMonth($0.month))" },
    justNow: "baru saja",
    rough: { roughLength($0, second: " dtk", minute: " mnt", hour: " jam", days: " hari") },
    old: { "\($0) lalu" },
    ago: { "\($0) lalu" },
    ahead: { "\($0) lagi" },
    exact: { exactLength($0, hour: " j", minute: " m") },
    ofDay: { "siang \($0)" },
    hours: { "\($0) jam" },
    at: { "pukul \($0)" })
}

private func indonesianWeekday(_ weekday: Int) -> String {
  [
    "Minggu", "Senin", "Selasa", "Rabu", "Kamis", "Jumat", "Sabtu",
  ][((weekday % 7) + 7) % 7]
}

private func indonesianMonth(_ month: Int) -> String {
  [
    "Januari", "Februari", "Maret", "April", "Mei", "Juni", "Juli", "Agustus", "September",
    "Oktober", "November", "Desember",
  ][min(max(1, month), 12) - 1]
}
