extension StatusWords {
  static let traditionalChinese = StatusWords(
    live: { age in age.map { "\($0)前更新" } ?? "剛剛更新" },
    offline: "離線",
    offlineWithAge: { "離線 · \($0)前的資料" },
    dataAge: { "\($0)前的資料" },
    loading: "載入中",
    reloading: "更新中",
    noNetworkSince: { "\($0) 起網路中斷。顯示當時收到的資料，恢復後自動更新。" },
    noNetwork: "網路中斷。顯示先前收到的資料，恢復後自動更新。",
    networkBack: "網路已恢復。",
    providerOutSince: { provider, clock in
      "\(clock) 起無法連線到 \(provider)；網路本身正常。"
    },
    offlineByChoice: "以 --offline 啟動；顯示先前收到的資料。",
    retryIn: { "\($0)後重試" },
    sample: "範例",
    noData: "無資料",
    favouriteAdded: { "已加入最愛：\($0)" },
    favouriteRemoved: { "已移出最愛：\($0)" },
    noFavourites: "還沒有最愛地點。按 f 加入目前的地點。",
    alreadyFresh: { "已是最新：\($0)前收到。" },
    unitsNow: { "單位：\($0)" },
    languageNow: { "語言：\($0)" },
    themeNow: { "佈景主題：\($0)" },
    mouseOn: "滑鼠：開",
    mouseOff: "滑鼠：關（可在終端機中選取文字）",
    noLargerZoom: "地圖無法再放大。",
    noSmallerZoom: "已顯示整個世界。",
    fileSetAside: { file, newName in
      "\(file) 無法讀取，已更名為 \(newName) 保留。"
    },
    fileUnreadable: { "無法讀取 \($0)，已略過。請檢查檔案權限。" },
    fileUnwritable: { "無法寫入 \($0)。請檢查資料夾權限和剩餘空間。" },
    settingNotSaved: { "無法儲存設定：\($0)" },
    tooSmall: { width, height in
      "至少需要 \(width)×\(height)"
    },
    moreAlerts: { "另有 \($0) 則" },
    alertUntil: { "至 \($0)" },
    splash: { "正在取得天氣：\($0)" },
    firstStart: "按 / 搜尋地點，按 ? 查看所有按鍵。")
}
