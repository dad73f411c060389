extension SectionWords {
  static let korean = SectionWords(
    now: "현재",
    hourly: "시간별",
    hourlySpan: { hours, step in step > 1 ? "\(hours)시간 · \(step)시간 간격" : "\(hours)시간" },
    days: { count in "\(count)일 예보" },
    map: "지도",
    detail: "상세",
    mapHint: "+ − 확대·축소   0 제자리",
    detailHint: "◂ ▸ 값 고르기",
    until: { what, clock in "\(what) \(clock)까지" },
    from: { what, clock in "\(what) \(clock)부터" },
    dry: { hours in "\(hours)시간 동안 비 소식 없음" })
}
