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
  /// Its days, in order.
  public var days: [DayForecast]

  /// What `source` says.
  public init(source: Source, receivedAt: Date, days: [DayForecast]) {
    self.source = source
    self.receivedAt = receivedAt
    self.days = days
  }

  /// What it says of a date.
  public func day(_ date: LocalDate) -> DayForecast? { days.first { $0.date == date } }
}

/// What several models say of a place side by side, and how far an ensemble spreads.
public struct ModelComparison: Equatable, Sendable {
  /// Models reckon a few times a day: an answer serves this long.
  public static let freshFor: TimeInterval = 3600

  /// When the answer was received.
  public var fetchedAt: Date
  /// One voice a model, in the order that they were asked for.
  public var models: [ModelForecast]
  /// By how many °C the members of an ensemble lie apart at an hour: one standard deviation. Empty where
  /// that could not be had.
  public var spread: [Date: Double]

  /// A comparison put together by a provider's mapper.
  public init(fetchedAt: Date, models: [ModelForecast], spread: [Date: Double] = [:]) {
    self.fetchedAt = fetchedAt
    self.models = models
    self.spread = spread
  }

  /// The spread at an hour; providers' hours may begin half an hour apart.
  public func spread(at time: Date) -> Double? {
    if let exact = spread[time] { return exact }
    let nearest = spread.min {
      abs($0.key.timeIntervalSince(time)) < abs($1.key.timeIntervalSince(time))
    }
    return nearest.flatMap { abs($0.key.timeIntervalSince(time)) <= 1800 ? $0.value : nil }
  }

  /// Whether a new answer would tell little that is new; one from the future is not fresh.
  public func isFresh(at now: Date) -> Bool {
    (-1..<Self.freshFor).contains(now.timeIntervalSince(fetchedAt))
  }
}
