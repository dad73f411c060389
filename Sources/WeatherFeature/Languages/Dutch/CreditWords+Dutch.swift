import WeatherModel

extension CreditWords {
  static let dutch = CreditWords(
    title: "Over weather-tui",
    tagline: "Het weer in uw terminal.",
    license: "Vrije software onder de MIT-licentie.",
    provider: { provider in
      switch provider {
      case .openMeteo: "Weergegevens van Open-Meteo.com, CC BY 4.0"
      case .metNorway: "Weergegevens van MET Norway, CC BY 4.0"
      case .openWeather: "Weergegevens van OpenWeather, openweathermap.org"
      case .sample: "Verzonnen voorbeeldweer; niemand heeft het gemeten of verwacht"
      }
    },
    geoNames: "Plaatsen: GeoNames, geonames.org, CC BY 4.0",
    coastline: "Kustlijn en grenzen: GSHHG, LGPL-3.0-or-later")
}
