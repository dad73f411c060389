import WeatherModel

extension LocationWords {
  static let simplifiedChinese = LocationWords(
    title: "我的位置",
    question: { provider in
      [
        "将向这台电脑的定位服务（GeoClue）查询当前位置。该服务可能会使用网络，"
          + "桌面环境也可能再次询问。",
        "得到的坐标会取整到约 1 公里，仅在查询天气时发送给 \(provider)。"
          + "地名从这台电脑上的列表中查找。",
        "您的选择会保存，可随时在设置中收回。",
      ]
    },
    ask: "查询",
    never: "不再询问",
    notNow: "暂不",
    looking: "正在查询定位服务，最多需要 15 秒。",
    here: "我的位置",
    notAllowed: "您已选择不允许查询位置。可在设置（,）中更改。",
    needsYes:
      "此处无法确认是否允许查询位置：请运行 weather-tui here --yes，"
      + "或先在终端中允许一次。",
    prompt: "要查询吗？[y/N]",
    near: { distance, direction, place in "\(place) \(direction)方向 \(distance)" },
    accuracy: { "误差 \($0)" },
    failure: { error in
      switch error {
      case .unavailable: "没有定位服务：请安装 geoclue-2.0，或按 / 查找地点。"
      case .refused: "系统拒绝了定位：请检查系统的隐私设置，或按 / 查找地点。"
      case .timedOut: "15 秒内未能定位：请重试，或按 / 查找地点。"
      case .failed: "无法读取定位服务的响应：请按 / 查找地点。"
      }
    })
}
