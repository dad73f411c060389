/// The temperatures of an ensemble: a forecast model that is run many times from slightly different
/// initial states of the atmosphere.
public struct EnsembleForecast: Equatable, Sendable {
  /// The runs at one hour, in °C.
  public struct Hour: Equatable, Sendable {
    /// The time.
    public var time: Date
    /// The lowest and the highest of all runs.
    public var all: ClosedRange<Double>
    /// The range from the 10th to the 90th percentile: eight of ten runs.
    public var most: ClosedRange<Double>
    /// The median of all runs.
    public var median: Double
    /// The standard deviation.
    public var deviation: Double
  }

  /// The minimum number of runs for meaningful percentiles.
  public static let minRuns = 5

  /// The number of runs.
  public var runs: Int
  /// The hours in order.
  public var hours: [Hour]
  /// The fraction of runs whose low of a day is 0 °C or less; only for whole days.
  public var frost: [LocalDate: Double]

  /// Creates a forecast; called by a provider's mapper.
  public init(runs: Int, hours: [Hour], frost: [LocalDate: Double] = [:]) {
    self.runs = runs
    self.hours = hours
    self.frost = frost
  }

  /// Returns the hour nearest to a time, at most half an hour away; nil if there is none. The hours
  /// of different providers may begin half an hour apart.
  public func hour(at time: Date) -> Hour? {
    var (low, high) = (0, hours.count)
    while low < high {
      let middle = (low + high) / 2
      if hours[middle].time < time { low = middle + 1 } else { high = middle }
    }
    let nearest = [low - 1, low].filter(hours.indices.contains).min {
      abs(hours[$0].time.timeIntervalSince(time)) < abs(hours[$1].time.timeIntervalSince(time))
    }
    return nearest.map { hours[$0] }.flatMap {
      abs($0.time.timeIntervalSince(time)) <= 1800 ? $0 : nil
    }
  }
}

extension EnsembleForecast.Hour {
  /// Creates the statistics of the runs at a time; nil if there are too few of them.
  ///
  /// Percentiles are interpolated between adjacent runs by Hyndman and Fan's definition 7 (The
  /// American Statistician 50, 1996), the default of most statistical software. The standard
  /// deviation around the mean of the runs is the usual measure of an ensemble's spread (WMO-No.
  /// 1091).
  public init?(at time: Date, runs values: [Double]) {
    guard values.count >= EnsembleForecast.minRuns, let lowest = values.min(),
      let highest = values.max()
    else { return nil }
    let sorted = values.sorted()
    func percentile(_ part: Double) -> Double {
      let position = part * Double(sorted.count - 1)
      let below = Int(position.rounded(.down))
      let above = min(below + 1, sorted.count - 1)
      return sorted[below] + (sorted[above] - sorted[below]) * (position - Double(below))
    }
    let mean = values.reduce(0, +) / Double(values.count)
    let variance = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count)
    self.time = time
    all = lowest...highest
    most = percentile(0.1)...percentile(0.9)
    median = percentile(0.5)
    deviation = variance.squareRoot()
  }
}

/// The fractions of the runs of an ensemble that reach thresholds on each day.
public struct EnsembleChances: Equatable, Sendable {
  /// The thresholds for which members are counted.
  public enum Threshold: CaseIterable, Hashable, Sendable {
    /// At least 1 mm on the day.
    case rain
    /// At least 10 mm on the day.
    case muchRain
    /// The lowest temperature of the day is 0 °C or less.
    case frost
    /// A gust of at least 60 km/h.
    case gusts

    /// The threshold in mm, °C or m/s.
    public var value: Double {
      switch self {
      case .rain: 1
      case .muchRain: 10
      case .frost: 0
      case .gusts: 60 / 3.6
      }
    }
  }

  /// The cost of the requests: each run counts as a variable, and ten variables as one call
  /// (https://open-meteo.com/en/pricing). There are 51 runs of ECMWF's ensemble and 31 of NOAA's.
  public static let weight = 8.2
  /// The daily quota of Open-Meteo.
  public static let dailyLimit = 10_000

  /// The time at which the response was received.
  public var fetchedAt: Date
  /// The fraction of the runs that reach a threshold, 0 to 1; unknown values are missing.
  public var days: [LocalDate: [Threshold: Double]]

  /// Creates the chances; called by a provider's mapper.
  public init(fetchedAt: Date, days: [LocalDate: [Threshold: Double]]) {
    self.fetchedAt = fetchedAt
    self.days = days
  }

  /// Returns whether the chances are fresh. Chances from the future are not.
  public func isFresh(at now: Date) -> Bool {
    (-1..<ModelComparison.freshFor).contains(now.timeIntervalSince(fetchedAt))
  }
}
