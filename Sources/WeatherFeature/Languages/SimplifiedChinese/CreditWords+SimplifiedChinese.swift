import WeatherModel

extension CreditWords {
  static let simplifiedChinese = CreditWords(
    title: "关于 weather-tui",
    tagline: "终端里的天气",
    license: "采用 MIT 许可证的自由软件。",
    provider: { provider in
      switch provider {
      case .openMeteo: "天气数据：Open-Meteo.com, CC BY 4.0"
      case .metNorway: "天气数据：MET Norway, CC BY 4.0"
      case .openWeather: "天气数据：OpenWeather, openweathermap.org"
      case .sample: "虚构的示例天气，既非观测也非预报"
      }
    },
    geoNames: "地点：GeoNames, geonames.org, CC BY 4.0",
    coastline: "海岸线和国界：GSHHG, LGPL-3.0-or-later")
}
