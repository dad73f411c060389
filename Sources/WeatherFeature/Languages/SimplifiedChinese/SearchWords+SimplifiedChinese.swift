extension SearchWords {
  static let simplifiedChinese = SearchWords(
    title: "查找地点",
    placeholder: "地名，或 37.57,126.98",
    count: { found, total in
      "\(total) 个中的 \(found) 个"
    },
    noMatch: { "没有与“\($0)”匹配的地点。请减少字数或换一种写法。" },
    noMatchAnywhere: { "列表和网上都没有与“\($0)”匹配的地点。" },
    recents: "最近",
    favourites: "收藏",
    online: { "在线（\($0)）" },
    searchingOnline: "正在在线搜索",
    onlineFailed: { "在线搜索失败：\($0)" },
    buildingIndex: "正在准备地点列表，仅此一次。",
    listMissing: { "无法使用地点列表：\($0)。" },
    listNotFound: "找不到地点列表；请将 WEATHER_TUI_DATA 设为 cities.json 所在的文件夹。",
    away: { "相距 \($0)" },
    coordinate: "地图上的这一点")
}
