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

/// The daily forecast of one model or provider.
public struct ModelForecast: Equatable, Sendable {
  /// The source of the forecast.
  public enum Source: Hashable, Sendable {
    case model(ForecastModel)
    case provider(Provider)
  }

  /// Older forecasts of other providers are left out, because there are newer runs of the models behind them.
  public static let maxAge: TimeInterval = 12 * 3600

  /// The source of the forecast.
  public var source: Source
  /// When it was said.
  public var receivedAt: Date
  /// When the run of the model began, where that is known.
  public var runAt: Date?
  /// Its days, in order.
  public var days: [DayForecast]

  /// Creates the forecast of `source`.
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

  /// Returns its forecast of a date.
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

/// The forecasts of several models for a place, and the spread of an ensemble.
public struct ModelComparison: Equatable, Sendable {
  /// The lifetime of a response: models run a few times a day.
  public static let freshFor: TimeInterval = 3600

  /// The time at which the response was received.
  public var fetchedAt: Date
  /// One forecast per model, in the order of the request.
  public var models: [ModelForecast]
  /// The requested models without data.
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

  /// Whether the comparison is fresh; one from the future is not.
  public func isFresh(at now: Date) -> Bool {
    (-1..<Self.freshFor).contains(now.timeIntervalSince(fetchedAt))
  }
}
