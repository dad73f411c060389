public import WeatherModel

/// The time for which a forecast waits for its supplements: air quality, warnings, radar rain.
public struct Timeouts: Sendable {
  /// The timeout if supplements can still be added later. It is short, so that the user does not
  /// notice it, and in most cases long enough to draw the page only once.
  public var whenShown = Duration.milliseconds(250)
  /// The timeout if the weather is printed once.
  public var oneShot = Duration.milliseconds(1500)
}

/// The configuration of the services, fixed when the program starts.
public struct ServicesConfiguration: Sendable {
  /// The address of each service.
  public var endpoints: Endpoints
  /// The providers' keys, from the environment or a configuration file. Never shown or logged.
  public private(set) var keys: [Provider: String] = [:]
  /// The version in the User-Agent header.
  public var programVersion: String
  /// The program's clock.
  public var now: @Sendable () -> Date
  /// Responses of earlier runs, for providers that require conditional requests.
  public var forecastCache = ForecastCache.none
  /// Returns the time zone of the city nearest to a point, if the city is close enough to be in the
  /// same zone. Used for providers that do not report the time zone of a place.
  public var zoneNear: @Sendable (Coordinate) -> String? = { _ in nil }
  /// The log of requests, without their secrets.
  public var log = ProgramLog.none
  /// The file in which all processes count their requests; nil to count only those of this process.
  public var requestsFile: String?
  /// The folder in which climate normals are cached; nil to request none.
  public var normalsFolder: String?
  /// The file in which points of weather fields are cached; nil to cache them in memory only.
  public var fieldsFile: String?
  /// The file in which the warning areas of places are cached; nil to cache them in memory only.
  public var warningAreasFile: String?
  /// The file in which the last frames of the radar are cached; nil to cache them in memory only.
  public var radarFile: String?
  /// The file in which advisories of tropical cyclones are cached; nil to cache them in memory only.
  public var stormsFile: String?
  /// The time for which a forecast waits for its supplements.
  public var timeout = Timeouts()
  /// Called once for each file that cannot be used.
  public var onIssue: @Sendable (StorageIssue) -> Void = { _ in }

  /// Creates a configuration with the addresses and keys in `environment`.
  public init(
    environment: [String: String] = ProcessEnvironment.current, programVersion: String,
    now: @escaping @Sendable () -> Date = { Date.now }
  ) throws(Endpoints.InvalidAddress) {
    endpoints = try Endpoints(environment: environment)
    self.programVersion = programVersion
    self.now = now
    for key in APIKey.all {
      guard let text = environment[key.variable]?.trimmed, !text.isEmpty else { continue }
      setKey(text, for: key)
    }
  }

  /// Stores a key in the form in which it is sent. data.go.kr displays its keys both plain and
  /// percent-encoded, and rejects an encoded key that is encoded again.
  public mutating func setKey(_ text: String, for key: APIKey) {
    keys[key.provider] = key.isPercentEncoded ? text.percentDecoded ?? text : text
  }
}
