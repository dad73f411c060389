import WeatherModel

extension CreditWords {
  static let traditionalChinese = CreditWords(
    title: "關於 weather-tui",
    tagline: "終端機裡的天氣",
    license: "採用 MIT 授權的自由軟體。",
    provider: { provider in
      switch provider {
      case .openMeteo: "天氣資料：Open-Meteo.com, CC BY 4.0"
      case .metNorway: "天氣資料：MET Norway, CC BY 4.0"
      case .openWeather: "天氣資料：OpenWeather, openweathermap.org"
      case .sample: "虛構的範例天氣，既非觀測也非預報"
      }
    },
    geoNames: "地點：GeoNames, geonames.org, CC BY 4.0",
    coastline: "海岸線和國界：GSHHG, LGPL-3.0-or-later")
}
