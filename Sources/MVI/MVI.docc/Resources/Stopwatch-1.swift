import MVI

struct Stopwatch: ReducerProtocol {
  struct State: Equatable {
    var seconds = 0
    var laps: [Int] = []
  }

  enum Action: Equatable {
    case secondPassed, lap
  }
}
