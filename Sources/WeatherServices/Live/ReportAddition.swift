import WeatherModel

/// A change to a report that arrives after its weather: air quality, warnings, nearby measurements.
struct ReportAddition: Sendable {
  typealias Change = @Sendable (Fetched<WeatherReport>) -> Fetched<WeatherReport>

  /// The change to the report; `nil` if it takes longer than the limit.
  let change: @Sendable (_ limit: Duration?) async -> Change?

  /// Creates an addition from a running task; `nil` without a task.
  init?<Value: Sendable>(
    _ task: Task<Value, Never>?,
    join: @escaping @Sendable (Fetched<WeatherReport>, Value) -> Fetched<WeatherReport>
  ) {
    guard let task else { return nil }
    change = { (limit: Duration?) async -> Change? in
      guard let limit else {
        let value = await task.value
        return { join($0, value) }
      }
      guard let value = await task.value(within: limit) else { return nil }
      return { join($0, value) }
    }
  }
}

extension Fetched where Value == WeatherReport {
  /// Returns the report with its additions.
  ///
  /// Additions that arrive within `limit` are part of the first report. If one takes longer,
  /// `receive` gets the report without it, and again with each later addition but the last.
  func joined(
    by additions: [ReportAddition], within limit: Duration,
    _ receive: @Sendable (Fetched<WeatherReport>) async -> Void
  ) async -> Fetched<WeatherReport> {
    let changes = await withTaskGroup(of: (Int, ReportAddition.Change?).self) { group in
      for (index, addition) in additions.enumerated() {
        group.addTask { (index, await addition.change(limit)) }
      }
      return await group.reduce(into: [Int: ReportAddition.Change]()) { $0[$1.0] = $1.1 }
    }
    var report = changes.values.reduce(self) { $1($0) }
    let late = additions.indices.filter { changes[$0] == nil }
    guard !late.isEmpty else { return report }
    // The weather has been delivered; the slower additions follow.
    await receive(report)
    await withTaskGroup(of: ReportAddition.Change?.self) { group in
      for index in late { group.addTask { await additions[index].change(nil) } }
      var left = late.count
      for await change in group {
        if let change { report = change(report) }
        left -= 1
        if left > 0 { await receive(report) }
      }
    }
    return report
  }
}
