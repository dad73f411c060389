import CitySearch

extension CommandLineWords {
  static let japanese = CommandLineWords(
    placeNotFound: { query, nearest in
      let hint = nearest.map { "\($0)のことですか？" } ?? ""
      return
        "「\(query)」に一致する地点がありません。\(hint)weather-tui cities searchで探すか、37.57,126.98のように座標で指定してください。"
    },
    coordinateOffGlobe: { "\($0)は地球上の座標ではありません。緯度は-90～90、経度は-180～180です。" },
    noTerminal: "標準出力が端末ではありません。--print、--json、--formatのいずれかで天気を出力してください。",
    terminalUnknown: { "端末の種類「\($0)」が不明です。TERMをxterm-256colorなどに設定してください。" },
    stale: { provider, age, reason in
      "\(provider)に問い合わせできないため（\(reason)）、\(age)前のデータを表示します。"
    },
    unknownPlaceholder: { name, nearest, all in
      "--formatに{\(name)}というプレースホルダーはありません。{\(nearest)}のことですか？使えるもの：\(all)。"
    },
    braceNotClosed: { "--formatの「\($0)」に、{を閉じる}がありません。波かっこ自体は{{と書きます。" },
    unknownValue: { option, value, nearest, all in
      "\(option)に「\(value)」は指定できません。\(nearest)のことですか？使えるもの：\(all)。"
    },
    conflictingOutputs: "--print、--json、--formatはどれか一つだけ指定できます。",
    keyNotAnOption: "APIキーは他人に見えるため、オプションでは受け付けません。OPENWEATHER_API_KEYを設定してください。",
    imported: { count, path in
      "\(path)から\(count)か所を取り込みました。"
    },
    importFailed: { path, reason in
      "\(path)を取り込めませんでした（\(reason)）。OpenWeatherのcity.list.jsonかGeoNamesのダンプを指定してください。"
    },
    listProblem: { problem in
      switch problem {
      case .unreadable(let path, let reason): "\(path)：\(reason)"
      case .notAList: "地点の一覧ではありません"
      case .empty: "使える地点がありません"
      case .tooLarge: "地点の一覧としては長すぎます"
      case .damagedArchive: "圧縮ファイルが壊れているか不完全です"
      case .unwritable(let path, let reason): "\(path)に書き込めません：\(reason)"
      }
    },
    oldListStays: "使用中の一覧はそのままです。",
    importDropped: { "除外した項目：\($0)件" },
    importCause: { cause in
      switch cause {
      case .unreadable: "読み取れない"
      case .wrongColumns: "列が足りない"
      case .notAPlace: "人の住む場所ではない"
      case .noName: "名前がない"
      case .noIdentifier: "番号がない"
      case .badCoordinates: "座標がないか、地球上にない"
      case .duplicate: "前と同じ地点"
      case .tooMany: "索引に入りきらない"
      }
    },
    importLine: { line, cause in
      "\(line)行目：\(cause)"
    },
    importMore: { "ほか\($0)行" },
    noPlaceYet: "地点がまだ決まっていません。weather-tui Busanのように地名を指定してください。",
    addressInvalid: { setting, text in
      "\(setting)の値「\(text)」はアドレスではありません。https://example.orgのように、スキームとホストを指定してください。"
    })
}
