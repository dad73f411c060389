/// A question for the weather of one place.
public struct WeatherRequest: Hashable, Sendable {
  /// Where.
  public var place: Place
  /// The provider.
  public var provider: Provider
  /// ISO 639-1 (with a script where it matters: `zh-Hant`) for descriptions.
  public var language: String
  /// How much of it. A provider may tell more than it was asked for.
  public var detailLevel: DetailLevel
  /// The source of official warnings beside it.
  public var warnings: WarningsChoice
  /// Whether what is measured around the place is requested: rain by radar, the nearest station.
  public var includesNearby = true

  /// A question to `provider`.
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

/// What came of one question.
public struct WeatherResponse: Equatable, Sendable {
  /// The question.
  public var request: WeatherRequest
  /// The weather, or why there is none.
  public var result: Result<WeatherReport, WeatherFailure>

  /// What came of `request`.
  public init(_ request: WeatherRequest, _ result: Result<WeatherReport, WeatherFailure>) {
    self.request = request
    self.result = result
  }
}

/// Asks providers for weather. Failures are ``WeatherFailure``.
public struct WeatherClient: Sendable {
  /// Takes answers as they come in.
  public typealias Receiver = @Sendable ([WeatherResponse]) async -> Void

  /// The weather of one place from one provider.
  public var report: @Sendable (WeatherRequest) async throws(WeatherFailure) -> WeatherReport
  /// The weather of many places, in as few requests as their provider allows; each answer is
  /// handed over when it is there. A page is handed over twice where its air is slow: without it,
  /// and then with it. Returns when all are there.
  public var reports: @Sendable ([WeatherRequest], @escaping Receiver) async -> Void
  /// What several weather models say of a place. Whoever gives the weather, Open-Meteo is asked; the
  /// sample makes them up itself.
  public var models: @Sendable (WeatherRequest) async throws(WeatherFailure) -> ModelComparison
  /// How many runs of ensembles reach the thresholds of a day, from the same.
  public var chances: @Sendable (WeatherRequest) async throws(WeatherFailure) -> EnsembleChances
  /// The official warnings of one place alone; nil where no source covers it.
  public var warnings: @Sendable (WeatherRequest) async -> WarningsResponse?
  /// A report with what is measured around its place, where that was not requested lately.
  public var nearby: @Sendable (WeatherReport, WeatherRequest) async -> WeatherReport
  /// Returns a forecast as a page, with the air quality and the values that its provider lacks.
  public var supplements: @Sendable (WeatherReport, WeatherRequest) async -> WeatherReport

  /// A client made of its calls; without `reports` many places are asked for one by one, and without
  /// `models` there are none.
  public init(
    report: @escaping @Sendable (WeatherRequest) async throws(WeatherFailure) -> WeatherReport,
    reports: (@Sendable ([WeatherRequest], @escaping Receiver) async -> Void)? = nil,
    models: @escaping @Sendable (WeatherRequest) async throws(WeatherFailure) -> ModelComparison = {
      request throws(WeatherFailure) in
      throw WeatherFailure(provider: request.provider, error: .cancelled)
    },
    chances: @escaping @Sendable (WeatherRequest) async throws(WeatherFailure) -> EnsembleChances =
      {
        request throws(WeatherFailure) in
        throw WeatherFailure(provider: request.provider, error: .cancelled)
      },
    warnings: @escaping @Sendable (WeatherRequest) async -> WarningsResponse? = { _ in nil },
    nearby: @escaping @Sendable (WeatherReport, WeatherRequest) async -> WeatherReport = {
      report, _ in report
    },
    supplements: @escaping @Sendable (WeatherReport, WeatherRequest) async -> WeatherReport = {
      report, _ in report
    }
  ) {
    self.report = report
    self.nearby = nearby
    self.supplements = supplements
    self.warnings = warnings
    self.models = models
    self.chances = chances
    self.reports =
      reports ?? { requests, receive in
        await Self.oneByOne(requests, asking: report, receive)
      }
  }
}

extension WeatherClient {
  /// Places that a provider is asked for at once, where it takes no more than one a request.
  public static let placesAtOnce = 4

  /// Asks for each place by itself, at most ``placesAtOnce`` at a time. When the provider takes no
  /// questions at all (a refused key, too many questions), the rest are not asked.
  public static func oneByOne(
    _ requests: [WeatherRequest],
    asking report:
      @escaping @Sendable (WeatherRequest) async throws(WeatherFailure) -> WeatherReport,
    _ receive: @escaping Receiver
  ) async {
    await withTaskGroup(of: WeatherResponse.self) { group in
      var waiting = requests[...]
      func askNext() {
        guard let request = waiting.popFirst() else { return }
        group.addTask {
          do throws(WeatherFailure) {
            return WeatherResponse(request, .success(try await report(request)))
          } catch {
            return WeatherResponse(request, .failure(error))
          }
        }
      }
      for _ in 0..<placesAtOnce { askNext() }
      for await answer in group {
        if Task.isCancelled { return }
        await receive([answer])
        if case .failure(let failure) = answer.result, failure.error.concernsEveryPlace {
          await receive(waiting.map { WeatherResponse($0, .failure(failure)) })
          waiting = []
        }
        askNext()
      }
    }
  }
}

/// Keeps answers between runs.
public struct ForecastCache: Sendable {
  /// The last complete answer for a place from a provider, whatever its age. Quick: one small file.
  public var load: @Sendable (_ placeID: String, _ provider: Provider) -> WeatherReport?
  /// Keeps an answer. The sample is never kept.
  public var save: @Sendable (WeatherReport) -> Void

  /// A cache made of its calls.
  public init(
    load: @escaping @Sendable (_ placeID: String, _ provider: Provider) -> WeatherReport?,
    save: @escaping @Sendable (WeatherReport) -> Void
  ) {
    self.load = load
    self.save = save
  }

  /// A cache that keeps nothing.
  public static let none = ForecastCache(load: { _, _ in nil }, save: { _ in })
}

/// Finds places by name over the network.
public struct GeocodingClient: Sendable {
  /// The provider's places for a name, best first.
  public var places:
    @Sendable (_ name: String, _ provider: Provider, _ language: String)
      async throws(WeatherFailure) -> [Place]

  /// A client made of its one call.
  public init(
    places:
      @escaping @Sendable (_ name: String, _ provider: Provider, _ language: String)
      async throws(WeatherFailure) -> [Place]
  ) {
    self.places = places
  }
}
