import MVI
import Testing

@MainActor
struct StoreObserverTests {
  private func counter() -> Store<Counter.State, Counter.Action> {
    Store(initialState: Counter.State(), reducer: Counter())
  }

  @Test func observerIsNotifiedInitiallyUnlessDisabled() {
    let store = counter()
    var told: [Int] = []
    store.observe(\.count) { told.append($0) }
    store.observe(\.count, initially: false) { told.append($0) }
    #expect(told == [0])
  }

  @Test func observerIsNotifiedOnlyOfChangesToItsSlice() {
    let store = counter()
    var counts: [Int] = []
    var notes: [String] = []
    store.observe(\.count, initially: false) { counts.append($0) }
    store.observe(\.note, initially: false) { notes.append($0) }
    store.send(.add(2))
    store.send(.note("hello"))
    store.send(.note("hello"))
    store.send(.add(0))
    #expect(counts == [2])
    #expect(notes == ["hello"])
  }

  @Test func batchOfActionsNotifiesOnce() {
    let store = counter()
    var told: [Int] = []
    store.observe(\.count, initially: false) { told.append($0) }
    store.send(contentsOf: (1...20).map { _ in .add(1) })
    #expect(told == [20])
  }

  @Test func batchWithoutNetChangeDoesNotNotify() {
    let store = counter()
    var told = 0
    store.observe(\.count, initially: false) { _ in told += 1 }
    store.send(contentsOf: [.add(1), .add(-1)])
    #expect(told == 0)
  }

  @Test func cancelledObserverIsNotNotified() {
    let store = counter()
    var told: [Int] = []
    let observation = store.observe(\.count, initially: false) { told.append($0) }
    store.send(.add(1))
    observation.cancel()
    store.send(.add(1))
    #expect(told == [1])
    #expect(!observation.isActive)
  }

  @Test func cancelledObserverIsReleased() {
    final class Owner {
      var told = 0
    }
    let store = counter()
    var owner: Owner? = Owner()
    weak let observed = owner
    let observation = store.observe(\.count) { [owner] _ in owner?.told += 1 }
    owner = nil
    #expect(observed?.told == 1)
    observation.cancel()
    store.send(.add(1))
    #expect(observed == nil)
  }

  @Test func observerCanCancelItselfAndOthersDuringNotification() {
    let store = counter()
    var told: [String] = []
    var second: Observation?
    var first: Observation?
    first = store.observe(\.count, initially: false) { _ in
      told.append("first")
      first?.cancel()
      second?.cancel()
    }
    second = store.observe(\.count, initially: false) { _ in told.append("second") }
    store.send(.add(1))
    store.send(.add(1))
    #expect(told == ["first"])
  }

  @Test func observerAddedDuringNotificationSeesTheNextChange() {
    let store = counter()
    var told: [Int] = []
    var hasAdded = false
    store.observe(\.count, initially: false) { [unowned store] _ in
      if !hasAdded { store.observe(\.count, initially: false) { told.append($0) } }
      hasAdded = true
    }
    store.send(.add(1))
    #expect(told == [])
    store.send(.add(1))
    #expect(told == [2])
  }

  @Test func scopedStoreExposesItsSliceAndForwardsActions() {
    let store = counter()
    let count = store.scope(state: \.count, action: { Counter.Action.add($0) })
    let isEven = count.scope(
      state: { $0.isMultiple(of: 2) }, action: { (more: Bool) in more ? 1 : 0 })
    var counts: [Int] = []
    var evens: [Bool] = []
    count.observe { counts.append($0) }
    isEven.observe { evens.append($0) }

    count.send(2)
    count.send(contentsOf: [2, 2])
    store.send(.note("unrelated"))
    isEven.send(true)

    #expect(count.state == 7)
    #expect(!isEven.state)
    #expect(counts == [0, 2, 6, 7])
    #expect(evens == [true, false])
  }
}
