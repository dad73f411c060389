import WeatherModel

extension CreditWords {
  static let indonesian = CreditWords(
    title: "Tentang weather-tui",
    tagline: "Cuaca di terminal Anda.",
    license: "Perangkat lunak bebas berlisensi MIT.",
    provider: { provider in
      switch provider {
      case .openMeteo: "Data cuaca: Open-Meteo.com, CC BY 4.0"
      case .metNorway: "Data cuaca: MET Norway, CC BY 4.0"
      case .openWeather: "Data cuaca: OpenWeather, openweathermap.org"
      case .sample: "Cuaca contoh rekaan; tidak ada yang mengukur atau memprakirakannya"
      }
    },
    geoNames: "Tempat: GeoNames, geonames.org, CC BY 4.0",
    coastline: "Garis pantai dan perbatasan: GSHHG, LGPL-3.0-or-later")
}
