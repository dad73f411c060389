import WeatherModel

extension TimeWords {
  static let simplifiedChinese = TimeWords(
    today: "今天",
    tomorrow: "明天",
    weekdayShort: simplifiedChineseWeekday,
    weekday: { "星期\(simplifiedChineseWeekday($0))" },
    month: { "\($0)月" },
    dayOfMonth: { "\($0.day)日周\(simplifiedChineseWeekday($0.weekday))" },
    date: { "\($0.month)月\($0.day)日 周\(simplifiedChineseWeekday($0.weekday))" },
    longDate: { "\($0.month)月\($0.day)日 星期\(simplifiedChineseWeekday($0.weekday))" },
    justNow: "刚刚",
    rough: { roughLength($0, second: " 秒", minute: " 分钟", hour: " 小时", days: " 天") },
    old: { "\($0)前的数据" },
    ago: { "\($0)前" },
    ahead: { "\($0)后" },
    exact: { minutes in
      let (hours, rest) = max(0, minutes).quotientAndRemainder(dividingBy: 60)
      if hours == 0 { return "\(rest) 分" }
      return rest == 0 ? "\(hours) 小时" : "\(hours) 小时 \(rest) 分"
    },
    ofDay: { "白昼 \($0)" },
    hours: { "\($0) 小时" },
    at: { "\($0)" })
}

private func simplifiedChineseWeekday(_ weekday: Int) -> String {
  ["日", "一", "二", "三", "四", "五", "六"][((weekday % 7) + 7) % 7]
}
