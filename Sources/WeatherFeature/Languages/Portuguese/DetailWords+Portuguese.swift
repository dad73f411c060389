extension DetailWords {
  static let portuguese = DetailWords(
    feelsBelow: { "\($0) a menos" },
    feelsAbove: { "\($0) a mais" },
    feelsSame: "igual ao ar",
    feelsColderMeaning: "O vento leva o calor do corpo: vista-se para o valor mais baixo.",
    feelsWarmerMeaning: "O ar úmido não deixa o suor refrescar: vá com calma e beba bastante água.",
    feelsSameMeaning: "Nem o vento nem a umidade mudam a sensação.",
    humidityMeaning: { humidity in
      switch humidity {
      case .dry: "Ar seco: a pele e a garganta sentem, e o fogo começa fácil."
      case .comfortable: "Uma umidade que a maioria acha agradável."
      case .humid: "Ar úmido: a roupa demora a secar."
      case .veryHumid: "O ar está quase saturado: pode formar orvalho ou nevoeiro."
      }
    },
    dewPointMeaning: { comfort in
      switch comfort {
      case .veryDry: "Ar muito seco; lábios e pele podem rachar."
      case .dry: "Ar seco e leve."
      case .comfortable: "Ar agradável, nem seco nem úmido."
      case .humid: "Um pouco úmido; com esforço, sua-se."
      case .muggy: "Abafado; as noites quase não refrescam."
      case .oppressive: "Sufocante; o corpo mal consegue se resfriar."
      }
    },
    pressureChange: { arrow, amount in
      "\(arrow) \(amount) em 3 h"
    },
    pressureMeaning: { trend in
      switch trend {
      case .fallingFast: "Queda forte: vento e chuva são prováveis em breve."
      case .falling: "Queda: o tempo deve piorar."
      case .steady: "Estável: o tempo deve continuar como está."
      case .rising: "Alta: tempo firme é mais provável."
      case .risingFast: "Alta forte: o céu abre, muitas vezes com rajadas."
      }
    },
    pressureUnknown: "A previsão não diz para onde vai a pressão.",
    cloudMeaning: { cloud in
      switch cloud {
      case .clear: "Quase nenhuma nuvem."
      case .few: "Poucas nuvens, muito sol de dia e estrelas à noite."
      case .scattered: "Nuvens vêm e vão; cerca de metade do céu está aberta."
      case .broken: "Quase todo nublado, com aberturas."
      case .overcast: "O céu está todo encoberto."
      }
    },
    visibilityMeaning: { visibility in
      switch visibility {
      case .denseFog: "Nevoeiro denso: vê-se a menos de 200 m. Evite dirigir."
      case .fog: "Nevoeiro: vê-se a menos de 1 km. Dirija devagar, de farol aceso."
      case .mist: "Névoa: o que está longe se apaga."
      case .haze: "Névoa seca: morros e torres parecem pálidos."
      case .good: "Boa visibilidade."
      case .clear: "Vê-se com nitidez até bem longe."
      }
    },
    windMeaning: { force in
      [
        "A fumaça sobe reta.",
        "A fumaça se inclina; os cata-ventos ainda não giram.",
        "Sente-se no rosto; as folhas farfalham.",
        "Folhas e galhinhos se movem sem parar; bandeiras leves se abrem.",
        "Poeira e papéis se levantam; galhos pequenos se movem.",
        "Árvores pequenas balançam; formam-se ondinhas nos lagos.",
        "Galhos grandes se movem; é difícil segurar o guarda-chuva.",
        "Árvores inteiras se movem; é difícil andar contra o vento.",
        "Galhinhos se quebram; é muito difícil andar.",
        "Telhados são danificados; fique longe das árvores.",
        "Árvores são arrancadas; fique em casa.",
        "Danos por toda parte; fique em casa.",
        "Devastação; procure abrigo.",
      ][force.number]
    },
    beaufort: { "força \($0)" },
    gustMeaning: { force in
      switch force.number {
      case ...4: "Nada fora do comum."
      case 5...6: "Rajadas que puxam guarda-chuvas e chapéus."
      case 7...8: "Rajadas que quebram galhinhos; prenda o que está solto lá fora."
      default: "Rajadas perigosas: fique longe de árvores e andaimes."
      }
    },
    uvAdvice: { uvClass in
      switch uvClass {
      case .low: "Nenhuma proteção é necessária."
      case .moderate: "Sombra perto do meio-dia; chapéu e protetor solar se ficar muito tempo."
      case .high: "Chapéu, camisa e protetor solar; sombra perto do meio-dia."
      case .veryHigh: "Fique na sombra perto do meio-dia; a pele exposta queima em meia hora."
      case .extreme: "Evite o sol perto do meio-dia; a pele exposta queima em minutos."
      }
    },
    airAdvice: { airClass in
      switch airClass.rank {
      case 0: "Boa para todos, também ao ar livre."
      case 1: "Boa para quase todos."
      case 2: "Pessoas sensíveis podem fazer menos ao ar livre."
      case 3: "Faça menos ao ar livre; pessoas sensíveis devem ficar dentro."
      case 4: "Evite esforço ao ar livre; use máscara."
      default: "Fique dentro, com as janelas fechadas."
      }
    },
    wetHours: { "\($0) h" },
    dryDay: "sem chuva",
    rainMeaning: { intensity in
      switch intensity {
      case .none: "Sem precipitação."
      case .light: "Fraca: um capuz basta."
      case .moderate: "Moderada: leve guarda-chuva."
      case .heavy: "Forte: poças e pouca visibilidade na estrada."
      case .violent: "Torrencial: fique longe de córregos e passagens subterrâneas."
      }
    },
    polarDay: "O sol não se põe hoje.",
    polarNight: "O sol não nasce hoje.",
    sunMeaning: { "O sol fica \($0) acima do horizonte." },
    moonLit: { "\($0) iluminada" },
    waxing: "crescente",
    waning: "minguante",
    fullIn: { days in days <= 0 ? "cheia hoje" : days == 1 ? "cheia amanhã" : "cheia em \(days) d"
    },
    newIn: { days in days <= 0 ? "nova hoje" : days == 1 ? "nova amanhã" : "nova em \(days) d" },
    moonMeaning: { phase in
      switch phase {
      case .newMoon: "As noites são as mais escuras."
      case .waxingCrescent: "Uma foice fina no céu do entardecer."
      case .firstQuarter: "Meio iluminada; põe-se por volta da meia-noite."
      case .waxingGibbous: "Brilha até bem depois da meia-noite."
      case .fullMoon: "Brilha a noite toda; nasce ao pôr do sol."
      case .waningGibbous: "Nasce à noite e brilha até a manhã."
      case .lastQuarter: "Meio iluminada; nasce por volta da meia-noite."
      case .waningCrescent: "Uma foice fina antes do nascer do sol."
      }
    },
    unknownMeaning: { "\($0) não fornece este valor aqui." },
    chartSpan: "próximas 24 h")
}
