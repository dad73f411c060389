public import FoundationEssentials

extension WeatherAlert {
  /// Where a moment stands to a warning.
  public enum Standing: Hashable, Sendable {
    /// It warns of what is now.
    case inForce
    /// It was announced and has not begun.
    case later
    /// It has ended.
    case past
  }

  /// How the warning stands at `now`. It begins with its first second and is over at its end; one
  /// without a beginning has begun, one without an end goes on.
  public func standing(at now: Date) -> Standing {
    if let end, end <= now { return .past }
    if let start, start > now { return .later }
    return .inForce
  }
}

/// What is known of the warnings for a place.
public enum KnownWarnings: Equatable, Sendable {
  /// Nobody was asked: who gives the weather has none to give, and nobody is known who has.
  case notAsked
  /// The country's authority could not be asked, and none is known from before.
  case unavailable
  /// Somebody was asked, and none is in force or announced.
  case noneIssued
  /// Those that have not ended, at least one: first what is in force.
  case issued([WeatherAlert])

  /// The warnings; none where none is known of.
  public var alerts: [WeatherAlert] {
    if case .issued(let alerts) = self { alerts } else { [] }
  }
}

extension WeatherReport {
  /// What is known of warnings at `now`.
  public func warnings(at now: Date) -> KnownWarnings {
    let current = alerts(at: now)
    if !current.isEmpty { return .issued(current) }
    if inquiry?.failedAt != nil { return .unavailable }
    return alerts == nil ? .notAsked : .noneIssued
  }

  /// The warnings that have not ended at `now`: those in force first, then those that are to come,
  /// by when they begin; otherwise in the provider's order. None where nobody was asked, which
  /// ``alerts`` tells apart.
  public func alerts(at now: Date) -> [WeatherAlert] {
    let alerts = alerts ?? []
    let inForce = alerts.filter { $0.standing(at: now) == .inForce }
    let later = alerts.filter { $0.standing(at: now) == .later }
    let ordered = later.enumerated().sorted { left, right in
      let (first, second) = (left.element.start ?? now, right.element.start ?? now)
      return first == second ? left.offset < right.offset : first < second
    }
    return inForce + ordered.map(\.element)
  }
}
