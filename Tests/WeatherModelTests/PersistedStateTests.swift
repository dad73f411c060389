import Foundation
import Testing
import WeatherModel

@Suite struct PersistedStateTests {
  @Test func newestTwentyTerminalsWithExactColorsAreKept() {
    var state = PersistedState()
    for number in 1...21 { state.setExactColors(true, of: "t\(number)") }
    #expect(state.exactColorTerminals == (2...21).reversed().map { "t\($0)" })
    state.setExactColors(true, of: "t5")
    #expect(state.exactColorTerminals.count == 20)
    #expect(state.exactColorTerminals.prefix(3) == ["t5", "t21", "t20"])
    state.setExactColors(false, of: "t21")
    #expect(state.exactColorTerminals.count == 19)
    #expect(state.exactColorTerminals.prefix(3) == ["t5", "t20", "t19"])
    state.setExactColors(false, of: "unknown")
    #expect(state.exactColorTerminals.count == 19)
  }

  private func discovery(_ number: Int, _ query: String) -> DiscoveredPlace {
    DiscoveredPlace(
      place: Place(
        id: "p\(number)", name: "\(number)", coordinate: Coordinate(latitude: 0, longitude: 0)),
      query: query)
  }

  @Test func newestFiveHundredDiscoveriesAreKept() {
    var state = PersistedState()
    for number in 1...501 { state.discover(discovery(number, "first")) }
    #expect(state.discoveries.count == 500)
    #expect(state.discoveries.first?.place.id == "p501")
    #expect(state.discoveries.last?.place.id == "p2")
    state.discover(discovery(9, "second"))
    #expect(state.discoveries.count == 500)
    #expect(state.discoveries.prefix(2) == [discovery(9, "second"), discovery(501, "first")])
    #expect(state.discoveries.count { $0.place.id == "p9" } == 1)
  }

  private func keys(of state: PersistedState) throws -> [String] {
    let data = try JSONEncoder().encode(state)
    return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any]).keys.sorted()
  }

  @Test func fileContainsChoicesBesideTheOtherFields() throws {
    #expect(
      try keys(of: PersistedState()) == ["discoveries", "favourites", "recents", "version"])
    var state = PersistedState(choices: [.units: "uk", .offline: "true", .mouse: "false"])
    state.background = "#102030"
    state.boardOrder = "name"
    state.setExactColors(true, of: "xterm")
    let data = try JSONEncoder().encode(state)
    #expect(
      try keys(of: state) == [
        "boardOrder", "discoveries", "exactColorTerminals", "favourites", "ground", "mouse",
        "offline", "recents", "units", "version",
      ])
    #expect(String(decoding: data, as: UTF8.self).contains(#""offline":true"#))
    #expect(try JSONDecoder().decode(PersistedState.self, from: data) == state)
  }

  @Test func deliveredNotificationsAreStored() throws {
    let alert = WeatherWarning(event: "Gale", sender: nil, start: nil, end: nil, text: nil)
    var state = PersistedState()
    let isNew = state.notifications.markDelivered(
      WeatherNotification(place: seoul, subject: .warning(alert)), at: evening)
    #expect(isNew)
    let data = try JSONEncoder().encode(state)
    #expect(try keys(of: state).contains("notices"))
    #expect(try JSONDecoder().decode(PersistedState.self, from: data) == state)
  }
}
