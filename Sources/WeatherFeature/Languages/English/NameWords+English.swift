import WeatherModel

extension NameWords {
  static let english = NameWords(
    condition: { condition in
      switch condition {
      case .clear: "Clear"
      case .mostlyClear: "Mostly clear"
      case .partlyCloudy: "Partly cloudy"
      case .cloudy: "Cloudy"
      case .fog: "Fog"
      case .drizzle: "Drizzle"
      case .freezingRain: "Freezing rain"
      case .rain: "Rain"
      case .heavyRain: "Heavy rain"
      case .showers: "Showers"
      case .sleet: "Sleet"
      case .snow: "Snow"
      case .heavySnow: "Heavy snow"
      case .hail: "Hail"
      case .thunderstorm: "Thunderstorm"
      case .dust: "Dust"
      case .smoke: "Smoke"
      case .squall: "Squall"
      case .tornado: "Tornado"
      case .unknown: "Unknown"
      }
    },
    conditionShort: { condition in
      switch condition {
      case .clear: "clear"
      case .mostlyClear: "mostly clear"
      case .partlyCloudy: "part cloudy"
      case .cloudy: "cloudy"
      case .fog: "fog"
      case .drizzle: "drizzle"
      case .freezingRain: "icy rain"
      case .rain: "rain"
      case .heavyRain: "heavy rain"
      case .showers: "showers"
      case .sleet: "sleet"
      case .snow: "snow"
      case .heavySnow: "heavy snow"
      case .hail: "hail"
      case .thunderstorm: "thunder"
      case .dust: "dust"
      case .smoke: "smoke"
      case .squall: "squall"
      case .tornado: "tornado"
      case .unknown: "unknown"
      }
    },
    compassShort: englishCompassLetters,
    compass: { point in
      switch point {
      case .north: "north"
      case .northEast: "north-east"
      case .east: "east"
      case .southEast: "south-east"
      case .south: "south"
      case .southWest: "south-west"
      case .west: "west"
      case .northWest: "north-west"
      }
    },
    windFrom: { "from \(englishCompassLetters($0))" },
    uvClass: { uvClass in
      switch uvClass {
      case .low: "low"
      case .moderate: "moderate"
      case .high: "high"
      case .veryHigh: "very high"
      case .extreme: "extreme"
      }
    },
    airClass: { airClass in
      let names =
        switch airClass.scale {
        case .us:
          [
            "good", "moderate", "unhealthy for sensitive groups", "unhealthy", "very unhealthy",
            "hazardous",
          ]
        case .european: ["good", "fair", "moderate", "poor", "very poor", "extremely poor"]
        case .openWeather: ["good", "fair", "moderate", "poor", "very poor"]
        }
      return names[airClass.rank]
    },
    airClassShort: { airClass in
      let names =
        switch airClass.scale {
        case .us: ["good", "moderate", "sensitive", "unhealthy", "very bad", "hazardous"]
        case .european: ["good", "fair", "moderate", "poor", "very poor", "extreme"]
        case .openWeather: ["good", "fair", "moderate", "poor", "very poor"]
        }
      return names[airClass.rank]
    },
    airScale: { scale in
      switch scale {
      case .us: "US AQI"
      case .european: "European AQI"
      case .openWeather: "OpenWeather, 1 to 5"
      }
    },
    moonPhase: { phase in
      switch phase {
      case .newMoon: "new moon"
      case .waxingCrescent: "waxing crescent"
      case .firstQuarter: "first quarter"
      case .waxingGibbous: "waxing gibbous"
      case .fullMoon: "full moon"
      case .waningGibbous: "waning gibbous"
      case .lastQuarter: "last quarter"
      case .waningCrescent: "waning crescent"
      }
    },
    beaufort: { force in
      [
        "calm", "light air", "light breeze", "gentle breeze", "moderate breeze", "fresh breeze",
        "strong breeze", "near gale", "gale", "strong gale", "storm", "violent storm",
        "hurricane force",
      ][force.number]
    },
    dewPointComfort: { comfort in
      switch comfort {
      case .veryDry: "very dry"
      case .dry: "dry"
      case .comfortable: "comfortable"
      case .humid: "humid"
      case .muggy: "muggy"
      case .oppressive: "oppressive"
      }
    },
    humidity: { humidity in
      switch humidity {
      case .dry: "dry"
      case .comfortable: "comfortable"
      case .humid: "humid"
      case .veryHumid: "very humid"
      }
    },
    cloud: { cloud in
      switch cloud {
      case .clear: "clear sky"
      case .few: "few clouds"
      case .scattered: "scattered"
      case .broken: "broken"
      case .overcast: "overcast"
      }
    },
    visibility: { visibility in
      switch visibility {
      case .denseFog: "dense fog"
      case .fog: "fog"
      case .mist: "mist"
      case .haze: "haze"
      case .good: "good"
      case .clear: "clear"
      }
    },
    pressureTrend: { trend in
      switch trend {
      case .fallingFast: "falling fast"
      case .falling: "falling"
      case .steady: "steady"
      case .rising: "rising"
      case .risingFast: "rising fast"
      }
    },
    rainIntensity: { intensity in
      switch intensity {
      case .none: "none"
      case .light: "light"
      case .moderate: "moderate"
      case .heavy: "heavy"
      case .violent: "violent"
      }
    },
    unitSystem: { system in
      switch system {
      case .metric: "metric (°C, m/s)"
      case .imperial: "imperial (°F, mph)"
      case .uk: "UK (°C, mph)"
      }
    },
    providerNote: { provider in
      switch provider {
      case .openWeather: "needs an API key"
      case .openMeteo: "no key needed"
      case .metNorway: "no key needed, no air quality"
      case .sample: "made-up weather, for trying things out"
      }
    })
}

private func englishCompassLetters(_ point: CompassPoint) -> String {
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
