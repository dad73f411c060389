import MVI
import Testing

@MainActor
struct StoreOrderTests {
  @Test func actionsAreReducedInTheOrderTheyAreSent() {
    let store = trace()
    store.send("a")
    store.send(contentsOf: ["b", "c"])
    store.send("d")
    #expect(store.state == ["a", "b", "c", "d"])
  }

  @Test func effectActionIsReducedBeforeTheNextActionOfTheBatch() {
    let store = trace { $0 == "a" ? .send("effect of a") : .none }
    store.send(contentsOf: ["a", "b"])
    #expect(store.state == ["a", "effect of a", "b"])
  }

  @Test func anActionSentFromInsideAReducerIsReducedNextInTheSameBatch() {
    var store: Trace?
    var notifications = 0
    store = trace { action in
      if action == "a" {
        store?.send("nested")
        #expect(store?.state == [], "the state is written once, at the end of the batch")
      }
      return .none
    }
    store?.observe({ $0 }, initially: false) { _ in notifications += 1 }
    store?.send(contentsOf: ["a", "b"])
    #expect(store?.state == ["a", "nested", "b"])
    #expect(notifications == 1)
    store = nil
  }

  @Test func actionsSentTogetherFromInsideAReducerAreReducedNext() {
    var store: Trace?
    store = trace { action in
      if action == "a" {
        store?.send(contentsOf: ["1", "2"])
        #expect(store?.state == [])
      }
      return .none
    }
    store?.send(contentsOf: ["a", "b"])
    #expect(store?.state == ["a", "1", "2", "b"])
    store = nil
  }

  @Test func actionsSentTogetherByAnObserverAreOneBatch() {
    let store = trace()
    var seen: [[String]] = []
    store.observe({ $0 }, initially: false) { [unowned store] state in
      if state == ["a"] { store.send(contentsOf: ["b", "c"]) }
    }
    store.observe({ $0 }, initially: false) { seen.append($0) }
    store.send("a")
    #expect(seen == [["a"], ["a", "b", "c"]])
  }

  @Test func actionSentByAnObserverStartsANewBatch() {
    let store = trace()
    var seen: [[String]] = []
    store.observe({ $0 }, initially: false) { [unowned store] state in
      if state == ["a"] {
        store.send("b")
        #expect(store.state == ["a"])
      }
    }
    store.observe({ $0 }, initially: false) { seen.append($0) }
    store.send("a")
    #expect(seen == [["a"], ["a", "b"]])
  }

  @Test func emptyBatchDoesNotChangeState() {
    let store = trace()
    store.send(contentsOf: [])
    #expect(store.state.isEmpty)
  }

  @Test func oneMillionActionsAreReduced() {
    let store = Store(
      initialState: 0,
      reducer: AnyReducer<Int, Int> { state, action in
        state += action
        return .none
      })
    var woken = 0
    store.observe({ $0 < 0 }, initially: false) { _ in woken += 1 }
    for _ in 0..<500_000 { store.send(1) }
    store.send(contentsOf: repeatElement(1, count: 500_000))
    #expect(store.state == 1_000_000)
    #expect(woken == 0)
  }
}
