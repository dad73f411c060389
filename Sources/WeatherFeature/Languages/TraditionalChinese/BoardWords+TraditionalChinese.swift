extension BoardWords {
  static let traditionalChinese = BoardWords(
    title: "地點",
    sortedByName: "依名稱",
    sortedByTemperature: "依氣溫",
    sortedByHand: "自訂順序",
    empty: "還沒有地點。按 / 搜尋，再按 f 加入這裡。",
    loading: "載入中",
    waiting: "等待中",
    progress: { done, total in
      "\(done)/\(total)"
    },
    removed: { "已移出清單：\($0)（按 z 復原）" },
    nothingToUndo: "沒有可復原的動作。",
    undo: "復原")
}
