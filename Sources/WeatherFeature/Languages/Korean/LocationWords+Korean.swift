import WeatherModel

extension LocationWords {
  static let korean = LocationWords(
    title: "지금 있는 곳",
    question: { provider in
      [
        "이 컴퓨터의 위치 서비스(GeoClue)에 지금 위치를 물어봐요. 위치 서비스는 네트워크를 쓸 수 있고, "
          + "데스크톱이 한 번 더 물어볼 수 있어요.",
        "받은 좌표는 약 1km 단위로 반올림해서 \(provider)에 날씨를 물을 때만 보내요. 지역 이름은 이 컴퓨터에 있는 "
          + "목록에서 찾아요.",
        "선택은 저장되고, 설정에서 언제든 되돌릴 수 있어요.",
      ]
    },
    ask: "물어보기",
    never: "앞으로도 안 함",
    notNow: "나중에",
    looking: "위치 서비스에 물어보고 있어요. 15초까지 걸릴 수 있어요.",
    here: "지금 있는 곳",
    notAllowed: "위치를 쓰지 않기로 하셨어요. 설정(,)에서 되돌릴 수 있어요.",
    needsYes: "위치 사용에 동의할 수 없는 환경이에요. weather-tui here --yes로 실행하거나, 터미널에서 한 번 동의해 주세요.",
    prompt: "물어볼까요? [y/N]",
    near: { distance, direction, place in "\(place) \(direction)쪽 \(distance)" },
    accuracy: { "오차 \($0)" },
    failure: { error in
      switch error {
      case .unavailable: "위치 서비스가 없어요. geoclue-2.0을 설치하거나 / 로 찾아 주세요."
      case .refused: "시스템이 위치 사용을 막았어요. 개인정보 설정을 보거나 / 로 찾아 주세요."
      case .timedOut: "15초 안에 위치를 찾지 못했어요. 다시 하거나 / 로 찾아 주세요."
      case .failed: "위치 서비스의 답을 알아볼 수 없어요. / 로 찾아 주세요."
      }
    })
}
