import WeatherModel

extension LocationWords {
  static let traditionalChinese = LocationWords(
    title: "我的位置",
    question: { provider in
      [
        "將向這台電腦的定位服務（GeoClue）查詢目前位置。該服務可能會使用網路，"
          + "桌面環境也可能再次詢問。",
        "得到的座標會取整到約 1 公里，僅在查詢天氣時傳送給 \(provider)。"
          + "地名從這台電腦上的清單中尋找。",
        "您的選擇會儲存，可隨時在設定中收回。",
      ]
    },
    ask: "查詢",
    never: "不再詢問",
    notNow: "暫不",
    looking: "正在查詢定位服務，最多需要 15 秒。",
    here: "我的位置",
    notAllowed: "您已選擇不允許查詢位置。可在設定（,）中變更。",
    needsYes:
      "此處無法確認是否允許查詢位置：請執行 weather-tui here --yes，"
      + "或先在終端機中允許一次。",
    prompt: "要查詢嗎？[y/N]",
    near: { distance, direction, place in "\(place) \(direction)方 \(distance)" },
    accuracy: { "誤差 \($0)" },
    failure: { error in
      switch error {
      case .unavailable: "沒有定位服務：請安裝 geoclue-2.0，或按 / 搜尋地點。"
      case .refused: "系統拒絕了定位：請檢查系統的隱私權設定，或按 / 搜尋地點。"
      case .timedOut: "15 秒內未能定位：請重試，或按 / 搜尋地點。"
      case .failed: "無法讀取定位服務的回應：請按 / 搜尋地點。"
      }
    })
}
