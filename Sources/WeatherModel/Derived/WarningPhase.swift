extension WeatherWarning {
  /// The phase of a warning at a moment.
  ///
  /// ```swift
  /// let now = Date(timeIntervalSince1970: 1_700_000_000)
  /// let gale = WeatherWarning(
  ///   event: "Gale", severity: .moderate, sender: nil, start: now + 3600, end: nil, text: nil)
  /// let flood = WeatherWarning(
  ///   event: "Flood", severity: .severe, sender: nil, start: nil, end: now + 7200, text: nil)
  /// let phases = [gale, flood].map { $0.phase(at: now) }  // [.later, .inForce]
  /// let first = [gale, flood].worstFirst(at: now).first?.event  // "Flood"
  /// ```
  public enum WarningPhase: Hashable, Sendable {
    /// It is in force.
    case inForce
    /// It was announced and has not begun.
    case later
    /// It has ended.
    case past
  }

  /// Returns the phase of the warning at `now`. The warning is in force from its start, inclusive,
  /// to its end, exclusive. A warning without a start has begun, and one without an end continues.
  /// A preliminary warning never begins.
  public func phase(at now: Date) -> WarningPhase {
    if let end, end <= now { return .past }
    if isPreliminary == true { return .later }
    if let start, start > now { return .later }
    return .inForce
  }
}

/// The state of the warnings for a place.
public enum KnownWarnings: Equatable, Sendable {
  /// No source covers the place: the provider has no warnings, and no authority is known.
  case notRequested
  /// The source did not respond, or its last response is too old to mean that there is no warning.
  case unavailable
  /// A recent response contains no warning in force or announced.
  case noneIssued
  /// The warnings that have not ended, at least one, the worst first.
  case issued([WeatherWarning])

  /// The warnings; empty if there are none.
  public var alerts: [WeatherWarning] {
    if case .issued(let alerts) = self { alerts } else { [] }
  }
}

extension WeatherReport {
  /// Returns the warnings that have not ended at `now`, the worst first. The list is also empty if
  /// the warnings are unknown; ``alerts`` is then nil.
  public func alerts(at now: Date) -> [WeatherWarning] { (alerts ?? []).worstFirst(at: now) }
}

extension Fetched where Value == WeatherReport {
  /// Returns the state of the warnings at `now`.
  public func warnings(at now: Date) -> KnownWarnings {
    let current = value.alerts(at: now)
    if !current.isEmpty { return .issued(current) }
    if warningsCheckedAt == nil, warningsStatus == nil { return .notRequested }
    return hasOutdatedWarnings(at: now) ? .unavailable : .noneIssued
  }

  /// The time of the last complete response about warnings; nil if there was none.
  public var warningsCheckedAt: Date? {
    if let warningsStatus { return warningsStatus.respondedAt }
    return value.alerts == nil ? nil : fetchedAt
  }

  /// Returns whether the known warnings may be out of date: the last request failed, or the last
  /// response is too old.
  public func hasOutdatedWarnings(at now: Date) -> Bool {
    guard let checkedAt = warningsCheckedAt else { return warningsStatus != nil }
    let validFor = warningsStatus?.source.validFor ?? Self.warningsValidFor
    let isRecent = (-Self.clockSlack...validFor).contains(now.timeIntervalSince(checkedAt))
    return !isRecent || warningsStatus?.failedAt != nil
  }

  /// Returns whether to request the warnings from the authority again, in a separate request if the
  /// weather is still fresh. They are requested two minutes after a failure or a request without a
  /// response, at the ``WarningsSource/listInterval`` after the last response, which is before that
  /// response is too old to mean that there is no warning, and if the known warnings are in another
  /// language.
  /// - Parameter language: The language of the program (BCP 47).
  public func needsWarnings(at now: Date, in language: String) -> Bool {
    guard let warningsStatus else { return false }
    let last = warningsStatus.failedAt ?? warningsStatus.respondedAt ?? fetchedAt
    if warningsStatus.failedAt == nil, !(value.alerts ?? []).isEmpty,
      let known = warningsStatus.language,
      known != warningsStatus.source.textLanguage(for: language)
    {
      return true
    }
    let age = now.timeIntervalSince(last)
    let hasAnswered = warningsStatus.respondedAt != nil && warningsStatus.failedAt == nil
    let limit =
      hasAnswered ? warningsStatus.source.listInterval : Self.warningsRetryInterval
    return age < -Self.clockSlack || age >= limit
  }

  /// The maximum age in seconds of a response that means that no warning is in force, unless its
  /// source defines another.
  public static var warningsValidFor: TimeInterval { 900 }
  /// The time between two requests for warnings if the first one failed, in seconds.
  public static var warningsRetryInterval: TimeInterval { 120 }
  /// The difference between two clocks that is tolerated, in seconds.
  private static var clockSlack: TimeInterval { 60 }
}

extension [WeatherWarning] {
  /// Returns the warnings that have not ended at `now`, the worst first.
  public func worstFirst(at now: Date) -> [WeatherWarning] { worstFirst(at: now, by: { $0 }) }
}

extension Array {
  /// Returns the elements whose warning has not ended at `now`, sorted by severity, then with
  /// warnings in force before future ones, then by their beginning. The order of equal elements is
  /// kept.
  package func worstFirst(
    at now: Date, by warning: (Element) -> WeatherWarning
  ) -> [Element] {
    enumerated().filter { warning($0.element).phase(at: now) != .past }.sorted { left, right in
      let (first, second) = (warning(left.element), warning(right.element))
      if first.severityRank != second.severityRank {
        return first.severityRank > second.severityRank
      }
      let (isFirstLater, isSecondLater) = (
        first.phase(at: now) == .later, second.phase(at: now) == .later
      )
      if isFirstLater != isSecondLater { return isSecondLater }
      let (start, other) = (first.start ?? .distantPast, second.start ?? .distantPast)
      return start == other ? left.offset < right.offset : start < other
    }.map(\.element)
  }
}

extension WeatherWarning {
  /// The order of severities. An unknown severity ranks above minor, because such a warning must
  /// not be listed below one that is known to be harmless.
  fileprivate var severityRank: Int {
    switch severity {
    case .minor: 0
    case nil: 1
    case .moderate: 2
    case .severe: 3
    case .extreme: 4
    }
  }
}
