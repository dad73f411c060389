import WeatherModel

extension NameWords {
  static let polish = NameWords(
    condition: { condition in
      switch condition {
      case .clear: "Bezchmurnie"
      case .mostlyClear: "Pogodnie"
      case .partlyCloudy: "Przejaśnienia"
      case .cloudy: "Pochmurno"
      case .fog: "Mgła"
      case .drizzle: "Mżawka"
      case .freezingRain: "Marzn. deszcz"
      case .rain: "Deszcz"
      case .heavyRain: "Silny deszcz"
      case .showers: "Przelotny opad"
      case .sleet: "Deszcz ze śn."
      case .snow: "Śnieg"
      case .heavySnow: "Silny śnieg"
      case .hail: "Grad"
      case .thunderstorm: "Burza"
      case .dust: "Pył"
      case .smoke: "Dym"
      case .squall: "Nawałnica"
      case .tornado: "Tornado"
      case .unknown: "Brak danych"
      }
    },
    conditionShort: { condition in
      switch condition {
      case .clear: "bezchmurnie"
      case .mostlyClear: "pogodnie"
      case .partlyCloudy: "przejaśn."
      case .cloudy: "pochmurno"
      case .fog: "mgła"
      case .drizzle: "mżawka"
      case .freezingRain: "marzn. opad"
      case .rain: "deszcz"
      case .heavyRain: "silny deszcz"
      case .showers: "przel. opad"
      case .sleet: "deszcz/śnieg"
      case .snow: "śnieg"
      case .heavySnow: "silny śnieg"
      case .hail: "grad"
      case .thunderstorm: "burza"
      case .dust: "pył"
      case .smoke: "dym"
      case .squall: "nawałnica"
      case .tornado: "tornado"
      case .unknown: "brak danych"
      }
    },
    compassShort: polishCompassLetters,
    compass: { point in
      switch point {
      case .north: "północ"
      case .northEast: "północny wschód"
      case .east: "wschód"
      case .southEast: "południowy wschód"
      case .south: "południe"
      case .southWest: "południowy zachód"
      case .west: "zachód"
      case .northWest: "północny zachód"
      }
    },
    windFrom: { "z kierunku \(polishCompassLetters($0))" },
    uvClass: { uvClass in
      switch uvClass {
      case .low: "niski"
      case .moderate: "umiarkowany"
      case .high: "wysoki"
      case .veryHigh: "bardzo wysoki"
      case .extreme: "ekstremalny"
      }
    },
    airClass: { airClass in
      let names =
        switch airClass.scale {
        case .us:
          [
            "dobra", "umiarkowana", "niezdrowa dla wrażliwych", "niezdrowa", "bardzo niezdrowa",
            "niebezpieczna",
          ]
        case .european:
          ["dobra", "zadowalająca", "umiarkowana", "zła", "bardzo zła", "skrajnie zła"]
        case .openWeather: ["dobra", "zadowalająca", "umiarkowana", "zła", "bardzo zła"]
        }
      return names[airClass.rank]
    },
    airClassShort: { airClass in
      let names =
        switch airClass.scale {
        case .us: ["dobra", "umiark.", "dla wrażl.", "niezdrowa", "b. niezdr.", "groźna"]
        case .european: ["dobra", "zadowal.", "umiark.", "zła", "bardzo zła", "fatalna"]
        case .openWeather: ["dobra", "zadowal.", "umiark.", "zła", "bardzo zła"]
        }
      return names[airClass.rank]
    },
    airScale: { scale in
      switch scale {
      case .us: "AQI USA"
      case .european: "europejski AQI"
      case .openWeather: "OpenWeather, od 1 do 5"
      }
    },
    moonPhase: { phase in
      switch phase {
      case .newMoon: "nów"
      case .waxingCrescent: "młody sierp"
      case .firstQuarter: "I kwadra"
      case .waxingGibbous: "przybywający"
      case .fullMoon: "pełnia"
      case .waningGibbous: "ubywający"
      case .lastQuarter: "III kwadra"
      case .waningCrescent: "stary sierp"
      }
    },
    beaufort: { force in
      [
        "cisza", "powiew", "słaby wiatr", "łagodny wiatr", "umiarkowany", "dość silny",
        "silny wiatr", "bardzo silny", "sztorm", "silny sztorm", "b. silny sztorm",
        "gwałtowny sztorm",
        "huragan",
      ][force.number]
    },
    dewPointComfort: { comfort in
      switch comfort {
      case .veryDry: "bardzo sucho"
      case .dry: "sucho"
      case .comfortable: "przyjemnie"
      case .humid: "wilgotno"
      case .muggy: "duszno"
      case .oppressive: "parno"
      }
    },
    humidity: { humidity in
      switch humidity {
      case .dry: "sucho"
      case .comfortable: "przyjemnie"
      case .humid: "wilgotno"
      case .veryHumid: "bardzo wilgotno"
      }
    },
    cloud: { cloud in
      switch cloud {
      case .clear: "bezchmurnie"
      case .few: "małe"
      case .scattered: "umiarkowane"
      case .broken: "duże"
      case .overcast: "całkowite"
      }
    },
    visibility: { visibility in
      switch visibility {
      case .denseFog: "gęsta mgła"
      case .fog: "mgła"
      case .mist: "zamglenie"
      case .haze: "zmętnienie"
      case .good: "dobra"
      case .clear: "bardzo dobra"
      }
    },
    pressureTrend: { trend in
      switch trend {
      case .fallingFast: "szybko spada"
      case .falling: "spada"
      case .steady: "bez zmian"
      case .rising: "rośnie"
      case .risingFast: "szybko rośnie"
      }
    },
    rainIntensity: { intensity in
      switch intensity {
      case .none: "brak"
      case .light: "słabe"
      case .moderate: "umiarkowane"
      case .heavy: "silne"
      case .violent: "gwałtowne"
      }
    },
    unitSystem: { system in
      switch system {
      case .metric: "metryczne (°C, m/s)"
      case .imperial: "amerykańskie (°F, mph)"
      case .uk: "brytyjskie (°C, mph)"
      }
    },
    providerNote: { provider in
      switch provider {
      case .openWeather: "wymaga klucza API"
      case .openMeteo: "bez klucza"
      case .metNorway: "bez klucza, bez jakości powietrza"
      case .sample: "zmyślona pogoda, na próbę"
      }
    })
}

private func polishCompassLetters(_ point: CompassPoint) -> String {
  switch point {
  case .north: "N"
  case .northEast: "NE"
  case .east: "E"
  case .southEast: "SE"
  case .south: "S"
  case .southWest: "SW"
  case .west: "W"
  case .northWest: "NW"
  }
}
