import WeatherModel

extension CreditWords {
  static let english = CreditWords(
    title: "About weather-tui",
    tagline: "The weather in your terminal.",
    license: "Free software under the MIT licence.",
    provider: { provider in
      switch provider {
      case .openMeteo: "Weather data by Open-Meteo.com, CC BY 4.0"
      case .metNorway: "Weather data from MET Norway, CC BY 4.0"
      case .openWeather: "Weather data provided by OpenWeather, openweathermap.org"
      case .sample: "Made-up sample weather; nobody measured or forecast it"
      }
    },
    geoNames: "Places: GeoNames, geonames.org, CC BY 4.0",
    coastline: "Coastline and borders: GSHHG, LGPL-3.0-or-later")
}
