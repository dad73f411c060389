extension SectionWords {
  static let traditionalChinese = SectionWords(
    now: "現在",
    hourly: "逐時",
    hourlySpan: { hours, step in step > 1 ? "\(hours) 小時 · 每 \(step) 小時" : "\(hours) 小時" },
    days: { "\($0) 天預報" },
    map: "地圖",
    detail: "詳細",
    mapHint: "+ − 縮放   0 回原處",
    detailHint: "◂ ▸ 選擇數值",
    until: { what, clock in
      "\(what)持續到 \(clock)"
    },
    from: { what, clock in
      "\(clock) 起有\(what)"
    },
    dry: { "\($0) 小時內無降水" })
}
