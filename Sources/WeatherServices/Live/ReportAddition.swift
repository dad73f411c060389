import WeatherModel

/// A change to a report that arrives after its weather: air quality, warnings, nearby measurements.
struct ReportAddition: Sendable {
  typealias Report = Fetched<WeatherReport>
  typealias Change = @Sendable (Report) -> Report

  /// The name of its step in the log.
  var name = ""
  /// The change to the report; `nil` if it takes longer than the limit.
  let change: @Sendable (_ limit: Duration?) async -> Change?
  /// Cancels the request, and returns the change for a report that does not wait for it.
  let expire: @Sendable () -> Change

  /// Creates an addition from a running task; `nil` without a task.
  /// - Parameter expired: The change if the task takes too long.
  init?<Value: Sendable>(
    _ task: Task<Value, Never>?, expired: @escaping Change = { $0 },
    join: @escaping @Sendable (Report, Value) -> Report
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
    expire = {
      task.cancel()
      return expired
    }
  }
}

extension Fetched where Value == WeatherReport {
  /// Returns the report with the additions that arrive within `limit`. The requests of the others
  /// are cancelled, and their substitute changes are applied.
  func joined(by additions: [ReportAddition], within limit: Duration) async -> Fetched {
    let changes = await additions.changes(within: limit)
    return additions.indices.reduce(self) { report, index in
      (changes[index] ?? additions[index].expire())(report)
    }
  }

  /// Returns the report with its additions.
  ///
  /// Additions that arrive within `limit` are part of the first report. If an addition takes
  /// longer, `receive` gets the report without it, and gets the report again after each later
  /// addition except the last. The returned report includes all of them.
  func joined(
    by additions: [ReportAddition], within limit: Duration?, log: ProgramLog,
    _ receive: @Sendable (Fetched) async -> Void
  ) async -> Fetched {
    let changes = await additions.changes(within: limit)
    var report = changes.values.reduce(self) { $1($0) }
    let late = additions.indices.filter { changes[$0] == nil }
    guard !late.isEmpty else { return report }
    for index in late { log(.debug, "\(value.place.id): \(additions[index].name): late") }
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

extension [ReportAddition] {
  /// Returns the changes that arrive within a limit, by the index of their addition.
  fileprivate func changes(within limit: Duration?) async -> [Int: ReportAddition.Change] {
    await withTaskGroup(of: (Int, ReportAddition.Change?).self) { group in
      for (index, addition) in enumerated() {
        group.addTask { (index, await addition.change(limit)) }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
  }
}
