import Synchronization
import WeatherModel

/// Passes problems on, each once.
final class ProblemReporter: Sendable {
  private let seen = Mutex<Set<StorageProblem>>([])
  private let receive: @Sendable (StorageProblem) -> Void

  init(_ receive: @escaping @Sendable (StorageProblem) -> Void) {
    self.receive = receive
  }

  func report(_ problem: StorageProblem) {
    let isNew = seen.withLock { $0.insert(problem).inserted }
    if isNew { receive(problem) }
  }
}
