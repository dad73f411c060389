import WeatherModel

extension NameWords {
  static let simplifiedChinese = NameWords(
    condition: simplifiedChineseCondition,
    conditionShort: simplifiedChineseCondition,
    compassShort: simplifiedChineseCompass,
    compass: { point in
      switch point {
      case .north: "北"
      case .northEast: "东北"
      case .east: "东"
      case .southEast: "东南"
      case .south: "南"
      case .southWest: "西南"
      case .west: "西"
      case .northWest: "西北"
      }
    },
    windFrom: { "\(simplifiedChineseCompass($0))风" },
    uvClass: { uvClass in
      switch uvClass {
      case .low: "弱"
      case .moderate: "中等"
      case .high: "强"
      case .veryHigh: "很强"
      case .extreme: "极强"
      }
    },
    airClass: { airClass in
      let names =
        switch airClass.scale {
        case .us: ["优", "良", "轻度污染", "中度污染", "重度污染", "严重污染"]
        case .european: ["好", "较好", "中等", "差", "很差", "极差"]
        case .openWeather: ["好", "较好", "中等", "差", "很差"]
        }
      return names[airClass.rank]
    },
    airClassShort: { airClass in
      let names =
        switch airClass.scale {
        case .us: ["优", "良", "轻度污染", "中度污染", "重度污染", "严重污染"]
        case .european: ["好", "较好", "中等", "差", "很差", "极差"]
        case .openWeather: ["好", "较好", "中等", "差", "很差"]
        }
      return names[airClass.rank]
    },
    airScale: { scale in
      switch scale {
      case .us: "美国 AQI"
      case .european: "欧洲 AQI"
      case .openWeather: "OpenWeather 1～5 级"
      }
    },
    moonPhase: { phase in
      switch phase {
      case .newMoon: "新月"
      case .waxingCrescent: "蛾眉月"
      case .firstQuarter: "上弦月"
      case .waxingGibbous: "盈凸月"
      case .fullMoon: "满月"
      case .waningGibbous: "亏凸月"
      case .lastQuarter: "下弦月"
      case .waningCrescent: "残月"
      }
    },
    beaufort: { force in
      [
        "无风",
        "软风",
        "轻风",
        "微风",
        "和风",
        "清风",
        "强风",
        "疾风",
        "大风",
        "烈风",
        "狂风",
        "暴风",
        "飓风",
      ][force.number]
    },
    dewPointComfort: { comfort in
      switch comfort {
      case .veryDry: "很干燥"
      case .dry: "干燥"
      case .comfortable: "舒适"
      case .humid: "略潮湿"
      case .muggy: "闷热"
      case .oppressive: "非常闷热"
      }
    },
    humidity: { humidity in
      switch humidity {
      case .dry: "干燥"
      case .comfortable: "舒适"
      case .humid: "潮湿"
      case .veryHumid: "很潮湿"
      }
    },
    cloud: { cloud in
      switch cloud {
      case .clear: "无云"
      case .few: "少云"
      case .scattered: "云量中等"
      case .broken: "多云"
      case .overcast: "阴天"
      }
    },
    visibility: { visibility in
      switch visibility {
      case .denseFog: "浓雾"
      case .fog: "雾"
      case .mist: "轻雾"
      case .haze: "朦胧"
      case .good: "良好"
      case .clear: "极好"
      }
    },
    pressureTrend: { trend in
      switch trend {
      case .fallingFast: "急剧下降"
      case .falling: "下降"
      case .steady: "平稳"
      case .rising: "上升"
      case .risingFast: "急剧上升"
      }
    },
    rainIntensity: { intensity in
      switch intensity {
      case .none: "无"
      case .light: "小"
      case .moderate: "中等"
      case .heavy: "大"
      case .violent: "特大"
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
      case .openWeather: "需要 API 密钥"
      case .openMeteo: "无需密钥"
      case .metNorway: "无需密钥，无空气质量"
      case .sample: "虚构的天气，仅供试用"
      }
    })
}

private func simplifiedChineseCondition(_ condition: Condition) -> String {
  switch condition {
  case .clear: "晴"
  case .mostlyClear: "少云"
  case .partlyCloudy: "多云"
  case .cloudy: "阴"
  case .fog: "雾"
  case .drizzle: "毛毛雨"
  case .freezingRain: "冻雨"
  case .rain: "雨"
  case .heavyRain: "大雨"
  case .showers: "阵雨"
  case .sleet: "雨夹雪"
  case .snow: "雪"
  case .heavySnow: "大雪"
  case .hail: "冰雹"
  case .thunderstorm: "雷雨"
  case .dust: "沙尘"
  case .smoke: "烟"
  case .squall: "飑"
  case .tornado: "龙卷风"
  case .unknown: "未知"
  }
}

private func simplifiedChineseCompass(_ point: CompassPoint) -> String {
  switch point {
  case .north: "北"
  case .northEast: "东北"
  case .east: "东"
  case .southEast: "东南"
  case .south: "南"
  case .southWest: "西南"
  case .west: "西"
  case .northWest: "西北"
  }
}
