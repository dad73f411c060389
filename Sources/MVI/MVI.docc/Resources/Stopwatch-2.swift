import MVI

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
