import WeatherModel

extension TimeWords {
  static let vietnamese = TimeWords(
    today: "Hôm nay",
    tomorrow: "Ngày mai",
    weekdayShort: vietnameseWeekdayShort,
    weekday: vietnameseWeekday,
    month: { "tháng \($0)" },
    dayOfMonth: { "\(vietnameseWeekdayShort($0.weekday)) \($0.day)" },
    date: { "\(vietnameseWeekdayShort($0.weekday)) \($0.day)/\($0.month)" },
    longDate: { "\(vietnameseWeekday($0.weekday)), \($0.day) tháng \($0.month)" },
    justNow: "vừa xong",
    rough: {
      roughLength($0, second: " giây", minute: " phút", hour: " giờ", days: " ngày")
    },
    old: { "\($0) trước" },
    ago: { "\($0) trước" },
    ahead: { "sau \($0)" },
    exact: { exactLength($0, hour: " h", minute: " ph") },
    ofDay: { "ngày \($0)" },
    hours: { "\($0) giờ" },
    at: { "lúc \($0)" })
}

/// Weekdays are counted, with Sunday as the first.
private func vietnameseWeekday(_ weekday: Int) -> String {
  [
    "Chủ Nhật", "Thứ Hai", "Thứ Ba", "Thứ Tư", "Thứ Năm", "Thứ Sáu", "Thứ Bảy",
  ][((weekday % 7) + 7) % 7]
}

private func vietnameseWeekdayShort(_ weekday: Int) -> String {
  ["CN", "T2", "T3", "T4", "T5", "T6", "T7"][((weekday % 7) + 7) % 7]
}
