import WeatherModel

extension NameWords {
  static let korean = NameWords(
    condition: koreanCondition,
    conditionShort: { condition in
      switch condition {
      case .thunderstorm: "뇌우"
      case .unknown: "모름"
      default: koreanCondition(condition)
      }
    },
    compassShort: koreanCompass,
    compass: { "\(koreanCompass($0))쪽" },
    windFrom: { "\(koreanCompass($0))풍" },
    uvClass: { uvClass in
      switch uvClass {
      case .low: "낮음"
      case .moderate: "보통"
      case .high: "높음"
      case .veryHigh: "매우 높음"
      case .extreme: "위험"
      }
    },
    airClass: { airClass in
      let names =
        switch airClass.scale {
        case .us: ["좋음", "보통", "민감군 주의", "나쁨", "매우 나쁨", "위험"]
        case .european: ["좋음", "양호", "보통", "나쁨", "매우 나쁨", "극히 나쁨"]
        case .openWeather: ["좋음", "양호", "보통", "나쁨", "매우 나쁨"]
        }
      return names[airClass.rank]
    },
    airClassShort: { airClass in
      let names =
        switch airClass.scale {
        case .us: ["좋음", "보통", "민감주의", "나쁨", "매우 나쁨", "위험"]
        case .european: ["좋음", "양호", "보통", "나쁨", "매우 나쁨", "극히 나쁨"]
        case .openWeather: ["좋음", "양호", "보통", "나쁨", "매우 나쁨"]
        }
      return names[airClass.rank]
    },
    airScale: { scale in
      switch scale {
      case .us: "미국 AQI"
      case .european: "유럽 AQI"
      case .openWeather: "OpenWeather 1~5단계"
      }
    },
    moonPhase: { phase in
      switch phase {
      case .newMoon: "삭"
      case .waxingCrescent: "초승달"
      case .firstQuarter: "상현달"
      case .waxingGibbous: "차오르는 달"
      case .fullMoon: "보름달"
      case .waningGibbous: "기우는 달"
      case .lastQuarter: "하현달"
      case .waningCrescent: "그믐달"
      }
    },
    beaufort: { force in
      [
        "고요", "실바람", "남실바람", "산들바람", "건들바람", "흔들바람", "된바람", "센바람", "큰바람", "큰센바람",
        "노대바람", "왕바람", "싹쓸바람",
      ][force.number]
    },
    dewPointComfort: { comfort in
      switch comfort {
      case .veryDry: "매우 건조"
      case .dry: "건조"
      case .comfortable: "쾌적"
      case .humid: "약간 습함"
      case .muggy: "후텁지근"
      case .oppressive: "찜통"
      }
    },
    humidity: { humidity in
      switch humidity {
      case .dry: "건조"
      case .comfortable: "쾌적"
      case .humid: "습함"
      case .veryHumid: "매우 습함"
      }
    },
    cloud: { cloud in
      switch cloud {
      case .clear: "구름 없음"
      case .few: "구름 조금"
      case .scattered: "구름 약간"
      case .broken: "구름 많음"
      case .overcast: "흐림"
      }
    },
    visibility: { visibility in
      switch visibility {
      case .denseFog: "짙은 안개"
      case .fog: "안개"
      case .mist: "옅은 안개"
      case .haze: "뿌연 하늘"
      case .good: "양호"
      case .clear: "맑음"
      }
    },
    pressureTrend: { trend in
      switch trend {
      case .fallingFast: "빠르게 하강"
      case .falling: "하강"
      case .steady: "변화 없음"
      case .rising: "상승"
      case .risingFast: "빠르게 상승"
      }
    },
    rainIntensity: { intensity in
      switch intensity {
      case .none: "없음"
      case .light: "약함"
      case .moderate: "보통"
      case .heavy: "강함"
      case .violent: "매우 강함"
      }
    },
    unitSystem: { system in
      switch system {
      case .metric: "미터법 (°C, m/s)"
      case .imperial: "미국식 (°F, mph)"
      case .uk: "영국식 (°C, mph)"
      }
    },
    providerNote: { provider in
      switch provider {
      case .openWeather: "API 키 필요"
      case .openMeteo: "키 없이 사용"
      case .metNorway: "키 없이 사용, 대기질 없음"
      case .sample: "시험용 가상 날씨"
      }
    })
}

private func koreanCondition(_ condition: Condition) -> String {
  switch condition {
  case .clear: "맑음"
  case .mostlyClear: "대체로 맑음"
  case .partlyCloudy: "구름 조금"
  case .cloudy: "흐림"
  case .fog: "안개"
  case .drizzle: "이슬비"
  case .freezingRain: "어는 비"
  case .rain: "비"
  case .heavyRain: "강한 비"
  case .showers: "소나기"
  case .sleet: "진눈깨비"
  case .snow: "눈"
  case .heavySnow: "많은 눈"
  case .hail: "우박"
  case .thunderstorm: "천둥번개"
  case .dust: "황사"
  case .smoke: "연기"
  case .squall: "돌풍"
  case .tornado: "토네이도"
  case .unknown: "알 수 없음"
  }
}

private func koreanCompass(_ point: CompassPoint) -> String {
  switch point {
  case .north: "북"
  case .northEast: "북동"
  case .east: "동"
  case .southEast: "남동"
  case .south: "남"
  case .southWest: "남서"
  case .west: "서"
  case .northWest: "북서"
  }
}
