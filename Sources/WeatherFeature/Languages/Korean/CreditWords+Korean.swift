import WeatherModel

extension CreditWords {
  static let korean = CreditWords(
    title: "weather-tui 정보",
    tagline: "터미널에서 보는 날씨",
    license: "MIT 라이선스로 공개된 자유 소프트웨어예요.",
    provider: { provider in
      switch provider {
      case .openMeteo: "날씨 자료: Open-Meteo.com, CC BY 4.0"
      case .metNorway: "날씨 자료: MET Norway, CC BY 4.0"
      case .openWeather: "날씨 자료: OpenWeather, openweathermap.org"
      case .sample: "시험용 가상 날씨예요. 측정하거나 예보한 값이 아니에요"
      }
    },
    geoNames: "지역 정보: GeoNames, geonames.org, CC BY 4.0",
    coastline: "해안선과 국경: GSHHG, LGPL-3.0-or-later")
}
