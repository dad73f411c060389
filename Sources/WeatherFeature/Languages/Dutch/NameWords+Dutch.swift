import WeatherModel

extension NameWords {
  static let dutch = NameWords(
    condition: { condition in
      switch condition {
      case .clear: "Onbewolkt"
      case .mostlyClear: "Licht bewolkt"
      case .partlyCloudy: "Half bewolkt"
      case .cloudy: "Bewolkt"
      case .fog: "Mist"
      case .drizzle: "Motregen"
      case .freezingRain: "IJzel"
      case .rain: "Regen"
      case .heavyRain: "Zware regen"
      case .showers: "Buien"
      case .sleet: "Natte sneeuw"
      case .snow: "Sneeuw"
      case .heavySnow: "Veel sneeuw"
      case .hail: "Hagel"
      case .thunderstorm: "Onweer"
      case .dust: "Stof"
      case .smoke: "Rook"
      case .squall: "Rukwinden"
      case .tornado: "Windhoos"
      case .unknown: "Onbekend"
      }
    },
    conditionShort: { condition in
      switch condition {
      case .clear: "onbewolkt"
      case .mostlyClear: "licht bew."
      case .partlyCloudy: "half bewolkt"
      case .cloudy: "bewolkt"
      case .fog: "mist"
      case .drizzle: "motregen"
      case .freezingRain: "ijzel"
      case .rain: "regen"
      case .heavyRain: "zware regen"
      case .showers: "buien"
      case .sleet: "natte sneeuw"
      case .snow: "sneeuw"
      case .heavySnow: "veel sneeuw"
      case .hail: "hagel"
      case .thunderstorm: "onweer"
      case .dust: "stof"
      case .smoke: "rook"
      case .squall: "rukwinden"
      case .tornado: "windhoos"
      case .unknown: "onbekend"
      }
    },
    compassShort: dutchCompassLetters,
    compass: { point in
      switch point {
      case .north: "noord"
      case .northEast: "noordoost"
      case .east: "oost"
      case .southEast: "zuidoost"
      case .south: "zuid"
      case .southWest: "zuidwest"
      case .west: "west"
      case .northWest: "noordwest"
      }
    },
    windFrom: { "uit \(dutchCompassLetters($0))" },
    uvClass: { uvClass in
      switch uvClass {
      case .low: "laag"
      case .moderate: "matig"
      case .high: "hoog"
      case .veryHigh: "zeer hoog"
      case .extreme: "extreem"
      }
    },
    airClass: { airClass in
      let names =
        switch airClass.scale {
        case .us:
          [
            "goed", "matig", "ongezond voor gevoelige mensen", "ongezond", "zeer ongezond",
            "gevaarlijk",
          ]
        case .european: ["goed", "redelijk", "matig", "slecht", "zeer slecht", "extreem slecht"]
        case .openWeather: ["goed", "redelijk", "matig", "slecht", "zeer slecht"]
        }
      return names[airClass.rank]
    },
    airClassShort: { airClass in
      let names =
        switch airClass.scale {
        case .us: ["goed", "matig", "gevoelig", "ongezond", "erg slecht", "gevaarlijk"]
        case .european: ["goed", "redelijk", "matig", "slecht", "erg slecht", "extreem"]
        case .openWeather: ["goed", "redelijk", "matig", "slecht", "erg slecht"]
        }
      return names[airClass.rank]
    },
    airScale: { scale in
      switch scale {
      case .us: "Amerikaanse AQI"
      case .european: "Europese AQI"
      case .openWeather: "OpenWeather, 1 tot 5"
      }
    },
    moonPhase: { phase in
      switch phase {
      case .newMoon: "nieuwe maan"
      case .waxingCrescent: "jonge sikkel"
      case .firstQuarter: "1e kwartier"
      case .waxingGibbous: "wassend"
      case .fullMoon: "volle maan"
      case .waningGibbous: "afnemend"
      case .lastQuarter: "laatste kw."
      case .waningCrescent: "oude sikkel"
      }
    },
    beaufort: { force in
      [
        "windstil", "zwak", "zwak", "matig", "matig", "vrij krachtig",
        "krachtig", "hard", "stormachtig", "storm", "zware storm", "zeer zware storm",
        "orkaan",
      ][force.number]
    },
    dewPointComfort: { comfort in
      switch comfort {
      case .veryDry: "zeer droog"
      case .dry: "droog"
      case .comfortable: "aangenaam"
      case .humid: "vochtig"
      case .muggy: "zwoel"
      case .oppressive: "drukkend"
      }
    },
    humidity: { humidity in
      switch humidity {
      case .dry: "droog"
      case .comfortable: "aangenaam"
      case .humid: "vochtig"
      case .veryHumid: "zeer vochtig"
      }
    },
    cloud: { cloud in
      switch cloud {
      case .clear: "onbewolkt"
      case .few: "licht bewolkt"
      case .scattered: "half bewolkt"
      case .broken: "zwaar bewolkt"
      case .overcast: "geheel bewolkt"
      }
    },
    visibility: { visibility in
      switch visibility {
      case .denseFog: "dichte mist"
      case .fog: "mist"
      case .mist: "nevel"
      case .haze: "heiig"
      case .good: "goed"
      case .clear: "helder"
      }
    },
    pressureTrend: { trend in
      switch trend {
      case .fallingFast: "daalt snel"
      case .falling: "daalt"
      case .steady: "stabiel"
      case .rising: "stijgt"
      case .risingFast: "stijgt snel"
      }
    },
    rainIntensity: { intensity in
      switch intensity {
      case .none: "geen"
      case .light: "licht"
      case .moderate: "matig"
      case .heavy: "zwaar"
      case .violent: "zeer zwaar"
      }
    },
    unitSystem: { system in
      switch system {
      case .metric: "metrisch (°C, m/s)"
      case .imperial: "Amerikaans (°F, mph)"
      case .uk: "Brits (°C, mph)"
      }
    },
    providerNote: { provider in
      switch provider {
      case .openWeather: "vraagt een API-sleutel"
      case .openMeteo: "geen sleutel nodig"
      case .metNorway: "geen sleutel nodig, geen luchtkwaliteit"
      case .sample: "verzonnen weer, om te proberen"
      }
    })
}

private func dutchCompassLetters(_ point: CompassPoint) -> String {
  switch point {
  case .north: "N"
  case .northEast: "NO"
  case .east: "O"
  case .southEast: "ZO"
  case .south: "Z"
  case .southWest: "ZW"
  case .west: "W"
  case .northWest: "NW"
  }
}
