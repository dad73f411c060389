extension SectionWords {
  static let japanese = SectionWords(
    now: "現在",
    hourly: "時間ごと",
    hourlySpan: { hours, step in step > 1 ? "\(hours)時間 · \(step)時間ごと" : "\(hours)時間" },
    days: { "\($0)日間" },
    map: "地図",
    detail: "詳細",
    mapHint: "+ − 拡大・縮小   0 元の位置",
    detailHint: "◂ ▸ 項目",
    until: { what, clock in
      "\(clock)まで\(what)"
    },
    from: { what, clock in
      "\(clock)から\(what)"
    },
    dry: { "\($0)時間は雨の予報なし" })
}
