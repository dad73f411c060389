import WeatherModel

extension NameWords {
  static let french = NameWords(
    condition: { condition in
      switch condition {
      case .clear: "Ciel clair"
      case .mostlyClear: "Peu nuageux"
      case .partlyCloudy: "Éclaircies"
      case .cloudy: "Couvert"
      case .fog: "Brouillard"
      case .drizzle: "Bruine"
      case .freezingRain: "Verglas"
      case .rain: "Pluie"
      case .heavyRain: "Forte pluie"
      case .showers: "Averses"
      case .sleet: "Neige fondue"
      case .snow: "Neige"
      case .heavySnow: "Forte neige"
      case .hail: "Grêle"
      case .thunderstorm: "Orage"
      case .dust: "Poussière"
      case .smoke: "Fumée"
      case .squall: "Grain"
      case .tornado: "Tornade"
      case .unknown: "Inconnu"
      }
    },
    conditionShort: { condition in
      switch condition {
      case .clear: "ciel clair"
      case .mostlyClear: "peu nuageux"
      case .partlyCloudy: "éclaircies"
      case .cloudy: "couvert"
      case .fog: "brouillard"
      case .drizzle: "bruine"
      case .freezingRain: "verglas"
      case .rain: "pluie"
      case .heavyRain: "forte pluie"
      case .showers: "averses"
      case .sleet: "neige fondue"
      case .snow: "neige"
      case .heavySnow: "forte neige"
      case .hail: "grêle"
      case .thunderstorm: "orage"
      case .dust: "poussière"
      case .smoke: "fumée"
      case .squall: "grain"
      case .tornado: "tornade"
      case .unknown: "inconnu"
      }
    },
    compassShort: frenchCompass,
    compass: { point in
      switch point {
      case .north: "nord"
      case .northEast: "nord-est"
      case .east: "est"
      case .southEast: "sud-est"
      case .south: "sud"
      case .southWest: "sud-ouest"
      case .west: "ouest"
      case .northWest: "nord-ouest"
      }
    },
    windFrom: { point in
      switch point {
      case .east, .west: "d’\(frenchCompass(point))"
      default: "de \(frenchCompass(point))"
      }
    },
    uvClass: { uvClass in
      switch uvClass {
      case .low: "faible"
      case .moderate: "modéré"
      case .high: "fort"
      case .veryHigh: "très fort"
      case .extreme: "extrême"
      }
    },
    airClass: { airClass in
      let names =
        switch airClass.scale {
        case .us:
          ["bon", "modéré", "mauvais pour les sensibles", "mauvais", "très mauvais", "dangereux"]
        case .european:
          ["bon", "moyen", "dégradé", "mauvais", "très mauvais", "extrêmement mauvais"]
        case .openWeather: ["bon", "correct", "moyen", "mauvais", "très mauvais"]
        }
      return names[airClass.rank]
    },
    airClassShort: { airClass in
      let names =
        switch airClass.scale {
        case .us: ["bon", "modéré", "sensibles", "mauvais", "très mauv.", "dangereux"]
        case .european: ["bon", "moyen", "dégradé", "mauvais", "très mauv.", "extrême"]
        case .openWeather: ["bon", "correct", "moyen", "mauvais", "très mauv."]
        }
      return names[airClass.rank]
    },
    airScale: { scale in
      switch scale {
      case .us: "AQI américain"
      case .european: "AQI européen"
      case .openWeather: "OpenWeather, de 1 à 5"
      }
    },
    moonPhase: { phase in
      switch phase {
      case .newMoon: "nouvelle lune"
      case .waxingCrescent: "1er croissant"
      case .firstQuarter: "1er quartier"
      case .waxingGibbous: "gibbeuse crois."
      case .fullMoon: "pleine lune"
      case .waningGibbous: "gibbeuse décr."
      case .lastQuarter: "dern. quartier"
      case .waningCrescent: "dern. croissant"
      }
    },
    beaufort: { force in
      [
        "calme",
        "très lég. brise",
        "légère brise",
        "petite brise",
        "jolie brise",
        "bonne brise",
        "vent frais",
        "grand frais",
        "coup de vent",
        "fort c. de vent",
        "tempête",
        "violente tempête",
        "ouragan",
      ][force.number]
    },
    dewPointComfort: { comfort in
      switch comfort {
      case .veryDry: "très sec"
      case .dry: "sec"
      case .comfortable: "agréable"
      case .humid: "un peu humide"
      case .muggy: "lourd"
      case .oppressive: "étouffant"
      }
    },
    humidity: { humidity in
      switch humidity {
      case .dry: "sec"
      case .comfortable: "agréable"
      case .humid: "humide"
      case .veryHumid: "très humide"
      }
    },
    cloud: { cloud in
      switch cloud {
      case .clear: "ciel clair"
      case .few: "peu nuageux"
      case .scattered: "épars"
      case .broken: "très nuageux"
      case .overcast: "couvert"
      }
    },
    visibility: { visibility in
      switch visibility {
      case .denseFog: "brouill. dense"
      case .fog: "brouillard"
      case .mist: "brume"
      case .haze: "brume sèche"
      case .good: "bonne"
      case .clear: "très bonne"
      }
    },
    pressureTrend: { trend in
      switch trend {
      case .fallingFast: "forte baisse"
      case .falling: "en baisse"
      case .steady: "stable"
      case .rising: "en hausse"
      case .risingFast: "forte hausse"
      }
    },
    rainIntensity: { intensity in
      switch intensity {
      case .none: "aucune"
      case .light: "faible"
      case .moderate: "modérée"
      case .heavy: "forte"
      case .violent: "violente"
      }
    },
    unitSystem: { system in
      switch system {
      case .metric: "métrique (°C, m/s)"
      case .imperial: "américain (°F, mph)"
      case .uk: "britannique (°C, mph)"
      }
    },
    providerNote: { provider in
      switch provider {
      case .openWeather: "demande une clé d’API"
      case .openMeteo: "sans clé"
      case .metNorway: "sans clé, sans qualité de l’air"
      case .sample: "météo inventée, pour essayer"
      }
    })
}

private func frenchCompass(_ point: CompassPoint) -> String {
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
