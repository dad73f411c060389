import WeatherModel

extension CreditWords {
  static let turkish = CreditWords(
    title: "weather-tui hakkında",
    tagline: "Terminalinizde hava durumu.",
    license: "MIT lisanslı özgür yazılım.",
    provider: { provider in
      switch provider {
      case .openMeteo: "Hava verileri: Open-Meteo.com, CC BY 4.0"
      case .metNorway: "Hava verileri: MET Norway, CC BY 4.0"
      case .openWeather: "Hava verileri: OpenWeather, openweathermap.org"
      case .sample: "Uydurma örnek hava; kimse ölçmedi, kimse tahmin etmedi"
      }
    },
    geoNames: "Yerler: GeoNames, geonames.org, CC BY 4.0",
    coastline: "Kıyı çizgisi ve sınırlar: GSHHG, LGPL-3.0-or-later")
}
