import CitySearch

extension CommandLineWords {
  static let simplifiedChinese = CommandLineWords(
    placeNotFound: { query, nearest in
      let hint = nearest.map { "您是指\($0)吗？" } ?? ""
      return "没有与“\(query)”匹配的地点。\(hint)可用 weather-tui cities search 查找，也可用坐标指定，例如 37.57,126.98。"
    },
    coordinateOffGlobe: { "\($0) 不是地球上的坐标：纬度为 -90 到 90，经度为 -180 到 180。" },
    noTerminal: "标准输出不是终端；请用 --print、--json 或 --format 输出天气。",
    terminalUnknown: { "终端类型“\($0)”未知；请设置 TERM，例如 xterm-256color。" },
    stale: { provider, age, reason in
      "无法向 \(provider) 请求（\(reason)），以下是\(age)前的数据。"
    },
    unknownPlaceholder: { name, nearest, all in
      "--format 没有占位符 {\(name)}；您是指 {\(nearest)} 吗？可用的有：\(all)。"
    },
    braceNotClosed: { "--format 在“\($0)”处的 { 没有对应的 }；大括号本身请写作 {{。" },
    unknownValue: { option, value, nearest, all in
      "\(option) 不接受“\(value)”；您是指 \(nearest) 吗？可用的有：\(all)。"
    },
    conflictingOutputs: "--print、--json 和 --format 只能使用一个。",
    keyNotAnOption: "API 密钥不能作为选项给出，以免被他人看到；请设置 OPENWEATHER_API_KEY。",
    imported: { count, path in
      "已从 \(path) 导入 \(count) 个地点。"
    },
    importFailed: { path, reason in
      "无法导入 \(path)（\(reason)）；请提供 OpenWeather 的 city.list.json 或 GeoNames 数据文件。"
    },
    listProblem: { problem in
      switch problem {
      case .unreadable(let path, let reason): "\(path)：\(reason)"
      case .notAList: "不是地点列表"
      case .empty: "没有可用的地点"
      case .tooLarge: "作为地点列表太长"
      case .damagedArchive: "压缩文件已损坏或不完整"
      case .unwritable(let path, let reason): "写入 \(path)：\(reason)"
      }
    },
    oldListStays: "正在使用的列表保持不变。",
    importDropped: { "已略去：\($0) 项。" },
    importCause: { cause in
      switch cause {
      case .unreadable: "无法读取"
      case .wrongColumns: "缺少列"
      case .notAPlace: "不是居民点"
      case .noName: "没有名称"
      case .noIdentifier: "没有编号"
      case .badCoordinates: "坐标缺失或不在地球上"
      case .duplicate: "与前面的地点相同"
      case .tooMany: "超出索引容量"
      }
    },
    importLine: { line, cause in
      "第 \(line) 行：\(cause)"
    },
    importMore: { "另有 \($0) 行" },
    noPlaceYet: "还没有地点；请指定一个，例如 weather-tui Busan。",
    addressInvalid: { setting, text in
      "\(setting) 的值“\(text)”不是地址。请写明协议和主机，例如 https://example.org。"
    })
}
