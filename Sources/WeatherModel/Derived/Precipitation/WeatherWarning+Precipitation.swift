extension WeatherWarning {
  /// Whether the warning may be one of rain, snow or ice: its name says so, or does not say that it is
  /// of something else. A name in a language that is not known counts, as it must not be overlooked.
  public var mayBeOfPrecipitation: Bool {
    let name = event.lowercased()
    if Self.wordsOfPrecipitation.contains(where: name.contains(text:)) { return true }
    return !Self.wordsOfOtherHazards.contains(where: name.contains(text:))
  }

  private static let wordsOfPrecipitation = [
    "rain", "snow", "ice", "icing", "sleet", "hail", "thunder", "winter", "blizzard", "flood",
    "hurricane",
    "typhoon", "tropical", "tornado", "regen", "schnee", "glätte", "glatteis", "eis", "gewitter",
    "hagel",
    "regn", "snø", "호우", "대설", "태풍", "우박", "大雨", "大雪", "雷", "台風", "暴雨", "暴雪",
  ]

  private static let wordsOfOtherHazards = [
    "wind", "gale", "heat", "hot", "fog", "fire", "smoke", "air quality", "air stagnation", "dust",
    "surf", "rip current", "beach", "coastal", "small craft", "tsunami", "frost", "freeze", "cold",
    "sturm", "böen", "hitze", "nebel", "waldbrand", "uv-", "vind", "강풍", "풍랑", "폭염", "한파", "건조",
    "황사", "해일", "안개", "高温", "強風", "波浪", "乾燥", "濃霧", "霜",
  ]
}
