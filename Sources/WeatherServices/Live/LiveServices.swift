public import WeatherModel

/// All services of the running program. They open no connection and start no thread before the
/// first request.
public final class LiveServices: Sendable {
  private let openWeather: OpenWeatherProvider
  private let openMeteo: OpenMeteoProvider
  private let metNorway: MetNorwayProvider
  private let kma: KMAProvider
  private let nws: NWSProvider
  private let warnings: WarningsService
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
      zoneNear: configuration.zoneNear, timeout: configuration.timeout.whenGivenOnce,
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
      client: client, endpoints: configuration.endpoints, now: configuration.now)
    now = configuration.now
    self.client = client
    self.configuration = configuration
  }

  /// Returns the weather of a place. A full page includes air quality and warnings if they arrive
  /// in time.
  public func report(_ request: WeatherRequest) async throws(WeatherFailure) -> Fetched<
    WeatherReport
  > {
    let warnings = warningsTask(for: request)
    let limit = configuration.timeout.whenGivenOnce
    let nearby = nearbyTask(for: request, within: limit)
    let report = try await forecast(request)
    async let supplements = supplementsTask(to: report, for: request)?.value(within: limit)
    async let warned = timely(warnings, within: limit, for: request)
    async let measured = nearby?.value
    return await report.with(supplements).with(warned).with(measured)
  }

  /// Returns only the warnings of a place, for weather that is still fresh while its warnings are
  /// not; nil if no source covers the place.
  /// - Parameter isGivenOnce: Whether the result is printed once, so that a slow source counts as
  ///   failed.
  public func warnings(
    for request: WeatherRequest, isGivenOnce: Bool = false
  ) async -> WarningsResponse? {
    let task = warningsTask(for: request)
    guard isGivenOnce else { return await task?.value }
    return await timely(task, within: configuration.timeout.whenGivenOnce, for: request)
  }

  /// Returns the response of a source within a time limit. A source that takes longer counts as
  /// failed, so that earlier warnings are not presented as its response.
  private func timely(
    _ task: Task<WarningsResponse, Never>?, within limit: Duration, for request: WeatherRequest
  ) async -> WarningsResponse? {
    guard let task, let source = warnings.source(for: request) else { return nil }
    if let answer = await task.value(within: limit) { return answer }
    task.cancel()
    return WarningsResponse(source: source, requestedAt: now(), alerts: nil)
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
    let most = OpenMeteoProvider.placesInOneRequest
    for start in stride(from: 0, to: requests.count, by: most) {
      let batch = Array(requests[start..<min(start + most, requests.count)])
      do throws(WeatherError) {
        let reports = try await openMeteo.reports(for: batch.map(\.place), detailLevel: .summary)
        let answers = zip(batch, reports).map {
          answer($0, with: carryingOverWarnings($1, for: $0))
        }
        await receive(answers)
        await warn(answers, receive)
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
  private func answer(_ request: WeatherRequest, with report: Fetched<WeatherReport>)
    -> WeatherResponse
  {
    do throws(WeatherError) {
      _ = try report.value.withContents()
      return WeatherResponse(request, .success(report))
    } catch {
      return WeatherResponse(
        request, .failure(WeatherFailure(provider: request.provider, error: error)))
    }
  }

  /// Delivers the summaries a second time with their warnings, as these arrive.
  private func warn(
    _ answers: [WeatherResponse], _ receive: @escaping WeatherClient.Receiver
  ) async {
    await withTaskGroup(of: Void.self) { group in
      for answer in answers {
        guard let report = try? answer.result.get(),
          let source = warnings.source(for: answer.request)
        else { continue }
        group.addTask {
          let warned = await self.warnings.warnings(
            for: answer.request.place, of: source, language: answer.request.language,
            after: report)
          await receive([WeatherResponse(answer.request, .success(report.with(warned)))])
        }
      }
    }
  }

  /// Returns a report with the warnings of the previous one until newer ones arrive.
  private func carryingOverWarnings(
    _ report: Fetched<WeatherReport>, for request: WeatherRequest
  ) -> Fetched<WeatherReport> {
    guard let source = warnings.source(for: request) else { return report }
    return report.carryingOverWarnings(
      of: source, after: configuration.forecastCache.load(report.place.id, report.provider))
  }

  /// Returns a report with the past hours of the previously cached one.
  private func withPastHours(_ report: Fetched<WeatherReport>) -> Fetched<WeatherReport> {
    guard report.detailLevel != .summary else { return report }
    return report.merging(
      passedHoursOf: configuration.forecastCache.load(report.place.id, report.provider))
  }

  private func oneByOne(
    _ requests: [WeatherRequest], _ receive: @escaping WeatherClient.Receiver
  ) async {
    await WeatherClient.oneByOne(
      requests,
      asking: { request async throws(WeatherFailure) in
        let warnings = self.warningsTask(for: request)
        let nearby = self.nearbyTask(for: request)
        let report = try await self.forecast(request)
        let supplements = self.supplementsTask(to: report, for: request)
        return await report.joined(
          by: [
            ReportAddition(supplements) { $0.with($1) }, ReportAddition(warnings) { $0.with($1) },
            ReportAddition(nearby) { $0.with($1) },
          ].compactMap(\.self), within: self.configuration.timeout.whenShown
        ) { await receive([WeatherResponse(request, .success($0))]) }
      },
      receive)
  }

  // MARK: - Weather and air

  /// Returns the weather of a place without air quality, with the previously known warnings.
  private func forecast(
    _ request: WeatherRequest
  ) async throws(WeatherFailure) -> Fetched<WeatherReport> {
    let report = carryingOverWarnings(try await weather(request), for: request)
    guard report.detailLevel != .summary, request.includesNearby else { return report }
    return report.expectingObservation(
      after: configuration.forecastCache.load(report.place.id, report.provider))
  }

  private func weather(
    _ request: WeatherRequest
  ) async throws(WeatherFailure) -> Fetched<WeatherReport> {
    do throws(WeatherError) {
      switch request.provider {
      case .openWeather:
        var report = try await openWeather.report(
          for: request.place, language: request.language, detailLevel: request.detailLevel)
        report.language = request.language
        return withPastHours(report)
      case .openMeteo:
        return withPastHours(
          try await openMeteo.report(for: request.place, detailLevel: request.detailLevel))
      case .metNorway:
        return try await metNorway.report(for: request.place)
      case .kma:
        return expectingSupplements(withPastHours(try await kma.report(for: request.place)))
      case .nws:
        return withPastHours(try await nws.report(for: request.place))
      case .sample:
        return SampleProvider.report(for: request.place, now: now())
      }
    } catch {
      throw WeatherFailure(provider: request.provider, error: error)
    }
  }

  /// Starts the requests for the supplements of a page; nil if there are none. For providers
  /// without air quality, Open-Meteo supplies it.
  private func supplementsTask(
    to report: Fetched<WeatherReport>, for request: WeatherRequest
  ) -> Task<Supplements, Never>? {
    let (place, provider) = (request.place, request.provider)
    guard request.detailLevel == .full, provider != .sample else { return nil }
    let zone = report.timeZone.identifier
    return Task.onPool { [openWeather, openMeteo] in
      async let air =
        provider == .openWeather
        ? openWeather.air(for: place) : openMeteo.air(for: place, zone: zone)
      async let supplement = provider == .kma ? openMeteo.supplement(of: place) : nil
      return await Supplements(air: air, supplement: supplement)
    }
  }

  /// Returns a forecast as a page, with the supplements of other services.
  public func withSupplements(
    _ forecast: Fetched<WeatherReport>, for request: WeatherRequest
  ) async -> Fetched<WeatherReport> {
    let supplements = supplementsTask(to: forecast, for: request)
    var page = forecast.with(await supplements?.value(within: configuration.timeout.whenGivenOnce))
    page.detailLevel = .full
    return page
  }

  /// Returns a report with the supplements of the previous one until newer ones arrive.
  private func expectingSupplements(_ report: Fetched<WeatherReport>) -> Fetched<WeatherReport> {
    guard let earlier = configuration.forecastCache.load(report.place.id, report.provider),
      let provider = earlier.supplemented?.provider
    else { return report }
    return report.supplemented(from: earlier.value, of: provider)
  }

  /// Starts the request for the warnings of a place; nil if no authority is known.
  private func warningsTask(for request: WeatherRequest) -> Task<WarningsResponse, Never>? {
    guard let source = warnings.source(for: request) else { return nil }
    return Task.onPool {
      await self.warnings.warnings(
        for: request.place, of: source, language: request.language,
        after: self.configuration.forecastCache.load(request.place.id, request.provider))
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
  ) async throws(WeatherError) -> DayValues? {
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

/// The running requests for the supplements of a page.
private struct Supplements: Sendable {
  var air: AirQuality?
  /// The values that the provider lacks, from another provider.
  var supplement: WeatherReport?
}

extension Fetched where Value == WeatherReport {
  /// Returns a report with the supplements that have arrived.
  fileprivate func with(_ supplements: Supplements?) -> Fetched<WeatherReport> {
    guard let supplements else { return self }
    var report = self
    if let supplement = supplements.supplement {
      report = report.supplemented(from: supplement, of: .openMeteo)
    }
    guard let air = supplements.air?.onScale(of: self.place, zone: self.timeZone.identifier) else {
      return report
    }
    guard [.openMeteo, .openWeather].contains(provider) else {
      return report.supplemented(with: air, of: .openMeteo)
    }
    report.airQuality = air
    return report
  }

  /// Returns a report with its warnings if they have arrived.
  fileprivate func with(_ answer: WarningsResponse?) -> Fetched<WeatherReport> {
    answer.map { with($0) } ?? self
  }
}
