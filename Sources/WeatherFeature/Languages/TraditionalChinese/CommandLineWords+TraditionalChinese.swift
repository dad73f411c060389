import CitySearch

extension CommandLineWords {
  static let traditionalChinese = CommandLineWords(
    placeNotFound: { query, nearest in
      let hint = nearest.map { "您是指\($0)嗎？" } ?? ""
      return "沒有符合「\(query)」的地點。\(hint)可用 weather-tui cities search 搜尋，也可用座標指定，例如 37.57,126.98。"
    },
    coordinateOffGlobe: { "\($0) 不是地球上的座標：緯度為 -90 到 90，經度為 -180 到 180。" },
    noTerminal: "標準輸出不是終端機；請用 --print、--json 或 --format 輸出天氣。",
    terminalUnknown: { "終端機類型「\($0)」不明；請設定 TERM，例如 xterm-256color。" },
    stale: { provider, age, reason in
      "無法向 \(provider) 查詢（\(reason)），以下是\(age)前的資料。"
    },
    unknownPlaceholder: { name, nearest, all in
      "--format 沒有預留位置 {\(name)}；您是指 {\(nearest)} 嗎？可用的有：\(all)。"
    },
    braceNotClosed: { "--format 在「\($0)」處的 { 沒有對應的 }；大括號本身請寫成 {{。" },
    unknownValue: { option, value, nearest, all in
      "\(option) 不接受「\(value)」；您是指 \(nearest) 嗎？可用的有：\(all)。"
    },
    conflictingOutputs: "--print、--json 和 --format 只能使用一個。",
    keyNotAnOption: "API 金鑰不能以選項提供，以免被他人看到；請設定 OPENWEATHER_API_KEY。",
    imported: { count, path in
      "已從 \(path) 匯入 \(count) 個地點。"
    },
    importFailed: { path, reason in
      "無法匯入 \(path)（\(reason)）；請提供 OpenWeather 的 city.list.json 或 GeoNames 資料檔。"
    },
    listProblem: { problem in
      switch problem {
      case .unreadable(let path, let reason): "\(path)：\(reason)"
      case .notAList: "不是地點清單"
      case .empty: "沒有可用的地點"
      case .tooLarge: "作為地點清單太長"
      case .damagedArchive: "壓縮檔已損壞或不完整"
      case .unwritable(let path, let reason): "寫入 \(path)：\(reason)"
      }
    },
    oldListStays: "使用中的清單維持不變。",
    importDropped: { "已略去：\($0) 項。" },
    importCause: { cause in
      switch cause {
      case .unreadable: "無法讀取"
      case .wrongColumns: "缺少欄位"
      case .notAPlace: "不是居民點"
      case .noName: "沒有名稱"
      case .noIdentifier: "沒有編號"
      case .badCoordinates: "座標缺少或不在地球上"
      case .duplicate: "與前面的地點相同"
      case .tooMany: "超出索引容量"
      }
    },
    importLine: { line, cause in
      "第 \(line) 行：\(cause)"
    },
    importMore: { "另有 \($0) 行" },
    noPlaceYet: "還沒有地點；請指定一個，例如 weather-tui Busan。",
    addressInvalid: { setting, text in
      "\(setting) 的值「\(text)」不是位址。請寫明通訊協定和主機，例如 https://example.org。"
    })
}
