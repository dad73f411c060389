extension DetailWords {
  static let korean = DetailWords(
    feelsBelow: { "기온보다 \($0) 낮음" },
    feelsAbove: { "기온보다 \($0) 높음" },
    feelsSame: "기온과 같음",
    feelsColderMeaning: "바람이 몸의 열을 빼앗아요. 체감온도에 맞춰 따뜻하게 입으세요.",
    feelsWarmerMeaning: "습해서 땀이 잘 마르지 않아요. 무리하지 말고 물을 자주 드세요.",
    feelsSameMeaning: "바람도 습기도 체감온도에 영향을 주지 않아요.",
    humidityMeaning: { humidity in
      switch humidity {
      case .dry: "공기가 건조해요. 피부와 목을 챙기고 불조심하세요."
      case .comfortable: "대부분 쾌적하게 느끼는 습도예요."
      case .humid: "공기가 습해요. 빨래가 더디 말라요."
      case .veryHumid: "공기에 수증기가 가득해요. 이슬이나 안개가 생길 수 있어요."
      }
    },
    dewPointMeaning: { comfort in
      switch comfort {
      case .veryDry: "공기가 매우 건조해요. 입술과 피부가 틀 수 있어요."
      case .dry: "건조하고 산뜻해요."
      case .comfortable: "건조하지도 습하지도 않아 쾌적해요."
      case .humid: "조금 습해요. 움직이면 땀이 나요."
      case .muggy: "후텁지근해요. 밤에도 잘 식지 않아요."
      case .oppressive: "찜통 같아요. 몸이 열을 식히기 어려워요."
      }
    },
    pressureChange: { arrow, amount in "3시간 \(arrow)\(amount)" },
    pressureMeaning: { trend in
      switch trend {
      case .fallingFast: "빠르게 내려가요. 곧 비바람이 올 수 있어요."
      case .falling: "내려가고 있어요. 날씨가 나빠질 수 있어요."
      case .steady: "변화가 거의 없어요. 지금 날씨가 이어질 거예요."
      case .rising: "올라가고 있어요. 날씨가 안정될 가능성이 커요."
      case .risingFast: "빠르게 올라가요. 날이 개지만 바람이 강할 수 있어요."
      }
    },
    pressureUnknown: "기압이 어떻게 바뀔지는 예보에 없어요.",
    cloudMeaning: { cloud in
      switch cloud {
      case .clear: "구름이 거의 없어요."
      case .few: "구름이 조금 있어요. 낮에는 해, 밤에는 별이 잘 보여요."
      case .scattered: "구름이 오가요. 하늘의 절반쯤이 열려 있어요."
      case .broken: "구름이 많고 틈틈이 하늘이 보여요."
      case .overcast: "하늘 전체가 구름에 덮여 있어요."
      }
    },
    visibilityMeaning: { visibility in
      switch visibility {
      case .denseFog: "짙은 안개로 200 m 앞도 보기 어려워요. 운전을 피하세요."
      case .fog: "안개로 1 km 앞이 보이지 않아요. 전조등을 켜고 천천히 운전하세요."
      case .mist: "옅은 안개로 먼 곳이 흐릿해요."
      case .haze: "먼 산과 건물이 뿌옇게 보여요."
      case .good: "시야가 좋아요."
      case .clear: "먼 곳까지 또렷하게 보여요."
      }
    },
    windMeaning: { force in
      [
        "연기가 똑바로 올라가요.",
        "연기가 살짝 기울어요.",
        "얼굴에 바람이 느껴지고 나뭇잎이 흔들려요.",
        "나뭇잎과 잔가지가 계속 흔들리고 깃발이 나부껴요.",
        "먼지와 종이가 날리고 작은 가지가 흔들려요.",
        "작은 나무가 흔들리고 연못에 잔물결이 일어요.",
        "큰 가지가 흔들리고 우산을 쓰기 어려워요.",
        "나무 전체가 흔들리고 바람을 안고 걷기 힘들어요.",
        "잔가지가 꺾이고 걷기가 매우 힘들어요.",
        "지붕이 부서질 수 있어요. 나무에서 떨어지세요.",
        "나무가 뽑힐 수 있어요. 밖에 나가지 마세요.",
        "넓은 지역에 피해가 나요. 밖에 나가지 마세요.",
        "피해가 매우 커요. 안전한 곳으로 대피하세요.",
      ][force.number]
    },
    beaufort: { "풍력 \($0)" },
    gustMeaning: { force in
      switch force.number {
      case ...4: "특별히 강하지 않아요."
      case 5...6: "우산과 모자가 날릴 수 있어요."
      case 7...8: "잔가지가 꺾일 수 있어요. 밖에 둔 물건을 고정하세요."
      default: "위험한 돌풍이에요. 나무와 공사장 가까이 가지 마세요."
      }
    },
    uvAdvice: { uvClass in
      switch uvClass {
      case .low: "특별한 보호가 필요 없어요."
      case .moderate: "한낮에는 그늘이 좋아요. 오래 나가면 모자와 자외선 차단제를 챙기세요."
      case .high: "모자와 긴 옷, 자외선 차단제를 챙기고 한낮에는 그늘에 머무르세요."
      case .veryHigh: "한낮에는 나가지 마세요. 30분이면 피부가 탈 수 있어요."
      case .extreme: "되도록 실내에 머무르세요. 몇 분 만에 피부가 탈 수 있어요."
      }
    },
    airAdvice: { airClass in
      switch airClass.rank {
      case 0: "공기가 깨끗해요. 바깥 활동하기 좋아요."
      case 1: "대부분 걱정하지 않아도 돼요."
      case 2: "민감하다면 바깥 활동을 조금 줄이세요."
      case 3: "바깥 활동을 줄이세요. 민감하다면 실내에 머무르세요."
      case 4: "밖에서 무리하지 말고 마스크를 쓰세요."
      default: "창문을 닫고 실내에 머무르세요."
      }
    },
    wetHours: { "\($0)시간" },
    dryDay: "비 없음",
    rainMeaning: { intensity in
      switch intensity {
      case .none: "비나 눈이 오지 않아요."
      case .light: "약하게 와요. 모자로도 괜찮아요."
      case .moderate: "우산을 챙기세요."
      case .heavy: "강하게 와요. 길이 미끄럽고 앞이 잘 보이지 않아요."
      case .violent: "매우 강하게 쏟아져요. 하천과 지하차도에 가까이 가지 마세요."
      }
    },
    polarDay: "오늘은 해가 지지 않아요.",
    polarNight: "오늘은 해가 뜨지 않아요.",
    sunMeaning: { "해가 떠 있는 시간은 \($0)이에요." },
    moonLit: { "밝기 \($0)" },
    waxing: "차오름",
    waning: "기욺",
    fullIn: { days in days <= 0 ? "오늘 보름" : days == 1 ? "내일 보름" : "\(days)일 뒤 보름" },
    newIn: { days in days <= 0 ? "오늘 삭" : days == 1 ? "내일 삭" : "\(days)일 뒤 삭" },
    moonMeaning: { phase in
      switch phase {
      case .newMoon: "달이 보이지 않아 밤이 가장 어두워요."
      case .waxingCrescent: "초저녁 하늘에 가는 달이 보여요."
      case .firstQuarter: "반달이 한낮에 떠서 자정 무렵에 져요."
      case .waxingGibbous: "자정이 한참 지나도록 밝아요."
      case .fullMoon: "해 질 무렵 떠서 밤새 밝아요."
      case .waningGibbous: "저녁 늦게 떠서 아침까지 밝아요."
      case .lastQuarter: "반달이 자정 무렵에 떠요."
      case .waningCrescent: "해 뜨기 전 하늘에 가는 달이 보여요."
      }
    },
    unknownMeaning: { "\($0)에서는 이 값을 주지 않아요." },
    chartSpan: "앞으로 24시간")
}
