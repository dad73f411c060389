import Foundation
import TestSupport
import Testing
import WeatherFeature
import WeatherModel
import WeatherServices
import WeatherWords

@testable import WeatherProgram

/// The place that the command line names is found.
@Suite struct NamedPlaceTests {
  private let home: ProgramHome

  init() throws { home = try ProgramHome() }

  /// Returns a geocoder that knows Suanbo and, for any other name, returns a place with a different
  /// name.
  private func geocoder() throws -> LocalServer {
    try LocalServer { request in
      let name = request.query["name"] ?? ""
      let found = name.hasPrefix("Suanbo") ? "Suanbo" : "Elsewhere"
      return .json(
        """
        {"results":[{"id":1,"name":"\(found)","latitude":36.8,"longitude":128,"country_code":"KR",
         "timezone":"Asia/Seoul"}]}
        """)
    }
  }

  private func session(_ server: LocalServer, given: GivenOptions = [:]) throws -> Session {
    try home.session(
      CommandLineChoices(given: given), environment: ["WEATHER_TUI_OPEN_METEO_URL": server.address])
  }

  private func suggestions(
    for query: String, _ session: Session
  ) async -> [String]? {
    do {
      let place = try await session.findPlace(named: query)
      Issue.record("\(query) was taken for \(place?.name ?? "-")")
      return nil
    } catch {
      guard case .notFound(query, let suggestions) = error, error.status == .usage else {
        return nil
      }
      return suggestions.map(\.name)
    }
  }

  @Test func listedNameMakesNoGeocoderRequest() async throws {
    let server = try geocoder()
    #expect(try await session(server).findPlace(named: "busan")?.name == "Busan")
    #expect(server.requests.isEmpty)
  }

  @Test func unlistedNameIsRequestedFromGeocoderOnce() async throws {
    let server = try geocoder()
    for _ in 1...3 {
      #expect(try await session(server).findPlace(named: "Suanbo, KR")?.name == "Suanbo")
    }
    #expect(server.requests.map(\.path) == ["/v1/search"])
    #expect(server.requests.first?.query["name"] == "Suanbo")
  }

  @Test func namePrefixRequestsGeocoderOnceThenUsesList() async throws {
    let server = try geocoder()
    for _ in 1...3 {
      #expect(try await session(server).findPlace(named: "bus")?.name == "Busan")
    }
    #expect(server.requests.map(\.path) == ["/v1/search"])
    let nowhere = ["WEATHER_TUI_OPEN_METEO_URL": try LocalServer.refusingAddress()]
    #expect(try await home.session(environment: nowhere).findPlace(named: "seo")?.name == "Seoul")
  }

  @Test func inexactNamesAreNotResolvedByTheGeocoder() async throws {
    let server = try geocoder()
    #expect(await suggestions(for: "seuol", try session(server)) == ["Seoul"])
    #expect(await suggestions(for: "Suanbo, JP", try session(server)) == [])
    let words = Language.english.words
    let problem = PlaceProblem.notFound("seuol", suggestions: [.example("Seoul")])
    #expect(words.text(for: problem).contains("Seoul"))
    #expect(!words.text(for: .notFound("q", suggestions: [])).contains("mean"))
  }

  @Test func offlineAndSampleModesMakeNoGeocoderRequests() async throws {
    let server = try geocoder()
    for given in [
      [.offline: GivenOption("--offline", "true")], [.provider: GivenOption("--demo", "sample")],
    ] as [GivenOptions] {
      #expect(await suggestions(for: "Suanbo", try session(server, given: given)) == [])
    }
    #expect(server.requests.isEmpty)
  }

  @Test func unreachableGeocoderIsReportedWithSuggestions() async throws {
    let nowhere = ["WEATHER_TUI_OPEN_METEO_URL": try LocalServer.refusingAddress()]
    let session = try home.session(environment: nowhere)
    let problem = await #expect(throws: PlaceProblem.self) {
      try await session.findPlace(named: "usan")
    }
    guard case .notSearched("usan", let suggestions, let reason)? = problem else {
      Issue.record("\(String(describing: problem))")
      return
    }
    #expect(suggestions.map(\.name) == ["Busan"] && problem?.status == .unavailable)
    let text = problem.map { Language.english.words.text(for: $0) } ?? ""
    #expect(text.hasPrefix("The online search failed: \(reason) · No place matches “usan”."))
    #expect(reason == "unreachable")
  }

  @Test func theScreenDoesNotWaitForTheGeocoder() throws {
    let server = try geocoder()
    let session = try session(server)
    try session.cities.opened()
    #expect(try session.placeAtOnce(named: "busan")?.name == "Busan")
    #expect(try session.placeAtOnce(named: "Suanbo") == nil)
    let offline = try self.session(server, given: [.offline: GivenOption("--offline", "true")])
    #expect(throws: PlaceProblem.self) { try offline.placeAtOnce(named: "Suanbo") }
  }
}
