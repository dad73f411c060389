import CitySearch

extension CommandLineWords {
  static let korean = CommandLineWords(
    placeNotFound: { query, nearest in
      let hint = nearest.map { "혹시 \($0)인가요? " } ?? ""
      return "‘\(query)’에 맞는 지역이 없어요. \(hint)"
        + "weather-tui cities search로 찾아보거나 37.57,126.98처럼 좌표로 알려 주세요."
    },
    coordinateOffGlobe: { "\($0)은(는) 지구 위의 좌표가 아니에요. 위도는 -90~90, 경도는 -180~180이에요." },
    noTerminal: "표준 출력이 터미널이 아니에요. --print, --json, --format 가운데 하나로 날씨를 출력하세요.",
    terminalUnknown: { "터미널 종류 ‘\($0)’을(를) 알 수 없어요. TERM을 xterm-256color처럼 설정하세요." },
    stale: { provider, age, reason in
      "\(provider)에 물을 수 없어서(\(reason)) \(age) 전에 받은 자료를 보여드려요."
    },
    unknownPlaceholder: { name, nearest, all in
      "--format에는 {\(name)} 자리표시자가 없어요. 혹시 {\(nearest)}인가요? 쓸 수 있는 것: \(all)."
    },
    braceNotClosed: { "--format의 ‘\($0)’에서 {를 닫는 }가 없어요. 중괄호 자체는 {{로 쓰세요." },
    unknownValue: { option, value, nearest, all in
      "\(option)에 ‘\(value)’은(는) 쓸 수 없어요. 혹시 \(nearest)인가요? 쓸 수 있는 것: \(all)."
    },
    conflictingOutputs: "--print, --json, --format은 하나만 쓸 수 있어요.",
    keyNotAnOption: "API 키는 남이 볼 수 있어서 옵션으로 받지 않아요. OPENWEATHER_API_KEY를 설정하세요.",
    imported: { count, path in "\(path)에서 \(count)곳을 가져왔어요." },
    importFailed: { path, reason in
      "\(path)을(를) 가져오지 못했어요(\(reason)). OpenWeather의 city.list.json이나 GeoNames 파일을 주세요."
    },
    listProblem: { problem in
      switch problem {
      case .unreadable(let path, let reason): "\(path)을(를) 읽지 못함: \(reason)"
      case .notAList: "지역 목록 파일이 아님"
      case .empty: "쓸 수 있는 지역이 없음"
      case .tooLarge: "지역 목록치고는 너무 큼"
      case .damagedArchive: "압축 파일이 손상되었거나 잘림"
      case .unwritable(let path, let reason): "\(path)에 쓰지 못함: \(reason)"
      }
    },
    oldListStays: "지금 쓰는 목록은 그대로예요.",
    importDropped: { "제외한 항목: \($0)개" },
    importCause: { cause in
      switch cause {
      case .unreadable: "읽을 수 없음"
      case .wrongColumns: "열이 모자람"
      case .notAPlace: "사람이 사는 곳이 아님"
      case .noName: "이름 없음"
      case .noIdentifier: "번호 없음"
      case .badCoordinates: "좌표가 없거나 지구 밖"
      case .duplicate: "앞에 나온 지역과 같음"
      case .tooMany: "담을 수 있는 수를 넘음"
      }
    },
    importLine: { line, cause in "\(line)번째 줄: \(cause)" },
    importMore: { "그 밖에 \($0)줄 더" },
    noPlaceYet: "아직 정해진 지역이 없어요. weather-tui 부산처럼 지역을 알려 주세요.",
    addressInvalid: {
      "\($0)의 값 “\($1)”은(는) 주소가 아닙니다. https://example.org처럼 스킴과 호스트를 적어 주세요."
    })
}
