import MVI
import TestSupport
import Testing

@MainActor
struct StoreLifetimeTests {
  @Test func runningEffectDoesNotRetainTheStore() async {
    let gate = Gate()
    var store: Trace? = trace { _ in .run { _ in await gate.pass() } }
    weak let observed = store
    store?.observe({ $0.count }) { _ in }
    store?.send("a")
    await settle()
    #expect(observed?.effectsInFlight.count == 1)
    store = nil
    #expect(observed == nil)
    gate.open()
    await settle()
  }

  @Test func deallocatingTheStoreCancelsItsEffects() async {
    let clock = TestClock()
    var ended: [String] = []
    var store: Trace? = trace { action in
      .concatenate(
        .run { @MainActor _ in
          try? await clock.sleep(for: .seconds(1))
          ended.append(Task.isCancelled ? "\(action) cancelled" : action)
        },
        .run { @MainActor _ in ended.append("after \(action)") })
    }
    store?.send("a")
    await settle()
    #expect(clock.sleepers == 1)
    store = nil
    await settle()
    #expect(clock.sleepers == 0)
    #expect(ended == ["a cancelled"])
  }

  @Test func actionsOfAnEffectOutlivingItsStoreAreIgnored() async {
    let gate = Gate()
    var hasEnded = false
    var store: Trace? = trace { _ in
      .run { @MainActor send in
        await gate.pass()
        send("late")
        hasEnded = true
      }
    }
    store?.send("a")
    await settle()
    store = nil
    gate.open()
    await settle()
    #expect(hasEnded)
  }

  @Test func finishedEffectIsNotInFlight() async {
    let store = trace { $0 == "a" ? .run(id: "work") { await $0("b") } : .none }
    store.send("a")
    #expect(store.effectsInFlight == [[EffectID("work")]])
    await store.finishEffects()
    #expect(store.effectsInFlight.isEmpty)
    #expect(store.state == ["a", "b"])
  }

  @Test func storeWithoutExecutorRunsEffectsOnTheGlobalPool() async {
    let store = Store(
      initialState: 0,
      reducer: AnyReducer<Int, Int> { state, action in
        state += action
        return action == 1
          ? .merge((0..<100).map { _ in .run { await $0(10) } }) : .none
      })
    store.send(1)
    await store.finishEffects()
    #expect(store.state == 1001)
  }
}
