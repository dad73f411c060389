public import WeatherModel

/// The weather of all places: the single source for page, board and map.
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
  /// The places requested since no request was running last, with or without a response.
  public var round: Set<Place.ID> = []
  /// The place that was asked for as a page last.
  public var pageQuestion: Place.ID?
  /// What came so far of the last question that the person has put; nil when all of it has.
  public var reload: Reload?
  /// The step of the spinner, once a question has taken long enough to show one.
  public var spinner: Int?

  /// Nothing known.
  public init(provider: Provider = .openMeteo) {
    self.provider = provider
  }

  /// What is known of a place.
  public subscript(place: Place?) -> Forecast? { place.flatMap { entries[$0.id] } }

  /// Returns the worst warning of each place that has one, the worst place first.
  func worstWarnings(
    of places: [Place], at now: Date
  ) -> [(place: Place, report: WeatherReport, warning: WeatherWarning)] {
    places.compactMap { place in
      self[place]?.report.flatMap { report in
        report.alerts(at: now).first.map { (place, report, $0) }
      }
    }.worstFirst(at: now, by: \.2)
  }

  /// What is usual at a place; shown beside Open-Meteo's own weather alone.
  func normals(at place: Place?) -> ClimateNormals? {
    provider == .openMeteo ? place.flatMap { normals[$0.id] } : nil
  }

  /// Whether the network is lost, or any question has failed.
  var hasIssue: Bool {
    if case .lost = network { return true }
    return entries.values.contains { $0.failure != nil }
  }

  /// Whether any question is under way.
  public var isLoading: Bool { entries.values.contains { $0.status == .loading } }
}

/// A question that the person has put, and what came of it so far.
public struct Reload: Equatable, Sendable {
  /// The places that are still to be answered for.
  var waiting: Set<Place.ID>
  /// How many were asked for.
  let total: Int
  /// How many new answers there are.
  var updated = 0
  /// Until when the provider rests that was not asked.
  var restsUntil: Date?
  /// Why there is no answer.
  var failure: WeatherFailure?

  init(of places: [Place]) {
    waiting = Set(places.map(\.id))
    total = places.count
  }

  /// Takes what came for a place: as `before` is its last answer.
  mutating func note(_ answer: WeatherResponse, before: WeatherReport?, at now: Date) {
    guard waiting.remove(answer.request.place.id) != nil else { return }
    switch answer.result {
    case .success(let report):
      if report.fetchedAt == before?.fetchedAt, let expiry = report.expiresAt, expiry > now {
        restsUntil = min(restsUntil ?? expiry, expiry)
      } else {
        updated += 1
      }
    case .failure(let failure):
      if failure.error != .cancelled { self.failure = failure }
    }
  }

  /// What to tell of it; nil when nothing came of it.
  func statusMessage(at now: Date, provider: Provider) -> StatusMessage? {
    if updated == total { return .updated(at: now) }
    if updated > 0 { return .updatedPartly(updated, of: total, at: now) }
    if let failure { return .failed(failure, at: now) }
    return restsUntil.map { .rests(provider, until: $0) }
  }
}

/// What the questions depend on besides what is known: settled by the program, not by the answers.
public struct ForecastsContext: Equatable, Sendable {
  /// How things are asked for.
  public var settings: DisplaySettings
  /// The place on the page, while that is on the screen: it is asked for whole.
  public var page: Place?
  /// The places on the screen, each once.
  public var inSight: [Place]
  /// Towns on the map; their failures are not reported.
  public var towns: [Place]
  /// The clock.
  public var now: Date

  /// What the questions of a program depend on.
  init(_ state: AppState) {
    self.init(
      settings: state.settings, page: state.showsHeader ? state.page.place : nil,
      inSight: state.placesInSight, towns: state.townsInSight, now: state.now)
  }

  init(
    settings: DisplaySettings, page: Place? = nil, inSight: [Place], towns: [Place] = [], now: Date
  ) {
    self.settings = settings
    self.page = page
    self.inSight = inSight
    self.towns = towns
    self.now = now
  }

  /// Everything that is asked for of itself.
  var wanted: [Place] { inSight + towns }

  /// How much of a place's weather is on the screen.
  func detailLevel(of place: Place) -> DetailLevel { place.id == page?.id ? .full : .summary }
}

/// The machine's way to the network, as the kernel tells it.
public enum NetworkState: Equatable, Sendable {
  /// Nothing has been heard yet.
  case unknown
  /// There is a link.
  case connected
  /// No link is known of. A provider may answer all the same, through a way that the kernel does
  /// not tell of: then it is simply asked.
  case absent
  /// The link went away at this moment.
  case lost(since: Date)

  /// Whether nothing speaks against asking.
  public var isConnected: Bool { self == .connected || self == .unknown }
}
