import WeatherModel

extension CreditWords {
  static let portuguese = CreditWords(
    title: "Sobre o weather-tui",
    tagline: "O tempo no seu terminal.",
    license: "Software livre sob a licença MIT.",
    provider: { provider in
      switch provider {
      case .openMeteo: "Dados do tempo de Open-Meteo.com, CC BY 4.0"
      case .metNorway: "Dados do tempo de MET Norway, CC BY 4.0"
      case .openWeather: "Dados do tempo de OpenWeather, openweathermap.org"
      case .sample: "Tempo de exemplo inventado; ninguém o mediu nem previu"
      }
    },
    geoNames: "Lugares: GeoNames, geonames.org, CC BY 4.0",
    coastline: "Costas e fronteiras: GSHHG, LGPL-3.0-or-later")
}
