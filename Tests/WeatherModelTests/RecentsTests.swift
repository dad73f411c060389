import Testing
import WeatherModel

@Suite struct RecentsTests {
  @Test func recentsAreUniqueNewestFirstAndLimited() {
    var recents: [Place] = []
    for number in 0..<30 { recents.visit(place(number)) }
    recents.visit(place(22))
    #expect(recents.count == 12 && [Place].recentsLimit == 12)
    #expect(recents.prefix(3).map(\.id) == ["p22", "p29", "p28"])
    #expect(Set(recents.map(\.id)).count == recents.count)
  }

  private func place(_ number: Int) -> Place {
    Place(id: "p\(number)", name: "\(number)", coordinate: Coordinate(latitude: 0, longitude: 0))
  }
}
