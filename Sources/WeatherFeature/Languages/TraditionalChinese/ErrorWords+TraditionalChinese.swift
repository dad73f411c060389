import WeatherModel

extension ErrorWords {
  static let traditionalChinese = ErrorWords { error, provider, retry in
    let name = provider.displayName
    let other = "在設定中選擇 \(provider.alternative.displayName)"
    switch error {
    case .keyMissing:
      return ErrorText(
        headline: "\(name) 需要 API 金鑰，但沒有提供。",
        remedy: "請設定 OPENWEATHER_API_KEY，或\(other)。",
        short: "無 API 金鑰")
    case .keyRefused(let status) where provider == .openWeather:
      return ErrorText(
        headline: "\(name) 拒絕了 API 金鑰（\(status)）。",
        remedy: "新金鑰最多需要兩小時生效；請檢查 OPENWEATHER_API_KEY，或\(other)。",
        short: "金鑰被拒（\(status)）")
    case .keyRefused(let status):
      return ErrorText(
        headline: "\(name) 拒絕了要求（\(status)）。",
        remedy: "目前的網路可能被該服務封鎖；請稍後重試，或\(other)。",
        short: "要求被拒（\(status)）")
    case .badRequest(let status, let detail):
      return ErrorText(
        headline: "\(name) 不接受這項要求（\(status)）\(ErrorText.addition(detail, after: "："))。",
        remedy: "請檢查設定檔中的服務位址，或\(other)。",
        short: "要求無效（\(status)）")
    case .placeNotFound:
      return ErrorText(
        headline: "\(name) 沒有這個地點的資料。",
        remedy: "請換一種寫法，或以座標指定，例如 37.57,126.98。",
        short: "找不到地點")
    case .tooManyRequests:
      return ErrorText(
        headline: "對 \(name) 的要求過於頻繁（429）。",
        remedy: retry.map { "請在\($0)後重試，或\(other)。" }
          ?? "請稍候再試，或\(other)。",
        short: retry.map { "要求過多，\($0)後重試" } ?? "要求過多")
    case .serverError(let status):
      return ErrorText(
        headline: "\(name) 的伺服器發生問題（\(status)）。",
        remedy: "請幾分鐘後重試，或\(other)。",
        short: "伺服器錯誤（\(status)）")
    case .unreachable(let detail):
      return ErrorText(
        headline: "無法連線到 \(name)\(ErrorText.addition(detail, after: "："))。",
        remedy: "請檢查網路連線和服務位址，然後重試。",
        short: "無法連線")
    case .timedOut:
      return ErrorText(
        headline: "\(name) 沒有及時回應。",
        remedy: "請檢查網路連線後重試，或\(other)。",
        short: "回應逾時")
    case .answerUnreadable(let detail):
      return ErrorText(
        headline: "無法讀取 \(name) 的回應\(ErrorText.addition(detail, after: "："))。",
        remedy: "請檢查設定檔中的服務位址，或\(other)。",
        short: "回應無法讀取")
    case .answerTooLarge(let limit):
      return ErrorText(
        headline: "\(name) 的回應超過 \(limit / 1_048_576) MiB。",
        remedy: "請檢查設定檔中的服務位址，或\(other)。",
        short: "回應過大")
    case .offlineWithoutData:
      return ErrorText(
        headline: "沒有這個地點的暫存資料，而 --offline 禁止向 \(name) 查詢。",
        remedy: "請先不加 --offline 執行一次以取得資料。",
        short: "離線，無資料")
    case .cancelled:
      return ErrorText(
        headline: "對 \(name) 的查詢已取消。",
        remedy: "按 r 重新查詢。",
        short: "已取消")
    }
  }
}
