import WeatherModel

extension TimeWords {
  static let korean = TimeWords(
    today: "오늘",
    tomorrow: "내일",
    weekdayShort: koreanWeekday,
    weekday: { "\(koreanWeekday($0))요일" },
    month: { "\($0)월" },
    dayOfMonth: { "\($0.day)일(\(koreanWeekday($0.weekday)))" },
    date: { "\($0.month)월 \($0.day)일(\(koreanWeekday($0.weekday)))" },
    longDate: { "\($0.month)월 \($0.day)일 \(koreanWeekday($0.weekday))요일" },
    justNow: "방금",
    rough: { roughLength($0, second: "초", minute: "분", hour: "시간", days: "일") },
    old: { "\($0) 전 자료" },
    ago: { "\($0) 전" },
    ahead: { "\($0) 뒤" },
    exact: { minutes in
      let (hours, rest) = max(0, minutes).quotientAndRemainder(dividingBy: 60)
      if hours == 0 { return "\(rest)분" }
      return rest == 0 ? "\(hours)시간" : "\(hours)시간 \(rest)분"
    },
    ofDay: { "낮 \($0)" },
    hours: { "\($0)시간" },
    at: { "\($0)에" })
}

private func koreanWeekday(_ weekday: Int) -> String {
  ["일", "월", "화", "수", "목", "금", "토"][((weekday % 7) + 7) % 7]
}
