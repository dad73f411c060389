import MVI
import TestSupport
import Testing

/// The examples of the documentation, verbatim.
@MainActor
@Suite struct ExampleTests {
  @Test(arguments: [
    "MVI/Reducers/ReducerProtocol",
    "MVI/Reducers/AnyReducer",
    "MVI/Reducers/FeatureReducer",
    "MVI/Effects/EffectType",
    "MVI/Store/Store",
    "MVI/Store/ScopedStore",
    "MVI/Injection/DIContainer",
    "MVI/Injection/DependencyKey",
  ])
  func documentationExamplesMatchTheCompiledTests(source: String) throws {
    try DocumentedExamples.check(source, against: #filePath)
  }

  @Test func tutorialCodeMatchesTheCompiledTests() throws {
    try DocumentedExamples.checkTutorial(of: "MVI", against: #filePath)
  }

  @Test func aReducerChangesItsState() {
    var state = Stopwatch.State()
    for action in [Stopwatch.Action.secondPassed, .secondPassed, .lap] {
      #expect(Stopwatch().reduce(state: &state, action: action).isNone)
    }
    #expect(state == Stopwatch.State(seconds: 2, laps: [2]))
  }

  @Test func reducersAreComposed() {
    struct Race: Equatable {
      var first = Stopwatch.State()
      var isOver = false
    }

    enum RaceAction: Equatable {
      case first(Stopwatch.Action)
      case finished
    }

    let ending = AnyReducer<Race, RaceAction> { race, action in
      if action == .finished { race.isOver = true }
      return .none
    }
    let watching = Stopwatch().scope(
      state: \Race.first,
      extract: { if case .first(let action) = $0 { action } else { nil } },
      embed: RaceAction.first)
    let reducer = AnyReducer.combine(ending, watching)

    var race = Race()
    for action in [RaceAction.first(.secondPassed), .first(.lap), .finished] {
      _ = reducer.reduce(state: &race, action: action)
    }
    #expect(race == Race(first: Stopwatch.State(seconds: 1, laps: [1]), isOver: true))
  }

  @Test func aFeatureReadsItsContext() {
    struct Volume: FeatureReducer {
      func reduce(_ volume: inout Int, _ limit: Int, _ steps: Int) -> EffectType<Int> {
        volume = max(0, min(limit, volume + steps))
        return .none
      }
    }

    struct Radio: Equatable {
      var volume = 3
      var limit = 4
    }

    let radio = Volume().scope(
      state: \Radio.volume, context: \.limit, extract: { (steps: Int) in steps }, embed: { $0 })
    var state = Radio()
    _ = radio.reduce(state: &state, action: 7)
    #expect(state == Radio(volume: 4))
  }

  @Test func effectExposesItsIDs() {
    enum EffectName { case answer }

    func search(for text: String) -> EffectType<[String]> {
      if text.isEmpty { return .cancel(id: EffectName.answer) }
      return .run { send in await send(["\(text)ville", "New \(text)"]) }
        .debounce(id: EffectName.answer, for: .milliseconds(300))
    }

    #expect(search(for: "York").ids == [EffectID(EffectName.answer)])
    #expect(search(for: "").cancelledIDs == [EffectID(EffectName.answer)])
  }

  @Test func observersAreNotifiedOncePerBatch() {
    let store = Store(initialState: Stopwatch.State(), reducer: Stopwatch())
    var observed: [[Int]] = []
    let observation = store.observe(\.laps) { observed.append($0) }
    store.send(contentsOf: [.secondPassed, .lap, .secondPassed, .lap])
    store.send(.secondPassed)
    observation.cancel()
    // `observed` is now [[], [1, 2]]: the value at the beginning, and one for the batch.
    #expect(observed == [[], [1, 2]])
  }

  @Test func scopedStoreIsAViewOfItsParent() {
    struct Race: Equatable {
      var stopwatch = Stopwatch.State()
      var runners = 8
    }

    let reducer = Stopwatch().scope(state: \Race.stopwatch, extract: { $0 }, embed: { $0 })
    let store = Store(initialState: Race(), reducer: reducer)
    let stopwatch = store.scope(state: \.stopwatch, action: { $0 })
    stopwatch.send(.secondPassed)
    // stopwatch.state.seconds is now 1. Changes to the runners do not call its observers.
    #expect(stopwatch.state.seconds == 1)
    #expect(store.state.stopwatch.seconds == 1)
  }

  @Test func valuesAreOverriddenForOneClosure() {
    struct Greeter {
      @Inject(\.greeting) var greeting
    }

    let greeting = DIContainer.withValues {
      $0.greeting = "안녕하세요"
    } operation: {
      Greeter().greeting
    }
    #expect(greeting == "안녕하세요")
  }
}

struct Stopwatch: ReducerProtocol {
  struct State: Equatable {
    var seconds = 0
    var laps: [Int] = []
  }

  enum Action: Equatable {
    case secondPassed, lap
  }

  func reduce(state: inout State, action: Action) -> EffectType<Action> {
    switch action {
    case .secondPassed: state.seconds += 1
    case .lap: state.laps.append(state.seconds)
    }
    return .none
  }
}

private enum GreetingKey: DependencyKey {
  static var unimplemented: String { MVI.unimplemented("greeting").description }
}

extension DIContainer {
  var greeting: String {
    get { self[GreetingKey.self] }
    set { self[GreetingKey.self] = newValue }
  }
}
