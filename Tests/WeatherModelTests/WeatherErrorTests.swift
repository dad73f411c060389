import Testing
import WeatherModel

@Suite struct WeatherErrorTests {
  /// An error; whether a retry may help, whether a cached report may be shown instead, whether it
  /// concerns every place, and whether the network is the likely cause.
  private static let errors: [(WeatherError, [Bool])] = [
    (.keyMissing, [false, false, true, false]),
    (.keyRefused(status: 401), [false, false, true, false]),
    (.badRequest(status: 400, detail: nil), [false, false, false, false]),
    (.placeNotFound, [false, false, false, false]),
    (.tooManyRequests(retryAt: nil), [true, true, true, false]),
    (.quotaReserved, [false, true, false, false]),
    (.serverError(status: 500), [true, true, false, false]),
    (.unreachable(detail: "refused"), [false, true, false, true]),
    (.libraryMissing(library: "libcurl.so.4", package: "libcurl4"), [false, true, false, false]),
    (.timedOut, [true, true, false, true]),
    (.responseUnreadable(detail: "current"), [false, true, false, false]),
    (.webPage, [false, true, false, false]),
    (.responseTooLarge(limit: 4), [false, true, false, false]),
    (.offlineWithoutData, [false, true, false, true]),
    (.cancelled, [false, false, false, false]),
  ]

  @Test func errorsDifferInTheirRemedies() {
    for (error, expected) in Self.errors {
      let found = [
        error.isTransient, error.isOutOfReach, error.concernsEveryPlace, error.isConnectivity,
      ]
      #expect(found == expected, "\(error)")
    }
  }
}
