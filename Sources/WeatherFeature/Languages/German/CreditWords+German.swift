import WeatherModel

extension CreditWords {
  static let german = CreditWords(
    title: "Über weather-tui",
    tagline: "Das Wetter im Terminal.",
    license: "Freie Software unter der MIT-Lizenz.",
    provider: { provider in
      switch provider {
      case .openMeteo: "Wetterdaten von Open-Meteo.com, CC BY 4.0"
      case .metNorway: "Wetterdaten von MET Norway, CC BY 4.0"
      case .openWeather: "Wetterdaten von OpenWeather, openweathermap.org"
      case .sample: "Erfundenes Beispielwetter; niemand hat es gemessen oder vorhergesagt"
      }
    },
    geoNames: "Orte: GeoNames, geonames.org, CC BY 4.0",
    coastline: "Küsten und Grenzen: GSHHG, LGPL-3.0-or-later")
}
