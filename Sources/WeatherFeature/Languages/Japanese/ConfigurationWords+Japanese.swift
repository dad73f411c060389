extension ConfigurationWords {
  static let japanese = ConfigurationWords(
    missing: { "\($0)がありません。--configで別のファイルを指定するか、指定を外してください。" },
    unreadable: { path, reason in
      "\(path)を読み込めません（\(reason)）。修正するか、--configで別のファイルを指定してください。"
    },
    tooLarge: { path, kibibytes in
      "\(path)が\(kibibytes) KiBを超えています。--configで設定ファイルを指定してください。"
    },
    notUTF8: { "\($0)がUTF-8ではありません。UTF-8で保存してください。" },
    malformed: { place, reason in
      "\(place)：TOMLではありません（\(reason)）。その行を修正してください。"
    },
    unknownKey: { place, key, nearest in
      let hint = nearest.map { "「\($0)」のことですか？" } ?? "削除してください。"
      return "\(place)：「\(key)」という項目はありません。\(hint)"
    },
    wantsText: { place, key in
      "\(place)：「\(key)」には引用符で囲んだ文字列を書いてください。"
    },
    wantsFlag: { place, key in
      "\(place)：「\(key)」には引用符なしでtrueかfalseを書いてください。"
    },
    wantsTable: { place, key in
      "\(place)：「\(key)」は表です。[\(key)]を1行に書き、その下に項目を書いてください。"
    },
    unknownValue: { place, key, value, nearest, all in
      "\(place)：「\(key)」に「\(value)」は指定できません。「\(nearest)」のことですか？使えるもの：\(all)。"
    },
    takenTheme: { place, name in
      "\(place)：「\(name)」は組み込みのテーマ名です。別の名前を付けてください。"
    },
    noColor: { place, key, value in
      "\(place)：「\(key)」の「\(value)」は色ではありません。#rrggbb、bright-blueのような名前、または0～255で書いてください。"
    },
    exposed: { path, mode, command in
      "\(path)にはAPIキーがあり、他人にも読めます（モード\(mode)）。次を実行してください：\(command)"
    },
    keyFile: { place, path, reason in
      "\(place)：\(path)からAPIキーを読めません（\(reason)）。1行目にキーを書いてください。"
    })
}
