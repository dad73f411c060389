import WeatherModel

extension NameWords {
  static let spanish = NameWords(
    condition: { condition in
      switch condition {
      case .clear: "Despejado"
      case .mostlyClear: "Poco nuboso"
      case .partlyCloudy: "Nubes y claros"
      case .cloudy: "Cubierto"
      case .fog: "Niebla"
      case .drizzle: "Llovizna"
      case .freezingRain: "Lluvia helada"
      case .rain: "Lluvia"
      case .heavyRain: "Lluvia fuerte"
      case .showers: "Chubascos"
      case .sleet: "Aguanieve"
      case .snow: "Nieve"
      case .heavySnow: "Nevada fuerte"
      case .hail: "Granizo"
      case .thunderstorm: "Tormenta"
      case .dust: "Polvo"
      case .smoke: "Humo"
      case .squall: "Turbonada"
      case .tornado: "Tornado"
      case .unknown: "Desconocido"
      }
    },
    conditionShort: { condition in
      switch condition {
      case .clear: "despejado"
      case .mostlyClear: "poco nuboso"
      case .partlyCloudy: "nubes/claros"
      case .cloudy: "cubierto"
      case .fog: "niebla"
      case .drizzle: "llovizna"
      case .freezingRain: "lluv. helada"
      case .rain: "lluvia"
      case .heavyRain: "lluv. fuerte"
      case .showers: "chubascos"
      case .sleet: "aguanieve"
      case .snow: "nieve"
      case .heavySnow: "gran nevada"
      case .hail: "granizo"
      case .thunderstorm: "tormenta"
      case .dust: "polvo"
      case .smoke: "humo"
      case .squall: "turbonada"
      case .tornado: "tornado"
      case .unknown: "desconocido"
      }
    },
    compassShort: spanishCompass,
    compass: { point in
      switch point {
      case .north: "norte"
      case .northEast: "noreste"
      case .east: "este"
      case .southEast: "sureste"
      case .south: "sur"
      case .southWest: "suroeste"
      case .west: "oeste"
      case .northWest: "noroeste"
      }
    },
    windFrom: { "del \(spanishCompass($0))" },
    uvClass: { uvClass in
      switch uvClass {
      case .low: "bajo"
      case .moderate: "moderado"
      case .high: "alto"
      case .veryHigh: "muy alto"
      case .extreme: "extremo"
      }
    },
    airClass: { airClass in
      let names =
        switch airClass.scale {
        case .us:
          ["buena", "moderada", "dañina para sensibles", "dañina", "muy dañina", "peligrosa"]
        case .european: ["buena", "aceptable", "regular", "mala", "muy mala", "pésima"]
        case .openWeather: ["buena", "aceptable", "regular", "mala", "muy mala"]
        }
      return names[airClass.rank]
    },
    airClassShort: { airClass in
      let names =
        switch airClass.scale {
        case .us: ["buena", "moderada", "sensibles", "dañina", "muy dañina", "peligrosa"]
        case .european: ["buena", "aceptable", "regular", "mala", "muy mala", "pésima"]
        case .openWeather: ["buena", "aceptable", "regular", "mala", "muy mala"]
        }
      return names[airClass.rank]
    },
    airScale: { scale in
      switch scale {
      case .us: "AQI de EE. UU."
      case .european: "AQI europeo"
      case .openWeather: "OpenWeather, de 1 a 5"
      }
    },
    moonPhase: { phase in
      switch phase {
      case .newMoon: "luna nueva"
      case .waxingCrescent: "luna creciente"
      case .firstQuarter: "cuarto crec."
      case .waxingGibbous: "gibosa crec."
      case .fullMoon: "luna llena"
      case .waningGibbous: "gibosa meng."
      case .lastQuarter: "cuarto meng."
      case .waningCrescent: "luna menguante"
      }
    },
    beaufort: { force in
      [
        "calma",
        "ventolina",
        "flojito",
        "flojo",
        "bonancible",
        "fresquito",
        "fresco",
        "frescachón",
        "temporal",
        "temporal fuerte",
        "temporal duro",
        "borrasca",
        "huracán",
      ][force.number]
    },
    dewPointComfort: { comfort in
      switch comfort {
      case .veryDry: "muy seco"
      case .dry: "seco"
      case .comfortable: "agradable"
      case .humid: "algo húmedo"
      case .muggy: "bochornoso"
      case .oppressive: "sofocante"
      }
    },
    humidity: { humidity in
      switch humidity {
      case .dry: "seca"
      case .comfortable: "agradable"
      case .humid: "húmeda"
      case .veryHumid: "muy húmeda"
      }
    },
    cloud: { cloud in
      switch cloud {
      case .clear: "despejado"
      case .few: "poco nuboso"
      case .scattered: "nubes dispersas"
      case .broken: "muy nuboso"
      case .overcast: "cubierto"
      }
    },
    visibility: { visibility in
      switch visibility {
      case .denseFog: "niebla densa"
      case .fog: "niebla"
      case .mist: "neblina"
      case .haze: "bruma"
      case .good: "buena"
      case .clear: "muy buena"
      }
    },
    pressureTrend: { trend in
      switch trend {
      case .fallingFast: "baja deprisa"
      case .falling: "baja"
      case .steady: "estable"
      case .rising: "sube"
      case .risingFast: "sube deprisa"
      }
    },
    rainIntensity: { intensity in
      switch intensity {
      case .none: "ninguna"
      case .light: "débil"
      case .moderate: "moderada"
      case .heavy: "fuerte"
      case .violent: "torrencial"
      }
    },
    unitSystem: { system in
      switch system {
      case .metric: "métrico (°C, m/s)"
      case .imperial: "EE. UU. (°F, mph)"
      case .uk: "británico (°C, mph)"
      }
    },
    providerNote: { provider in
      switch provider {
      case .openWeather: "requiere clave de API"
      case .openMeteo: "sin clave"
      case .metNorway: "sin clave, sin calidad del aire"
      case .sample: "tiempo inventado, para probar"
      }
    })
}

private func spanishCompass(_ point: CompassPoint) -> String {
  switch point {
  case .north: "N"
  case .northEast: "NE"
  case .east: "E"
  case .southEast: "SE"
  case .south: "S"
  case .southWest: "SO"
  case .west: "O"
  case .northWest: "NO"
  }
}
