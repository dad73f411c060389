import WeatherModel

extension TimeWords {
  static let japanese = TimeWords(
    today: "今日",
    tomorrow: "明日",
    weekdayShort: japaneseWeekday,
    weekday: { "\(japaneseWeekday($0))曜日" },
    month: { "\($0)月" },
    dayOfMonth: { "\($0.day)日(\(japaneseWeekday($0.weekday)))" },
    date: { "\($0.month)月\($0.day)日(\(japaneseWeekday($0.weekday)))" },
    longDate: { "\($0.month)月\($0.day)日 \(japaneseWeekday($0.weekday))曜日" },
    justNow: "たった今",
    rough: { roughLength($0, second: "秒", minute: "分", hour: "時間", days: "日") },
    old: { "\($0)前のデータ" },
    ago: { "\($0)前" },
    ahead: { "\($0)後" },
    exact: { minutes in
      let (hours, rest) = max(0, minutes).quotientAndRemainder(dividingBy: 60)
      if hours == 0 { return "\(rest)分" }
      return rest == 0 ? "\(hours)時間" : "\(hours)時間\(rest)分"
    },
    ofDay: { "昼 \($0)" },
    hours: { "\($0)時間" },
    at: { "\($0)" })
}

private func japaneseWeekday(_ weekday: Int) -> String {
  ["日", "月", "火", "水", "木", "金", "土"][((weekday % 7) + 7) % 7]
}
