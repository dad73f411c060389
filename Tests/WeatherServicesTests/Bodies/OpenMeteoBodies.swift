/// Responses in Open-Meteo's formats, written for these tests. The time is 2026-03-01 03:15 UTC.
enum OpenMeteoBodies {
  static let unix = """
    {"latitude":37.55,"longitude":127,"utc_offset_seconds":32400,"timezone":"Asia/Seoul",
     "elevation":34,"current_units":{"wind_speed_10m":"m/s","temperature_2m":"°C"},
     "current":{"time":1772334900,"interval":900,"temperature_2m":4.3,"apparent_temperature":-0.4,
      "relative_humidity_2m":41,"dew_point_2m":-7.6,"precipitation":0.2,"weather_code":61,
      "cloud_cover":80,"pressure_msl":1021.5,"visibility":24140,"wind_speed_10m":6.2,
      "wind_gusts_10m":9.8,"wind_direction_10m":310,"uv_index":3.2,"is_day":1},
     "hourly_units":{"wind_speed_10m":"m/s"},
     "hourly":{"time":[1772290800,1772294400,1772298000,1772301600,1772305200],
      "temperature_2m":[1.5,null,"2.5",3.5,4],
      "precipitation_probability":[0,35,null],"precipitation":[0,0.4,0],
      "weather_code":[0,80,3,0],"is_day":[0,0,1],"wind_speed_10m":[3.3,4.4]},
     "daily":{"time":[1772290800,1772377200],"weather_code":[61,2],
      "temperature_2m_max":[6.6,8.1],"temperature_2m_min":[-2.1,-1.0],
      "precipitation_sum":[2.2,0],"precipitation_probability_max":[60,5],
      "wind_speed_10m_max":[7.1,5.0],"uv_index_max":[4.4,4.6],
      "sunrise":[1772315880,1772377200],"sunset":[1772357280,1772377200]}}
    """

  /// The place's clock jumps from 02:00 to 03:00 on 8 March; the response's local times do not.
  static let iso = """
    {"utc_offset_seconds":-18000,"timezone":"America/New_York","elevation":20,
     "current_units":{"wind_speed_10m":"km/h","temperature_2m":"°F","precipitation":"inch"},
     "current":{"time":"2026-03-08T01:30","interval":900,"temperature_2m":50,
      "wind_speed_10m":36,"weather_code":3},
     "hourly_units":{"wind_speed_10m":"kn"},
     "hourly":{"time":["2026-03-08T01:00","2026-03-08T02:00","2026-03-08T03:00","nonsense"],
      "temperature_2m":[1,2,3,4],"wind_speed_10m":[10,null,null]},
     "daily":{"time":["2026-03-08"],"sunrise":["2026-03-08T06:20"],"sunset":["2026-03-08T17:55"]}}
    """

  static let air = """
    {"current":{"time":1772334000,"us_aqi":88,"european_aqi":52,"pm2_5":27.4,"pm10":44,
     "ozone":60.2,"nitrogen_dioxide":22.5,"sulphur_dioxide":4.8,"carbon_monoxide":301}}
    """
}
