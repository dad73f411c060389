import MVI

/// A small feature for tests.
struct Counter: ReducerProtocol {
  struct State: Equatable {
    var count = 0
    var note = ""
    var isRunning = false
  }

  enum Action: Equatable {
    case add(Int)
    case note(String)
    case addLater(Int)
    case start
    case tick
    case stop
  }

  enum EffectName { case timer, later }

  @Inject(\.continuousClock) var clock

  func reduce(state: inout State, action: Action) -> EffectType<Action> {
    switch action {
    case .add(let amount):
      state.count += amount
      return .none
    case .note(let text):
      state.note = text
      return .none
    case .addLater(let amount):
      return .send(.add(amount)).debounce(id: EffectName.later, for: .milliseconds(300))
    case .start:
      state.isRunning = true
      return .run(id: EffectName.timer, cancelInFlight: true) { [clock] send in
        while (try? await clock.sleep(for: .seconds(1))) != nil {
          await send(.tick)
        }
      }
    case .tick:
      state.count += 1
      return .none
    case .stop:
      state.isRunning = false
      return .cancel(id: EffectName.timer)
    }
  }
}
