/// The measurements of a station near a place. They are shown beside the forecast and never mixed into it.
public struct StationObservation: Equatable, Sendable, Codable {
  /// Who publishes the measurements.
  public enum Source: String, Sendable, Codable {
    /// An aerodrome's routine report (WMO-No. 49), by the Aviation Weather Center of the United States.
    case metar
    /// A station of Deutscher Wetterdienst, by Bright Sky.
    case dwd
  }

  /// What reduces the view without being fog.
  public enum Obscuration: String, Sendable, Codable { case mist, haze }

  /// The greatest distance of a station that speaks for a place, in kilometres.
  public static let maxDistance = 25.0
  /// The maximum age in seconds of a measurement that counts as current.
  public static let maxAge: TimeInterval = 5400
  /// By so much the clock of a station may run ahead, in seconds.
  static let maxLead: TimeInterval = 600

  /// Who publishes it.
  public var source: Source
  /// The station's name, without `airport`.
  public var station: String
  /// The station's identifier, such as `RKSI`.
  public var stationID: String?
  /// From the place, in kilometres.
  public var kilometres: Double
  /// When it was measured.
  public var time: Date
  /// The precipitation or the state of the sky.
  public var condition: Condition?
  /// What reduces the view where nothing falls.
  public var obscuration: Obscuration?
  /// Whether anything falls.
  public var isWet: Bool?
  /// °C.
  public var temperature: Double?
  /// °C.
  public var dewPoint: Double?
  /// Percent.
  public var humidity: Double?
  /// hPa at sea level.
  public var pressure: Double?
  /// Metres.
  public var visibility: Double?
  /// m/s.
  public var windSpeed: Double?
  /// m/s.
  public var windGust: Double?
  /// Degrees that the wind comes from; nil where it is variable.
  public var windDirection: Double?
  /// The report as the station wrote it.
  public var raw: String?

  /// A measurement of which nothing but its station and time is known yet.
  public init(
    source: Source, station: String, stationID: String?, kilometres: Double, time: Date
  ) {
    self.source = source
    self.station = station
    self.stationID = stationID
    self.kilometres = kilometres
    self.time = time
  }

  /// Whether it says anything of the weather.
  public var hasValues: Bool {
    [temperature, windSpeed, windGust, visibility].contains { $0 != nil } || condition != nil
      || obscuration != nil
  }

  /// Whether it is near and recent enough to stand beside the weather now.
  public func isCurrent(at now: Date) -> Bool {
    (-Self.maxLead...Self.maxAge).contains(now.timeIntervalSince(time))
      && kilometres <= Self.maxDistance
  }
}

/// The result of a request for measurements.
public struct ObservationResponse: Equatable, Sendable, Codable {
  /// The time for which no other request is made.
  public static let freshFor: TimeInterval = 1800

  /// When it was requested.
  public var requestedAt: Date
  /// The observation; nil where no station is near, or none responded.
  public var observation: StationObservation?

  /// Creates the result of a request.
  public init(requestedAt: Date, observation: StationObservation?) {
    self.requestedAt = requestedAt
    self.observation = observation
  }

  /// Whether another request would be too early.
  public func isFresh(at now: Date) -> Bool {
    (-60..<Self.freshFor).contains(now.timeIntervalSince(requestedAt))
  }
}

extension WeatherReport {
  /// Returns the nearby observation while it is current at `now`.
  public func observation(at now: Date) -> StationObservation? {
    observed?.observation.flatMap { $0.isCurrent(at: now) && $0.hasValues ? $0 : nil }
  }
}

/// How what was measured differs from the weather now.
public struct ObservationDifference: Equatable, Sendable {
  /// The minimum difference in °C that is reported.
  static let minTemperature = 3.0
  /// The greatest age of a measurement whose rain is compared, in seconds: showers pass.
  static let maxRainAge: TimeInterval = 3600

  /// °C by which the measured temperature is higher; nil where that is less than three degrees.
  public var temperature: Double?
  /// Whether it is wet at the station and dry in the weather now, or the other way round; nil where both
  /// agree or either is not known.
  public var isWetThere: Bool?
}

extension WeatherReport {
  /// How what was measured differs from the weather now; nil where it does not, or nothing was measured.
  public func observationDifference(at now: Date) -> ObservationDifference? {
    guard let observation = observation(at: now) else { return nil }
    var difference = ObservationDifference()
    let weather = weatherNow(at: now).weather
    if let measured = observation.temperature, let forecast = weather.temperature,
      abs(measured - forecast) >= ObservationDifference.minTemperature
    {
      difference.temperature = measured - forecast
    }
    if now.timeIntervalSince(observation.time) <= ObservationDifference.maxRainAge,
      let isWetThere = observation.isWet,
      let isWet = precipitationTimeline(at: now).isWetNow, isWet != isWetThere
    {
      difference.isWetThere = isWetThere
    }
    return difference == ObservationDifference() ? nil : difference
  }
}
