import MVI
import TestSupport
import Testing

@MainActor
struct EffectOrderTests {
  private let clock = TestClock()

  /// Sends `action` after `seconds`.
  private func after(_ seconds: Int, _ action: String) -> EffectType<String> {
    .run { [clock] send in
      try? await clock.sleep(for: .seconds(seconds))
      await send(action)
    }
  }

  @Test func mergedEffectsStartTogether() async {
    let store = trace(clock: clock) { [self] in
      $0 == "go" ? .merge(after(2, "slow"), after(1, "fast")) : .none
    }
    store.send("go")
    await clock.advance(by: .seconds(1))
    #expect(store.state == ["go", "fast"])
    await clock.advance(by: .seconds(1))
    #expect(store.state == ["go", "fast", "slow"])
  }

  @Test func concatenatedEffectsStartOneAfterTheOther() async {
    let store = trace(clock: clock) { [self] in
      $0 == "go" ? .concatenate(after(2, "slow"), after(1, "fast"), .send("end")) : .none
    }
    store.send("go")
    await clock.advance(by: .seconds(2))
    #expect(store.state == ["go", "slow"])
    await clock.advance(by: .seconds(1))
    #expect(store.state == ["go", "slow", "fast", "end"])
    #expect(store.effectsInFlight.isEmpty)
  }

  @Test func concatenationWaitsForAllEffectsOfEachPart() async {
    let store = trace(clock: clock) { [self] in
      $0 == "go"
        ? .concatenate(.merge(after(1, "fast"), after(3, "slow")), after(1, "last")) : .none
    }
    store.send("go")
    await clock.advance(by: .seconds(3))
    #expect(store.state == ["go", "fast", "slow"])
    await clock.run()
    #expect(store.state == ["go", "fast", "slow", "last"])
    #expect(clock.now.offset == .seconds(4))
  }

  @Test func aConcatenationOfActionsIsReducedInTheSameBatch() {
    let store = trace(clock: clock) {
      $0 == "go" ? .concatenate(.send("a"), .none, .send("b")) : .none
    }
    store.send("go")
    #expect(store.state == ["go", "a", "b"])
    #expect(store.effectsInFlight.isEmpty)
  }

  @Test func wrappedEffectIsCountedOnceInFlight() async {
    let store = trace(clock: clock) { [self] in
      $0 == "go"
        ? .concatenate(after(1, "a"), after(1, "b")).delayed(by: .seconds(1)).cancellable(id: "id")
        : .none
    }
    store.send("go")
    for _ in 0..<3 {
      await settle()
      #expect(store.effectsInFlight == [[EffectID("id")]])
      await clock.advance(by: .seconds(1))
    }
    #expect(store.state == ["go", "a", "b"])
    #expect(store.effectsInFlight.isEmpty)
  }

  @Test func settleRunsDeeplyNestedEffects() async {
    let nested = (1...10).reduce(EffectType<String>.run { _ in }) { effect, level in
      .concatenate(effect, .send("\(level)"))
    }
    let store = trace { $0 == "go" ? nested : .none }
    store.send("go")
    await settle()
    #expect(store.state == ["go"] + (1...10).map(String.init))
    #expect(store.effectsInFlight.isEmpty)
  }

  @Test func settleRunsEffectsOnTheMainActor() async {
    let store = trace {
      guard $0 == "go" else { return .none }
      return .run { @MainActor send in
        for _ in 0..<8 { await Task.yield() }
        send("done")
      }
    }
    store.send("go")
    await settle()
    #expect(store.state == ["go", "done"])
    #expect(store.effectsInFlight.isEmpty)
  }
}
