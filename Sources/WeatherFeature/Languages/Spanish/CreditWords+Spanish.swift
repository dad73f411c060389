import WeatherModel

extension CreditWords {
  static let spanish = CreditWords(
    title: "Acerca de weather-tui",
    tagline: "El tiempo en su terminal.",
    license: "Software libre con licencia MIT.",
    provider: { provider in
      switch provider {
      case .openMeteo: "Datos del tiempo de Open-Meteo.com, CC BY 4.0"
      case .metNorway: "Datos del tiempo de MET Norway, CC BY 4.0"
      case .openWeather: "Datos del tiempo de OpenWeather, openweathermap.org"
      case .sample: "Tiempo de ejemplo inventado; nadie lo ha medido ni previsto"
      }
    },
    geoNames: "Lugares: GeoNames, geonames.org, CC BY 4.0",
    coastline: "Costas y fronteras: GSHHG, LGPL-3.0-or-later")
}
