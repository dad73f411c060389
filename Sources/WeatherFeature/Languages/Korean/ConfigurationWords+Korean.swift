extension ConfigurationWords {
  static let korean = ConfigurationWords(
    missing: { "\($0) 파일이 없어요. --config에 다른 파일을 주거나 빼고 실행하세요." },
    unreadable: { path, reason in
      "\(path) 파일을 읽을 수 없어요(\(reason)). 권한을 고치거나 --config에 다른 파일을 주세요."
    },
    tooLarge: { "\($0) 파일이 \($1) KiB보다 커요. --config에 설정 파일을 주세요." },
    notUTF8: { "\($0) 파일이 UTF-8이 아니에요. UTF-8로 저장하세요." },
    malformed: { "\($0): TOML 형식이 아니에요(\($1)). 그 줄을 고치세요." },
    unknownKey: { place, key, nearest in
      let hint = nearest.map { "혹시 ‘\($0)’인가요?" } ?? "지우고 다시 실행하세요."
      return "\(place): ‘\(key)’라는 항목은 없어요. \(hint)"
    },
    wantsText: { "\($0): ‘\($1)’ 값은 따옴표로 감싼 글자로 쓰세요." },
    wantsFlag: { "\($0): ‘\($1)’ 값은 따옴표 없이 true나 false로 쓰세요." },
    wantsTable: { "\($0): ‘\($1)’은(는) 표예요. [\($1)]를 한 줄에 쓰고 그 아래에 항목을 쓰세요." },
    unknownValue: { place, key, value, nearest, all in
      "\(place): ‘\(key)’에 ‘\(value)’은(는) 쓸 수 없어요. 혹시 ‘\(nearest)’인가요? 쓸 수 있는 것: \(all)."
    },
    takenTheme: { "\($0): ‘\($1)’은(는) 기본 테마 이름이에요. 다른 이름을 쓰세요." },
    noColor: { place, key, value in
      "\(place): ‘\(key)’의 ‘\(value)’은(는) 색이 아니에요. #rrggbb, bright-blue 같은 이름, 0~255로 쓰세요."
    },
    exposed: { path, mode, command in
      "\(path)에 API 키가 있는데 남이 읽을 수 있어요(권한 \(mode)). 이렇게 고치세요: \(command)"
    },
    keyFile: { place, path, reason in
      "\(place): \(path)에서 API 키를 읽지 못했어요(\(reason)). 첫 줄에 키를 적어 두세요."
    })
}
