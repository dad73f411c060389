import MVI
import TestSupport
import Testing

/// A parent with a permanent child and an optional one.
private struct Parent: ReducerProtocol {
  struct State: Equatable {
    var counter = Counter.State()
    var panel: Counter.State?
  }

  enum Action: Equatable {
    case counter(Counter.Action)
    case panel(Counter.Action)
    case openPanel
    case closePanel

    var counter: Counter.Action? { if case .counter(let action) = self { action } else { nil } }
    var panel: Counter.Action? { if case .panel(let action) = self { action } else { nil } }
  }

  func reduce(state: inout State, action: Action) -> EffectType<Action> {
    switch action {
    case .openPanel: state.panel = Counter.State()
    case .closePanel: state.panel = nil
    case .counter, .panel: break
    }
    return .none
  }

  static func composed() -> AnyReducer<State, Action> {
    .combine(
      Counter().scope(state: \.counter, extract: \.counter, embed: Action.counter),
      Parent().optionalChild(
        state: \.panel, extract: \.panel, embed: Action.panel, Counter()))
  }
}

/// A counter that stops at its parent's limit.
private struct LimitedCounter: FeatureReducer {
  func reduce(_ count: inout Int, _ limit: Int, _ action: Int) -> EffectType<Int> {
    count = min(limit, count + action)
    return count == limit ? .none : .send(1)
  }
}

@MainActor
struct CompositionTests {
  private struct Limited: Equatable {
    var count: Int?
    var limit = 2
  }

  @Test func featureReadsItsContextAndChangesOnlyItsState() {
    let reducer = LimitedCounter().scope(
      state: \Limited.count!, context: \.limit, extract: { (text: String) in Int(text) },
      embed: { "\($0)" })
    var state = Limited(count: 0)
    _ = reducer.reduce(state: &state, action: "no number")
    #expect(state == Limited(count: 0))
    _ = reducer.reduce(state: &state, action: "5")
    #expect(state == Limited(count: 2))
  }

  @Test func absentFeatureIsNotReduced() async {
    let store = TestStore<Limited, String>(initialState: Limited(count: 0)) {
      AnyReducer<Limited, String> { state, action in
        if action == "close" { state.count = nil }
        return .none
      }
      .optionalChild(
        state: \.count, context: \.limit, extract: { Int($0) }, embed: { "\($0)" },
        LimitedCounter())
    }
    await store.send("1") { $0.count = 1 }
    await store.receive("1") { $0.count = 2 }
    await store.send("close") { $0.count = nil }
    await store.send("1")
  }

  @Test func constantContextCanBeProvided() async {
    let store = TestStore(initialState: 0) { LimitedCounter().within(1) }
    await store.send(7) { $0 = 1 }
  }

  private let clock = TestClock()

  private func store() -> TestStore<Parent.State, Parent.Action> {
    TestStore(initialState: Parent.State()) {
      Parent.composed()
    } dependencies: {
      $0.continuousClock = clock
    }
  }

  @Test func combinedReducersSeeEveryActionInOrderAndMergeTheirEffects() {
    let reducer = AnyReducer<[String], String>.combine(
      AnyReducer { state, action in
        state.append("1 \(action)")
        return .send("from 1")
      },
      AnyReducer { _, _ in .none },
      AnyReducer { state, action in
        state.append("2 \(action)")
        return .send("from 2")
      })
    var state: [String] = []
    let effect = reducer.reduce(state: &state, action: "a")
    #expect(state == ["1 a", "2 a"])
    #expect(effect.actions == ["from 1", "from 2"])
  }

  @Test func aChildReducesItsOwnActionsOnItsOwnState() async {
    let store = store()
    await store.send(.counter(.add(3))) { $0.counter.count = 3 }
    await store.send(.openPanel) { $0.panel = Counter.State() }
    await store.send(.panel(.add(4))) { $0.panel?.count = 4 }
  }

  @Test func childEffectSendsAChildAction() async {
    let store = store()
    await store.send(.counter(.addLater(5)))
    await clock.advance(by: .milliseconds(300))
    await store.receive(.counter(.add(5))) { $0.counter.count = 5 }
  }

  @Test func actionForAnAbsentChildIsIgnored() async {
    let store = store()
    await store.send(.panel(.add(1)))
    await store.send(.panel(.start))
  }

  @Test func removingAChildCancelsItsEffects() async {
    let store = store()
    await store.send(.openPanel) { $0.panel = Counter.State() }
    await store.send(.panel(.start)) { $0.panel?.isRunning = true }
    await store.send(.counter(.addLater(1)))
    await clock.advance(by: .milliseconds(300))
    await store.receive(.counter(.add(1))) { $0.counter.count = 1 }
    #expect(store.effectsInFlight.count == 1)
    await store.send(.closePanel) { $0.panel = nil }
    #expect(store.effectsInFlight.isEmpty)
    #expect(clock.sleepers == 0)
  }

  @Test func erasingATypeErasedReducerDoesNotWrapItAgain() {
    var reduced = 0
    let reducer = AnyReducer<Int, Int> { _, _ in
      reduced += 1
      return .none
    }
    var state = 0
    _ = AnyReducer(AnyReducer(reducer)).reduce(state: &state, action: 0)
    #expect(reduced == 1)
  }
}
