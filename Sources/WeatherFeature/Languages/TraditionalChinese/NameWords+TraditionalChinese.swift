import WeatherModel

extension NameWords {
  static let traditionalChinese = NameWords(
    condition: traditionalChineseCondition,
    conditionShort: traditionalChineseCondition,
    compassShort: traditionalChineseCompass,
    compass: { point in
      switch point {
      case .north: "北"
      case .northEast: "東北"
      case .east: "東"
      case .southEast: "東南"
      case .south: "南"
      case .southWest: "西南"
      case .west: "西"
      case .northWest: "西北"
      }
    },
    windFrom: { "\(traditionalChineseCompass($0))風" },
    uvClass: { uvClass in
      switch uvClass {
      case .low: "低量級"
      case .moderate: "中量級"
      case .high: "高量級"
      case .veryHigh: "過量級"
      case .extreme: "危險級"
      }
    },
    airClass: { airClass in
      let names =
        switch airClass.scale {
        case .us: ["良好", "普通", "對敏感族群不健康", "不健康", "非常不健康", "危害"]
        case .european: ["好", "尚可", "中等", "差", "很差", "極差"]
        case .openWeather: ["好", "尚可", "中等", "差", "很差"]
        }
      return names[airClass.rank]
    },
    airClassShort: { airClass in
      let names =
        switch airClass.scale {
        case .us: ["良好", "普通", "敏感注意", "不健康", "極不健康", "危害"]
        case .european: ["好", "尚可", "中等", "差", "很差", "極差"]
        case .openWeather: ["好", "尚可", "中等", "差", "很差"]
        }
      return names[airClass.rank]
    },
    airScale: { scale in
      switch scale {
      case .us: "美國 AQI"
      case .european: "歐洲 AQI"
      case .openWeather: "OpenWeather 1～5 級"
      }
    },
    moonPhase: { phase in
      switch phase {
      case .newMoon: "新月"
      case .waxingCrescent: "眉月"
      case .firstQuarter: "上弦月"
      case .waxingGibbous: "盈凸月"
      case .fullMoon: "滿月"
      case .waningGibbous: "虧凸月"
      case .lastQuarter: "下弦月"
      case .waningCrescent: "殘月"
      }
    },
    beaufort: { force in
      [
        "無風",
        "軟風",
        "輕風",
        "微風",
        "和風",
        "清風",
        "強風",
        "疾風",
        "大風",
        "烈風",
        "狂風",
        "暴風",
        "颶風",
      ][force.number]
    },
    dewPointComfort: { comfort in
      switch comfort {
      case .veryDry: "非常乾燥"
      case .dry: "乾燥"
      case .comfortable: "舒適"
      case .humid: "略潮濕"
      case .muggy: "悶熱"
      case .oppressive: "非常悶熱"
      }
    },
    humidity: { humidity in
      switch humidity {
      case .dry: "乾燥"
      case .comfortable: "舒適"
      case .humid: "潮濕"
      case .veryHumid: "非常潮濕"
      }
    },
    cloud: { cloud in
      switch cloud {
      case .clear: "無雲"
      case .few: "少雲"
      case .scattered: "疏雲"
      case .broken: "多雲"
      case .overcast: "密雲"
      }
    },
    visibility: { visibility in
      switch visibility {
      case .denseFog: "濃霧"
      case .fog: "霧"
      case .mist: "靄"
      case .haze: "霾"
      case .good: "良好"
      case .clear: "極佳"
      }
    },
    pressureTrend: { trend in
      switch trend {
      case .fallingFast: "急遽下降"
      case .falling: "下降"
      case .steady: "持平"
      case .rising: "上升"
      case .risingFast: "急遽上升"
      }
    },
    rainIntensity: { intensity in
      switch intensity {
      case .none: "無"
      case .light: "小"
      case .moderate: "中等"
      case .heavy: "大"
      case .violent: "豪大"
      }
    },
    unitSystem: { system in
      switch system {
      case .metric: "公制 (°C, m/s)"
      case .imperial: "美制 (°F, mph)"
      case .uk: "英制 (°C, mph)"
      }
    },
    providerNote: { provider in
      switch provider {
      case .openWeather: "需要 API 金鑰"
      case .openMeteo: "不需金鑰"
      case .metNorway: "不需金鑰，無空氣品質"
      case .sample: "虛構的天氣，僅供試用"
      }
    })
}

private func traditionalChineseCondition(_ condition: Condition) -> String {
  switch condition {
  case .clear: "晴"
  case .mostlyClear: "晴時多雲"
  case .partlyCloudy: "多雲"
  case .cloudy: "陰"
  case .fog: "霧"
  case .drizzle: "毛毛雨"
  case .freezingRain: "凍雨"
  case .rain: "雨"
  case .heavyRain: "大雨"
  case .showers: "陣雨"
  case .sleet: "雨夾雪"
  case .snow: "雪"
  case .heavySnow: "大雪"
  case .hail: "冰雹"
  case .thunderstorm: "雷雨"
  case .dust: "沙塵"
  case .smoke: "煙"
  case .squall: "颮"
  case .tornado: "龍捲風"
  case .unknown: "不明"
  }
}

private func traditionalChineseCompass(_ point: CompassPoint) -> String {
  switch point {
  case .north: "北"
  case .northEast: "東北"
  case .east: "東"
  case .southEast: "東南"
  case .south: "南"
  case .southWest: "西南"
  case .west: "西"
  case .northWest: "西北"
  }
}
