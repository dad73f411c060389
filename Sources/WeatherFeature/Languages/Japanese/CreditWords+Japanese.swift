import WeatherModel

extension CreditWords {
  static let japanese = CreditWords(
    title: "weather-tuiについて",
    tagline: "端末で見る天気",
    license: "MITライセンスの自由なソフトウェアです。",
    provider: { provider in
      switch provider {
      case .openMeteo: "気象データ：Open-Meteo.com, CC BY 4.0"
      case .metNorway: "気象データ：MET Norway, CC BY 4.0"
      case .openWeather: "気象データ：OpenWeather, openweathermap.org"
      case .sample: "お試し用の架空の天気です。観測値でも予報値でもありません"
      }
    },
    geoNames: "地点：GeoNames, geonames.org, CC BY 4.0",
    coastline: "海岸線と国境：GSHHG, LGPL-3.0-or-later")
}
