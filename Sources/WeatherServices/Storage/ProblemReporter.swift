import Synchronization
import WeatherModel

/// Hands problems on, each once.
final class ProblemReporter: Sendable {
  private let seen = Mutex<Set<StorageProblem>>([])
  private let report: @Sendable (StorageProblem) -> Void

  init(_ report: @escaping @Sendable (StorageProblem) -> Void) {
    self.report = report
  }

  func tell(_ problem: StorageProblem) {
    let isNew = seen.withLock { $0.insert(problem).inserted }
    if isNew { report(problem) }
  }
}
