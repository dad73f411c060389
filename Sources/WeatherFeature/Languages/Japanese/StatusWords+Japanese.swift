extension StatusWords {
  static let japanese = StatusWords(
    live: { age in age.map { "\($0)前に更新" } ?? "最新" },
    offline: "オフライン",
    offlineWithAge: { "オフライン · \($0)前のデータ" },
    dataAge: { "\($0)前のデータ" },
    loading: "読み込み中",
    reloading: "更新中",
    noNetworkSince: { "\($0)からオフラインです。そのときのデータを表示中。復旧したら更新します。" },
    noNetwork: "ネットワークに接続できません。以前のデータを表示中。復旧したら更新します。",
    networkBack: "ネットワークが復旧しました。",
    providerOutSince: { provider, clock in
      "\(clock)から\(provider)に接続できません。ネットワーク自体は使えています。"
    },
    offlineByChoice: "--offlineで起動しました。以前に受け取ったデータを表示しています。",
    retryIn: { "\($0)後に再試行" },
    sample: "サンプル",
    noData: "データなし",
    favouriteAdded: { "お気に入りに追加しました：\($0)" },
    favouriteRemoved: { "お気に入りから外しました：\($0)" },
    noFavourites: "お気に入りはまだありません。fキーで今の地点を追加できます。",
    alreadyFresh: { "最新の状態です。\($0)前に取得しました。" },
    unitsNow: { "単位：\($0)" },
    languageNow: { "言語：\($0)" },
    themeNow: { "テーマ：\($0)" },
    mouseOn: "マウス：オン",
    mouseOff: "マウスをオフにしました。端末で文字を選択できます。",
    noLargerZoom: "これ以上は拡大できません。",
    noSmallerZoom: "世界全体を表示しています。",
    fileSetAside: { file, newName in
      "\(file)を読み込めないため、\(newName)に名前を変えて残しました。"
    },
    fileUnreadable: { "\($0)を読み込めないため使いません。アクセス権を確認してください。" },
    fileUnwritable: { "\($0)に書き込めません。フォルダーの権限と空き容量を確認してください。" },
    settingNotSaved: { "設定を保存できませんでした：\($0)" },
    tooSmall: { width, height in
      "\(width)×\(height)以上必要"
    },
    moreAlerts: { "ほか\($0)件" },
    alertUntil: { "\($0)まで" },
    splash: { "\($0)の天気を取得しています" },
    firstStart: "/で地点を検索、?でキーの一覧を表示します。")
}
