public import FoundationEssentials
public import WeatherModel

/// How long the weather waits for what joins it: air, warnings, rain by radar.
public struct Timeouts: Sendable {
  /// Where it can still join later: so short that nobody sees it, and the page is drawn once.
  public var whenShown = Duration.milliseconds(250)
  /// Where the weather is given once.
  public var whenGivenOnce = Duration.milliseconds(1500)
}

/// Everything about the world that the services are told once.
public struct ServicesConfiguration: Sendable {
  /// Whom to ask where.
  public var endpoints: Endpoints
  /// OpenWeather's key, from the environment or a configuration file. Never shown or logged.
  public var openWeatherKey: String?
  /// KMA's key in the form that is no part of an address. Never shown or logged.
  public var kmaKey: String?
  /// The version that providers are told.
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
  /// How long the weather waits for what joins it.
  public var timeout = Timeouts()
  /// Told once of each file that cannot be used.
  public var onIssue: @Sendable (StorageIssue) -> Void = { _ in }

  /// What `environment` says: addresses and the key.
  public init(
    environment: [String: String] = ProcessInfo.processInfo.environment, programVersion: String,
    now: @escaping @Sendable () -> Date = { Date() }
  ) throws(Endpoints.InvalidAddress) {
    endpoints = try Endpoints(environment: environment)
    openWeatherKey = Self.openWeatherKey(environment: environment)
    kmaKey = Self.key(.kma, environment: environment).map(Self.plainKey)
    self.programVersion = programVersion
    self.now = now
  }

  /// The key of the environment without white space around it; nil when empty.
  public static func openWeatherKey(environment: [String: String]) -> String? {
    key(.openWeather, environment: environment)
  }

  private static func key(_ provider: Provider, environment: [String: String]) -> String? {
    let key = provider.keyVariable.flatMap { environment[$0] }?.trimmed
    return key.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A key of data.go.kr, which the portal shows in two forms: as it is, and as it stands in an
  /// address. Sent in the wrong one it is unknown.
  public static func plainKey(_ key: String) -> String {
    key.percentDecoded ?? key
  }
}
