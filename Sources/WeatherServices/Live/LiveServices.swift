public import Foundation
public import WeatherModel

/// Everything about the world that the services are told once.
public struct ServicesConfiguration: Sendable {
  /// Whom to ask where.
  public var endpoints: Endpoints
  /// OpenWeather's key, from the environment or a configuration file. Never shown or logged.
  public var openWeatherKey: String?
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

  /// What `environment` says: addresses and the key.
  public init(
    environment: [String: String] = ProcessInfo.processInfo.environment, programVersion: String,
    now: @escaping @Sendable () -> Date = { Date() }
  ) throws(Endpoints.InvalidAddress) {
    endpoints = try Endpoints(environment: environment)
    openWeatherKey = Self.openWeatherKey(environment: environment)
    self.programVersion = programVersion
    self.now = now
  }

  /// The key of the environment without white space around it; nil when empty.
  public static func openWeatherKey(environment: [String: String]) -> String? {
    let key = (environment["OPENWEATHER_API_KEY"] ?? "")
      .trimmingCharacters(in: .whitespacesAndNewlines)
    return key.isEmpty ? nil : key
  }
}

/// The providers, put together for the running program. Makes no connection, session or thread
/// before the first question.
public final class LiveServices: Sendable {
  private let openWeather: OpenWeatherProvider
  private let openMeteo: OpenMeteoProvider
  private let metNorway: MetNorwayProvider
  private let now: @Sendable () -> Date
  let client: HTTPClient
  let configuration: ServicesConfiguration
  /// Whether OpenWeather can be asked at all.
  public let hasOpenWeatherKey: Bool

  /// Providers as `configuration` says.
  public convenience init(_ configuration: ServicesConfiguration) {
    let client = HTTPClient(
      userAgent: "weather-tui/\(configuration.programVersion)", now: configuration.now,
      log: configuration.log)
    self.init(configuration, client: client)
  }

  init(_ configuration: ServicesConfiguration, client: HTTPClient) {
    openWeather = OpenWeatherProvider(
      client: client, base: configuration.endpoints.openWeather,
      key: configuration.openWeatherKey, zoneNear: configuration.zoneNear, now: configuration.now)
    openMeteo = OpenMeteoProvider(
      client: client, endpoints: configuration.endpoints, now: configuration.now)
    metNorway = MetNorwayProvider(
      client: client, base: configuration.endpoints.metNorway, files: configuration.forecastCache,
      zoneNear: configuration.zoneNear, now: configuration.now)
    now = configuration.now
    self.client = client
    self.configuration = configuration
    hasOpenWeatherKey = configuration.openWeatherKey != nil
  }

  /// The weather of one place.
  public func report(_ request: WeatherRequest) async throws(WeatherFailure) -> WeatherReport {
    do throws(WeatherError) {
      switch request.provider {
      case .openWeather:
        return remembering(
          try await openWeather.report(for: request.place, language: request.language))
      case .openMeteo:
        return remembering(try await openMeteo.report(for: request.place))
      case .metNorway:
        return try await metNorway.report(for: request.place)
      case .sample:
        return SampleProvider.report(for: request.place, now: now())
      }
    } catch {
      throw WeatherFailure(provider: request.provider, error: error)
    }
  }

  /// The weather of many places, each handed over when it is there. Open-Meteo takes 50 places in
  /// one request, and then says nothing of the air; the others are asked for a few at a time.
  public func reports(
    _ requests: [WeatherRequest], _ receive: @escaping WeatherClient.Receiver
  ) async {
    guard requests.allSatisfy({ $0.provider == .openMeteo }) else {
      return await oneByOne(requests, receive)
    }
    let most = OpenMeteoProvider.placesInOneRequest
    for start in stride(from: 0, to: requests.count, by: most) {
      let batch = Array(requests[start..<min(start + most, requests.count)])
      do throws(WeatherError) {
        let reports = try await openMeteo.reports(for: batch.map(\.place))
        await receive(zip(batch, reports).map { answer($0, with: $1) })
      } catch .badRequest where batch.count > 1 {
        // One place that the provider does not take must not cost the others their weather.
        await oneByOne(batch, receive)
      } catch {
        let failure = WeatherFailure(provider: .openMeteo, error: error)
        await receive(batch.map { WeatherAnswer($0, .failure(failure)) })
      }
    }
  }

  /// The air of one place of an answer for many; nil where that had it already.
  public func air(_ request: WeatherRequest) async -> AirQuality? {
    guard request.provider == .openMeteo else { return nil }
    return await openMeteo.air(for: request.place, zone: request.place.timeZoneIdentifier)
  }

  /// One place's part of an answer for many; one that says nothing is a failure of that place.
  private func answer(_ request: WeatherRequest, with report: WeatherReport) -> WeatherAnswer {
    do throws(WeatherError) {
      return WeatherAnswer(request, .success(remembering(try report.withContents())))
    } catch {
      return WeatherAnswer(
        request, .failure(WeatherFailure(provider: request.provider, error: error)))
    }
  }

  /// An answer with the passed hours of the one that was kept before it.
  private func remembering(_ report: WeatherReport) -> WeatherReport {
    report.merging(
      passedHoursOf: configuration.forecastCache.load(report.place.id, report.provider))
  }

  private func oneByOne(
    _ requests: [WeatherRequest], _ receive: @escaping WeatherClient.Receiver
  ) async {
    await WeatherClient.oneByOne(
      requests,
      asking: { request async throws(WeatherFailure) in try await self.report(request) },
      receive)
  }

  /// The places of a name. The sample knows none.
  public func places(
    named name: String, provider: Provider, language: String
  ) async throws(WeatherFailure) -> [Place] {
    do throws(WeatherError) {
      switch provider {
      case .openWeather: return try await openWeather.places(named: name, language: language)
      case .openMeteo, .metNorway:
        return try await openMeteo.places(named: name, language: language)
      case .sample: return []
      }
    } catch {
      throw WeatherFailure(provider: provider, error: error)
    }
  }
}

extension WeatherClient {
  /// A client that asks the real providers.
  public static func live(_ services: LiveServices) -> WeatherClient {
    WeatherClient(
      report: { request async throws(WeatherFailure) in try await services.report(request) },
      reports: { await services.reports($0, $1) },
      air: { await services.air($0) })
  }
}

extension GeocodingClient {
  /// A client that asks the real geocoders.
  public static func live(_ services: LiveServices) -> GeocodingClient {
    GeocodingClient { name, provider, language async throws(WeatherFailure) in
      try await services.places(named: name, provider: provider, language: language)
    }
  }
}
