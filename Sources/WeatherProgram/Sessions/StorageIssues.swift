import Synchronization
import WeatherModel

/// Collects the files that could not be used until there is an observer, and reports each once.
final class StorageIssues: Sendable {
  private struct State {
    var seen: Set<StorageIssue> = []
    var waiting: [StorageIssue] = []
    var unsaved: StorageIssue?
    var receiver: (@Sendable (StorageIssue) -> Void)?
  }

  private let state = Mutex(State())

  /// Records a problem.
  var add: @Sendable (StorageIssue) -> Void {
    { problem in
      let receiver = self.state.withLock { state -> (@Sendable (StorageIssue) -> Void)? in
        guard state.seen.insert(problem).inserted else { return nil }
        if state.receiver == nil { state.waiting.append(problem) }
        return state.receiver
      }
      receiver?(problem)
    }
  }

  /// Records a failure to save the user's changes. Each failure is reported, even a repeated one.
  func didNotSave(_ problem: StorageIssue) {
    state.withLock { state in
      state.seen.remove(problem)
      state.unsaved = problem
    }
    add(problem)
  }

  /// Records that all of the user's changes are saved.
  func didSave() { state.withLock { $0.unsaved = nil } }

  /// The reason why the user's changes are not saved; nil if they are.
  var unsaved: StorageIssue? { state.withLock(\.unsaved) }

  /// Passes the pending problems, and every later one, to an observer.
  func onEach(_ receive: @escaping @Sendable (StorageIssue) -> Void) {
    let waiting = state.withLock { state in
      defer { state.waiting = [] }
      state.receiver = receive
      return state.waiting
    }
    waiting.forEach(receive)
  }
}
