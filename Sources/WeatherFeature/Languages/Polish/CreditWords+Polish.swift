import WeatherModel

extension CreditWords {
  static let polish = CreditWords(
    title: "O weather-tui",
    tagline: "Pogoda w twoim terminalu.",
    license: "Wolne oprogramowanie na licencji MIT.",
    provider: { provider in
      switch provider {
      case .openMeteo: "Dane pogodowe: Open-Meteo.com, CC BY 4.0"
      case .metNorway: "Dane pogodowe: MET Norway, CC BY 4.0"
      case .openWeather: "Dane pogodowe: OpenWeather, openweathermap.org"
      case .sample: "Zmyślona pogoda na próbę; nikt jej nie zmierzył ani nie prognozował"
      }
    },
    geoNames: "Miejsca: GeoNames, geonames.org, CC BY 4.0",
    coastline: "Linia brzegowa i granice: GSHHG, LGPL-3.0-or-later")
}
