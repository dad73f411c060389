import WeatherModel

extension CreditWords {
  static let ukrainian = CreditWords(
    title: "Про weather-tui",
    tagline: "Погода у вашому терміналі.",
    license: "Вільна програма за ліцензією MIT.",
    provider: { provider in
      switch provider {
      case .openMeteo: "Дані про погоду: Open-Meteo.com, CC BY 4.0"
      case .metNorway: "Дані про погоду: MET Norway, CC BY 4.0"
      case .openWeather: "Дані про погоду: OpenWeather, openweathermap.org"
      case .sample: "Вигадана погода для прикладу: її ніхто не вимірював і не прогнозував"
      }
    },
    geoNames: "Місця: GeoNames, geonames.org, CC BY 4.0",
    coastline: "Берегова лінія та кордони: GSHHG, LGPL-3.0-or-later")
}
