import WeatherModel

extension CreditWords {
  static let russian = CreditWords(
    title: "О weather-tui",
    tagline: "Погода в вашем терминале.",
    license: "Свободная программа под лицензией MIT.",
    provider: { provider in
      switch provider {
      case .openMeteo: "Данные о погоде: Open-Meteo.com, CC BY 4.0"
      case .metNorway: "Данные о погоде: MET Norway, CC BY 4.0"
      case .openWeather: "Данные о погоде: OpenWeather, openweathermap.org"
      case .sample: "Вымышленная погода для примера: её никто не измерял и не прогнозировал"
      }
    },
    geoNames: "Места: GeoNames, geonames.org, CC BY 4.0",
    coastline: "Береговая линия и границы: GSHHG, LGPL-3.0-or-later")
}
