import WeatherModel

/// What joins a report after its weather: air, warnings, what is measured nearby.
struct ReportAddition: Sendable {
  typealias Change = @Sendable (WeatherReport) -> WeatherReport

  /// The change to the report; `nil` where it takes longer than the limit.
  let change: @Sendable (_ limit: Duration?) async -> Change?

  /// An addition that is on its way; `nil` without a task.
  init?<Value: Sendable>(
    _ task: Task<Value, Never>?, join: @escaping @Sendable (WeatherReport, Value) -> WeatherReport
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

extension WeatherReport {
  /// The report with its additions.
  ///
  /// What is there within `limit` is joined at once. Where something takes longer, `receive` gets the
  /// report without it, and again with each addition but the last, as they come.
  func joined(
    by additions: [ReportAddition], within limit: Duration,
    _ receive: @Sendable (WeatherReport) async -> Void
  ) async -> WeatherReport {
    let changes = await withTaskGroup(of: (Int, ReportAddition.Change?).self) { group in
      for (index, addition) in additions.enumerated() {
        group.addTask { (index, await addition.change(limit)) }
      }
      return await group.reduce(into: [Int: ReportAddition.Change]()) { $0[$1.0] = $1.1 }
    }
    var report = changes.values.reduce(self) { $1($0) }
    let late = additions.indices.filter { changes[$0] == nil }
    guard !late.isEmpty else { return report }
    // The weather is shown; the rest joins it.
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
