public import WeatherModel

/// All services of the running program. They open no connection and start no thread before the
/// first request.
public final class LiveServices: Sendable {
  let openWeather: OpenWeatherProvider
  let openMeteo: OpenMeteoProvider
  private let metNorway: MetNorwayProvider
  private let kma: KMAProvider
  private let nws: NWSProvider
  let warnings: WarningsService
  private let fields: FieldService
  let radar: RadarService
  let observations: ObservationService
  let storms: StormService
  private let now: @Sendable () -> Date
  let client: HTTPClient
  let configuration: ServicesConfiguration

  /// Creates the services that `configuration` describes.
  public convenience init(_ configuration: ServicesConfiguration) {
    let rateLimiter = RateLimiter(
      path: configuration.requestsFile, now: configuration.now, onIssue: configuration.onIssue)
    let client = HTTPClient(
      userAgent: UserAgent.text(version: configuration.programVersion), now: configuration.now,
      log: configuration.log, rateLimiter: rateLimiter)
    self.init(configuration, client: client)
  }

  init(_ configuration: ServicesConfiguration, client: HTTPClient) {
    openWeather = OpenWeatherProvider(
      client: client, base: configuration.endpoints[.openWeather],
      key: configuration.keys[.openWeather], zoneNear: configuration.zoneNear,
      now: configuration.now)
    openMeteo = OpenMeteoProvider(
      client: client, endpoints: configuration.endpoints, now: configuration.now)
    metNorway = MetNorwayProvider(
      client: client, base: configuration.endpoints[.metNorway], files: configuration.forecastCache,
      zoneNear: configuration.zoneNear, timeout: configuration.timeout.oneShot,
      now: configuration.now)
    kma = KMAProvider(
      client: client, base: configuration.endpoints[.kma], key: configuration.keys[.kma],
      now: configuration.now)
    nws = NWSProvider(
      client: client, base: configuration.endpoints[.nws], now: configuration.now)
    warnings = WarningsService(client: client, configuration: configuration)
    fields = FieldService(
      openMeteo: openMeteo, rateLimiter: client.rateLimiter,
      cache: FieldCacheStore(
        path: configuration.fieldsFile, issues: IssueReporter(configuration.onIssue)),
      now: configuration.now)
    radar = RadarService(
      client: client, base: configuration.endpoints[.brightSky],
      files: RadarCacheStore(
        path: configuration.radarFile, issues: IssueReporter(configuration.onIssue)),
      now: configuration.now)
    observations = ObservationService(
      client: client, endpoints: configuration.endpoints, now: configuration.now)
    storms = StormService(
      client: client, endpoints: configuration.endpoints,
      cache: StormCacheStore(
        path: configuration.stormsFile, issues: IssueReporter(configuration.onIssue)),
      now: configuration.now)
    now = configuration.now
    self.client = client
    self.configuration = configuration
  }

  /// Returns the weather of a place. A full page includes air quality and warnings if they arrive
  /// in time.
  public func report(
    _ request: WeatherRequest
  ) async throws(WeatherFailure) -> Fetched<WeatherReport> {
    let limit = configuration.timeout.oneShot
    let (report, additions) = try await forecast(
      ReportPipeline(services: self, request: request, limit: limit))
    return await report.joined(by: additions, within: limit)
  }

  /// Loads the weather of many places and delivers each as it arrives. Open-Meteo's summaries share
  /// requests of up to 50 places; everything else is requested a few at a time.
  public func reports(
    _ requests: [WeatherRequest], _ receive: @escaping WeatherClient.Receiver
  ) async {
    warnings.expect(requests)
    let rows = requests.filter { $0.provider == .openMeteo && $0.detailLevel == .summary }
    let others = requests.filter { $0.provider != .openMeteo || $0.detailLevel != .summary }
    async let together: Void = openMeteoRows(rows, receive)
    await oneByOne(others, receive)
    await together
  }

  private func openMeteoRows(
    _ requests: [WeatherRequest], _ receive: @escaping WeatherClient.Receiver
  ) async {
    let batchSize = OpenMeteoProvider.placesInOneRequest
    for start in stride(from: 0, to: requests.count, by: batchSize) {
      let batch = Array(requests[start..<min(start + batchSize, requests.count)])
      do throws(WeatherError) {
        let reports = try await openMeteo.reports(for: batch.map(\.place), detailLevel: .summary)
        let pipelines = batch.map { ReportPipeline(services: self, request: $0) }
        let responses = zip(pipelines, reports).map { response(of: $0, to: $1) }
        await receive(responses)
        await complete(zip(pipelines, responses), receive)
      } catch .badRequest where batch.count > 1 {
        // A place that the provider rejects must not fail the others.
        await oneByOne(batch, receive)
      } catch {
        let failure = WeatherFailure(provider: .openMeteo, error: error)
        await receive(batch.map { WeatherResponse($0, .failure(failure)) })
      }
    }
  }

  /// Returns the response for one place of a batch. An empty report is a failure of that place
  /// alone.
  private func response(
    of pipeline: ReportPipeline, to report: Fetched<WeatherReport>
  ) -> WeatherResponse {
    do throws(WeatherFailure) {
      return WeatherResponse(pipeline.request, .success(try pipeline.changed(report)))
    } catch {
      return WeatherResponse(pipeline.request, .failure(error))
    }
  }

  /// Delivers each summary of a batch again after its additions have arrived.
  private func complete(
    _ responses: Zip2Sequence<[ReportPipeline], [WeatherResponse]>,
    _ receive: @escaping WeatherClient.Receiver
  ) async {
    await withTaskGroup(of: Void.self) { group in
      for (pipeline, response) in responses {
        guard case .success(let report) = response.result else { continue }
        let additions = pipeline.additionsBesideWeather() + pipeline.additions(after: report)
        guard !additions.isEmpty else { continue }
        group.addTask {
          let whole = await report.joined(
            by: additions, within: nil, log: self.configuration.log, { _ in })
          await receive([WeatherResponse(response.request, .success(whole))])
        }
      }
    }
  }

  private func oneByOne(
    _ requests: [WeatherRequest], _ receive: @escaping WeatherClient.Receiver
  ) async {
    await WeatherClient.oneByOne(
      requests,
      requesting: { request async throws(WeatherFailure) in
        let pipeline = ReportPipeline(services: self, request: request)
        let (report, additions) = try await self.forecast(pipeline)
        return await report.joined(
          by: additions, within: self.configuration.timeout.whenShown, log: self.configuration.log
        ) { await receive([WeatherResponse(request, .success($0))]) }
      },
      receive)
  }

  /// Returns the weather of a place after the steps that need no request, and the additions whose
  /// requests are running.
  private func forecast(
    _ pipeline: ReportPipeline
  ) async throws(WeatherFailure) -> (Fetched<WeatherReport>, [ReportAddition]) {
    let additions = pipeline.additionsBesideWeather()
    let report = try pipeline.changed(try await weather(pipeline.request))
    return (report, additions + pipeline.additions(after: report))
  }

  private func weather(
    _ request: WeatherRequest
  ) async throws(WeatherFailure) -> Fetched<WeatherReport> {
    guard let provider = provider(request.provider) else {
      return SampleProvider.report(for: request.place, now: now())
    }
    do throws(WeatherError) {
      return try await provider.report(for: request)
    } catch {
      throw WeatherFailure(provider: request.provider, error: error)
    }
  }

  /// Returns the service of a provider; nil for the sample, which makes no request.
  func provider(_ provider: Provider) -> (any ForecastProvider)? {
    switch provider {
    case .openWeather: openWeather
    case .openMeteo: openMeteo
    case .metNorway: metNorway
    case .kma: kma
    case .nws: nws
    case .sample: nil
    }
  }

  /// Returns the forecasts of several models, always from Open-Meteo.
  public func models(
    for request: WeatherRequest
  ) async throws(WeatherFailure) -> ModelComparison {
    if request.provider == .sample {
      return SampleProvider.comparison(for: request.place, now: now())
    }
    do throws(WeatherError) {
      return try await openMeteo.comparison(for: request.place)
    } catch {
      throw WeatherFailure(provider: .openMeteo, error: error)
    }
  }

  /// Returns the share of ensemble members that reach each day's thresholds, always from
  /// Open-Meteo.
  public func chances(
    for request: WeatherRequest
  ) async throws(WeatherFailure) -> EnsembleChances {
    if request.provider == .sample {
      return SampleProvider.chances(for: request.place, now: now())
    }
    do throws(WeatherError) {
      return try await openMeteo.chances(for: request.place)
    } catch {
      throw WeatherFailure(provider: .openMeteo, error: error)
    }
  }

  /// Returns the climate normals of a place from the cache, or from Open-Meteo's archive if it may
  /// be requested.
  public func normals(for place: Place) async -> ClimateNormals? {
    guard let folder = configuration.normalsFolder else { return nil }
    let files = ClimateNormalsStore(folder: folder, problems: IssueReporter(configuration.onIssue))
    return await files.normals(of: place, at: now()) { () async throws(WeatherError) in
      try await openMeteo.normals(for: place)
    }
  }

  /// Returns the values of one date from Open-Meteo's archive or its forecast; nil if neither has
  /// them.
  public func day(
    _ date: LocalDate, isArchived: Bool, for place: Place
  ) async throws(WeatherError) -> DayForecast? {
    try await openMeteo.day(date, isArchived: isArchived, for: place)
  }

  /// Returns the cached part of a weather field, whatever its age.
  public func cachedField(_ request: FieldRequest) -> WeatherField? { fields.cached(request) }

  /// Returns a weather field. Points that are missing or stale are requested.
  public func field(
    _ request: FieldRequest
  ) async throws(WeatherFailure) -> WeatherField {
    do throws(WeatherError) {
      return try await fields.field(request)
    } catch {
      throw WeatherFailure(provider: request.provider, error: error)
    }
  }

  /// Searches for places by name. The sample provider has none.
  public func places(
    named name: String, provider: Provider, language: String
  ) async throws(WeatherFailure) -> [Place] {
    do throws(WeatherError) {
      switch provider.geocoder {
      case .openWeather: return try await openWeather.places(named: name, language: language)
      case nil: return []
      default: return try await openMeteo.places(named: name, language: language)
      }
    } catch {
      throw WeatherFailure(provider: provider, error: error)
    }
  }
}
