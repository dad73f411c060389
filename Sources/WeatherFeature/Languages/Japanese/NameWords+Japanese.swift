import WeatherModel

extension NameWords {
  static let japanese = NameWords(
    condition: japaneseCondition,
    conditionShort: japaneseCondition,
    compassShort: japaneseCompass,
    compass: { point in
      switch point {
      case .north: "北"
      case .northEast: "北東"
      case .east: "東"
      case .southEast: "南東"
      case .south: "南"
      case .southWest: "南西"
      case .west: "西"
      case .northWest: "北西"
      }
    },
    windFrom: { "\(japaneseCompass($0))の風" },
    uvClass: { uvClass in
      switch uvClass {
      case .low: "弱い"
      case .moderate: "中程度"
      case .high: "強い"
      case .veryHigh: "非常に強い"
      case .extreme: "極端に強い"
      }
    },
    airClass: { airClass in
      let names =
        switch airClass.scale {
        case .us: ["良い", "普通", "敏感な人は注意", "悪い", "非常に悪い", "危険"]
        case .european: ["良い", "おおむね良い", "普通", "悪い", "非常に悪い", "極めて悪い"]
        case .openWeather: ["良い", "おおむね良い", "普通", "悪い", "非常に悪い"]
        }
      return names[airClass.rank]
    },
    airClassShort: { airClass in
      let names =
        switch airClass.scale {
        case .us: ["良い", "普通", "やや悪い", "悪い", "とても悪い", "危険"]
        case .european: ["良い", "まずまず", "普通", "悪い", "とても悪い", "極めて悪い"]
        case .openWeather: ["良い", "まずまず", "普通", "悪い", "とても悪い"]
        }
      return names[airClass.rank]
    },
    airScale: { scale in
      switch scale {
      case .us: "米国AQI"
      case .european: "欧州AQI"
      case .openWeather: "OpenWeather 1～5段階"
      }
    },
    moonPhase: { phase in
      switch phase {
      case .newMoon: "新月"
      case .waxingCrescent: "三日月"
      case .firstQuarter: "上弦の月"
      case .waxingGibbous: "十三夜月"
      case .fullMoon: "満月"
      case .waningGibbous: "寝待月"
      case .lastQuarter: "下弦の月"
      case .waningCrescent: "有明月"
      }
    },
    beaufort: { force in
      [
        "静穏",
        "至軽風",
        "軽風",
        "軟風",
        "和風",
        "疾風",
        "雄風",
        "強風",
        "疾強風",
        "大強風",
        "全強風",
        "暴風",
        "颶風",
      ][force.number]
    },
    dewPointComfort: { comfort in
      switch comfort {
      case .veryDry: "非常に乾燥"
      case .dry: "乾燥"
      case .comfortable: "快適"
      case .humid: "やや蒸し暑い"
      case .muggy: "蒸し暑い"
      case .oppressive: "不快"
      }
    },
    humidity: { humidity in
      switch humidity {
      case .dry: "乾燥"
      case .comfortable: "快適"
      case .humid: "湿度高め"
      case .veryHumid: "非常に湿潤"
      }
    },
    cloud: { cloud in
      switch cloud {
      case .clear: "雲なし"
      case .few: "雲少なめ"
      case .scattered: "雲やや多め"
      case .broken: "雲多め"
      case .overcast: "全天曇り"
      }
    },
    visibility: { visibility in
      switch visibility {
      case .denseFog: "濃霧"
      case .fog: "霧"
      case .mist: "もや"
      case .haze: "かすみ"
      case .good: "良好"
      case .clear: "非常に良好"
      }
    },
    pressureTrend: { trend in
      switch trend {
      case .fallingFast: "急速に下降"
      case .falling: "下降"
      case .steady: "ほぼ一定"
      case .rising: "上昇"
      case .risingFast: "急速に上昇"
      }
    },
    rainIntensity: { intensity in
      switch intensity {
      case .none: "なし"
      case .light: "弱い"
      case .moderate: "並"
      case .heavy: "強い"
      case .violent: "激しい"
      }
    },
    unitSystem: { system in
      switch system {
      case .metric: "メートル法 (°C, m/s)"
      case .imperial: "ヤード・ポンド法 (°F, mph)"
      case .uk: "英国式 (°C, mph)"
      }
    },
    providerNote: { provider in
      switch provider {
      case .openWeather: "APIキーが必要"
      case .openMeteo: "キー不要"
      case .metNorway: "キー不要、大気質なし"
      case .sample: "お試し用の架空の天気"
      }
    })
}

private func japaneseCondition(_ condition: Condition) -> String {
  switch condition {
  case .clear: "快晴"
  case .mostlyClear: "晴れ"
  case .partlyCloudy: "晴時々曇"
  case .cloudy: "曇り"
  case .fog: "霧"
  case .drizzle: "霧雨"
  case .freezingRain: "着氷性の雨"
  case .rain: "雨"
  case .heavyRain: "大雨"
  case .showers: "にわか雨"
  case .sleet: "みぞれ"
  case .snow: "雪"
  case .heavySnow: "大雪"
  case .hail: "ひょう"
  case .thunderstorm: "雷雨"
  case .dust: "砂じん"
  case .smoke: "煙"
  case .squall: "突風"
  case .tornado: "竜巻"
  case .unknown: "不明"
  }
}

private func japaneseCompass(_ point: CompassPoint) -> String {
  switch point {
  case .north: "北"
  case .northEast: "北東"
  case .east: "東"
  case .southEast: "南東"
  case .south: "南"
  case .southWest: "南西"
  case .west: "西"
  case .northWest: "北西"
  }
}
