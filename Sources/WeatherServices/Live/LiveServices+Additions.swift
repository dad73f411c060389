public import WeatherModel

/// Requests whose results are merged into a report: supplemented values and warnings.
extension LiveServices {
  /// Whether a provider lacks values that Open-Meteo supplies.
  static func lacksValues(_ provider: Provider) -> Bool { provider == .kma }

  /// Starts the requests for the supplements of a page; nil if there are none.
  func supplements(
    to report: Fetched<WeatherReport>, for request: WeatherRequest
  ) -> ReportAddition? {
    ReportAddition(supplementsTask(to: report, for: request)) { $0.with($1) }
  }

  /// Returns a forecast as a page, with the supplements of other services.
  public func withSupplements(
    _ forecast: Fetched<WeatherReport>, for request: WeatherRequest
  ) async -> Fetched<WeatherReport> {
    let supplements = [supplements(to: forecast, for: request)].compactMap(\.self)
    var page = await forecast.joined(by: supplements, within: configuration.timeout.oneShot)
    page.detailLevel = .full
    return page
  }

  /// Starts the requests for the supplements of a page; nil if there are none. Open-Meteo supplies
  /// the air quality for every provider except OpenWeather.
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
      async let supplement =
        Self.lacksValues(provider) ? openMeteo.supplement(of: place) : nil
      return await Supplements(air: air, supplement: supplement)
    }
  }

  /// Starts the request for the warnings of a place; nil if no authority is known. A source that
  /// takes too long counts as failed, so that earlier warnings are not presented as its response.
  func warningsAddition(
    for request: WeatherRequest, after earlier: EarlierReport
  ) -> ReportAddition? {
    guard let source = warningsSource(for: request) else { return nil }
    let now = configuration.now
    return ReportAddition(
      warningsTask(for: request, after: earlier),
      expired: { $0.with(WarningsResponse(source: source, requestedAt: now(), alerts: nil)) },
      join: { $0.with($1) })
  }

  /// Returns only the warnings of a place, for a report whose weather is fresh and whose warnings
  /// are not; nil if no source covers the place.
  /// - Parameter isOneShot: Whether the result is printed once. If so, a source that exceeds the
  ///   timeout counts as failed.
  public func warnings(
    for request: WeatherRequest, isOneShot: Bool = false
  ) async -> WarningsResponse? {
    let earlier = EarlierReport(of: request, in: configuration.forecastCache)
    guard let source = warningsSource(for: request),
      let task = warningsTask(for: request, after: earlier)
    else { return nil }
    guard isOneShot else { return await task.value }
    if let response = await task.value(within: configuration.timeout.oneShot) {
      return response
    }
    task.cancel()
    return WarningsResponse(source: source, requestedAt: configuration.now(), alerts: nil)
  }

  /// Returns the source of official warnings for a request; nil if none is known.
  func warningsSource(for request: WeatherRequest) -> WarningsSource? {
    warnings.source(for: request)
  }

  private func warningsTask(
    for request: WeatherRequest, after earlier: EarlierReport
  ) -> Task<WarningsResponse, Never>? {
    guard let source = warningsSource(for: request) else { return nil }
    return Task.onPool {
      await self.warnings.warnings(
        for: request.place, of: source, language: request.language,
        after: earlier.value)
    }
  }
}

/// The supplements of a page.
private struct Supplements: Sendable {
  var air: AirQuality?
  /// The values that the provider lacks, from another provider.
  var supplement: WeatherReport?
}

extension Fetched where Value == WeatherReport {
  /// Returns a report with the supplements that have arrived.
  fileprivate func with(_ supplements: Supplements) -> Fetched {
    var report = self
    if let supplement = supplements.supplement {
      report = report.supplemented(from: supplement, of: .openMeteo)
    }
    guard let air = supplements.air?.onScale(of: value.place, zone: value.timeZone.identifier)
    else { return report }
    guard [.openMeteo, .openWeather].contains(provider) else {
      return report.supplemented(with: air, of: .openMeteo)
    }
    report.airQuality = air
    return report
  }
}
