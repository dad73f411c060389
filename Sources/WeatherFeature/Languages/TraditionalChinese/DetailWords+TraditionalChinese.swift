extension DetailWords {
  static let traditionalChinese = DetailWords(
    feelsBelow: { "比氣溫低 \($0)" },
    feelsAbove: { "比氣溫高 \($0)" },
    feelsSame: "與氣溫相同",
    feelsColderMeaning: "風會帶走身體的熱量，請依體感溫度添加衣物。",
    feelsWarmerMeaning: "空氣潮濕，汗水不易蒸發。請適度休息、多補充水分。",
    feelsSameMeaning: "風和濕度對體感沒有影響。",
    humidityMeaning: { humidity in
      switch humidity {
      case .dry: "空氣乾燥，請注意皮膚與喉嚨保養，小心火燭。"
      case .comfortable: "多數人感到舒適的濕度。"
      case .humid: "空氣潮濕，衣物不易晾乾。"
      case .veryHumid: "空氣接近飽和，可能出現露水或霧。"
      }
    },
    dewPointMeaning: { comfort in
      switch comfort {
      case .veryDry: "空氣非常乾燥，嘴唇和皮膚容易乾裂。"
      case .dry: "空氣乾爽。"
      case .comfortable: "乾濕適中，體感舒適。"
      case .humid: "略感潮濕，活動後容易出汗。"
      case .muggy: "悶熱，夜間也不易降溫。"
      case .oppressive: "非常悶熱，身體難以散熱。"
      }
    },
    pressureChange: { arrow, amount in
      "3 小時 \(arrow) \(amount)"
    },
    pressureMeaning: { trend in
      switch trend {
      case .fallingFast: "氣壓急遽下降，風雨可能很快到來。"
      case .falling: "氣壓下降，天氣可能轉壞。"
      case .steady: "氣壓持平，天氣大致維持現狀。"
      case .rising: "氣壓上升，天氣趨於穩定。"
      case .risingFast: "氣壓急遽上升，天氣轉晴，但可能有陣風。"
      }
    },
    pressureUnknown: "預報中沒有氣壓變化的資料。",
    cloudMeaning: { cloud in
      switch cloud {
      case .clear: "天空幾乎無雲。"
      case .few: "雲不多，白天日照充足，夜晚星光可見。"
      case .scattered: "雲來雲去，約一半天空可見。"
      case .broken: "雲量偏多，間有空隙。"
      case .overcast: "整個天空都被雲覆蓋。"
      }
    },
    visibilityMeaning: { visibility in
      switch visibility {
      case .denseFog: "濃霧，能見度不足 200 公尺，請避免開車。"
      case .fog: "有霧，能見度不足 1 公里，請開燈慢行。"
      case .mist: "有靄，遠處景物模糊。"
      case .haze: "遠山和高樓顯得朦朧。"
      case .good: "視野良好。"
      case .clear: "視野極佳，遠處清晰可見。"
      }
    },
    windMeaning: { force in
      [
        "煙直直上升。",
        "煙隨風飄動，風向標不動。",
        "臉上感到有風，樹葉沙沙作響。",
        "樹葉和細枝搖動不停，旗幟輕展。",
        "塵土和紙片揚起，小樹枝搖動。",
        "有葉的小樹搖擺，池塘泛起小波。",
        "大樹枝搖動，撐傘困難。",
        "整棵樹搖動，逆風步行困難。",
        "小樹枝折斷，步行非常困難。",
        "屋頂可能受損，請遠離樹木。",
        "樹木可能連根拔起，請留在室內。",
        "大範圍受損，請留在室內。",
        "破壞極大，請至安全處躲避。",
      ][force.number]
    },
    beaufort: { "\($0) 級" },
    gustMeaning: { force in
      switch force.number {
      case ...4: "風力平常。"
      case 5...6: "陣風可能吹翻雨傘、吹走帽子。"
      case 7...8: "陣風可能折斷小樹枝，請固定好室外物品。"
      default: "陣風危險，請遠離樹木和鷹架。"
      }
    },
    uvAdvice: { uvClass in
      switch uvClass {
      case .low: "不需特別防護。"
      case .moderate: "中午宜待在陰涼處；久留戶外請戴帽並塗防曬乳。"
      case .high: "請戴帽、穿長袖、塗防曬乳，中午宜待在陰涼處。"
      case .veryHigh: "中午請留在陰涼處，皮膚約半小時就會曬傷。"
      case .extreme: "中午請避免日曬，皮膚幾分鐘就會曬傷。"
      }
    },
    airAdvice: { airClass in
      switch airClass.rank {
      case 0: "空氣清新，適合戶外活動。"
      case 1: "對大多數人沒有影響。"
      case 2: "敏感族群宜減少戶外活動。"
      case 3: "請減少戶外活動，敏感族群宜留在室內。"
      case 4: "避免戶外劇烈活動，外出請戴口罩。"
      default: "請關好門窗，留在室內。"
      }
    },
    wetHours: { "\($0) 小時" },
    dryDay: "無降水",
    rainMeaning: { intensity in
      switch intensity {
      case .none: "沒有降水。"
      case .light: "降水較小，戴連帽即可。"
      case .moderate: "請帶傘。"
      case .heavy: "降水較大，路面積水，視線不佳。"
      case .violent: "豪雨，請遠離溪流和地下道。"
      }
    },
    polarDay: "今天太陽不落。",
    polarNight: "今天太陽不升。",
    sunMeaning: { "太陽在地平線以上的時間為 \($0)。" },
    moonLit: { "亮面 \($0)" },
    waxing: "漸盈",
    waning: "漸虧",
    fullIn: { days in days <= 0 ? "今天滿月" : days == 1 ? "明天滿月" : "\(days) 天後滿月" },
    newIn: { days in days <= 0 ? "今天新月" : days == 1 ? "明天新月" : "\(days) 天後新月" },
    moonMeaning: { phase in
      switch phase {
      case .newMoon: "夜晚最為黑暗。"
      case .waxingCrescent: "傍晚西方天空一彎細月。"
      case .firstQuarter: "半月，午夜前後落下。"
      case .waxingGibbous: "午夜過後許久仍然明亮。"
      case .fullMoon: "日落時升起，整夜明亮。"
      case .waningGibbous: "入夜後升起，直到清晨都明亮。"
      case .lastQuarter: "半月，午夜前後升起。"
      case .waningCrescent: "日出前東方天空一彎細月。"
      }
    },
    unknownMeaning: { "\($0) 沒有提供這個數值。" },
    chartSpan: "未來 24 小時")
}
