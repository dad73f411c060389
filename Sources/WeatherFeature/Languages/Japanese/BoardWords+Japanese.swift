extension BoardWords {
  static let japanese = BoardWords(
    title: "地点一覧",
    sortedByName: "名前順",
    sortedByTemperature: "気温順",
    sortedByHand: "手動の順",
    empty: "地点がまだありません。/で検索し、fキーで追加してください。",
    loading: "読み込み中",
    waiting: "待機中",
    progress: { done, total in
      "\(done)/\(total)"
    },
    removed: { "一覧から外しました：\($0)（zキーで元に戻せます）" },
    nothingToUndo: "元に戻すものはありません。",
    undo: "元に戻す")
}
