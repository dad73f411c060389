public import WeatherModel

/// The weather of all places, the single source for the page, the board and the map.
public struct ForecastsState: Equatable, Sendable {
  /// The forecasts by the place's identifier, all from ``provider``.
  public var entries: [Place.ID: Forecast] = [:]
  /// The model comparisons that were opened, by place.
  public var comparisons: [Place.ID: Comparison] = [:]
  /// The climate normals of places, from Open-Meteo's archive.
  public var normals: [Place.ID: ClimateNormals] = [:]
  /// The place whose year is open, while its climate is read or requested.
  public var climateRequest: Place.ID?
  /// The provider of the forecasts.
  public var provider: Provider
  /// The state of the network.
  public var network = NetworkState.unknown
  /// The places requested since the last time that no request was running, with or without a
  /// response.
  public var round: Set<Place.ID> = []
  /// The last place that was requested as a page.
  public var lastPageRequest: Place.ID?
  /// The progress of the user's last reload; nil when it is complete.
  public var reload: Reload?
  /// The step of the spinner, once a request has run long enough to show one.
  public var spinner: Int?

  /// Creates an empty state.
  public init(provider: Provider = .openMeteo) {
    self.provider = provider
  }

  /// The forecast of a place.
  public subscript(place: Place?) -> Forecast? { place.flatMap { entries[$0.id] } }

  /// Returns the worst warning of each place that has one, the worst place first.
  func worstWarnings(
    of places: [Place], at now: Date
  ) -> [(place: Place, report: Fetched<WeatherReport>, warning: WeatherWarning)] {
    places.compactMap { place in
      self[place]?.fetched.flatMap { report in
        report.warnings(at: now).alerts.first.map { (place, report, $0) }
      }
    }.worstFirst(at: now, by: \.2)
  }

  /// Returns the climate normals of a place, which are shown only beside Open-Meteo's own weather.
  func normals(at place: Place?) -> ClimateNormals? {
    provider == .openMeteo ? place.flatMap { normals[$0.id] } : nil
  }

  /// Whether the network is lost, or any request has failed.
  var hasIssue: Bool {
    if case .lost = network { return true }
    return entries.values.contains { $0.failure != nil }
  }

  /// Whether any request is running.
  public var isLoading: Bool { entries.values.contains { $0.status == .loading } }
}

/// A reload that the user requested, and its progress.
public struct Reload: Equatable, Sendable {
  /// The places whose responses are pending.
  var waiting: Set<Place.ID>
  /// The number of requested places.
  let total: Int
  /// The number of new responses.
  var updated = 0
  /// The time until which the provider is not requested again, because its last response is still
  /// valid.
  var pausedUntil: Date?
  /// The error of a failed request.
  var failure: WeatherFailure?

  init(of places: [Place]) {
    waiting = Set(places.map(\.id))
    total = places.count
  }

  /// Records the result of a place; `before` is its previous report.
  mutating func note(_ answer: WeatherResponse, before: Fetched<WeatherReport>?, at now: Date) {
    guard waiting.remove(answer.request.place.id) != nil else { return }
    switch answer.result {
    case .success(let report):
      if report.fetchedAt == before?.fetchedAt, let expiry = report.expiresAt, expiry > now {
        pausedUntil = min(pausedUntil ?? expiry, expiry)
      } else {
        updated += 1
      }
    case .failure(let failure):
      if failure.error != .cancelled { self.failure = failure }
    }
  }

  /// Returns the status message about the result; nil if there is no result.
  func statusMessage(at now: Date, provider: Provider) -> StatusMessage? {
    if updated == total { return .updated(at: now) }
    if updated > 0 { return .updatedPartly(updated, of: total, at: now) }
    if let failure { return .failed(failure, at: now) }
    return pausedUntil.map { .rests(provider, until: $0) }
  }
}

/// The values that requests depend on, other than the forecasts. They come from the rest of the
/// program's state, not from responses.
public struct ForecastsContext: Equatable, Sendable {
  /// The settings of requests.
  public var settings: DisplaySettings
  /// The place on the page while it is on the screen; it is requested with full detail.
  public var page: Place?
  /// The places on the screen, each once.
  public var inSight: [Place]
  /// Towns on the map; their failures are not reported.
  public var towns: [Place] = []
  /// The current time.
  public var now: Date

  /// All places to request automatically.
  var wanted: [Place] { inSight + towns }

  func detailLevel(of place: Place) -> DetailLevel { place.id == page?.id ? .full : .summary }
}

extension ForecastsContext {
  /// Creates the inputs from the state of the program.
  init(_ state: AppState) {
    self.init(
      settings: state.settings, page: state.showsHeader ? state.page.place : nil,
      inSight: state.placesInSight, towns: state.townsInSight, now: state.now)
  }
}

/// The state of the network as the kernel reports it.
public enum NetworkState: Equatable, Sendable {
  /// The kernel has reported nothing yet.
  case unknown
  /// There is a link.
  case connected
  /// No link is known. A provider may be reachable by a route that the kernel does not report, so
  /// requests are still made.
  case absent
  /// The link was lost at this time.
  case lost(since: Date)

  /// Whether the kernel reports a link, or has reported nothing yet.
  public var isConnected: Bool { self == .connected || self == .unknown }
}
