/// The actions that a store has reduced and a test has not yet accounted for, in order.
@MainActor
final class ActionLog<State, Action: Sendable> {
  struct Step {
    let action: Action
    /// The state immediately after the action.
    let state: State
  }

  private var steps: [Step] = []
  private var waiter: CheckedContinuation<Void, Never>?

  nonisolated init() {}

  var actions: [Action] { steps.map(\.action) }

  /// Appends an action. The reducer calls this on the main actor, where its store runs.
  nonisolated func append(_ action: Action, _ state: State) {
    // The state need not be Sendable here, since it does not leave the main actor.
    nonisolated(unsafe) let state = state
    MainActor.assumeIsolated {
      steps.append(Step(action: action, state: state))
      wake()
    }
  }

  func takeFirst() -> Step? {
    steps.isEmpty ? nil : steps.removeFirst()
  }

  /// Makes ``wait(until:)`` return.
  func wake() {
    waiter?.resume()
    waiter = nil
  }

  /// Waits for ``wake()`` or the deadline; returns false if the deadline has already passed.
  func wait(until deadline: ContinuousClock.Instant) async -> Bool {
    guard ContinuousClock.now < deadline else { return false }
    let alarm = Task {
      do { try await ContinuousClock().sleep(until: deadline) } catch { return }
      wake()
    }
    await withCheckedContinuation { waiter = $0 }
    alarm.cancel()
    return true
  }
}
