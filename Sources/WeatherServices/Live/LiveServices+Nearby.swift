public import WeatherModel

/// The measurements around a place.
private struct Nearby: Sendable {
  /// The radar precipitation of the next two hours; nil if no radar covers the place.
  var nowcast: Nowcast?
  /// The observation of the nearest station; nil if none was requested.
  var observed: ObservationResponse?
}

extension LiveServices {
  /// Starts the requests for the measurements around a place; nil if there are none.
  /// - Parameter limit: The time after which a slow service counts as unavailable.
  func nearbyAddition(
    for request: WeatherRequest, after earlier: EarlierReport, within limit: Duration?
  ) -> ReportAddition? {
    ReportAddition(nearbyTask(for: request, after: earlier, within: limit)) { $0.with($1) }
  }

  /// Starts the requests for the measurements around a place; nil if there are none.
  /// - Parameter limit: The time after which a slow service counts as unavailable.
  private func nearbyTask(
    for request: WeatherRequest, after earlier: EarlierReport, within limit: Duration?
  ) -> Task<Nearby, Never>? {
    guard request.detailLevel != .summary, request.includesNearby, request.provider != .sample
    else {
      return nil
    }
    let place = request.place.coordinate
    return Task.onPool { [radar, observations, configuration] in
      let frames: Task<RadarComposite?, Never>? =
        RadarGrid.sees(place)
        ? Task.onPool { try? await radar.composite(around: place) } : nil
      let measured = Task.onPool {
        await observations.observation(
          for: request, after: earlier.value?.observed)
      }
      async let composite = frames?.value(within: limit) ?? nil
      async let observed = measured.value(within: limit) ?? nil
      return await Nearby(
        nowcast: composite?.nowcast(at: place, now: configuration.now()), observed: observed)
    }
  }

  /// Returns a report with the measurements around its place, which are requested unless they are
  /// recent.
  public func withNearby(
    _ report: Fetched<WeatherReport>, for request: WeatherRequest
  ) async -> Fetched<WeatherReport> {
    let task = nearbyTask(
      for: request, after: EarlierReport(of: request, in: configuration.forecastCache),
      within: configuration.timeout.oneShot)
    guard let nearby = await task?.value else { return report }
    return report.with(nearby)
  }

  /// Returns the cached radar around a place, whatever its age.
  public func cachedRadar(around place: Coordinate) -> RadarComposite? {
    radar.cached(around: place)
  }

  /// Returns the tropical cyclones of an agency, requested at most once an hour.
  public func cyclones(
    of agency: TropicalCyclone.Agency
  ) async throws(WeatherError) -> [TropicalCyclone] {
    try await storms.cyclones(of: agency)
  }

  /// Returns the tropical cyclones of an agency's cached advisories, whatever their age.
  public func cachedCyclones(of agency: TropicalCyclone.Agency) async -> [TropicalCyclone]? {
    await storms.cached(of: agency)
  }

  /// Returns the radar around a place; requested if the cached one is no longer fresh.
  public func radar(around place: Coordinate) async throws(WeatherError) -> RadarComposite {
    try await radar.composite(around: place)
  }
}

extension Fetched where Value == WeatherReport {
  /// Returns a report with those measurements around its place that are known.
  fileprivate func with(_ nearby: Nearby) -> Fetched {
    var report = self
    report.nowcast = nearby.nowcast ?? report.nowcast
    report.observed = nearby.observed ?? observed
    return report
  }
}

extension Task where Failure == Never {
  /// Returns the value, or nil if it takes longer than a limit; without a limit, waits for it.
  fileprivate func value(within limit: Duration?) async -> Success? {
    guard let limit else { return await value }
    return await value(within: limit)
  }
}
