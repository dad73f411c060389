import FoundationEssentials
public import WeatherModel

/// What is measured around a place.
struct Nearby: Sendable {
  /// What falls in the next two hours by radar; nil where no radar reaches the place.
  var nowcast: Nowcast?
}

extension LiveServices {
  /// The running requests for what is measured around a place; nil where there is nothing to request.
  /// - Parameter limit: The time after which a slow service counts as silent.
  func nearbyTask(
    for request: WeatherRequest, within limit: Duration? = nil
  ) -> Task<Nearby, Never>? {
    let place = request.place.coordinate
    guard request.detailLevel == .full, request.includesNearby, request.provider != .sample,
      RadarGrid.sees(place)
    else { return nil }
    return Task.onPool { [radar, configuration] in
      let composite = Task.onPool { try? await radar.composite(around: place) }
      let frames =
        if let limit { await composite.value(within: limit) ?? nil } else { await composite.value }
      return Nearby(nowcast: frames?.nowcast(at: place, now: configuration.now()))
    }
  }

  /// Returns the cached radar around a place, whatever its age.
  public func cachedRadar(around place: Coordinate) -> RadarComposite? {
    radar.cached(around: place)
  }

  /// Returns the radar around a place; requested where the cached one is no longer fresh.
  public func radar(around place: Coordinate) async throws(WeatherError) -> RadarComposite {
    try await radar.composite(around: place)
  }
}

extension WeatherReport {
  /// The report with what is measured around its place, where that is known.
  func with(_ nearby: Nearby?) -> WeatherReport {
    guard let nowcast = nearby?.nowcast else { return self }
    var report = self
    report.nowcast = nowcast
    return report
  }
}
