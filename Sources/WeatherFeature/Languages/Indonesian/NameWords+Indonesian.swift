import WeatherModel

extension NameWords {
  static let indonesian = NameWords(
    condition: { condition in
      switch condition {
      case .clear: "Cerah"
      case .mostlyClear: "Cerah berawan"
      case .partlyCloudy: "Berawan"
      case .cloudy: "Berawan tebal"
      case .fog: "Kabut"
      case .drizzle: "Gerimis"
      case .freezingRain: "Hujan beku"
      case .rain: "Hujan"
      case .heavyRain: "Hujan lebat"
      case .showers: "Hujan lokal"
      case .sleet: "Hujan salju"
      case .snow: "Salju"
      case .heavySnow: "Salju lebat"
      case .hail: "Hujan es"
      case .thunderstorm: "Hujan petir"
      case .dust: "Debu"
      case .smoke: "Asap"
      case .squall: "Angin ribut"
      case .tornado: "Puting beliung"
      case .unknown: "Tidak ada data"
      }
    },
    conditionShort: { condition in
      switch condition {
      case .clear: "cerah"
      case .mostlyClear: "cukup cerah"
      case .partlyCloudy: "berawan"
      case .cloudy: "awan tebal"
      case .fog: "kabut"
      case .drizzle: "gerimis"
      case .freezingRain: "hujan beku"
      case .rain: "hujan"
      case .heavyRain: "hujan lebat"
      case .showers: "hujan lokal"
      case .sleet: "hujan salju"
      case .snow: "salju"
      case .heavySnow: "salju lebat"
      case .hail: "hujan es"
      case .thunderstorm: "hujan petir"
      case .dust: "debu"
      case .smoke: "asap"
      case .squall: "angin ribut"
      case .tornado: "tornado"
      case .unknown: "tanpa data"
      }
    },
    compassShort: indonesianCompassLetters,
    compass: { point in
      switch point {
      case .north: "utara"
      case .northEast: "timur laut"
      case .east: "timur"
      case .southEast: "tenggara"
      case .south: "selatan"
      case .southWest: "barat daya"
      case .west: "barat"
      case .northWest: "barat laut"
      }
    },
    windFrom: indonesianWind,
    uvClass: { uvClass in
      switch uvClass {
      case .low: "rendah"
      case .moderate: "sedang"
      case .high: "tinggi"
      case .veryHigh: "sangat tinggi"
      case .extreme: "ekstrem"
      }
    },
    airClass: { airClass in
      let names =
        switch airClass.scale {
        case .us:
          [
            "baik", "sedang", "tidak sehat bagi kelompok sensitif", "tidak sehat",
            "sangat tidak sehat",
            "berbahaya",
          ]
        case .european: ["baik", "cukup", "sedang", "buruk", "sangat buruk", "buruk sekali"]
        case .openWeather: ["baik", "cukup", "sedang", "buruk", "sangat buruk"]
        }
      return names[airClass.rank]
    },
    airClassShort: { airClass in
      let names =
        switch airClass.scale {
        case .us: ["baik", "sedang", "sensitif", "tak sehat", "sgt buruk", "berbahaya"]
        case .european: ["baik", "cukup", "sedang", "buruk", "sgt buruk", "ekstrem"]
        case .openWeather: ["baik", "cukup", "sedang", "buruk", "sgt buruk"]
        }
      return names[airClass.rank]
    },
    airScale: { scale in
      switch scale {
      case .us: "AQI AS"
      case .european: "AQI Eropa"
      case .openWeather: "OpenWeather, 1 sampai 5"
      }
    },
    moonPhase: { phase in
      switch phase {
      case .newMoon: "baru"
      case .waxingCrescent: "sabit muda"
      case .firstQuarter: "paruh awal"
      case .waxingGibbous: "membesar"
      case .fullMoon: "purnama"
      case .waningGibbous: "mengecil"
      case .lastQuarter: "paruh akhir"
      case .waningCrescent: "sabit tua"
      }
    },
    beaufort: { force in
      [
        "tenang", "teduh", "sepoi lemah", "lemah lembut", "sedang", "segar",
        "kuat", "ribut", "ribut hebat", "badai", "badai hebat", "badai dahsyat",
        "topan",
      ][force.number]
    },
    dewPointComfort: { comfort in
      switch comfort {
      case .veryDry: "sangat kering"
      case .dry: "kering"
      case .comfortable: "nyaman"
      case .humid: "lembap"
      case .muggy: "gerah"
      case .oppressive: "sangat gerah"
      }
    },
    humidity: { humidity in
      switch humidity {
      case .dry: "kering"
      case .comfortable: "nyaman"
      case .humid: "lembap"
      case .veryHumid: "sangat lembap"
      }
    },
    cloud: { cloud in
      switch cloud {
      case .clear: "cerah"
      case .few: "sedikit awan"
      case .scattered: "berawan"
      case .broken: "banyak awan"
      case .overcast: "tertutup awan"
      }
    },
    visibility: { visibility in
      switch visibility {
      case .denseFog: "kabut tebal"
      case .fog: "kabut"
      case .mist: "kabut tipis"
      case .haze: "udara kabur"
      case .good: "baik"
      case .clear: "jernih"
      }
    },
    pressureTrend: { trend in
      switch trend {
      case .fallingFast: "turun cepat"
      case .falling: "turun"
      case .steady: "stabil"
      case .rising: "naik"
      case .risingFast: "naik cepat"
      }
    },
    rainIntensity: { intensity in
      switch intensity {
      case .none: "tidak ada"
      case .light: "ringan"
      case .moderate: "sedang"
      case .heavy: "lebat"
      case .violent: "sangat lebat"
      }
    },
    unitSystem: { system in
      switch system {
      case .metric: "metrik (°C, m/s)"
      case .imperial: "Amerika (°F, mph)"
      case .uk: "Inggris (°C, mph)"
      }
    },
    providerNote: { provider in
      switch provider {
      case .openWeather: "perlu kunci API"
      case .openMeteo: "tanpa kunci"
      case .metNorway: "tanpa kunci, tanpa kualitas udara"
      case .sample: "cuaca rekaan, untuk mencoba"
      }
    })
}

private func indonesianCompassLetters(_ point: CompassPoint) -> String {
  switch point {
  case .north: "U"
  case .northEast: "TL"
  case .east: "T"
  case .southEast: "TG"
  case .south: "S"
  case .southWest: "BD"
  case .west: "B"
  case .northWest: "BL"
  }
}

private func indonesianWind(_ point: CompassPoint) -> String {
  switch point {
  case .north: "dari utara"
  case .northEast: "dari timur laut"
  case .east: "dari timur"
  case .southEast: "dari tenggara"
  case .south: "dari selatan"
  case .southWest: "dari barat daya"
  case .west: "dari barat"
  case .northWest: "dari barat laut"
  }
}
