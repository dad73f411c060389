import MVI
import TestSupport
import Testing

@MainActor
struct EffectCancellationTests {
  private let clock = TestClock()

  private func answer(_ action: String) -> EffectType<String> {
    .run { [clock] send in
      guard (try? await clock.sleep(for: .seconds(1))) != nil else { return }
      await send("answer to \(action)")
    }
  }

  @Test func cancelAffectsOnlyEffectsWithThatID() async {
    let store = trace(clock: clock) { [self] in
      switch $0 {
      case "a", "b": answer($0).cancellable(id: $0)
      case "cancel a": .cancel(id: "a")
      default: .none
      }
    }
    store.send(contentsOf: ["a", "b", "cancel a"])
    #expect(store.effectsInFlight == [[EffectID("b")]])
    await clock.run()
    #expect(store.state == ["a", "b", "cancel a", "answer to b"])
  }

  @Test func effectsWithTheSameIDRunConcurrentlyByDefault() async {
    let store = trace(clock: clock) { [self] in
      $0.count == 1 ? answer($0).cancellable(id: "id") : .none
    }
    store.send(contentsOf: ["a", "b"])
    await clock.run()
    #expect(store.state == ["a", "b", "answer to a", "answer to b"])
  }

  @Test func cancelInFlightReplacesEarlierEffects() async {
    let store = trace(clock: clock) { [self] in
      $0.count == 1 ? answer($0).cancellable(id: "id", cancelInFlight: true) : .none
    }
    store.send("a")
    await settle()
    store.send("b")
    #expect(store.effectsInFlight.count == 1)
    await clock.run()
    #expect(store.state == ["a", "b", "answer to b"])
  }

  @Test func actionsOfACancelledEffectAreIgnored() async {
    let gate = Gate()
    let store = trace(clock: clock) { action in
      switch action {
      case "a":
        .run(id: "id") { send in
          await gate.pass()
          await send("late")
        }
      case "stop": .cancel(id: "id")
      default: .none
      }
    }
    store.send("a")
    await settle()
    store.send("stop")
    gate.open()
    await settle()
    #expect(store.state == ["a", "stop"])
  }

  @Test func actionsSentAfterTheEffectFinishedAreIgnored() async {
    var kept: Send<String>?
    let store = trace(clock: clock) { $0 == "a" ? .run { @MainActor in kept = $0 } : .none }
    store.send("a")
    await store.finishEffects()
    kept?("late")
    #expect(kept != nil)
    #expect(store.state == ["a"])
  }

  @Test func cancellingAnOuterIDCancelsNestedEffects() async {
    let store = trace(clock: clock) { [self] in
      switch $0 {
      case "a":
        .concatenate(answer("1").cancellable(id: "inner"), answer("2")).cancellable(id: "outer")
      case "stop": .cancel(id: "outer")
      default: .none
      }
    }
    store.send("a")
    #expect(store.effectsInFlight == [[EffectID("outer"), EffectID("inner")]])
    await settle()
    store.send("stop")
    await clock.run()
    #expect(store.state == ["a", "stop"])
    #expect(store.effectsInFlight.isEmpty)
  }

  @Test func cancellingOnePartOfAConcatenationContinuesWithTheNext() async {
    let store = trace(clock: clock) { [self] in
      switch $0 {
      case "a": .concatenate(answer("1").cancellable(id: "first"), answer("2"))
      case "stop": .cancel(id: "first")
      default: .none
      }
    }
    store.send("a")
    await settle()
    store.send("stop")
    await clock.run()
    #expect(store.state == ["a", "stop", "answer to 2"])
  }

  @Test func actionInAConcatenationCanCancelTheRest() async {
    let store = trace(clock: clock) { [self] in
      switch $0 {
      case "a":
        .concatenate(answer("1"), .send("stop"), .send("not sent"), answer("2"))
          .cancellable(id: "id")
      case "stop": .cancel(id: "id")
      default: .none
      }
    }
    store.send("a")
    await clock.run()
    #expect(store.state == ["a", "answer to 1", "stop"])
    #expect(store.effectsInFlight.isEmpty)
  }

  @Test func cancelInFlightEffectCanBeDebouncedWithTheSameID() async {
    let store = trace(clock: clock) { [self] in
      guard $0.count == 1 else { return .none }
      return answer($0).cancellable(id: "id", cancelInFlight: true)
        .debounce(id: "id", for: .seconds(1))
    }
    store.send("a")
    await clock.advance(by: .milliseconds(1500))
    store.send("b")
    await clock.run()
    #expect(store.state == ["a", "b", "answer to b"])
    #expect(store.effectsInFlight.isEmpty)
  }
}
