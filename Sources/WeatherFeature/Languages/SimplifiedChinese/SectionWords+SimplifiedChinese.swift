extension SectionWords {
  static let simplifiedChinese = SectionWords(
    now: "现在",
    hourly: "逐小时",
    hourlySpan: { hours, step in step > 1 ? "\(hours) 小时 · 每 \(step) 小时" : "\(hours) 小时" },
    days: { "\($0) 天预报" },
    map: "地图",
    detail: "详情",
    mapHint: "+ − 缩放   0 复位",
    detailHint: "◂ ▸ 选择数值",
    until: { what, clock in
      "\(what)持续到 \(clock)"
    },
    from: { what, clock in
      "\(clock) 起有\(what)"
    },
    dry: { "\($0) 小时内无降水" })
}
