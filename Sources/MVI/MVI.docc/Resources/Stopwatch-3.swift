let store = Store(initialState: Stopwatch.State(), reducer: Stopwatch())
var told: [[Int]] = []
let observation = store.observe(\.laps) { told.append($0) }
store.send(contentsOf: [.secondPassed, .lap, .secondPassed, .lap])
store.send(.secondPassed)
observation.cancel()
