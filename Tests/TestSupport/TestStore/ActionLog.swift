/// What a store has reduced and a test has not yet accounted for, in order.
@MainActor
final class ActionLog<State, Action: Sendable> {
  struct Step {
    let action: Action
    /// The state just after the action.
    let state: State
  }

  private var steps: [Step] = []
  private var waiter: CheckedContinuation<Void, Never>?

  nonisolated init() {}

  var actions: [Action] { steps.map(\.action) }

  /// Called by the reducer, which runs where its store is: on the main actor.
  nonisolated func append(_ action: Action, _ state: State) {
    // The state need not be Sendable to be handed over: it does not leave the main actor.
    nonisolated(unsafe) let state = state
    MainActor.assumeIsolated {
      steps.append(Step(action: action, state: state))
      wake()
    }
  }

  func takeFirst() -> Step? {
    steps.isEmpty ? nil : steps.removeFirst()
  }

  /// Lets ``wait(until:)`` return.
  func wake() {
    waiter?.resume()
    waiter = nil
  }

  /// Waits for ``wake()``; false when the deadline has come instead.
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
