import WeatherModel

extension NameWords {
  static let german = NameWords(
    condition: { condition in
      switch condition {
      case .clear: "Klar"
      case .mostlyClear: "Heiter"
      case .partlyCloudy: "Wolkig"
      case .cloudy: "Bedeckt"
      case .fog: "Nebel"
      case .drizzle: "Sprühregen"
      case .freezingRain: "Glatteisregen"
      case .rain: "Regen"
      case .heavyRain: "Starkregen"
      case .showers: "Schauer"
      case .sleet: "Schneeregen"
      case .snow: "Schneefall"
      case .heavySnow: "Starker Schnee"
      case .hail: "Hagel"
      case .thunderstorm: "Gewitter"
      case .dust: "Staub"
      case .smoke: "Rauch"
      case .squall: "Sturmböe"
      case .tornado: "Tornado"
      case .unknown: "Unbekannt"
      }
    },
    conditionShort: { condition in
      switch condition {
      case .clear: "klar"
      case .mostlyClear: "heiter"
      case .partlyCloudy: "wolkig"
      case .cloudy: "bedeckt"
      case .fog: "Nebel"
      case .drizzle: "Sprühregen"
      case .freezingRain: "Eisregen"
      case .rain: "Regen"
      case .heavyRain: "Starkregen"
      case .showers: "Schauer"
      case .sleet: "Schneeregen"
      case .snow: "Schnee"
      case .heavySnow: "viel Schnee"
      case .hail: "Hagel"
      case .thunderstorm: "Gewitter"
      case .dust: "Staub"
      case .smoke: "Rauch"
      case .squall: "Sturmböe"
      case .tornado: "Tornado"
      case .unknown: "unbekannt"
      }
    },
    compassShort: germanCompass,
    compass: { point in
      switch point {
      case .north: "Nord"
      case .northEast: "Nordost"
      case .east: "Ost"
      case .southEast: "Südost"
      case .south: "Süd"
      case .southWest: "Südwest"
      case .west: "West"
      case .northWest: "Nordwest"
      }
    },
    windFrom: { "aus \(germanCompass($0))" },
    uvClass: { uvClass in
      switch uvClass {
      case .low: "niedrig"
      case .moderate: "mäßig"
      case .high: "hoch"
      case .veryHigh: "sehr hoch"
      case .extreme: "extrem"
      }
    },
    airClass: { airClass in
      let names =
        switch airClass.scale {
        case .us:
          ["gut", "mäßig", "ungesund für Empfindliche", "ungesund", "sehr ungesund", "gefährlich"]
        case .european:
          ["gut", "annehmbar", "mäßig", "schlecht", "sehr schlecht", "äußerst schlecht"]
        case .openWeather: ["gut", "annehmbar", "mäßig", "schlecht", "sehr schlecht"]
        }
      return names[airClass.rank]
    },
    airClassShort: { airClass in
      let names =
        switch airClass.scale {
        case .us: ["gut", "mäßig", "bedenklich", "ungesund", "kritisch", "gefährlich"]
        case .european: ["gut", "annehmbar", "mäßig", "schlecht", "sehr schl.", "extrem"]
        case .openWeather: ["gut", "annehmbar", "mäßig", "schlecht", "sehr schl."]
        }
      return names[airClass.rank]
    },
    airScale: { scale in
      switch scale {
      case .us: "US-AQI"
      case .european: "europäischer AQI"
      case .openWeather: "OpenWeather, 1 bis 5"
      }
    },
    moonPhase: { phase in
      switch phase {
      case .newMoon: "Neumond"
      case .waxingCrescent: "junger Mond"
      case .firstQuarter: "erstes Viertel"
      case .waxingGibbous: "Mond nimmt zu"
      case .fullMoon: "Vollmond"
      case .waningGibbous: "Mond nimmt ab"
      case .lastQuarter: "letztes Viertel"
      case .waningCrescent: "alter Mond"
      }
    },
    beaufort: { force in
      [
        "Windstille",
        "leiser Zug",
        "leichte Brise",
        "schwache Brise",
        "mäßige Brise",
        "frische Brise",
        "starker Wind",
        "steifer Wind",
        "stürmischer Wind",
        "Sturm",
        "schwerer Sturm",
        "orkanart. Sturm",
        "Orkan",
      ][force.number]
    },
    dewPointComfort: { comfort in
      switch comfort {
      case .veryDry: "sehr trocken"
      case .dry: "trocken"
      case .comfortable: "angenehm"
      case .humid: "etwas feucht"
      case .muggy: "schwül"
      case .oppressive: "drückend"
      }
    },
    humidity: { humidity in
      switch humidity {
      case .dry: "trocken"
      case .comfortable: "angenehm"
      case .humid: "feucht"
      case .veryHumid: "sehr feucht"
      }
    },
    cloud: { cloud in
      switch cloud {
      case .clear: "wolkenlos"
      case .few: "leicht bewölkt"
      case .scattered: "aufgelockert"
      case .broken: "stark bewölkt"
      case .overcast: "bedeckt"
      }
    },
    visibility: { visibility in
      switch visibility {
      case .denseFog: "dichter Nebel"
      case .fog: "Nebel"
      case .mist: "Dunst"
      case .haze: "diesig"
      case .good: "gut"
      case .clear: "klar"
      }
    },
    pressureTrend: { trend in
      switch trend {
      case .fallingFast: "fällt stark"
      case .falling: "fällt"
      case .steady: "gleichbleibend"
      case .rising: "steigt"
      case .risingFast: "steigt stark"
      }
    },
    rainIntensity: { intensity in
      switch intensity {
      case .none: "keiner"
      case .light: "leicht"
      case .moderate: "mäßig"
      case .heavy: "stark"
      case .violent: "sehr stark"
      }
    },
    unitSystem: { system in
      switch system {
      case .metric: "metrisch (°C, m/s)"
      case .imperial: "US (°F, mph)"
      case .uk: "britisch (°C, mph)"
      }
    },
    providerNote: { provider in
      switch provider {
      case .openWeather: "braucht einen API-Schlüssel"
      case .openMeteo: "kein Schlüssel nötig"
      case .metNorway: "kein Schlüssel nötig, keine Luftqualität"
      case .sample: "erfundenes Wetter zum Ausprobieren"
      }
    })
}

private func germanCompass(_ point: CompassPoint) -> String {
  switch point {
  case .north: "N"
  case .northEast: "NO"
  case .east: "O"
  case .southEast: "SO"
  case .south: "S"
  case .southWest: "SW"
  case .west: "W"
  case .northWest: "NW"
  }
}
