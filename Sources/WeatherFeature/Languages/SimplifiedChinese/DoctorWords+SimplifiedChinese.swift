extension DoctorWords {
  static let simplifiedChinese = DoctorWords(
    title: "weather-tui 诊断",
    terminal: "终端",
    locale: "区域设置",
    paths: "路径",
    configuration: "配置文件",
    apiKey: "API 密钥",
    network: "网络",
    cache: "缓存",
    cityList: "地点列表",
    version: "版本",
    fine: "正常",
    problem: "有问题",
    missing: "不存在",
    keyFrom: { "已设置，来自 \($0)" },
    answered: { "\($0) 毫秒内响应" },
    notUTF8: "不是 UTF-8，只能显示 ASCII；请设置 LANG，例如 zh_CN.UTF-8",
    colors: { "\($0) 种颜色" },
    files: { "\($0) 个文件" })
}
