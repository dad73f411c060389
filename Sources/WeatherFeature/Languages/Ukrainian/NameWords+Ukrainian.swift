import WeatherModel

extension NameWords {
  static let ukrainian = NameWords(
    condition: { condition in
      switch condition {
      case .clear: "Ясно"
      case .mostlyClear: "Малохмарно"
      case .partlyCloudy: "Прояснення"
      case .cloudy: "Хмарно"
      case .fog: "Туман"
      case .drizzle: "Мряка"
      case .freezingRain: "Крижаний дощ"
      case .rain: "Дощ"
      case .heavyRain: "Сильний дощ"
      case .showers: "Злива"
      case .sleet: "Мокрий сніг"
      case .snow: "Сніг"
      case .heavySnow: "Сильний сніг"
      case .hail: "Град"
      case .thunderstorm: "Гроза"
      case .dust: "Пил"
      case .smoke: "Дим"
      case .squall: "Шквал"
      case .tornado: "Смерч"
      case .unknown: "Немає даних"
      }
    },
    conditionShort: { condition in
      switch condition {
      case .clear: "ясно"
      case .mostlyClear: "малохмарно"
      case .partlyCloudy: "прояснення"
      case .cloudy: "хмарно"
      case .fog: "туман"
      case .drizzle: "мряка"
      case .freezingRain: "крижан. дощ"
      case .rain: "дощ"
      case .heavyRain: "сильний дощ"
      case .showers: "злива"
      case .sleet: "мокрий сніг"
      case .snow: "сніг"
      case .heavySnow: "сильний сніг"
      case .hail: "град"
      case .thunderstorm: "гроза"
      case .dust: "пил"
      case .smoke: "дим"
      case .squall: "шквал"
      case .tornado: "смерч"
      case .unknown: "немає даних"
      }
    },
    compassShort: ukrainianCompassLetters,
    compass: { point in
      switch point {
      case .north: "північ"
      case .northEast: "північний схід"
      case .east: "схід"
      case .southEast: "південний схід"
      case .south: "південь"
      case .southWest: "південний захід"
      case .west: "захід"
      case .northWest: "північний захід"
      }
    },
    windFrom: ukrainianWind,
    uvClass: { uvClass in
      switch uvClass {
      case .low: "низький"
      case .moderate: "помірний"
      case .high: "високий"
      case .veryHigh: "дуже високий"
      case .extreme: "екстремальний"
      }
    },
    airClass: { airClass in
      let names =
        switch airClass.scale {
        case .us:
          [
            "добра", "помірна", "шкідлива для чутливих груп", "шкідлива", "дуже шкідлива",
            "небезпечна",
          ]
        case .european: ["добра", "задовільна", "помірна", "погана", "дуже погана", "вкрай погана"]
        case .openWeather: ["добра", "задовільна", "помірна", "погана", "дуже погана"]
        }
      return names[airClass.rank]
    },
    airClassShort: { airClass in
      let names =
        switch airClass.scale {
        case .us: ["добра", "помірна", "з ризиком", "шкідлива", "д. шкідл.", "небезпечна"]
        case .european: ["добра", "задовільна", "помірна", "погана", "д. погана", "вкрай пог."]
        case .openWeather: ["добра", "задовільна", "помірна", "погана", "д. погана"]
        }
      return names[airClass.rank]
    },
    airScale: { scale in
      switch scale {
      case .us: "AQI США"
      case .european: "європейський AQI"
      case .openWeather: "OpenWeather, від 1 до 5"
      }
    },
    moonPhase: { phase in
      switch phase {
      case .newMoon: "новолуння"
      case .waxingCrescent: "молодий"
      case .firstQuarter: "перша чв."
      case .waxingGibbous: "зростаючий"
      case .fullMoon: "повня"
      case .waningGibbous: "спадний"
      case .lastQuarter: "остання чв."
      case .waningCrescent: "старий"
      }
    },
    beaufort: { force in
      [
        "штиль", "тихий вітер", "легкий вітер", "слабкий вітер", "помірний вітер", "свіжий вітер",
        "сильний вітер", "міцний вітер", "дуже міцний", "шторм", "сильний шторм", "жорстокий шторм",
        "ураган",
      ][force.number]
    },
    dewPointComfort: { comfort in
      switch comfort {
      case .veryDry: "дуже сухо"
      case .dry: "сухо"
      case .comfortable: "комфортно"
      case .humid: "волого"
      case .muggy: "задушливо"
      case .oppressive: "дуже задушливо"
      }
    },
    humidity: { humidity in
      switch humidity {
      case .dry: "сухо"
      case .comfortable: "комфортно"
      case .humid: "волого"
      case .veryHumid: "дуже волого"
      }
    },
    cloud: { cloud in
      switch cloud {
      case .clear: "ясно"
      case .few: "малохмарно"
      case .scattered: "мінлива"
      case .broken: "хмарно"
      case .overcast: "суцільна"
      }
    },
    visibility: { visibility in
      switch visibility {
      case .denseFog: "сильний туман"
      case .fog: "туман"
      case .mist: "серпанок"
      case .haze: "імла"
      case .good: "добра"
      case .clear: "відмінна"
      }
    },
    pressureTrend: { trend in
      switch trend {
      case .fallingFast: "швидко падає"
      case .falling: "падає"
      case .steady: "без змін"
      case .rising: "зростає"
      case .risingFast: "швидко зростає"
      }
    },
    rainIntensity: { intensity in
      switch intensity {
      case .none: "немає"
      case .light: "слабкі"
      case .moderate: "помірні"
      case .heavy: "сильні"
      case .violent: "дуже сильні"
      }
    },
    unitSystem: { system in
      switch system {
      case .metric: "метричні (°C, м/с)"
      case .imperial: "американські (°F, mph)"
      case .uk: "британські (°C, mph)"
      }
    },
    providerNote: { provider in
      switch provider {
      case .openWeather: "потрібен ключ API"
      case .openMeteo: "ключ не потрібен"
      case .metNorway: "без ключа, немає даних про повітря"
      case .sample: "вигадана погода, щоб спробувати"
      }
    })
}

private func ukrainianCompassLetters(_ point: CompassPoint) -> String {
  switch point {
  case .north: "Пн"
  case .northEast: "ПнСх"
  case .east: "Сх"
  case .southEast: "ПдСх"
  case .south: "Пд"
  case .southWest: "ПдЗх"
  case .west: "Зх"
  case .northWest: "ПнЗх"
  }
}

private func ukrainianWind(_ point: CompassPoint) -> String {
  switch point {
  case .north: "північний"
  case .northEast: "пн.-східний"
  case .east: "східний"
  case .southEast: "пд.-східний"
  case .south: "південний"
  case .southWest: "пд.-західний"
  case .west: "західний"
  case .northWest: "пн.-західний"
  }
}
