/// The measurements of a station near a place. They are shown beside the forecast and never merged
/// into it.
public struct StationObservation: Equatable, Sendable, Codable {
  /// The publisher of the measurements.
  public enum Source: String, Sendable, Codable {
    /// An aerodrome's routine report (WMO-No. 49), from the Aviation Weather Center of the United
    /// States.
    case metar
    /// A station of Deutscher Wetterdienst, from Bright Sky.
    case dwd
  }

  /// A phenomenon other than fog that reduces visibility.
  public enum Obscuration: String, Sendable, Codable { case mist, haze }

  /// The maximum distance of a station that represents a place, in kilometres.
  public static let maxDistance = 25.0
  /// The maximum age in seconds of a measurement that counts as current.
  public static let maxAge: TimeInterval = 5400
  /// The maximum time by which the clock of a station may be ahead, in seconds.
  static let maxLead: TimeInterval = 600

  /// The publisher.
  public var source: Source
  /// The station's name, without the word `airport`.
  public var station: String
  /// The station's identifier, such as `RKSI`.
  public var stationID: String?
  /// The distance from the place in kilometres.
  public var kilometres: Double
  /// The time of the measurement.
  public var time: Date
  /// The precipitation or the state of the sky.
  public var condition: Condition?
  /// The phenomenon that reduces visibility without precipitation.
  public var obscuration: Obscuration?
  /// Whether there is precipitation.
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
  /// The direction in degrees from which the wind blows; nil if it is variable.
  public var windDirection: Double?
  /// The report as the station wrote it.
  public var raw: String?

  /// Creates a measurement with only a station and a time.
  public init(
    source: Source, station: String, stationID: String?, kilometres: Double, time: Date
  ) {
    self.source = source
    self.station = station
    self.stationID = stationID
    self.kilometres = kilometres
    self.time = time
  }

  /// Whether it contains any weather values.
  public var hasValues: Bool {
    [temperature, windSpeed, windGust, visibility].contains { $0 != nil } || condition != nil
      || obscuration != nil
  }

  /// Returns whether it is near and recent enough to show beside the weather now.
  public func isCurrent(at now: Date) -> Bool {
    (-Self.maxLead...Self.maxAge).contains(now.timeIntervalSince(time))
      && kilometres <= Self.maxDistance
  }
}

/// The result of a request for measurements.
public struct ObservationResponse: Equatable, Sendable, Codable {
  /// The time in seconds for which no further request is made.
  public static let freshFor: TimeInterval = 1800

  /// The time of the request.
  public var requestedAt: Date
  /// The observation; nil if no station is near, or none responded.
  public var observation: StationObservation?

  /// Creates the result of a request.
  public init(requestedAt: Date, observation: StationObservation?) {
    self.requestedAt = requestedAt
    self.observation = observation
  }

  /// Returns whether another request would be too early.
  public func isFresh(at now: Date) -> Bool {
    (-60..<Self.freshFor).contains(now.timeIntervalSince(requestedAt))
  }
}

extension WeatherReport {
  /// Returns the nearby observation while it is current at `now`.
  public func observation(at now: Date) -> StationObservation? {
    observation.flatMap { $0.isCurrent(at: now) && $0.hasValues ? $0 : nil }
  }
}

/// The difference between a measurement and the weather now.
public struct ObservationDifference: Equatable, Sendable {
  /// The minimum difference in °C that is reported.
  static let minTemperature = 3.0
  /// The maximum age in seconds of a measurement whose rain is compared, because showers pass.
  static let maxRainAge: TimeInterval = 3600

  /// The difference in °C by which the measured temperature is higher; nil if it is less than three
  /// degrees.
  public var temperature: Double?
  /// True if it is wet at the station and dry in the weather now, false for the reverse; nil if
  /// both agree or either is unknown.
  public var isWetThere: Bool?
}

extension WeatherReport {
  /// Returns the difference between the measurement and the weather now; nil if there is none, or
  /// no measurement.
  public func observationDifference(at now: Date) -> ObservationDifference? {
    let current = weatherNow(at: now)
    guard let observation = observation(at: now), !current.isOutdated else { return nil }
    var difference = ObservationDifference()
    let weather = current.weather
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
