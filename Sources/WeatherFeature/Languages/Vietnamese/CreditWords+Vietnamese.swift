import WeatherModel

extension CreditWords {
  static let vietnamese = CreditWords(
    title: "Về weather-tui",
    tagline: "Thời tiết ngay trong terminal.",
    license: "Phần mềm tự do theo giấy phép MIT.",
    provider: { provider in
      switch provider {
      case .openMeteo: "Dữ liệu thời tiết: Open-Meteo.com, CC BY 4.0"
      case .metNorway: "Dữ liệu thời tiết: MET Norway, CC BY 4.0"
      case .openWeather: "Dữ liệu thời tiết: OpenWeather, openweathermap.org"
      case .sample: "Thời tiết mẫu bịa ra; không ai đo hay dự báo"
      }
    },
    geoNames: "Địa điểm: GeoNames, geonames.org, CC BY 4.0",
    coastline: "Đường bờ biển và biên giới: GSHHG, LGPL-3.0-or-later")
}
