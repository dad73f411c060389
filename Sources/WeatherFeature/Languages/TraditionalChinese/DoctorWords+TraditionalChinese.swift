extension DoctorWords {
  static let traditionalChinese = DoctorWords(
    title: "weather-tui 診斷",
    terminal: "終端機",
    locale: "地區設定",
    paths: "路徑",
    configuration: "設定檔",
    apiKey: "API 金鑰",
    network: "網路",
    cache: "快取",
    cityList: "地點清單",
    version: "版本",
    fine: "正常",
    problem: "有問題",
    missing: "不存在",
    keyFrom: { "已設定，來自 \($0)" },
    answered: { "\($0) 毫秒內回應" },
    notUTF8: "不是 UTF-8，只能顯示 ASCII；請設定 LANG，例如 zh_TW.UTF-8",
    colors: { "\($0) 種色彩" },
    files: { "\($0) 個檔案" })
}
