import WeatherModel

extension NameWords {
  static let russian = NameWords(
    condition: { condition in
      switch condition {
      case .clear: "Ясно"
      case .mostlyClear: "Малооблачно"
      case .partlyCloudy: "С прояснениями"
      case .cloudy: "Пасмурно"
      case .fog: "Туман"
      case .drizzle: "Морось"
      case .freezingRain: "Ледяной дождь"
      case .rain: "Дождь"
      case .heavyRain: "Сильный дождь"
      case .showers: "Ливневый дождь"
      case .sleet: "Мокрый снег"
      case .snow: "Снег"
      case .heavySnow: "Сильный снег"
      case .hail: "Град"
      case .thunderstorm: "Гроза"
      case .dust: "Пыльная мгла"
      case .smoke: "Дым"
      case .squall: "Шквал"
      case .tornado: "Смерч"
      case .unknown: "Нет данных"
      }
    },
    conditionShort: { condition in
      switch condition {
      case .clear: "ясно"
      case .mostlyClear: "малооблачно"
      case .partlyCloudy: "прояснения"
      case .cloudy: "пасмурно"
      case .fog: "туман"
      case .drizzle: "морось"
      case .freezingRain: "лед. дождь"
      case .rain: "дождь"
      case .heavyRain: "сильн. дождь"
      case .showers: "ливень"
      case .sleet: "мокрый снег"
      case .snow: "снег"
      case .heavySnow: "сильный снег"
      case .hail: "град"
      case .thunderstorm: "гроза"
      case .dust: "пыль"
      case .smoke: "дым"
      case .squall: "шквал"
      case .tornado: "смерч"
      case .unknown: "нет данных"
      }
    },
    compassShort: russianCompassLetters,
    compass: { point in
      switch point {
      case .north: "север"
      case .northEast: "северо-восток"
      case .east: "восток"
      case .southEast: "юго-восток"
      case .south: "юг"
      case .southWest: "юго-запад"
      case .west: "запад"
      case .northWest: "северо-запад"
      }
    },
    windFrom: russianWind,
    uvClass: { uvClass in
      switch uvClass {
      case .low: "низкий"
      case .moderate: "умеренный"
      case .high: "высокий"
      case .veryHigh: "очень высокий"
      case .extreme: "экстремальный"
      }
    },
    airClass: { airClass in
      let names =
        switch airClass.scale {
        case .us:
          [
            "хорошее", "умеренное", "вредное для чувствительных групп", "вредное", "очень вредное",
            "опасное",
          ]
        case .european:
          ["хорошее", "приемлемое", "умеренное", "плохое", "очень плохое", "крайне плохое"]
        case .openWeather: ["хорошее", "приемлемое", "умеренное", "плохое", "очень плохое"]
        }
      return names[airClass.rank]
    },
    airClassShort: { airClass in
      let names =
        switch airClass.scale {
        case .us: ["хорошее", "умеренное", "с риском", "вредное", "ужасное", "опасное"]
        case .european: ["хорошее", "неплохое", "умеренное", "плохое", "скверное", "ужасное"]
        case .openWeather: ["хорошее", "неплохое", "умеренное", "плохое", "оч. плохое"]
        }
      return names[airClass.rank]
    },
    airScale: { scale in
      switch scale {
      case .us: "AQI США"
      case .european: "европейский AQI"
      case .openWeather: "OpenWeather, от 1 до 5"
      }
    },
    moonPhase: { phase in
      switch phase {
      case .newMoon: "новолуние"
      case .waxingCrescent: "молодая"
      case .firstQuarter: "перв. четв."
      case .waxingGibbous: "растущая"
      case .fullMoon: "полнолуние"
      case .waningGibbous: "убывающая"
      case .lastQuarter: "посл. четв."
      case .waningCrescent: "старая"
      }
    },
    beaufort: { force in
      [
        "штиль", "тихий ветер", "лёгкий ветер", "слабый ветер", "умеренный ветер", "свежий ветер",
        "сильный ветер", "крепкий ветер", "очень крепкий", "шторм", "сильный шторм",
        "жестокий шторм",
        "ураган",
      ][force.number]
    },
    dewPointComfort: { comfort in
      switch comfort {
      case .veryDry: "очень сухо"
      case .dry: "сухо"
      case .comfortable: "комфортно"
      case .humid: "влажно"
      case .muggy: "душно"
      case .oppressive: "очень душно"
      }
    },
    humidity: { humidity in
      switch humidity {
      case .dry: "сухо"
      case .comfortable: "комфортно"
      case .humid: "влажно"
      case .veryHumid: "очень влажно"
      }
    },
    cloud: { cloud in
      switch cloud {
      case .clear: "ясно"
      case .few: "малооблачно"
      case .scattered: "переменная"
      case .broken: "облачно"
      case .overcast: "пасмурно"
      }
    },
    visibility: { visibility in
      switch visibility {
      case .denseFog: "сильный туман"
      case .fog: "туман"
      case .mist: "дымка"
      case .haze: "мгла"
      case .good: "хорошая"
      case .clear: "отличная"
      }
    },
    pressureTrend: { trend in
      switch trend {
      case .fallingFast: "быстро падает"
      case .falling: "падает"
      case .steady: "без изменений"
      case .rising: "растёт"
      case .risingFast: "быстро растёт"
      }
    },
    rainIntensity: { intensity in
      switch intensity {
      case .none: "нет"
      case .light: "слабые"
      case .moderate: "умеренные"
      case .heavy: "сильные"
      case .violent: "очень сильные"
      }
    },
    unitSystem: { system in
      switch system {
      case .metric: "метрич. (°C, м/с)"
      case .imperial: "американские (°F, mph)"
      case .uk: "британские (°C, mph)"
      }
    },
    providerNote: { provider in
      switch provider {
      case .openWeather: "нужен ключ API"
      case .openMeteo: "ключ не нужен"
      case .metNorway: "без ключа, нет данных о воздухе"
      case .sample: "вымышленная погода, чтобы попробовать"
      }
    })
}

private func russianCompassLetters(_ point: CompassPoint) -> String {
  switch point {
  case .north: "С"
  case .northEast: "СВ"
  case .east: "В"
  case .southEast: "ЮВ"
  case .south: "Ю"
  case .southWest: "ЮЗ"
  case .west: "З"
  case .northWest: "СЗ"
  }
}

private func russianWind(_ point: CompassPoint) -> String {
  switch point {
  case .north: "северный"
  case .northEast: "северо-восточный"
  case .east: "восточный"
  case .southEast: "юго-восточный"
  case .south: "южный"
  case .southWest: "юго-западный"
  case .west: "западный"
  case .northWest: "северо-западный"
  }
}
