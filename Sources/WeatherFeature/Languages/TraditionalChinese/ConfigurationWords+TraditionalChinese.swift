extension ConfigurationWords {
  static let traditionalChinese = ConfigurationWords(
    missing: { "\($0) 不存在；請用 --config 指定其他檔案，或去掉該選項。" },
    unreadable: { path, reason in
      "無法讀取 \(path)（\(reason)）；請修正，或用 --config 指定其他檔案。"
    },
    tooLarge: { path, kibibytes in
      "\(path) 超過 \(kibibytes) KiB；請用 --config 指定設定檔。"
    },
    notUTF8: { "\($0) 不是 UTF-8 文字；請儲存為 UTF-8。" },
    malformed: { place, reason in
      "\(place)：不是 TOML（\(reason)）；請改正該行。"
    },
    unknownKey: { place, key, nearest in
      let hint = nearest.map { "您是指「\($0)」嗎？" } ?? "請刪去。"
      return "\(place)：沒有「\(key)」這個鍵；\(hint)"
    },
    wantsText: { place, key in
      "\(place)：「\(key)」的值應為引號中的文字。"
    },
    wantsFlag: { place, key in
      "\(place)：「\(key)」的值應為 true 或 false，不加引號。"
    },
    wantsTable: { place, key in
      "\(place)：「\(key)」是一個表格；請單獨寫一行 [\(key)]，其鍵寫在下面。"
    },
    unknownValue: { place, key, value, nearest, all in
      "\(place)：「\(key)」不接受「\(value)」；您是指「\(nearest)」嗎？可用的有：\(all)。"
    },
    takenTheme: { place, name in
      "\(place)：佈景主題「\(name)」是程式內建的；請換一個名稱。"
    },
    noColor: { place, key, value in
      "\(place)：「\(key)」的值「\(value)」不是色彩。請寫 #rrggbb、bright-blue 之類的名稱，或 0 到 255。"
    },
    exposed: { path, mode, command in
      "\(path) 含有 API 金鑰，且他人可讀（模式 \(mode)）；請執行：\(command)"
    },
    keyFile: { place, path, reason in
      "\(place)：\(path) 中沒有 API 金鑰（\(reason)）；請把金鑰寫在第一行。"
    })
}
