import CitySearch
import Foundation
import MVI

/// Measures in this process what has a budget in this process.
@main
enum Bench {
  @MainActor static func main() throws {
    print("machine: \(Report.machine)")
    measureStore()
    try measureSearch()
  }

  /// A million actions, with an observer of something that none of them changes.
  @MainActor private static func measureStore() {
    struct State: Sendable {
      var count = 0
      var other = 0
    }
    let store = Store(
      initialState: State(),
      reducer: AnyReducer<State, Int> { state, step in
        state.count += step
        return .none
      })
    var wakes = 0
    store.observe({ $0.other }, initially: false) { _ in wakes += 1 }
    let actions = 1_000_000
    let time = ContinuousClock().measure { for _ in 0..<actions { store.send(1) } }
    let rate = Double(actions) / (time / .seconds(1))
    precondition(store.state.count == actions)
    Report.line(
      "store: actions a second, one by one", String(format: "%.0f", rate), ">= 2000000",
      isKept: rate >= 2_000_000)
    Report.line("store: observers woken in vain", "\(wakes)", "0", isKept: wakes == 0)
  }

  /// Every beginning of what people type, as they type it.
  private static func measureSearch() throws {
    let list = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "cities.json").path
    let cache = FileManager.default.temporaryDirectory.appending(path: "weather-tui-bench").path
    let index = try CityIndex.open(listAt: list, cacheDirectory: cache)
    let typed = [
      "seoul", "서울", "ㅅㅇ", "부산", "new york", "sao paulo", "london ca", "ソウル", "Сеул", "münchen",
      "tokyo", "san francisco", "xqzv", "paris fr", "東京",
    ]
    let queries = typed.flatMap { text in text.indices.map { String(text[...$0]) } }
    var times: [Double] = []
    for round in 0..<20 {
      for query in queries {
        let time = ContinuousClock().measure { _ = index.search(query, limit: 50) }
        if round > 0 { times.append(Report.milliseconds(time)) }
      }
    }
    times.sort()
    let (median, worst) = (times[times.count / 2], times.last ?? 0)
    Report.line(
      "search: median, \(index.count) places", Report.text(median), "<= 1 ms", isKept: median <= 1)
    Report.line("search: worst", Report.text(worst), "<= 4 ms", isKept: worst <= 4)
  }
}
