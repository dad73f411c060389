import MVI
import TestSupport
import Testing

@MainActor
struct TestStoreTests {
  private let clock = TestClock()

  private func store() -> TestStore<Counter.State, Counter.Action> {
    TestStore(initialState: Counter.State()) {
      Counter()
    } dependencies: {
      $0.continuousClock = clock
    }
  }

  /// Expects exactly one issue whose text contains all of `parts`.
  private func expectIssue(
    _ parts: String...,
    sourceLocation: SourceLocation = #_sourceLocation,
    body: @MainActor () async -> Void
  ) async {
    let issues = Names()
    await withKnownIssue(sourceLocation: sourceLocation) {
      await body()
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined(separator: "\n")
      issues.add(text)
      return parts.allSatisfy(text.contains)
    }
    #expect(issues.all.count == 1, sourceLocation: sourceLocation)
  }

  @Test func exhaustiveTestPasses() async {
    let store = store()
    await store.send(.start) { $0.isRunning = true }
    await clock.advance(by: .seconds(2))
    await store.receive(.tick) { $0.count = 1 }
    await store.receive(where: { $0 == .tick }) { $0.count = 2 }
    await store.send(.stop) { $0.isRunning = false }
    await store.finish()
    #expect(store.state == Counter.State(count: 2))
  }

  @Test func stateMismatchFailsWithADiff() async {
    await expectIssue("−   count: 2", "+   count: 1", "Counter.Action.add(1)") {
      await store().send(.add(1)) { $0.count = 2 }
    }
  }

  @Test func unassertedStateChangeFails() async {
    await expectIssue("−   note: \"\"", "+   note: \"x\"") {
      await store().send(.note("x"))
    }
  }

  @Test func unexpectedActionFails() async {
    await expectIssue(
      "Received another action", "− Counter.Action.add(2)", "+ Counter.Action.add(1)"
    ) {
      let store = store()
      await store.send(.addLater(1))
      await clock.advance(by: .milliseconds(300))
      await store.receive(.add(2)) { $0.count = 2 }
    }
  }

  @Test func missingActionFailsImmediatelyIfNoEffectIsInFlight() async {
    await expectIssue("Expected to receive Counter.Action.tick", "In flight: nothing") {
      await store().receive(.tick, timeout: .seconds(3600))
    }
  }

  @Test func missingActionTimesOutAndListsEffectsInFlight() async {
    await expectIssue("Expected to receive Counter.Action.tick", "timer") {
      let store = store()
      await store.send(.start) { $0.isRunning = true }
      await store.receive(.tick, timeout: .zero)
      await store.skipEffectsInFlight()
    }
  }

  @Test func sendingBeforeReceivingFails() async {
    await expectIssue("add(1) has to be received before sending", "note(\"x\")") {
      let store = store()
      await store.send(.addLater(1))
      await clock.advance(by: .milliseconds(300))
      await store.send(.note("x")) { $0.note = "x" }
    }
  }

  @Test func anEffectStillInFlightAtTheEndFails() async {
    await expectIssue("At the end of the test", "timer", "in flight") {
      await store().send(.start) { $0.isRunning = true }
    }
  }

  @Test func unreceivedActionAtTheEndFails() async {
    await expectIssue("At the end of the test", "\"tick\" was not received") {
      let store = TestStore(initialState: 0) {
        AnyReducer<Int, String> { _, action in action == "go" ? .send("tick") : .none }
      }
      await store.send("go")
    }
  }

  @Test func finishingFailsIfAnEffectIsInFlight() async {
    await expectIssue("The effect timer is still in flight") {
      let store = store()
      await store.send(.start) { $0.isRunning = true }
      await store.finish(timeout: .zero)
    }
  }

  @Test func finishingFailsIfAnActionWasNotReceived() async {
    await expectIssue("add(1) has to be received before finishing") {
      let store = store()
      await store.send(.addLater(1))
      await clock.advance(by: .milliseconds(300))
      await store.finish()
    }
  }

  @Test func skippingHandlesReceivedActionsAndEffects() async {
    let store = store()
    await store.send(.start) { $0.isRunning = true }
    await clock.advance(by: .seconds(3))
    await store.skipReceivedActions()
    #expect(store.state.count == 3)
    await store.skipEffectsInFlight()
    #expect(clock.sleepers == 0)
  }

  @Test func receiveWaitsForActionsOfDetachedTasks() async {
    let store = TestStore(initialState: "") {
      AnyReducer<String, String> { state, action in
        state = action
        guard action == "ask" else { return .none }
        // The test executor cannot see a detached task, as it cannot see a server.
        return .run { send in await send(await Task.detached { "answer" }.value) }
      }
    }
    await store.send("ask") { $0 = "ask" }
    await store.receive("answer") { $0 = "answer" }
    await store.finish()
  }
}
