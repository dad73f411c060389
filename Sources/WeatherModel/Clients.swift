/// A request for the weather of a place.
public struct WeatherRequest: Hashable, Sendable {
  /// The place.
  public var place: Place
  /// The provider.
  public var provider: Provider
  /// The language of descriptions, in ISO 639-1 (with a script if it matters: `zh-Hant`).
  public var language: String
  /// The level of detail. A provider may return more.
  public var detailLevel: DetailLevel
  /// The source of official warnings, in addition to the provider.
  public var warnings: WarningsChoice
  /// Whether nearby measurements are requested: rain by radar, the nearest station.
  public var includesNearby = true

  /// Creates a request to `provider`.
  public init(
    place: Place, provider: Provider, language: String, detailLevel: DetailLevel = .full,
    warnings: WarningsChoice = .automatic
  ) {
    self.place = place
    self.provider = provider
    self.language = language
    self.detailLevel = detailLevel
    self.warnings = warnings
  }
}

/// The result of a request.
public struct WeatherResponse: Equatable, Sendable {
  /// The request.
  public var request: WeatherRequest
  /// The weather, or the error.
  public var result: Result<Fetched<WeatherReport>, WeatherFailure>

  /// Creates the result of `request`.
  public init(_ request: WeatherRequest, _ result: Result<Fetched<WeatherReport>, WeatherFailure>) {
    self.request = request
    self.result = result
  }
}

/// A client that requests weather from providers. It throws ``WeatherFailure``.
public struct WeatherClient: Sendable {
  /// A handler that receives responses as they arrive.
  public typealias Receiver = @Sendable ([WeatherResponse]) async -> Void

  /// Returns the weather of one place from one provider.
  public var report:
    @Sendable (WeatherRequest) async throws(WeatherFailure) -> Fetched<WeatherReport>
  /// Loads the weather of many places in as few requests as their provider allows, and delivers
  /// each response as it arrives. If the air quality of a page is slow, the page is delivered
  /// twice: first without the air quality, then with it. Returns when all responses have arrived.
  public var reports: @Sendable ([WeatherRequest], @escaping Receiver) async -> Void
  /// Returns the forecasts of several models for a place. They come from Open-Meteo regardless of
  /// the weather provider; the sample generates its own.
  public var models: @Sendable (WeatherRequest) async throws(WeatherFailure) -> ModelComparison = {
    request throws(WeatherFailure) in
    throw WeatherFailure(provider: request.provider, error: .cancelled)
  }
  /// Returns the fractions of ensemble members that reach thresholds on each day, from the same
  /// source as ``models``.
  public var chances: @Sendable (WeatherRequest) async throws(WeatherFailure) -> EnsembleChances = {
    request throws(WeatherFailure) in
    throw WeatherFailure(provider: request.provider, error: .cancelled)
  }
  /// Returns only the official warnings of one place; nil if no source covers it.
  public var warnings: @Sendable (WeatherRequest) async -> WarningsResponse? = { _ in nil }
  /// Returns a report with the measurements near its place, which are requested unless they are
  /// recent.
  public var nearby:
    @Sendable (Fetched<WeatherReport>, WeatherRequest) async -> Fetched<WeatherReport> = {
      report, _ in report
    }
  /// Returns a forecast completed to a page, with the air quality and the values that its provider
  /// lacks.
  public var supplements:
    @Sendable (Fetched<WeatherReport>, WeatherRequest) async -> Fetched<WeatherReport> = {
      report, _ in report
    }

  /// Creates a client of reports. Without `reports`, each place is requested separately. By default,
  /// `models` and `chances` throw ``WeatherError/cancelled``.
  public init(
    report:
      @escaping @Sendable (WeatherRequest) async throws(WeatherFailure) -> Fetched<WeatherReport>,
    reports: (@Sendable ([WeatherRequest], @escaping Receiver) async -> Void)? = nil
  ) {
    self.report = report
    self.reports =
      reports ?? { requests, receive in
        await Self.oneByOne(requests, requesting: report, receive)
      }
  }
}

extension WeatherClient {
  /// The number of concurrent requests to a provider that takes one place per request.
  public static let placesAtOnce = 4

  /// Requests each place separately, at most ``placesAtOnce`` at a time. If the provider rejects
  /// all requests (an invalid key, too many requests), the remaining ones are not sent.
  public static func oneByOne(
    _ requests: [WeatherRequest],
    requesting report:
      @escaping @Sendable (WeatherRequest) async throws(WeatherFailure) -> Fetched<WeatherReport>,
    _ receive: @escaping Receiver
  ) async {
    await withTaskGroup(of: WeatherResponse.self) { group in
      var waiting = requests[...]
      func requestNext() {
        guard let request = waiting.popFirst() else { return }
        group.addTask {
          do throws(WeatherFailure) {
            return WeatherResponse(request, .success(try await report(request)))
          } catch {
            return WeatherResponse(request, .failure(error))
          }
        }
      }
      for _ in 0..<placesAtOnce { requestNext() }
      for await answer in group {
        if Task.isCancelled { return }
        await receive([answer])
        if case .failure(let failure) = answer.result, failure.error.concernsEveryPlace {
          await receive(waiting.map { WeatherResponse($0, .failure(failure)) })
          waiting = []
        }
        requestNext()
      }
    }
  }
}

/// A cache of reports between runs.
public struct ForecastCache: Sendable {
  /// Returns the last complete report of a place from a provider, regardless of its age. Fast: one
  /// small file.
  public var load: @Sendable (_ placeID: String, _ provider: Provider) -> Fetched<WeatherReport>?
  /// Stores a report. The sample is never stored.
  public var save: @Sendable (Fetched<WeatherReport>) -> Void

  /// Creates a cache from its operations.
  public init(
    load: @escaping @Sendable (_ placeID: String, _ provider: Provider) -> Fetched<WeatherReport>?,
    save: @escaping @Sendable (Fetched<WeatherReport>) -> Void
  ) {
    self.load = load
    self.save = save
  }

  /// A cache that stores nothing.
  public static let none = ForecastCache(load: { _, _ in nil }, save: { _ in })
}

/// A client that finds places by name over the network.
public struct GeocodingClient: Sendable {
  /// Returns the provider's places for a name, best first.
  public var places:
    @Sendable (_ name: String, _ provider: Provider, _ language: String)
      async throws(WeatherFailure) -> [Place]

  /// Creates a client from its operation.
  public init(
    places:
      @escaping @Sendable (_ name: String, _ provider: Provider, _ language: String)
      async throws(WeatherFailure) -> [Place]
  ) {
    self.places = places
  }
}
