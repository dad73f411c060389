/// A weather model for comparison, identified by its name at Open-Meteo.
public enum ForecastModel: String, CaseIterable, Hashable, Sendable {
  case ecmwf = "ecmwf_ifs025"
  case gfs = "gfs_seamless"
  case icon = "icon_seamless"
  case jma = "jma_seamless"
  case gem = "gem_seamless"
  case kma = "kma_seamless"

  /// The operator of the model and its name; not translated.
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

  /// Returns the five models for a place. More would increase the cost of a request. In Korea, the
  /// national model replaces the most distant one.
  public static func all(in country: String?) -> [ForecastModel] {
    [.ecmwf, .gfs, .icon, .jma, country == "KR" ? .kma : .gem]
  }

  /// The model that replaces this one if it has no data.
  public var substitute: ForecastModel? { self == .kma ? .gem : nil }
}

/// The daily forecast of one model or provider.
public struct ModelForecast: Equatable, Sendable {
  /// The source of the forecast.
  public enum Source: Hashable, Sendable {
    case model(ForecastModel)
    case provider(Provider)
  }

  /// The maximum age of forecasts of other providers in seconds. Older ones are left out, because
  /// the models behind them have newer runs.
  public static let maxAge: TimeInterval = 12 * 3600

  /// The source of the forecast.
  public var source: Source
  /// The time at which the forecast was received.
  public var receivedAt: Date
  /// The start of the model's run, if known.
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

  /// The model; nil if the source is a provider.
  public var model: ForecastModel? {
    if case .model(let model) = source { model } else { nil }
  }

  /// Returns the forecast for a date.
  public func day(_ date: LocalDate) -> DayForecast? { days.first { $0.date == date } }
}

/// A requested model that has no data for the place.
public struct SilentModel: Equatable, Sendable {
  /// The maximum age of a model's last run in seconds. A model without a newer run has stopped,
  /// because even the slowest run twice a day.
  public static let maxAge: TimeInterval = 86_400

  /// The model.
  public var model: ForecastModel
  /// The start of its last run, if known and too long ago.
  public var lastRunAt: Date?

  /// Creates a model without data at `now`, whose last run began at `runAt`.
  public init(_ model: ForecastModel, lastRunAt runAt: Date? = nil, at now: Date) {
    self.model = model
    lastRunAt = runAt.flatMap { now.timeIntervalSince($0) > Self.maxAge ? $0 : nil }
  }
}

/// The forecasts of several models for a place, and the spread of an ensemble.
public struct ModelComparison: Equatable, Sendable {
  /// The lifetime of a response in seconds. It is an hour, because models run only a few times a
  /// day.
  public static let freshFor: TimeInterval = 3600

  /// The time at which the response was received.
  public var fetchedAt: Date
  /// One forecast per model, in the order of the request.
  public var models: [ModelForecast]
  /// The requested models without data.
  public var silent: [SilentModel]
  /// The runs of an ensemble; nil if they are unavailable.
  public var ensemble: EnsembleForecast?

  /// Creates a comparison; called by a provider's mapper.
  public init(
    fetchedAt: Date, models: [ModelForecast], silent: [SilentModel] = [],
    ensemble: EnsembleForecast? = nil
  ) {
    self.fetchedAt = fetchedAt
    self.models = models
    self.silent = silent
    self.ensemble = ensemble
  }

  /// Returns the spread of the ensemble at an hour in °C: one standard deviation.
  public func spread(at time: Date) -> Double? { ensemble?.hour(at: time)?.deviation }

  /// Returns whether the comparison is fresh. A comparison from the future is not.
  public func isFresh(at now: Date) -> Bool {
    (-1..<Self.freshFor).contains(now.timeIntervalSince(fetchedAt))
  }
}
