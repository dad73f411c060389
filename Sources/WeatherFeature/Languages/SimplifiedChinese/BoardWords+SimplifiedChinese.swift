extension BoardWords {
  static let simplifiedChinese = BoardWords(
    title: "地点",
    sortedByName: "按名称",
    sortedByTemperature: "按气温",
    sortedByHand: "自定顺序",
    empty: "还没有地点。按 / 查找，再按 f 保存到这里。",
    loading: "正在加载",
    waiting: "等待中",
    progress: { done, total in
      "\(done)/\(total)"
    },
    removed: { "已移出列表：\($0)（按 z 撤销）" },
    nothingToUndo: "没有可撤销的操作。",
    undo: "撤销")
}
