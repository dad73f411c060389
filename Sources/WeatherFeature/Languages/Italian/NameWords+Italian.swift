import WeatherModel

extension NameWords {
  static let italian = NameWords(
    condition: { condition in
      switch condition {
      case .clear: "Sereno"
      case .mostlyClear: "Poco nuvoloso"
      case .partlyCloudy: "Nubi sparse"
      case .cloudy: "Coperto"
      case .fog: "Nebbia"
      case .drizzle: "Pioviggine"
      case .freezingRain: "Pioggia gelata"
      case .rain: "Pioggia"
      case .heavyRain: "Pioggia forte"
      case .showers: "Rovesci"
      case .sleet: "Acquaneve"
      case .snow: "Neve"
      case .heavySnow: "Neve forte"
      case .hail: "Grandine"
      case .thunderstorm: "Temporale"
      case .dust: "Polvere"
      case .smoke: "Fumo"
      case .squall: "Groppo"
      case .tornado: "Tromba d’aria"
      case .unknown: "Sconosciuto"
      }
    },
    conditionShort: { condition in
      switch condition {
      case .clear: "sereno"
      case .mostlyClear: "poco nuvol."
      case .partlyCloudy: "nubi sparse"
      case .cloudy: "coperto"
      case .fog: "nebbia"
      case .drizzle: "pioviggine"
      case .freezingRain: "gelicidio"
      case .rain: "pioggia"
      case .heavyRain: "acquazzoni"
      case .showers: "rovesci"
      case .sleet: "acquaneve"
      case .snow: "neve"
      case .heavySnow: "neve forte"
      case .hail: "grandine"
      case .thunderstorm: "temporale"
      case .dust: "polvere"
      case .smoke: "fumo"
      case .squall: "groppo"
      case .tornado: "tornado"
      case .unknown: "sconosciuto"
      }
    },
    compassShort: italianCompass,
    compass: { point in
      switch point {
      case .north: "nord"
      case .northEast: "nord-est"
      case .east: "est"
      case .southEast: "sud-est"
      case .south: "sud"
      case .southWest: "sud-ovest"
      case .west: "ovest"
      case .northWest: "nord-ovest"
      }
    },
    windFrom: { "da \(italianCompass($0))" },
    uvClass: { uvClass in
      switch uvClass {
      case .low: "basso"
      case .moderate: "moderato"
      case .high: "alto"
      case .veryHigh: "molto alto"
      case .extreme: "estremo"
      }
    },
    airClass: { airClass in
      let names =
        switch airClass.scale {
        case .us:
          [
            "buona", "moderata", "insalubre per i sensibili", "insalubre", "molto insalubre",
            "pericolosa",
          ]
        case .european: ["buona", "discreta", "moderata", "scarsa", "molto scarsa", "pessima"]
        case .openWeather: ["buona", "discreta", "moderata", "scarsa", "molto scarsa"]
        }
      return names[airClass.rank]
    },
    airClassShort: { airClass in
      let names =
        switch airClass.scale {
        case .us: ["buona", "moderata", "sensibili", "insalubre", "malsana", "pericolosa"]
        case .european: ["buona", "discreta", "moderata", "scarsa", "cattiva", "pessima"]
        case .openWeather: ["buona", "discreta", "moderata", "scarsa", "cattiva"]
        }
      return names[airClass.rank]
    },
    airScale: { scale in
      switch scale {
      case .us: "AQI USA"
      case .european: "AQI europeo"
      case .openWeather: "OpenWeather, da 1 a 5"
      }
    },
    moonPhase: { phase in
      switch phase {
      case .newMoon: "luna nuova"
      case .waxingCrescent: "luna crescente"
      case .firstQuarter: "primo quarto"
      case .waxingGibbous: "gibbosa cresc."
      case .fullMoon: "luna piena"
      case .waningGibbous: "gibbosa calante"
      case .lastQuarter: "ultimo quarto"
      case .waningCrescent: "luna calante"
      }
    },
    beaufort: { force in
      [
        "calma",
        "bava di vento",
        "brezza leggera",
        "brezza tesa",
        "vento moderato",
        "vento teso",
        "vento fresco",
        "vento forte",
        "burrasca",
        "burrasca forte",
        "tempesta",
        "fortunale",
        "uragano",
      ][force.number]
    },
    dewPointComfort: { comfort in
      switch comfort {
      case .veryDry: "molto secca"
      case .dry: "secca"
      case .comfortable: "gradevole"
      case .humid: "poco umida"
      case .muggy: "afosa"
      case .oppressive: "opprimente"
      }
    },
    humidity: { humidity in
      switch humidity {
      case .dry: "secca"
      case .comfortable: "gradevole"
      case .humid: "umida"
      case .veryHumid: "molto umida"
      }
    },
    cloud: { cloud in
      switch cloud {
      case .clear: "sereno"
      case .few: "poco nuvoloso"
      case .scattered: "nubi sparse"
      case .broken: "molto nuvoloso"
      case .overcast: "coperto"
      }
    },
    visibility: { visibility in
      switch visibility {
      case .denseFog: "nebbia fitta"
      case .fog: "nebbia"
      case .mist: "foschia"
      case .haze: "caligine"
      case .good: "buona"
      case .clear: "ottima"
      }
    },
    pressureTrend: { trend in
      switch trend {
      case .fallingFast: "in forte calo"
      case .falling: "in calo"
      case .steady: "stabile"
      case .rising: "in aumento"
      case .risingFast: "in forte aumento"
      }
    },
    rainIntensity: { intensity in
      switch intensity {
      case .none: "nessuna"
      case .light: "debole"
      case .moderate: "moderata"
      case .heavy: "forte"
      case .violent: "violenta"
      }
    },
    unitSystem: { system in
      switch system {
      case .metric: "metrico (°C, m/s)"
      case .imperial: "USA (°F, mph)"
      case .uk: "britannico (°C, mph)"
      }
    },
    providerNote: { provider in
      switch provider {
      case .openWeather: "richiede una chiave API"
      case .openMeteo: "nessuna chiave"
      case .metNorway: "nessuna chiave, niente qualità dell’aria"
      case .sample: "tempo inventato, per provare"
      }
    })
}

private func italianCompass(_ point: CompassPoint) -> String {
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
