public import WeatherModel

/// How long the weather waits for what joins it: air, warnings, rain by radar.
public struct Timeouts: Sendable {
  /// Where warnings can join later: too short to be noticed, so that the page is drawn once.
  public var whenShown = Duration.milliseconds(250)
  /// Where the weather is given once.
  public var whenGivenOnce = Duration.milliseconds(1500)
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
  /// Answers of earlier runs, for providers that want to be asked for changes only.
  public var forecastCache = ForecastCache.none
  /// The time zone of the city nearest to a point where one is near enough to share its clock, for
  /// providers that do not say the place's.
  public var zoneNear: @Sendable (Coordinate) -> String? = { _ in nil }
  /// Where requests are noted, without their secrets.
  public var log = ProgramLog.none
  /// The file in which all copies of the program count their requests; nil to count by itself.
  public var requestsFile: String?
  /// Where the usual temperatures of places are kept; nil to ask for none.
  public var normalsFolder: String?
  /// The file in which points of weather fields are cached; nil to cache them in memory only.
  public var fieldsFile: String?
  /// The file in which the last frames of the radar are cached; nil to cache them in memory only.
  public var radarFile: String?
  /// How long the weather waits for what joins it.
  public var timeout = Timeouts()
  /// Called once for each file that cannot be used.
  public var onIssue: @Sendable (StorageIssue) -> Void = { _ in }

  /// The addresses and keys of `environment`.
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

  /// Stores a key in the form in which it is sent: data.go.kr shows its keys both plain and
  /// percent-encoded, and does not recognize an encoded one that is encoded again.
  public mutating func setKey(_ text: String, for key: APIKey) {
    keys[key.provider] = key.isPercentEncoded ? text.percentDecoded ?? text : text
  }
}
