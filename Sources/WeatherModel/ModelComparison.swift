/// A weather model that is put beside others, by the name that Open-Meteo has for it.
public enum ForecastModel: String, CaseIterable, Hashable, Sendable {
  case ecmwf = "ecmwf_ifs025"
  case gfs = "gfs_seamless"
  case icon = "icon_seamless"
  case jma = "jma_seamless"
  case gem = "gem_seamless"
  case kma = "kma_seamless"

  /// Who runs it, and its name; not translated.
  public var displayName: String {
    switch self {
    case .ecmwf: "ECMWF IFS"
    case .gfs: "NOAA GFS"
    case .icon: "DWD ICON"
    case .jma: "JMA"
    case .gem: "CMC GEM"
    case .kma: "KMA"
    }
  }

  /// Five that cover a place: more would weigh more. In Korea the country's own takes the place of the
  /// one from furthest away.
  public static func all(in country: String?) -> [ForecastModel] {
    [.ecmwf, .gfs, .icon, .jma, country == "KR" ? .kma : .gem]
  }

  /// The model that takes the place of one without data.
  public var substitute: ForecastModel? { self == .kma ? .gem : nil }
}

/// What one model or provider says of the days to come.
public struct ModelForecast: Equatable, Sendable {
  /// Who says it.
  public enum Source: Hashable, Sendable {
    case model(ForecastModel)
    case provider(Provider)
  }

  /// Older answers of other providers are no voices: there are newer runs of what they go by.
  public static let maxAge: TimeInterval = 12 * 3600

  /// Who says it.
  public var source: Source
  /// When it was said.
  public var receivedAt: Date
  /// When the run of the model began, where that is known.
  public var runAt: Date?
  /// Its days, in order.
  public var days: [DayForecast]

  /// What `source` says.
  public init(source: Source, receivedAt: Date, runAt: Date? = nil, days: [DayForecast]) {
    self.source = source
    self.receivedAt = receivedAt
    self.runAt = runAt
    self.days = days
  }

  /// The model, where it is one and no provider.
  public var model: ForecastModel? {
    if case .model(let model) = source { model } else { nil }
  }

  /// What it says of a date.
  public func day(_ date: LocalDate) -> DayForecast? { days.first { $0.date == date } }
}

/// A model that was asked and has no data for the place.
public struct SilentModel: Equatable, Sendable {
  /// A model whose last run is older has no new ones: even the slowest compute twice a day.
  public static let maxAge: TimeInterval = 86_400

  /// Which one.
  public var model: ForecastModel
  /// When its last run began, where that is known and long ago.
  public var lastRunAt: Date?

  /// A model without data at `now`, whose last run began at `runAt`.
  public init(_ model: ForecastModel, lastRunAt runAt: Date? = nil, at now: Date) {
    self.model = model
    lastRunAt = runAt.flatMap { now.timeIntervalSince($0) > Self.maxAge ? $0 : nil }
  }
}

/// What several models say of a place side by side, and how far an ensemble spreads.
public struct ModelComparison: Equatable, Sendable {
  /// Models reckon a few times a day: an answer serves this long.
  public static let freshFor: TimeInterval = 3600

  /// When the answer was received.
  public var fetchedAt: Date
  /// One voice a model, in the order that they were asked for.
  public var models: [ModelForecast]
  /// Those that were asked and have no data.
  public var silent: [SilentModel]
  /// The runs of an ensemble; nil where they could not be had.
  public var ensemble: EnsembleForecast?

  /// A comparison put together by a provider's mapper.
  public init(
    fetchedAt: Date, models: [ModelForecast], silent: [SilentModel] = [],
    ensemble: EnsembleForecast? = nil
  ) {
    self.fetchedAt = fetchedAt
    self.models = models
    self.silent = silent
    self.ensemble = ensemble
  }

  /// By how many °C the runs of the ensemble lie apart at an hour: one standard deviation.
  public func spread(at time: Date) -> Double? { ensemble?.hour(at: time)?.deviation }

  /// Whether a new answer would tell little that is new; one from the future is not fresh.
  public func isFresh(at now: Date) -> Bool {
    (-1..<Self.freshFor).contains(now.timeIntervalSince(fetchedAt))
  }
}
