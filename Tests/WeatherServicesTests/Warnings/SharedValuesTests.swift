import Foundation
import Synchronization
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

/// The lists that several places share.
@Suite struct SharedValuesTests {
  /// Places that are requested together do not arrive in the order of their times.
  @Test(
    arguments: [(-0.02, 1), (0, 1), (899, 1), (900, 2), (-60, 1), (-61, 2), (-3600, 2)]
      as [(TimeInterval, Int)])
  func valueIsRequestedOnceRegardlessOfOrder(later: TimeInterval, count: Int) async throws {
    let values = SharedValues<Int>(freshFor: 900)
    let requests = Mutex(0)
    for now in [testNow, testNow + later] {
      _ = try await values.value(of: "x", now: now) { () async throws(WeatherError) -> Int in
        requests.withLock {
          $0 += 1
          return $0
        }
      }
    }
    #expect(requests.withLock { $0 } == count)
  }

  /// A failure is not repeated for each place of a board.
  @Test(arguments: [(0, 1), (29, 1), (30, 2)] as [(TimeInterval, Int)])
  func failureIsRetriedAfterAPause(later: TimeInterval, count: Int) async {
    let values = SharedValues<Int>(freshFor: 900)
    let requests = Mutex(0)
    for now in [testNow, testNow + later] {
      await #expect(throws: WeatherError.self) {
        try await values.value(of: "x", now: now) { () async throws(WeatherError) -> Int in
          requests.withLock { $0 += 1 }
          throw .responseUnreadable(detail: "x")
        }
      }
    }
    #expect(requests.withLock { $0 } == count)
  }
}
