/// The age of a report. A summary may be newer than the page that it was merged into.
extension WeatherReport {
  /// Answers are as good as new ones for this long.
  public static let freshFor: TimeInterval = 600

  /// The time at which what a detail level shows was received; nil where a part is missing.
  public func receivedAt(_ detailLevel: DetailLevel) -> Date? {
    switch detailLevel {
    case .summary: max(fetchedAt, rowFetchedAt ?? fetchedAt)
    case .forecast: self.detailLevel != .summary ? fetchedAt : nil
    case .full: self.detailLevel == .full ? fetchedAt : nil
    }
  }

  /// Whether the report is fresh; a report from the future is not.
  /// - Parameter limit: The greatest age in seconds. Without one it is ``freshFor``, or longer
  ///   where requests are running short.
  public func isFresh(
    for detailLevel: DetailLevel, at now: Date, within limit: TimeInterval? = nil
  ) -> Bool {
    guard let receivedAt = receivedAt(detailLevel) else { return false }
    let age = now.timeIntervalSince(receivedAt)
    guard age >= -1 else { return false }
    if let limit { return age < limit }
    return age < Self.freshFor || restsUntil.map { now < $0 } ?? false
  }
}
