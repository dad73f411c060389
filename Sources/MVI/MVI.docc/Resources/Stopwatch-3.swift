let store = Store(initialState: Stopwatch.State(), reducer: Stopwatch())
var observed: [[Int]] = []
let observation = store.observe(\.laps) { observed.append($0) }
store.send(contentsOf: [.secondPassed, .lap, .secondPassed, .lap])
store.send(.secondPassed)
observation.cancel()
