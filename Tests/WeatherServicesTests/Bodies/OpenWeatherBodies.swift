/// Responses in OpenWeather's formats, written for these tests. The time is 2026-03-01 03:00 UTC.
enum OpenWeatherBodies {
  static let moment = 1_772_334_000

  static let oneCall = """
    {"lat":37.57,"lon":126.98,"timezone":"Asia/Seoul","timezone_offset":32400,
     "current":{"dt":1772334000,"sunrise":1772315880,"sunset":1772357280,"temp":4.3,
      "feels_like":-0.4,"pressure":1021,"humidity":41,"dew_point":-7.6,"uvi":3.2,"clouds":20,
      "visibility":10000,"wind_speed":6.2,"wind_deg":310,"wind_gust":9.8,
      "weather":[{"id":801,"main":"Clouds","description":"few clouds","icon":"02d"}],
      "rain":{"1h":0.4},"snow":{"1h":0.2}},
     "hourly":[
      {"dt":1772337600,"temp":5.1,"feels_like":1.0,"pressure":1020,"humidity":38,"dew_point":-7.9,
       "uvi":3.0,"clouds":30,"visibility":9000,"wind_speed":5.9,"wind_deg":300,"wind_gust":9.1,
       "weather":[{"id":500,"description":"light rain","icon":"10d"}],"pop":0.35,
       "rain":{"1h":0.25}},
      {"dt":1772334000,"temp":-0.0,"weather":[{"id":800,"icon":"01n"}],"pop":0}],
     "daily":[
      {"dt":1772334000,"sunrise":1772315880,"sunset":1772357280,"temp":{"day":5,"min":-2.1,
       "max":6.6,"night":0},"pressure":1021,"humidity":40,"wind_speed":7.1,"uvi":4.4,"pop":0.6,
       "rain":1.5,"snow":0.5,"weather":[{"id":616,"icon":"13d"}],"clouds":75},
      {"dt":1772420400,"sunrise":0,"sunset":0,"temp":{"min":-3.5,"max":2.25},"wind_speed":4,
       "pop":0,"weather":[{"id":804,"icon":"04d"}]}],
     "alerts":[{"sender_name":"KMA\\u202e","event":"Strong\\u0007 wind","start":1772330400,
       "end":1772366400,"description":"Gusts\\nof 20 m/s","tags":[]},{"event":""}]}
    """

  static let weather = """
    {"coord":{"lon":-122.42,"lat":37.77},"weather":[{"id":502,"main":"Rain",
     "description":"heavy rain","icon":"10n"}],"base":"stations","main":{"temp":11.2,
     "feels_like":10.8,"temp_min":9.9,"temp_max":12.5,"pressure":1002,"humidity":93},
     "wind":{"speed":8.1,"deg":190},"rain":{"3h":6.6},"clouds":{"all":100},"dt":1772334000,
     "sys":{"country":"US","sunrise":1772289900,"sunset":1772331060},"timezone":-28800,
     "id":5391959,"name":"San Francisco","cod":200}
    """

  /// Steps from 2026-03-01 06:00 UTC, which is 22:00 on 28 February in San Francisco; two are
  /// missing.
  static let forecast = """
    {"cod":"200","message":0,"cnt":5,"list":[
     {"dt":1772344800,"main":{"temp":10.5,"feels_like":10.1,"temp_min":10.1,"temp_max":10.5,
      "pressure":1003,"humidity":95},"weather":[{"id":501,"icon":"10n"}],"clouds":{"all":99},
      "wind":{"speed":7.5,"deg":200,"gust":13.2},"visibility":4100,"pop":0.9,"rain":{"3h":4.2},
      "sys":{"pod":"n"}},
     {"dt":1772355600,"main":{"temp":9.8,"temp_min":9.8,"temp_max":9.8,"pressure":1005,
      "humidity":90},"weather":[{"id":500,"icon":"10n"}],"clouds":{"all":90},
      "wind":{"speed":6},"pop":0.5,"rain":{"3h":1.1},"sys":{"pod":"n"}},
     {"dt":1772388000,"main":{"temp":13.9,"temp_min":13.9,"temp_max":14.4,"pressure":1010},
      "weather":[{"id":801,"icon":"02d"}],"wind":{"speed":3},"pop":0.1,"sys":{"pod":"d"}},
     {"dt":1772398800,"main":{"temp":15.2,"temp_min":15.2,"temp_max":15.2},
      "weather":[{"id":800,"icon":"01d"}],"wind":{"speed":2},"pop":0,"sys":{"pod":"d"}},
     {"dt":1772409600,"main":{"temp":14},"weather":[{"id":800,"icon":"01d"}],"pop":0,
      "sys":{"pod":"d"}},
     {"dt":1772420400,"main":{"temp":12},"weather":[{"id":800,"icon":"01n"}],"sys":{"pod":"n"}},
     {"dt":1772431200,"main":{"temp":11},"weather":[{"id":800,"icon":"01n"}],"sys":{"pod":"n"}},
     {"dt":1772442000,"main":{"temp":3},"weather":[{"id":800,"icon":"01n"}],"sys":{"pod":"n"}},
     {"dt":"soon"},17],
     "city":{"id":5391959,"name":"San Francisco","timezone":-28800,"sunrise":1772289900,
      "sunset":1772331060}}
    """

  static let air = """
    {"coord":{"lon":126.98,"lat":37.57},"list":[{"main":{"aqi":3},"components":{"co":301.1,
     "no":0.1,"no2":22.5,"o3":60.2,"so2":4.8,"pm2_5":27.4,"pm10":44,"nh3":1.1},"dt":1772334000}]}
    """

  static let places = """
    [{"name":"Seoul","local_names":{"ko":"서울","en":"Seoul"},"lat":37.5667,"lon":126.9783,
      "country":"KR"},{"name":"","lat":1,"lon":1},{"name":"X","lat":91,"lon":0},
     {"name":"London","lat":"42.9834","lon":-81.233,"country":"ca","state":"Ontario"}]
    """

  static let wrongKey = """
    {"cod":401, "message": "Invalid API key. Please see https://openweathermap.org/faq#error401"}
    """
}
