import WeatherModel

extension NameWords {
  static let portuguese = NameWords(
    condition: { condition in
      switch condition {
      case .clear: "Céu claro"
      case .mostlyClear: "Poucas nuvens"
      case .partlyCloudy: "Entre nuvens"
      case .cloudy: "Nublado"
      case .fog: "Nevoeiro"
      case .drizzle: "Garoa"
      case .freezingRain: "Chuva gelada"
      case .rain: "Chuva"
      case .heavyRain: "Chuva forte"
      case .showers: "Pancadas"
      case .sleet: "Chuva e neve"
      case .snow: "Neve"
      case .heavySnow: "Neve forte"
      case .hail: "Granizo"
      case .thunderstorm: "Trovoada"
      case .dust: "Poeira"
      case .smoke: "Fumaça"
      case .squall: "Borrasca"
      case .tornado: "Tornado"
      case .unknown: "Desconhecido"
      }
    },
    conditionShort: { condition in
      switch condition {
      case .clear: "céu claro"
      case .mostlyClear: "poucas nuv."
      case .partlyCloudy: "entre nuvens"
      case .cloudy: "nublado"
      case .fog: "nevoeiro"
      case .drizzle: "garoa"
      case .freezingRain: "chuva gelada"
      case .rain: "chuva"
      case .heavyRain: "chuva forte"
      case .showers: "pancadas"
      case .sleet: "chuva e neve"
      case .snow: "neve"
      case .heavySnow: "neve forte"
      case .hail: "granizo"
      case .thunderstorm: "trovoada"
      case .dust: "poeira"
      case .smoke: "fumaça"
      case .squall: "borrasca"
      case .tornado: "tornado"
      case .unknown: "desconhecido"
      }
    },
    compassShort: portugueseCompass,
    compass: { point in
      switch point {
      case .north: "norte"
      case .northEast: "nordeste"
      case .east: "leste"
      case .southEast: "sudeste"
      case .south: "sul"
      case .southWest: "sudoeste"
      case .west: "oeste"
      case .northWest: "noroeste"
      }
    },
    windFrom: { "de \(portugueseCompass($0))" },
    uvClass: { uvClass in
      switch uvClass {
      case .low: "baixo"
      case .moderate: "moderado"
      case .high: "alto"
      case .veryHigh: "muito alto"
      case .extreme: "extremo"
      }
    },
    airClass: { airClass in
      let names =
        switch airClass.scale {
        case .us: ["boa", "moderada", "ruim para sensíveis", "ruim", "muito ruim", "perigosa"]
        case .european: ["boa", "razoável", "moderada", "ruim", "muito ruim", "péssima"]
        case .openWeather: ["boa", "razoável", "moderada", "ruim", "muito ruim"]
        }
      return names[airClass.rank]
    },
    airClassShort: { airClass in
      let names =
        switch airClass.scale {
        case .us: ["boa", "moderada", "sensíveis", "ruim", "muito ruim", "perigosa"]
        case .european: ["boa", "razoável", "moderada", "ruim", "muito ruim", "péssima"]
        case .openWeather: ["boa", "razoável", "moderada", "ruim", "muito ruim"]
        }
      return names[airClass.rank]
    },
    airScale: { scale in
      switch scale {
      case .us: "AQI dos EUA"
      case .european: "AQI europeu"
      case .openWeather: "OpenWeather, de 1 a 5"
      }
    },
    moonPhase: { phase in
      switch phase {
      case .newMoon: "lua nova"
      case .waxingCrescent: "lua crescente"
      case .firstQuarter: "quarto cresc."
      case .waxingGibbous: "gibosa cresc."
      case .fullMoon: "lua cheia"
      case .waningGibbous: "gibosa ming."
      case .lastQuarter: "quarto ming."
      case .waningCrescent: "lua minguante"
      }
    },
    beaufort: { force in
      [
        "calmaria",
        "bafagem",
        "aragem",
        "vento fraco",
        "vento moderado",
        "vento fresco",
        "muito fresco",
        "vento forte",
        "muito forte",
        "vento duro",
        "muito duro",
        "tempestuoso",
        "furacão",
      ][force.number]
    },
    dewPointComfort: { comfort in
      switch comfort {
      case .veryDry: "muito seco"
      case .dry: "seco"
      case .comfortable: "agradável"
      case .humid: "pouco úmido"
      case .muggy: "abafado"
      case .oppressive: "sufocante"
      }
    },
    humidity: { humidity in
      switch humidity {
      case .dry: "seco"
      case .comfortable: "agradável"
      case .humid: "úmido"
      case .veryHumid: "muito úmido"
      }
    },
    cloud: { cloud in
      switch cloud {
      case .clear: "céu claro"
      case .few: "poucas nuvens"
      case .scattered: "nuv. esparsas"
      case .broken: "muito nublado"
      case .overcast: "encoberto"
      }
    },
    visibility: { visibility in
      switch visibility {
      case .denseFog: "nevoeiro denso"
      case .fog: "nevoeiro"
      case .mist: "névoa"
      case .haze: "névoa seca"
      case .good: "boa"
      case .clear: "muito boa"
      }
    },
    pressureTrend: { trend in
      switch trend {
      case .fallingFast: "em queda forte"
      case .falling: "em queda"
      case .steady: "estável"
      case .rising: "em alta"
      case .risingFast: "em alta forte"
      }
    },
    rainIntensity: { intensity in
      switch intensity {
      case .none: "nenhuma"
      case .light: "fraca"
      case .moderate: "moderada"
      case .heavy: "forte"
      case .violent: "torrencial"
      }
    },
    unitSystem: { system in
      switch system {
      case .metric: "métrico (°C, m/s)"
      case .imperial: "EUA (°F, mph)"
      case .uk: "britânico (°C, mph)"
      }
    },
    providerNote: { provider in
      switch provider {
      case .openWeather: "exige chave de API"
      case .openMeteo: "sem chave"
      case .metNorway: "sem chave, sem qualidade do ar"
      case .sample: "tempo inventado, para experimentar"
      }
    })
}

private func portugueseCompass(_ point: CompassPoint) -> String {
  switch point {
  case .north: "N"
  case .northEast: "NE"
  case .east: "L"
  case .southEast: "SE"
  case .south: "S"
  case .southWest: "SO"
  case .west: "O"
  case .northWest: "NO"
  }
}
