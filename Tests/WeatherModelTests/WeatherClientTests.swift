import Synchronization
import Testing
import WeatherModel

/// The requests of a provider that takes one place per request.
@Suite struct WeatherClientTests {
  private let requests = (0..<7).map { index in
    WeatherRequest(
      place: Place(
        id: "\(index)", name: "P", coordinate: Coordinate(latitude: Double(index), longitude: 0)),
      provider: .openWeather, language: "en")
  }

  /// Returns the number of requested places, and the places whose failures were received.
  private func load(failing error: WeatherError) async -> (requested: Int, received: [String]) {
    let requested = Mutex(0)
    let received = Mutex<[String]>([])
    await WeatherClient.oneByOne(
      requests,
      requesting: { request throws(WeatherFailure) in
        requested.withLock { $0 += 1 }
        throw WeatherFailure(provider: request.provider, error: error)
      },
      { responses in
        received.withLock { $0 += responses.map(\.request.place.id) }
      })
    return (requested.withLock { $0 }, received.withLock { $0.sorted() })
  }

  @Test func failureOfOnePlaceDoesNotConcernTheOthers() async {
    let found = await load(failing: .timedOut)
    #expect(found.requested == 7 && found.received == requests.map(\.place.id))
  }

  /// The four requests that were under way are not repeated, and the others are not sent.
  @Test func rejectionOfAllRequestsStopsTheRemainingOnes() async {
    let found = await load(failing: .tooManyRequests(retryAt: nil))
    #expect(found.requested == 4 && found.received == requests.map(\.place.id))
  }

  @Test func requestIncludesNearbyMeasurements() {
    #expect(requests.allSatisfy { $0.includesNearby })
  }
}
