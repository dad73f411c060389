import WeatherModel

extension CreditWords {
  static let italian = CreditWords(
    title: "Informazioni su weather-tui",
    tagline: "Il tempo nel terminale.",
    license: "Software libero con licenza MIT.",
    provider: { provider in
      switch provider {
      case .openMeteo: "Dati meteo di Open-Meteo.com, CC BY 4.0"
      case .metNorway: "Dati meteo di MET Norway, CC BY 4.0"
      case .openWeather: "Dati meteo di OpenWeather, openweathermap.org"
      case .sample: "Tempo d’esempio inventato; nessuno l’ha misurato né previsto"
      }
    },
    geoNames: "Luoghi: GeoNames, geonames.org, CC BY 4.0",
    coastline: "Coste e confini: GSHHG, LGPL-3.0-or-later")
}
