extension StatusWords {
  static let simplifiedChinese = StatusWords(
    live: { age in age.map { "\($0)前更新" } ?? "刚刚更新" },
    offline: "离线",
    offlineWithAge: { "离线 · \($0)前的数据" },
    dataAge: { "\($0)前的数据" },
    loading: "正在加载",
    reloading: "正在刷新",
    noNetworkSince: { "\($0) 起网络断开。显示当时收到的数据，恢复后自动刷新。" },
    noNetwork: "网络断开。显示先前收到的数据，恢复后自动刷新。",
    networkBack: "网络已恢复。",
    providerOutSince: { provider, clock in
      "\(clock) 起无法连接 \(provider)；网络本身正常。"
    },
    offlineByChoice: "以 --offline 启动；显示先前收到的数据。",
    retryIn: { "\($0)后重试" },
    sample: "示例",
    noData: "无数据",
    favouriteAdded: { "已加入收藏：\($0)" },
    favouriteRemoved: { "已取消收藏：\($0)" },
    noFavourites: "还没有收藏。按 f 收藏当前地点。",
    alreadyFresh: { "已是最新：\($0)前收到。" },
    unitsNow: { "单位：\($0)" },
    languageNow: { "语言：\($0)" },
    themeNow: { "主题：\($0)" },
    mouseOn: "鼠标：开",
    mouseOff: "鼠标：关（可在终端中选择文字）",
    noLargerZoom: "地图不能再放大了。",
    noSmallerZoom: "已显示整个世界。",
    fileSetAside: { file, newName in
      "\(file) 无法读取，已改名为 \(newName) 保留。"
    },
    fileUnreadable: { "无法读取 \($0)，已跳过。请检查文件权限。" },
    fileUnwritable: { "无法写入 \($0)。请检查文件夹权限和剩余空间。" },
    settingNotSaved: { "无法保存设置：\($0)" },
    tooSmall: { width, height in
      "至少需要 \(width)×\(height)"
    },
    moreAlerts: { "另有 \($0) 条" },
    alertUntil: { "至 \($0)" },
    splash: { "正在获取天气：\($0)" },
    firstStart: "按 / 查找地点，按 ? 查看所有按键。")
}
