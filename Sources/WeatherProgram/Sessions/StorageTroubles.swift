import Synchronization
import WeatherModel

/// Files that could not be used: kept until there is somebody to tell, and told once.
final class StorageTroubles: Sendable {
  private struct State {
    var seen: Set<StorageProblem> = []
    var waiting: [StorageProblem] = []
    var tell: (@Sendable (StorageProblem) -> Void)?
  }

  private let state = Mutex(State())

  /// Takes a problem.
  var add: @Sendable (StorageProblem) -> Void {
    { problem in
      let tell = self.state.withLock { state -> (@Sendable (StorageProblem) -> Void)? in
        guard state.seen.insert(problem).inserted else { return nil }
        if state.tell == nil { state.waiting.append(problem) }
        return state.tell
      }
      tell?(problem)
    }
  }

  /// Tells of those that wait, and of every one to come.
  func onEach(_ tell: @escaping @Sendable (StorageProblem) -> Void) {
    let waiting = state.withLock { state in
      defer { state.waiting = [] }
      state.tell = tell
      return state.waiting
    }
    waiting.forEach(tell)
  }
}
