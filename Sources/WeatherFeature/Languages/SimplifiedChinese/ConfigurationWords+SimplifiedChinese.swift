extension ConfigurationWords {
  static let simplifiedChinese = ConfigurationWords(
    missing: { "\($0) 不存在；请用 --config 指定其他文件，或去掉该选项。" },
    unreadable: { path, reason in
      "无法读取 \(path)（\(reason)）；请修正，或用 --config 指定其他文件。"
    },
    tooLarge: { path, kibibytes in
      "\(path) 超过 \(kibibytes) KiB；请用 --config 指定配置文件。"
    },
    notUTF8: { "\($0) 不是 UTF-8 文本；请保存为 UTF-8。" },
    malformed: { place, reason in
      "\(place)：不是 TOML（\(reason)）；请改正该行。"
    },
    unknownKey: { place, key, nearest in
      let hint = nearest.map { "您是指“\($0)”吗？" } ?? "请删去。"
      return "\(place)：没有“\(key)”这个键；\(hint)"
    },
    wantsText: { place, key in
      "\(place)：“\(key)”的值应为引号中的文本。"
    },
    wantsFlag: { place, key in
      "\(place)：“\(key)”的值应为 true 或 false，不加引号。"
    },
    wantsTable: { place, key in
      "\(place)：“\(key)”是一个表；请单独写一行 [\(key)]，其键写在下面。"
    },
    unknownValue: { place, key, value, nearest, all in
      "\(place)：“\(key)”不接受“\(value)”；您是指“\(nearest)”吗？可用的有：\(all)。"
    },
    takenTheme: { place, name in
      "\(place)：主题“\(name)”是程序自带的；请换一个名称。"
    },
    noColor: { place, key, value in
      "\(place)：“\(key)”的值“\(value)”不是颜色。请写 #rrggbb、bright-blue 之类的名称，或 0 到 255。"
    },
    exposed: { path, mode, command in
      "\(path) 含有 API 密钥，且他人可读（模式 \(mode)）；请运行：\(command)"
    },
    keyFile: { place, path, reason in
      "\(place)：\(path) 中没有 API 密钥（\(reason)）；请把密钥写在第一行。"
    })
}
