extension DetailWords {
  static let simplifiedChinese = DetailWords(
    feelsBelow: { "比气温低 \($0)" },
    feelsAbove: { "比气温高 \($0)" },
    feelsSame: "与气温相同",
    feelsColderMeaning: "风会带走身体的热量，请按体感温度添衣。",
    feelsWarmerMeaning: "空气潮湿，汗水不易蒸发。请注意休息，多喝水。",
    feelsSameMeaning: "风和湿度对体感没有影响。",
    humidityMeaning: { humidity in
      switch humidity {
      case .dry: "空气干燥，注意护肤润喉，小心火灾。"
      case .comfortable: "多数人感到舒适的湿度。"
      case .humid: "空气潮湿，衣物不易晾干。"
      case .veryHumid: "空气接近饱和，可能出现露水或雾。"
      }
    },
    dewPointMeaning: { comfort in
      switch comfort {
      case .veryDry: "空气非常干燥，嘴唇和皮肤容易干裂。"
      case .dry: "空气干爽。"
      case .comfortable: "干湿适中，体感舒适。"
      case .humid: "略感潮湿，活动后容易出汗。"
      case .muggy: "闷热，夜间也难以降温。"
      case .oppressive: "非常闷热，身体难以散热。"
      }
    },
    pressureChange: { arrow, amount in
      "3 小时 \(arrow) \(amount)"
    },
    pressureMeaning: { trend in
      switch trend {
      case .fallingFast: "气压急剧下降，风雨可能很快到来。"
      case .falling: "气压下降，天气可能转坏。"
      case .steady: "气压平稳，天气大致维持现状。"
      case .rising: "气压上升，天气趋于稳定。"
      case .risingFast: "气压急剧上升，天气转晴，但可能有阵风。"
      }
    },
    pressureUnknown: "预报中没有气压变化的数据。",
    cloudMeaning: { cloud in
      switch cloud {
      case .clear: "天空几乎无云。"
      case .few: "云不多，白天日照充足，夜晚星光可见。"
      case .scattered: "云来云去，约一半天空可见。"
      case .broken: "云较多，间有空隙。"
      case .overcast: "整个天空都被云覆盖。"
      }
    },
    visibilityMeaning: { visibility in
      switch visibility {
      case .denseFog: "浓雾，能见度不足 200 米，请避免驾车。"
      case .fog: "有雾，能见度不足 1 公里，请开灯慢行。"
      case .mist: "轻雾，远处景物模糊。"
      case .haze: "远处的山和高楼显得朦胧。"
      case .good: "视野良好。"
      case .clear: "视野极好，远处清晰可见。"
      }
    },
    windMeaning: { force in
      [
        "烟直直上升。",
        "烟随风飘动，风向标不动。",
        "脸上感到有风，树叶微响。",
        "树叶和细枝摇动不停，旗帜展开。",
        "吹起灰尘和纸片，小树枝摇动。",
        "有叶的小树摇摆，池塘泛起小波。",
        "大树枝摇动，撑伞困难。",
        "整棵树摇动，迎风步行不便。",
        "小树枝折断，步行非常困难。",
        "屋顶可能受损，请远离树木。",
        "树木可能被连根拔起，请留在室内。",
        "大范围受损，请留在室内。",
        "破坏极大，请到安全处躲避。",
      ][force.number]
    },
    beaufort: { "\($0) 级" },
    gustMeaning: { force in
      switch force.number {
      case ...4: "风力平常。"
      case 5...6: "阵风可能吹翻雨伞、吹走帽子。"
      case 7...8: "阵风可能折断小树枝，请固定好室外物品。"
      default: "阵风危险，请远离树木和脚手架。"
      }
    },
    uvAdvice: { uvClass in
      switch uvClass {
      case .low: "无需特别防护。"
      case .moderate: "中午宜在阴凉处；久留户外请戴帽并涂防晒霜。"
      case .high: "请戴帽、穿长袖、涂防晒霜，中午宜在阴凉处。"
      case .veryHigh: "中午请留在阴凉处，皮肤约半小时就会晒伤。"
      case .extreme: "中午请避免日晒，皮肤几分钟就会晒伤。"
      }
    },
    airAdvice: { airClass in
      switch airClass.rank {
      case 0: "空气清新，适合户外活动。"
      case 1: "对大多数人没有影响。"
      case 2: "敏感人群宜减少户外活动。"
      case 3: "请减少户外活动，敏感人群宜留在室内。"
      case 4: "避免户外剧烈活动，外出请戴口罩。"
      default: "请关好门窗，留在室内。"
      }
    },
    wetHours: { "\($0) 小时" },
    dryDay: "无降水",
    rainMeaning: { intensity in
      switch intensity {
      case .none: "没有降水。"
      case .light: "降水较小，戴兜帽即可。"
      case .moderate: "请带伞。"
      case .heavy: "降水较大，路面积水，视线不佳。"
      case .violent: "降水极强，请远离河流和下穿通道。"
      }
    },
    polarDay: "今天太阳不落。",
    polarNight: "今天太阳不升。",
    sunMeaning: { "太阳在地平线以上的时间为 \($0)。" },
    moonLit: { "亮面 \($0)" },
    waxing: "渐盈",
    waning: "渐亏",
    fullIn: { days in days <= 0 ? "今天满月" : days == 1 ? "明天满月" : "\(days) 天后满月" },
    newIn: { days in days <= 0 ? "今天新月" : days == 1 ? "明天新月" : "\(days) 天后新月" },
    moonMeaning: { phase in
      switch phase {
      case .newMoon: "夜晚最为黑暗。"
      case .waxingCrescent: "傍晚西天一弯细月。"
      case .firstQuarter: "半月，午夜前后落下。"
      case .waxingGibbous: "午夜过后许久仍然明亮。"
      case .fullMoon: "日落时升起，整夜明亮。"
      case .waningGibbous: "入夜后升起，直到清晨都明亮。"
      case .lastQuarter: "半月，午夜前后升起。"
      case .waningCrescent: "日出前东天一弯细月。"
      }
    },
    unknownMeaning: { "\($0) 没有提供这个数值。" },
    chartSpan: "未来 24 小时")
}
