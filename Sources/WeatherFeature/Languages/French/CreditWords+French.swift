import WeatherModel

extension CreditWords {
  static let french = CreditWords(
    title: "À propos de weather-tui",
    tagline: "La météo dans le terminal.",
    license: "Logiciel libre sous licence MIT.",
    provider: { provider in
      switch provider {
      case .openMeteo: "Données météo d’Open-Meteo.com, CC BY 4.0"
      case .metNorway: "Données météo de MET Norway, CC BY 4.0"
      case .openWeather: "Données météo d’OpenWeather, openweathermap.org"
      case .sample: "Météo d’exemple inventée ; ni mesurée ni prévue par personne"
      }
    },
    geoNames: "Lieux : GeoNames, geonames.org, CC BY 4.0",
    coastline: "Côtes et frontières : GSHHG, LGPL-3.0-or-later")
}
