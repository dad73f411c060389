public import FoundationEssentials
public import WeatherModel

/// The weather of every place that the program knows of: the only one there is. Page, board and map
/// look at it.
public struct ForecastsState: Equatable, Sendable {
  /// What is known, by the place's id; all of it from ``provider``.
  public var entries: [Place.ID: Forecast] = [:]
  /// Who was asked.
  public var provider: Provider
  /// The way to the network.
  public var network = NetworkState.unknown
  /// The places asked for since nothing was under way last, answered or not.
  public var round: Set<Place.ID> = []
  /// The place that was asked for as a page last.
  public var pageQuestion: Place.ID?
  /// The step of the spinner, once a question has taken long enough to show one.
  public var spinner: Int?

  /// Nothing known.
  public init(provider: Provider = .openMeteo) {
    self.provider = provider
  }

  /// What is known of a place.
  public subscript(place: Place?) -> Forecast? { place.flatMap { entries[$0.id] } }

  /// Whether any question is under way.
  public var isLoading: Bool { entries.values.contains { $0.status == .loading } }
}

/// What the questions depend on besides what is known: settled by the program, not by the answers.
public struct ForecastsContext: Equatable, Sendable {
  /// How things are asked for.
  public var settings: DisplaySettings
  /// The place on the page, while that is on the screen: it is asked for whole.
  public var page: Place?
  /// The places on the screen, each once.
  public var inSight: [Place]
  /// The clock.
  public var now: Date

  /// How much of a place's weather is on the screen.
  func extent(of place: Place) -> WeatherExtent { place.id == page?.id ? .page : .row }
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
