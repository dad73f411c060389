import WeatherModel

extension TimeWords {
  static let traditionalChinese = TimeWords(
    today: "今天",
    tomorrow: "明天",
    weekdayShort: traditionalChineseWeekday,
    weekday: { "星期\(traditionalChineseWeekday($0))" },
    month: { "\($0)月" },
    dayOfMonth: { "\($0.day)日(\(traditionalChineseWeekday($0.weekday)))" },
    date: { "\($0.month)月\($0.day)日(\(traditionalChineseWeekday($0.weekday)))" },
    longDate: { "\($0.month)月\($0.day)日 星期\(traditionalChineseWeekday($0.weekday))" },
    justNow: "剛剛",
    rough: { roughLength($0, second: " 秒", minute: " 分鐘", hour: " 小時", days: " 天") },
    old: { "\($0)前的資料" },
    ago: { "\($0)前" },
    ahead: { "\($0)後" },
    exact: { minutes in
      let (hours, rest) = max(0, minutes).quotientAndRemainder(dividingBy: 60)
      if hours == 0 { return "\(rest) 分" }
      return rest == 0 ? "\(hours) 小時" : "\(hours) 小時 \(rest) 分"
    },
    ofDay: { "白晝 \($0)" },
    hours: { "\($0) 小時" },
    at: { "\($0)" })
}

private func traditionalChineseWeekday(_ weekday: Int) -> String {
  ["日", "一", "二", "三", "四", "五", "六"][((weekday % 7) + 7) % 7]
}
