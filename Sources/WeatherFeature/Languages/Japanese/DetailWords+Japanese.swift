extension DetailWords {
  static let japanese = DetailWords(
    feelsBelow: { "気温より\($0)低い" },
    feelsAbove: { "気温より\($0)高い" },
    feelsSame: "気温と同じ",
    feelsColderMeaning: "風が体の熱を奪います。体感温度に合わせて暖かい服装を。",
    feelsWarmerMeaning: "湿気で汗が乾きにくくなっています。無理をせず、こまめに水分補給を。",
    feelsSameMeaning: "風や湿気の影響はほとんどありません。",
    humidityMeaning: { humidity in
      switch humidity {
      case .dry: "空気が乾燥しています。肌やのどのケアと火の元に注意を。"
      case .comfortable: "過ごしやすい湿度です。"
      case .humid: "湿度が高く、洗濯物が乾きにくいでしょう。"
      case .veryHumid: "空気中の水蒸気が多く、露や霧が発生しやすい状態です。"
      }
    },
    dewPointMeaning: { comfort in
      switch comfort {
      case .veryDry: "非常に乾燥しています。唇や肌の荒れに注意を。"
      case .dry: "乾いてさわやかな空気です。"
      case .comfortable: "乾きすぎず湿りすぎず、快適です。"
      case .humid: "やや湿っぽく、体を動かすと汗ばみます。"
      case .muggy: "蒸し暑く、夜も気温が下がりにくいでしょう。"
      case .oppressive: "非常に蒸し暑く、体に熱がこもりやすい状態です。"
      }
    },
    pressureChange: { arrow, amount in
      "3時間で\(arrow)\(amount)"
    },
    pressureMeaning: { trend in
      switch trend {
      case .fallingFast: "急速に下がっています。まもなく風雨が強まるおそれがあります。"
      case .falling: "下がっています。天気は下り坂でしょう。"
      case .steady: "ほぼ一定です。今の天気が続くでしょう。"
      case .rising: "上がっています。天気は回復に向かうでしょう。"
      case .risingFast: "急速に上がっています。晴れてきますが、風が強まることがあります。"
      }
    },
    pressureUnknown: "気圧の変化は予報に含まれていません。",
    cloudMeaning: { cloud in
      switch cloud {
      case .clear: "雲はほとんどありません。"
      case .few: "雲は少なく、昼は日差し、夜は星が楽しめます。"
      case .scattered: "雲が出たり消えたり。空の半分ほどが見えています。"
      case .broken: "雲が多く、ところどころに晴れ間があります。"
      case .overcast: "空全体が雲に覆われています。"
      }
    },
    visibilityMeaning: { visibility in
      switch visibility {
      case .denseFog: "濃霧で見通しは200 m未満です。運転は控えてください。"
      case .fog: "霧で見通しは1 km未満です。ライトをつけてゆっくり運転を。"
      case .mist: "もやで遠くがぼんやり見えます。"
      case .haze: "遠くの山や建物がかすんで見えます。"
      case .good: "見通しは良好です。"
      case .clear: "遠くまではっきり見えます。"
      }
    },
    windMeaning: { force in
      [
        "煙がまっすぐ昇ります。",
        "煙がなびき、風向がわかります。",
        "顔に風を感じ、木の葉が揺れます。",
        "木の葉や小枝が絶えず動き、旗が軽くはためきます。",
        "砂ぼこりが立ち、紙片が舞います。",
        "小さな木が揺れ、池に小さな波が立ちます。",
        "大枝が揺れ、傘がさしにくくなります。",
        "樹木全体が揺れ、風に向かって歩きにくくなります。",
        "小枝が折れ、歩くのが困難です。",
        "屋根に被害が出ることがあります。木から離れてください。",
        "木が根こそぎ倒れるおそれがあります。外出は控えてください。",
        "広い範囲で被害が出ます。屋内にいてください。",
        "甚大な被害のおそれがあります。安全な場所へ避難を。",
      ][force.number]
    },
    beaufort: { "風力\($0)" },
    gustMeaning: { force in
      switch force.number {
      case ...4: "特に強い風ではありません。"
      case 5...6: "傘や帽子が飛ばされやすい風です。"
      case 7...8: "小枝が折れる強さです。屋外の物を固定してください。"
      default: "危険な突風です。木や足場に近づかないでください。"
      }
    },
    uvAdvice: { uvClass in
      switch uvClass {
      case .low: "特に対策は必要ありません。"
      case .moderate: "日中は日陰を利用し、長く外にいるなら帽子と日焼け止めを。"
      case .high: "帽子、長袖、日焼け止めを。日中は日陰で過ごしましょう。"
      case .veryHigh: "日中の外出は控えめに。30分ほどで日焼けします。"
      case .extreme: "日中の外出は避けましょう。数分で日焼けします。"
      }
    },
    airAdvice: { airClass in
      switch airClass.rank {
      case 0: "空気はきれいです。屋外での活動に適しています。"
      case 1: "ほとんどの人に問題ありません。"
      case 2: "敏感な人は屋外での活動を控えめにしてください。"
      case 3: "屋外での活動を減らしましょう。敏感な人は屋内へ。"
      case 4: "屋外での激しい運動を避け、マスクを着けてください。"
      default: "窓を閉め、屋内で過ごしてください。"
      }
    },
    wetHours: { "\($0)時間" },
    dryDay: "雨なし",
    rainMeaning: { intensity in
      switch intensity {
      case .none: "雨や雪は降りません。"
      case .light: "弱い降り方です。フードで十分でしょう。"
      case .moderate: "傘をお持ちください。"
      case .heavy: "強い降り方です。路面の水たまりと視界の悪さに注意を。"
      case .violent: "激しい雨です。川やアンダーパスに近づかないでください。"
      }
    },
    polarDay: "今日は太陽が沈みません。",
    polarNight: "今日は太陽が昇りません。",
    sunMeaning: { "太陽が出ている時間は\($0)です。" },
    moonLit: { "輝面比\($0)" },
    waxing: "満ちていく月",
    waning: "欠けていく月",
    fullIn: { days in days <= 0 ? "今日満月" : days == 1 ? "明日満月" : "満月まで\(days)日" },
    newIn: { days in days <= 0 ? "今日新月" : days == 1 ? "明日新月" : "新月まで\(days)日" },
    moonMeaning: { phase in
      switch phase {
      case .newMoon: "月明かりがなく、夜が最も暗くなります。"
      case .waxingCrescent: "夕方の西の空に細い月が見えます。"
      case .firstQuarter: "半月です。真夜中ごろに沈みます。"
      case .waxingGibbous: "夜半過ぎまで明るい月が見えます。"
      case .fullMoon: "日の入りごろに昇り、一晩中明るく照らします。"
      case .waningGibbous: "宵のうちに昇り、朝まで明るい月です。"
      case .lastQuarter: "半月です。真夜中ごろに昇ります。"
      case .waningCrescent: "夜明け前の東の空に細い月が見えます。"
      }
    },
    unknownMeaning: { "\($0)ではこの値が提供されていません。" },
    chartSpan: "今後24時間")
}
