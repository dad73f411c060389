import MVI
import Synchronization
import TestSupport
import Testing

@MainActor
struct EffectTimeTests {
  private let clock = TestClock()

  @Test func debounceSendsOnlyTheLastAction() async {
    let store = trace(clock: clock) {
      $0.hasSuffix("!") ? .none : .send("\($0)!").debounce(id: "id", for: .milliseconds(300))
    }
    store.send("S")
    await clock.advance(by: .milliseconds(299))
    store.send("Se")
    await clock.advance(by: .milliseconds(299))
    store.send("Seo")
    #expect(store.effectsInFlight.count == 1)
    await clock.advance(by: .milliseconds(299))
    #expect(store.state == ["S", "Se", "Seo"])
    await clock.advance(by: .milliseconds(1))
    #expect(store.state == ["S", "Se", "Seo", "Seo!"])
    #expect(clock.sleepers == 0)
  }

  @Test func aDelayedEffectCanBeCancelledWhileItWaits() async {
    let store = trace(clock: clock) {
      switch $0 {
      case "a": .send("b").delayed(by: .seconds(1)).cancellable(id: "id")
      case "stop": .cancel(id: "id")
      default: .none
      }
    }
    store.send("a")
    await clock.advance(by: .milliseconds(999))
    store.send("stop")
    await clock.run()
    #expect(store.state == ["a", "stop"])
    #expect(clock.sleepers == 0)
  }

  @Test func delayStartsWhenTheEffectIsReturned() async {
    let clock = NotedClock()
    let store = DIContainer.withValues {
      $0.continuousClock = clock
    } operation: {
      Store(
        initialState: 0,
        reducer: AnyReducer<Int, Int> { _, action in
          action == 1 ? .send(2).delayed(by: .seconds(1)) : .none
        },
        effectExecutor: TestExecutor.shared)
    }
    store.send(1)
    clock.move(by: .seconds(5))
    await store.finishEffects()
    #expect(clock.deadlines == [.seconds(1)])
  }
}

/// A clock that returns immediately and records the requested deadlines.
private final class NotedClock: Clock {
  private let time = Mutex(TestClock.Instant(offset: .zero))
  private let noted = Mutex<[Duration]>([])

  var now: TestClock.Instant { time.withLock { $0 } }
  var minimumResolution: Duration { .zero }
  var deadlines: [Duration] { noted.withLock { $0 } }

  func move(by duration: Duration) {
    time.withLock { $0 = $0.advanced(by: duration) }
  }

  func sleep(until deadline: TestClock.Instant, tolerance: Duration?) async throws {
    noted.withLock { $0.append(deadline.offset) }
  }
}
