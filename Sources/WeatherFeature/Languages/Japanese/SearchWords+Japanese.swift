extension SearchWords {
  static let japanese = SearchWords(
    title: "地点を検索",
    placeholder: "地名、または 37.57,126.98",
    count: { found, total in
      "\(total)件中\(found)件"
    },
    noMatch: { "「\($0)」に一致する地点はありません。文字を減らすか、表記を変えてみてください。" },
    noMatchAnywhere: { "「\($0)」は一覧にもオンラインにも見つかりません。" },
    recents: "最近の地点",
    favourites: "お気に入り",
    online: { "オンライン（\($0)）" },
    searchingOnline: "オンラインで検索中",
    onlineFailed: { "オンライン検索に失敗しました：\($0)" },
    buildingIndex: "地点の一覧を準備しています。初回だけの処理です。",
    listMissing: { "地点の一覧を使えません：\($0)。" },
    listNotFound: "地点の一覧が見つかりません。cities.jsonのあるフォルダーをWEATHER_TUI_DATAに設定してください。",
    away: { "\($0)先" },
    coordinate: "地図上のこの地点")
}
