/// The form of a report in cache files: the fields of the weather and those of the response are
/// stored side by side.
extension Fetched: Codable where Value == WeatherReport {
  // The files use earlier names for `asOf` and `pausedUntil`.
  private enum CodingKeys: String, CodingKey {
    case place, provider
    case asOf = "fetchedAt"
    case timeZone, stepHours, current, hourly, daily, nowcast, airQuality, alerts, warningsStatus
    case supplemented, observed, expiresAt, lastModified, detailLevel, rowFetchedAt
    case pausedUntil = "restsUntil"
    case language
  }

  /// Decodes what ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let file = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      WeatherReport(
        place: try file.decode(Place.self, forKey: .place),
        asOf: try file.decode(Date.self, forKey: .asOf),
        timeZone: try file.decode(PlaceTimeZone.self, forKey: .timeZone),
        stepHours: try file.decode(Int.self, forKey: .stepHours),
        current: try file.decode(CurrentWeather.self, forKey: .current),
        hourly: try file.decode([HourForecast].self, forKey: .hourly),
        daily: try file.decode([DayForecast].self, forKey: .daily),
        airQuality: try file.decodeIfPresent(AirQuality.self, forKey: .airQuality),
        alerts: try file.decodeIfPresent([WeatherWarning].self, forKey: .alerts)),
      from: try file.decode(Provider.self, forKey: .provider))
    value.nowcast = try file.decodeIfPresent(Nowcast.self, forKey: .nowcast)
    observed = try file.decodeIfPresent(ObservationResponse.self, forKey: .observed)
    detailLevel = try file.decode(DetailLevel.self, forKey: .detailLevel)
    rowFetchedAt = try file.decodeIfPresent(Date.self, forKey: .rowFetchedAt)
    expiresAt = try file.decodeIfPresent(Date.self, forKey: .expiresAt)
    lastModified = try file.decodeIfPresent(String.self, forKey: .lastModified)
    pausedUntil = try file.decodeIfPresent(Date.self, forKey: .pausedUntil)
    language = try file.decodeIfPresent(String.self, forKey: .language)
    supplemented = try file.decodeIfPresent(SupplementedValues.self, forKey: .supplemented)
    warningsStatus = try file.decodeIfPresent(WarningsStatus.self, forKey: .warningsStatus)
  }

  /// Encodes every value.
  public func encode(to encoder: any Encoder) throws {
    var file = encoder.container(keyedBy: CodingKeys.self)
    try file.encode(value.place, forKey: .place)
    try file.encode(provider, forKey: .provider)
    try file.encode(value.asOf, forKey: .asOf)
    try file.encode(value.timeZone, forKey: .timeZone)
    try file.encode(value.stepHours, forKey: .stepHours)
    try file.encode(value.current, forKey: .current)
    try file.encode(value.hourly, forKey: .hourly)
    try file.encode(value.daily, forKey: .daily)
    try file.encodeIfPresent(value.nowcast, forKey: .nowcast)
    try file.encodeIfPresent(value.airQuality, forKey: .airQuality)
    try file.encodeIfPresent(value.alerts, forKey: .alerts)
    try file.encodeIfPresent(warningsStatus, forKey: .warningsStatus)
    try file.encodeIfPresent(supplemented, forKey: .supplemented)
    try file.encodeIfPresent(observed, forKey: .observed)
    try file.encodeIfPresent(expiresAt, forKey: .expiresAt)
    try file.encodeIfPresent(lastModified, forKey: .lastModified)
    try file.encode(detailLevel, forKey: .detailLevel)
    try file.encodeIfPresent(rowFetchedAt, forKey: .rowFetchedAt)
    try file.encodeIfPresent(pausedUntil, forKey: .pausedUntil)
    try file.encodeIfPresent(language, forKey: .language)
  }
}
