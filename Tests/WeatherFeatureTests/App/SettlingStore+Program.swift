import MVI
import TestSupport
import WeatherModel

@testable import WeatherFeature

extension SettlingStore<AppState, AppAction> {
  /// Creates a store of the whole program on the samples' time and list, without tropical cyclones.
  /// - Parameter dependencies: Registers the other clients that the test needs.
  convenience init(
    program state: AppState, clock: TestClock = TestClock(),
    dependencies: (inout DIContainer) -> Void
  ) {
    self.init(initialState: state) {
      AppReducer()
    } dependencies: {
      $0.storms = .none
      $0.continuousClock = clock
      $0.now = { Sample.now }
      $0.cities = Sample.cities
      dependencies(&$0)
    }
  }
}
