import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite struct PollenRequestTests {
  private func request(_ latitude: Double, _ longitude: Double) throws -> HTTPRequest {
    try OpenMeteoRouter(endpoints: Endpoints(environment: [:])).airQuality(
      [Coordinate(latitude: latitude, longitude: longitude)], hourly: ["european_aqi", "pm2_5"])
  }

  @Test(arguments: [
    (52.5, 13.4, 1.6), (30.0, -25.0, 1.6), (72.0, 45.0, 1.6), (37.6, 127.0, 1), (29.9, 10, 1),
    (50, 45.1, 1), (50, -25.1, 1), (72.1, 20, 1),
  ])
  func pollenIsRequestedWhereItIsForecast(latitude: Double, longitude: Double, weight: Double)
    throws
  {
    let request = try request(latitude, longitude)
    let current = request.query.first { $0.name == "current" }?.value ?? ""
    #expect(current.contains("ragweed_pollen") == (weight > 1))
    let cost = try #require(request.cost)
    #expect(abs(cost.weight - weight) < 0.001)
  }

  @Test func implausiblePollenValuesAreDropped() throws {
    let body = """
      {"current":{"time":1800000000,"european_aqi":20,"pm2_5":5,"alder_pollen":0,"birch_pollen":41.5,
      "grass_pollen":-3,"mugwort_pollen":"x","olive_pollen":null,"ragweed_pollen":1e9}}
      """
    let answer = try JSONDecoder().decode(OpenMeteoResponse.Air.self, from: Data(body.utf8))
    let place = Place(
      id: "b", name: "Berlin", coordinate: Coordinate(latitude: 52.5, longitude: 13.4))
    let mapper = OpenMeteoMapper(
      place: place, fetchedAt: Date(timeIntervalSince1970: 1_800_000_000))
    let air = mapper.airQuality(answer, zone: "Europe/Berlin")
    var expected = Pollen()
    expected.alder = 0
    expected.birch = 41.5
    #expect(air?.pollen == expected)
  }
}
