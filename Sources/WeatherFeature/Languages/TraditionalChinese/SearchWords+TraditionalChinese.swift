extension SearchWords {
  static let traditionalChinese = SearchWords(
    title: "搜尋地點",
    placeholder: "地名，或 37.57,126.98",
    count: { found, total in
      "\(total) 筆中的 \(found) 筆"
    },
    noMatch: { "沒有符合「\($0)」的地點。請減少字數或換一種寫法。" },
    noMatchAnywhere: { "清單和網路上都沒有符合「\($0)」的地點。" },
    recents: "最近",
    favourites: "最愛",
    online: { "線上（\($0)）" },
    searchingOnline: "正在線上搜尋",
    onlineFailed: { "線上搜尋失敗：\($0)" },
    buildingIndex: "正在準備地點清單，僅此一次。",
    listMissing: { "無法使用地點清單：\($0)。" },
    listNotFound: "找不到地點清單；請將 WEATHER_TUI_DATA 設為 cities.json 所在的資料夾。",
    away: { "相距 \($0)" },
    coordinate: "地圖上的這一點")
}
