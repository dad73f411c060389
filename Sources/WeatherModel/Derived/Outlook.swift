public import FoundationEssentials

/// What is next, in a sentence: when it begins to rain, or when it stops.
public enum Outlook: Hashable, Sendable {
  /// It is wet now, and dry from a moment on.
  case until(Condition, OutlookMoment)
  /// It is dry now, and wet from a moment on.
  case from(Condition, OutlookMoment)
  /// It is dry now; somewhere in the step under way, before a moment, it will be wet.
  case before(Condition, OutlookMoment)
  /// It is dry now, and stays so for so many hours.
  case dry(hours: Int)
}

/// A moment as it is told from another one.
public struct OutlookMoment: Hashable, Sendable {
  /// How its day lies to the day that it is told in, by the place's clock.
  public enum Day: Hashable, Sendable {
    case today, tomorrow
    /// Named by its weekday.
    case later
  }

  /// What the place's clocks show.
  public var time: LocalTime
  /// Its day.
  public var day: Day

  /// A moment on the place's clock, told on `today`.
  public init(_ time: LocalTime, today: LocalDate) {
    self.time = time
    day =
      switch time.date.dayNumber - today.dayNumber {
      case ...0: .today
      case 1: .tomorrow
      default: .later
      }
  }
}

extension WeatherReport {
  /// How far the outlook looks.
  public static let outlookHours = 48

  /// The next turn between dry and wet from the weather now, within ``outlookHours``.
  ///
  /// It begins with ``weatherNow(at:)``. The step under way may have had its rain already or still
  /// have it to come, so the steps after it decide; only in the first half of a wet one that is dry
  /// yet it is still to come. Nil where the weather now, or a step on the way to the turn, is not
  /// known, and where it stays wet as far as is known. Steps of more than three hours end what is
  /// known: no turn can be told in them.
  public func outlook(at now: Date) -> Outlook? {
    let weather = weatherNow(at: now).weather
    guard let isWet = weather.isWet else { return nil }
    let underWay = step(at: now)
    let rainsInStep = underWay?.isWet == true
    let today = localTime(now).date
    func moment(_ date: Date) -> OutlookMoment { OutlookMoment(localTime(date), today: today) }

    if !isWet, rainsInStep, let step = underWay, length(of: step) <= Self.longestStep,
      now < step.time + length(of: step) / 2
    {
      return .before(step.kindOfPrecipitation, moment(end(of: step)))
    }
    let horizon = now + TimeInterval(Self.outlookHours * 3600)
    var known = underWay.map { end(of: $0) }
    for step in hourly where step.time > now {
      // Where no step is under way, the first one begins within its own length.
      let reach = known ?? now + length(of: step)
      guard step.time <= reach else { return nil }
      if step.time > horizon || length(of: step) > Self.longestStep { break }
      guard let state = step.isWet else { return nil }
      if state != isWet {
        return isWet
          ? .until(weather.kindOfPrecipitation(in: underWay), moment(step.time))
          : .from(step.kindOfPrecipitation, moment(step.time))
      }
      known = end(of: step)
    }
    guard !isWet, !rainsInStep, let known else { return nil }
    let hours = min(Self.outlookHours, Int(known.timeIntervalSince(now) / 3600))
    return hours < 1 ? nil : .dry(hours: hours)
  }

  /// When it begins again, after the rain of now has stopped: nil where it does not within
  /// ``outlookHours``, and where a step on the way is not known.
  public func wetAgain(at now: Date) -> OutlookMoment? {
    guard case .until? = outlook(at: now) else { return nil }
    let horizon = now + TimeInterval(Self.outlookHours * 3600)
    var known: Date?
    var hasStopped = false
    for step in hourly where step.time > now {
      guard step.time <= known ?? step.time, step.time <= horizon,
        length(of: step) <= Self.longestStep, let isWet = step.isWet
      else { return nil }
      if isWet, hasStopped {
        return OutlookMoment(localTime(step.time), today: localTime(now).date)
      }
      hasStopped = hasStopped || !isWet
      known = end(of: step)
    }
    return nil
  }

  /// Seconds; what lies in longer ones cannot be told to the hour.
  static let longestStep: TimeInterval = 3 * 3600
}

extension CurrentWeather {
  /// mm an hour from which on it rains.
  static let leastRate = 0.1

  /// Whether rain, snow or hail falls; nil where nothing is known of it.
  public var isWet: Bool? {
    if condition.isPrecipitation { return true }
    if let precipitationRate { return precipitationRate >= Self.leastRate }
    return condition == .unknown ? nil : false
  }

  /// What falls: the sky's own word for it, or that of the step it is in.
  public func kindOfPrecipitation(in step: HourForecast?) -> Condition {
    if condition.isPrecipitation { return condition }
    if let step, step.condition.isPrecipitation { return step.condition }
    return .falling(at: temperature)
  }
}

extension HourForecast {
  /// What falls in a wet step.
  var kindOfPrecipitation: Condition {
    condition.isPrecipitation ? condition : .falling(at: temperature)
  }
}

extension Condition {
  /// Rain or snow, where only an amount is known.
  static func falling(at temperature: Double?) -> Condition {
    (temperature ?? 1) <= 0 ? .snow : .rain
  }
}
