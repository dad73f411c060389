/// The age of a report. A summary may be newer than the page that it was merged into.
extension Fetched where Value == WeatherReport {
  /// The number of seconds for which a response counts as fresh.
  public static var freshFor: TimeInterval { 600 }

  /// Returns the time at which the data of a detail level was received; nil if a part is missing.
  public func receivedAt(_ detailLevel: DetailLevel) -> Date? {
    switch detailLevel {
    case .summary: max(fetchedAt, rowFetchedAt ?? fetchedAt)
    case .forecast: self.detailLevel != .summary ? fetchedAt : nil
    case .full: self.detailLevel == .full ? fetchedAt : nil
    }
  }

  /// The time from which the age of the data counts: that of the receipt, or the earlier one that
  /// the response described.
  public var dataTime: Date { value.outdatedTime ?? fetchedAt }

  /// The time from which the age of the summary counts.
  public var summaryTime: Date { value.outdatedTime ?? max(fetchedAt, rowFetchedAt ?? fetchedAt) }

  /// Returns whether the report is fresh; a report from the future is not.
  /// - Parameter limit: The maximum age in seconds. Without one it is ``freshFor``, or longer if
  ///   the request quota is running short.
  public func isFresh(
    for detailLevel: DetailLevel, at now: Date, within limit: TimeInterval? = nil
  ) -> Bool {
    guard let receivedAt = receivedAt(detailLevel) else { return false }
    let age = now.timeIntervalSince(receivedAt)
    guard age >= -1 else { return false }
    if let limit { return age < limit }
    return age < Self.freshFor || pausedUntil.map { now < $0 } ?? false
  }
}
