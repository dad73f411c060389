public import WeatherModel

/// What is measured around a place.
struct Nearby: Sendable {
  /// What falls in the next two hours by radar; nil where no radar reaches the place.
  var nowcast: Nowcast?
  /// What the nearest station measured; nil where none was asked.
  var observed: ObservationResponse?
}

extension LiveServices {
  /// The running requests for what is measured around a place; nil where there is nothing to request.
  /// - Parameter limit: The time after which a slow service counts as silent.
  func nearbyTask(
    for request: WeatherRequest, within limit: Duration? = nil
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
          for: request,
          after: configuration.forecastCache.load(request.place.id, request.provider)?.observed)
      }
      async let composite = frames?.value(within: limit) ?? nil
      async let observed = measured.value(within: limit) ?? nil
      return await Nearby(
        nowcast: composite?.nowcast(at: place, now: configuration.now()), observed: observed)
    }
  }

  /// Returns a report with what is measured around its place, where that was not requested lately.
  public func withNearby(
    _ report: WeatherReport, for request: WeatherRequest
  ) async -> WeatherReport {
    report.with(await nearbyTask(for: request, within: configuration.timeout.whenGivenOnce)?.value)
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

  /// Returns the radar around a place; requested where the cached one is no longer fresh.
  public func radar(around place: Coordinate) async throws(WeatherError) -> RadarComposite {
    try await radar.composite(around: place)
  }
}

extension WeatherReport {
  /// The report with what is measured around its place, where that is known.
  func with(_ nearby: Nearby?) -> WeatherReport {
    guard let nearby else { return self }
    var report = self
    report.nowcast = nearby.nowcast ?? nowcast
    report.observed = nearby.observed ?? observed
    return report
  }

  /// A response with what was measured before it, until there is newer.
  func expectingObservation(after earlier: WeatherReport?) -> WeatherReport {
    guard observed == nil, earlier?.place.id == place.id else { return self }
    var report = self
    report.observed = earlier?.observed
    return report
  }
}

extension Task where Failure == Never {
  /// The value, or nil where it takes longer than a limit; without one it is awaited.
  fileprivate func value(within limit: Duration?) async -> Success? {
    guard let limit else { return await value }
    return await value(within: limit)
  }
}
