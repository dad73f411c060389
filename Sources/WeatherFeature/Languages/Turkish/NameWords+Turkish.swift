import WeatherModel

extension NameWords {
  static let turkish = NameWords(
    condition: { condition in
      switch condition {
      case .clear: "Açık"
      case .mostlyClear: "Az bulutlu"
      case .partlyCloudy: "Parçalı bulut"
      case .cloudy: "Çok bulutlu"
      case .fog: "Sis"
      case .drizzle: "Çisenti"
      case .freezingRain: "Donan yağmur"
      case .rain: "Yağmur"
      case .heavyRain: "Kuvvetli yağış"
      case .showers: "Sağanak"
      case .sleet: "Sulu kar"
      case .snow: "Kar"
      case .heavySnow: "Yoğun kar"
      case .hail: "Dolu"
      case .thunderstorm: "Gök gürültülü"
      case .dust: "Toz"
      case .smoke: "Duman"
      case .squall: "Ani fırtına"
      case .tornado: "Hortum"
      case .unknown: "Bilinmiyor"
      }
    },
    conditionShort: { condition in
      switch condition {
      case .clear: "açık"
      case .mostlyClear: "az bulutlu"
      case .partlyCloudy: "parçalı bul."
      case .cloudy: "çok bulutlu"
      case .fog: "sis"
      case .drizzle: "çisenti"
      case .freezingRain: "donan yağmur"
      case .rain: "yağmur"
      case .heavyRain: "kuv. yağmur"
      case .showers: "sağanak"
      case .sleet: "sulu kar"
      case .snow: "kar"
      case .heavySnow: "yoğun kar"
      case .hail: "dolu"
      case .thunderstorm: "gök gürült."
      case .dust: "toz"
      case .smoke: "duman"
      case .squall: "ani fırtına"
      case .tornado: "hortum"
      case .unknown: "bilinmiyor"
      }
    },
    compassShort: turkishCompassLetters,
    compass: { point in
      switch point {
      case .north: "kuzey"
      case .northEast: "kuzeydoğu"
      case .east: "doğu"
      case .southEast: "güneydoğu"
      case .south: "güney"
      case .southWest: "güneybatı"
      case .west: "batı"
      case .northWest: "kuzeybatı"
      }
    },
    windFrom: turkishWind,
    uvClass: { uvClass in
      switch uvClass {
      case .low: "düşük"
      case .moderate: "orta"
      case .high: "yüksek"
      case .veryHigh: "çok yüksek"
      case .extreme: "aşırı"
      }
    },
    airClass: { airClass in
      let names =
        switch airClass.scale {
        case .us:
          [
            "iyi", "orta", "hassas", "sağlıksız", "kötü",
            "tehlikeli",
          ]
        case .european: ["iyi", "makul", "orta", "kötü", "çok kötü", "aşırı kötü"]
        case .openWeather: ["iyi", "makul", "orta", "kötü", "çok kötü"]
        }
      return names[airClass.rank]
    },
    airClassShort: { airClass in
      let names =
        switch airClass.scale {
        case .us: ["iyi", "orta", "hassas", "sağlıksız", "kötü", "tehlikeli"]
        case .european: ["iyi", "makul", "orta", "kötü", "çok kötü", "aşırı kötü"]
        case .openWeather: ["iyi", "makul", "orta", "kötü", "çok kötü"]
        }
      return names[airClass.rank]
    },
    airScale: { scale in
      switch scale {
      case .us: "ABD AQI"
      case .european: "Avrupa AQI"
      case .openWeather: "OpenWeather, 1–5"
      }
    },
    moonPhase: { phase in
      switch phase {
      case .newMoon: "yeni ay"
      case .waxingCrescent: "ilk hilal"
      case .firstQuarter: "ilk dördün"
      case .waxingGibbous: "büyüyen ay"
      case .fullMoon: "dolunay"
      case .waningGibbous: "küçülen ay"
      case .lastQuarter: "son dördün"
      case .waningCrescent: "son hilal"
      }
    },
    beaufort: { force in
      [
        "sakin", "esinti", "hafif rüzgâr", "tatlı rüzgâr", "orta rüzgâr", "sert rüzgâr",
        "kuvvetli rüzgâr", "fırtınamsı", "fırtına", "kuvvetli fırtına", "tam fırtına",
        "şiddetli fırtına",
        "orkan",
      ][force.number]
    },
    dewPointComfort: { comfort in
      switch comfort {
      case .veryDry: "çok kuru"
      case .dry: "kuru"
      case .comfortable: "rahat"
      case .humid: "nemli"
      case .muggy: "bunaltıcı"
      case .oppressive: "boğucu"
      }
    },
    humidity: { humidity in
      switch humidity {
      case .dry: "kuru"
      case .comfortable: "rahat"
      case .humid: "nemli"
      case .veryHumid: "çok nemli"
      }
    },
    cloud: { cloud in
      switch cloud {
      case .clear: "açık"
      case .few: "az bulutlu"
      case .scattered: "parçalı bulutlu"
      case .broken: "çok bulutlu"
      case .overcast: "kapalı"
      }
    },
    visibility: { visibility in
      switch visibility {
      case .denseFog: "yoğun sis"
      case .fog: "sis"
      case .mist: "hafif sis"
      case .haze: "pus"
      case .good: "iyi"
      case .clear: "açık"
      }
    },
    pressureTrend: { trend in
      switch trend {
      case .fallingFast: "hızla düşüyor"
      case .falling: "düşüyor"
      case .steady: "değişmiyor"
      case .rising: "yükseliyor"
      case .risingFast: "hızlı yükseliyor"
      }
    },
    rainIntensity: { intensity in
      switch intensity {
      case .none: "yok"
      case .light: "hafif"
      case .moderate: "orta"
      case .heavy: "kuvvetli"
      case .violent: "çok şiddetli"
      }
    },
    unitSystem: { system in
      switch system {
      case .metric: "metrik (°C, m/s)"
      case .imperial: "ABD (°F, mph)"
      case .uk: "Birleşik Krallık (°C, mph)"
      }
    },
    providerNote: { provider in
      switch provider {
      case .openWeather: "API anahtarı ister"
      case .openMeteo: "anahtar gerekmez"
      case .metNorway: "anahtar gerekmez, hava kalitesi yok"
      case .sample: "uydurma hava, denemek için"
      }
    })
}

private func turkishCompassLetters(_ point: CompassPoint) -> String {
  switch point {
  case .north: "K"
  case .northEast: "KD"
  case .east: "D"
  case .southEast: "GD"
  case .south: "G"
  case .southWest: "GB"
  case .west: "B"
  case .northWest: "KB"
  }
}

// The ending follows the last vowel, hence a word for each.
private func turkishWind(_ point: CompassPoint) -> String {
  switch point {
  case .north: "kuzeyden"
  case .northEast: "kuzeydoğudan"
  case .east: "doğudan"
  case .southEast: "güneydoğudan"
  case .south: "güneyden"
  case .southWest: "güneybatıdan"
  case .west: "batıdan"
  case .northWest: "kuzeybatıdan"
  }
}
