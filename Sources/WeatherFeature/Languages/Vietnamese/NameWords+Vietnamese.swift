import WeatherModel

extension NameWords {
  static let vietnamese = NameWords(
    condition: { condition in
      switch condition {
      case .clear: "Trời quang"
      case .mostlyClear: "Ít mây"
      case .partlyCloudy: "Có mây"
      case .cloudy: "Nhiều mây"
      case .fog: "Sương mù"
      case .drizzle: "Mưa phùn"
      case .freezingRain: "Mưa đóng băng"
      case .rain: "Mưa"
      case .heavyRain: "Mưa to"
      case .showers: "Mưa rào"
      case .sleet: "Mưa tuyết"
      case .snow: "Tuyết"
      case .heavySnow: "Tuyết dày"
      case .hail: "Mưa đá"
      case .thunderstorm: "Dông"
      case .dust: "Mù bụi"
      case .smoke: "Khói"
      case .squall: "Tố"
      case .tornado: "Lốc xoáy"
      case .unknown: "Không rõ"
      }
    },
    conditionShort: { condition in
      switch condition {
      case .clear: "trời quang"
      case .mostlyClear: "ít mây"
      case .partlyCloudy: "có mây"
      case .cloudy: "nhiều mây"
      case .fog: "sương mù"
      case .drizzle: "mưa phùn"
      case .freezingRain: "mưa băng"
      case .rain: "mưa"
      case .heavyRain: "mưa to"
      case .showers: "mưa rào"
      case .sleet: "mưa tuyết"
      case .snow: "tuyết"
      case .heavySnow: "tuyết dày"
      case .hail: "mưa đá"
      case .thunderstorm: "dông"
      case .dust: "mù bụi"
      case .smoke: "khói"
      case .squall: "tố"
      case .tornado: "lốc xoáy"
      case .unknown: "không rõ"
      }
    },
    compassShort: vietnameseCompassLetters,
    compass: { point in
      switch point {
      case .north: "bắc"
      case .northEast: "đông bắc"
      case .east: "đông"
      case .southEast: "đông nam"
      case .south: "nam"
      case .southWest: "tây nam"
      case .west: "tây"
      case .northWest: "tây bắc"
      }
    },
    windFrom: vietnameseWind,
    uvClass: { uvClass in
      switch uvClass {
      case .low: "thấp"
      case .moderate: "trung bình"
      case .high: "cao"
      case .veryHigh: "rất cao"
      case .extreme: "cực cao"
      }
    },
    airClass: { airClass in
      let names =
        switch airClass.scale {
        case .us:
          [
            "tốt", "trung bình", "kém", "xấu", "rất xấu",
            "nguy hại",
          ]
        case .european: ["tốt", "khá", "trung bình", "kém", "rất kém", "cực kém"]
        case .openWeather: ["tốt", "khá", "trung bình", "kém", "rất kém"]
        }
      return names[airClass.rank]
    },
    airClassShort: { airClass in
      let names =
        switch airClass.scale {
        case .us: ["tốt", "trung bình", "kém", "xấu", "rất xấu", "nguy hại"]
        case .european: ["tốt", "khá", "trung bình", "kém", "rất kém", "cực kém"]
        case .openWeather: ["tốt", "khá", "trung bình", "kém", "rất kém"]
        }
      return names[airClass.rank]
    },
    airScale: { scale in
      switch scale {
      case .us: "AQI Mỹ"
      case .european: "AQI châu Âu"
      case .openWeather: "OpenWeather, từ 1 đến 5"
      }
    },
    moonPhase: { phase in
      switch phase {
      case .newMoon: "trăng non"
      case .waxingCrescent: "liềm đầu"
      case .firstQuarter: "thượng huyền"
      case .waxingGibbous: "đầy dần"
      case .fullMoon: "trăng tròn"
      case .waningGibbous: "khuyết dần"
      case .lastQuarter: "hạ huyền"
      case .waningCrescent: "liềm cuối"
      }
    },
    beaufort: { force in
      [
        "lặng gió", "gió rất nhẹ", "gió nhẹ", "gió khá nhẹ", "gió vừa", "gió khá mạnh",
        "gió mạnh", "gió rất mạnh", "gió bão", "gió bão mạnh", "bão", "bão dữ dội",
        "bão cực mạnh",
      ][force.number]
    },
    dewPointComfort: { comfort in
      switch comfort {
      case .veryDry: "rất khô"
      case .dry: "khô"
      case .comfortable: "dễ chịu"
      case .humid: "ẩm"
      case .muggy: "oi"
      case .oppressive: "oi bức"
      }
    },
    humidity: { humidity in
      switch humidity {
      case .dry: "khô"
      case .comfortable: "dễ chịu"
      case .humid: "ẩm"
      case .veryHumid: "rất ẩm"
      }
    },
    cloud: { cloud in
      switch cloud {
      case .clear: "quang mây"
      case .few: "ít mây"
      case .scattered: "mây rải rác"
      case .broken: "nhiều mây"
      case .overcast: "đầy mây"
      }
    },
    visibility: { visibility in
      switch visibility {
      case .denseFog: "sương mù dày"
      case .fog: "sương mù"
      case .mist: "sương mù nhẹ"
      case .haze: "mù khô"
      case .good: "tốt"
      case .clear: "rất tốt"
      }
    },
    pressureTrend: { trend in
      switch trend {
      case .fallingFast: "giảm nhanh"
      case .falling: "đang giảm"
      case .steady: "ổn định"
      case .rising: "đang tăng"
      case .risingFast: "tăng nhanh"
      }
    },
    rainIntensity: { intensity in
      switch intensity {
      case .none: "không có"
      case .light: "nhỏ"
      case .moderate: "vừa"
      case .heavy: "to"
      case .violent: "rất to"
      }
    },
    unitSystem: { system in
      switch system {
      case .metric: "hệ mét (°C, m/s)"
      case .imperial: "kiểu Mỹ (°F, mph)"
      case .uk: "kiểu Anh (°C, mph)"
      }
    },
    providerNote: { provider in
      switch provider {
      case .openWeather: "cần khóa API"
      case .openMeteo: "không cần khóa"
      case .metNorway: "không cần khóa, không có chất lượng không khí"
      case .sample: "thời tiết bịa ra, để dùng thử"
      }
    })
}

private func vietnameseCompassLetters(_ point: CompassPoint) -> String {
  switch point {
  case .north: "B"
  case .northEast: "ĐB"
  case .east: "Đ"
  case .southEast: "ĐN"
  case .south: "N"
  case .southWest: "TN"
  case .west: "T"
  case .northWest: "TB"
  }
}

private func vietnameseWind(_ point: CompassPoint) -> String {
  switch point {
  case .north: "gió bắc"
  case .northEast: "gió đông bắc"
  case .east: "gió đông"
  case .southEast: "gió đông nam"
  case .south: "gió nam"
  case .southWest: "gió tây nam"
  case .west: "gió tây"
  case .northWest: "gió tây bắc"
  }
}
