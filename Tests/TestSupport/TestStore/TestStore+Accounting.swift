import CustomDump
import MVI
import Testing

extension TestStore {
  /// Accounts for the next action, which must be the expected one.
  func receive(
    _ expected: String,
    _ isExpected: (Action) -> Bool,
    _ timeout: Duration,
    _ change: ((inout State) -> Void)?,
    _ sourceLocation: SourceLocation,
    difference: (Action) -> String
  ) async {
    await TestExecutor.shared.settle()
    let deadline = ContinuousClock.now + timeout
    repeat {
      if let step = log.takeFirst() {
        if !isExpected(step.action) {
          state = step.state
          Issue.record(
            "Received another action than expected:\n\n\(difference(step.action))",
            sourceLocation: sourceLocation)
        } else {
          account(for: step, change, sourceLocation)
        }
        return await settleAndNote()
      }
    } while await mayReceive(until: deadline)
    let inFlight = effectsInFlight.map(describe).joined(separator: ", ")
    Issue.record(
      """
      Expected to receive \(expected), but it did not come. \
      In flight: \(inFlight.isEmpty ? "nothing" : inFlight)
      """, sourceLocation: sourceLocation)
    await settleAndNote()
  }

  /// Waits for an action. Returns false if no effect that could send one is in flight, or if the
  /// deadline has passed.
  private func mayReceive(until deadline: ContinuousClock.Instant) async -> Bool {
    guard !effectsInFlight.isEmpty else { return false }
    return await log.wait(until: deadline)
  }

  /// Compares the state after `step` with the expected state, and makes it the state that the test
  /// has accounted for.
  func account(
    for step: ActionLog<State, Action>.Step,
    _ change: ((inout State) -> Void)?,
    _ sourceLocation: SourceLocation
  ) {
    var expected = state
    change?(&expected)
    state = step.state
    guard expected != step.state else { return }
    let difference = diff(expected, step.state, format: .proportional) ?? "(no visible difference)"
    Issue.record(
      """
      The state after \(String(customDumping: step.action)) is not the one expected:

      \(difference)

      (Expected: −, actual: +)
      """, sourceLocation: sourceLocation)
  }

  /// Reports the actions that the test should have received by now.
  func failUnreceived(before occasion: String, _ sourceLocation: SourceLocation) {
    while let step = log.takeFirst() {
      state = step.state
      Issue.record(
        "\(String(customDumping: step.action)) has to be received before \(occasion)",
        sourceLocation: sourceLocation)
    }
  }

  /// Runs the effects, and records the actions and effects that would be unaccounted for if the
  /// test ended here.
  func settleAndNote() async {
    await TestExecutor.shared.settle()
    ledger.note(
      log.actions.map { "\(String(customDumping: $0)) was not received" }
        + effectsInFlight.map { "\(describe($0)) is still in flight" })
  }

  func describe(_ names: [EffectID]) -> String {
    names.isEmpty ? "An effect" : "The effect " + names.map(\.description).joined(separator: ".")
  }
}
