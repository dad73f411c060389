import Foundation
import TestSupport
import WeatherModel

@testable import WeatherServices

/// A service on a local server, for requesting the warnings of places.
struct WarningSourceFixture {
  let services: LiveServices
  /// The server stops with its last reference.
  let server: LocalServer
  let clock: SetClock

  init(_ server: LocalServer, file: String? = nil, clock: SetClock = SetClock()) throws {
    self.clock = clock
    self.server = server
    var environment: [String: String] = [:]
    for setting in Endpoints.Setting.allCases { environment[setting.rawValue] = server.address }
    var configuration = try makeConfiguration(environment) { clock.now }
    configuration.warningAreasFile = file
    services = LiveServices(configuration, client: makeClient())
  }

  static func place(
    _ country: String, _ latitude: Double, _ longitude: Double, name: String = "Somewhere"
  ) -> Place {
    Place(
      id: "at:\(latitude),\(longitude)", name: name, countryCode: country,
      coordinate: Coordinate(latitude: latitude, longitude: longitude))
  }

  static func request(
    _ place: Place, language: String = "en", _ detailLevel: DetailLevel = .full
  ) -> WeatherRequest {
    WeatherRequest(
      place: place, provider: .openMeteo, language: language, detailLevel: detailLevel)
  }

  /// Returns the response for a place; nil if no source covers it.
  func response(_ place: Place, language: String = "en") async -> WarningsResponse? {
    defer { withExtendedLifetime(server) {} }
    return await services.warnings(for: Self.request(place, language: language))
  }

  /// Returns the events of the warnings; nil if the request failed.
  func events(_ place: Place, language: String = "en") async -> [String]? {
    await response(place, language: language)?.alerts?.map(\.event)
  }

  /// Requests the rows of a board, and returns the final status of each row's warnings.
  func board(_ places: [Place]) async -> [WarningsStatus?] {
    defer { withExtendedLifetime(server) {} }
    let last = LastReports()
    await services.reports(places.map { Self.request($0, .summary) }) { responses in
      for response in responses {
        await last.store(response.request.place.id, try? response.result.get())
      }
    }
    var statuses: [WarningsStatus?] = []
    for place in places { statuses.append(await last.reports[place.id]?.warningsStatus) }
    return statuses
  }

  private actor LastReports {
    var reports: [Place.ID: Fetched<WeatherReport>] = [:]
    func store(_ id: Place.ID, _ report: Fetched<WeatherReport>?) { reports[id] = report }
  }

  /// Returns the tests' time plus a number of seconds, in RFC 3339 format.
  static func time(_ seconds: TimeInterval) -> String { (testNow + seconds).rfc3339 }

  /// Returns a response of Open-Meteo for the places of a request.
  static func weather(_ request: LocalServer.Request) -> LocalServer.Reply {
    let count = request.query["latitude"]?.split(separator: ",").count ?? 1
    let list = Array(repeating: OpenMeteoBodies.unix, count: count)
    return .json(count == 1 ? list[0] : "[\(list.joined(separator: ","))]")
  }
}
