import Testing

@testable import CitySearch

struct TypedPointTests {
  @Test func pointsAreReadAsPeoplePasteThem() throws {
    let point = try #require(TypedPoint("37.5665,126.978"))
    for text in [
      "37.5665, 126.978", "37.5665 126.978", "37.5665N,126.978E", "37.5665° N, 126.978° E",
      "N37.5665 E126.978", "126.978E 37.5665N", "37°33′59.4″N 126°58′40.8″E",
      " 37.5665 ; 126.978 ", "37°33'59.4\"N, 126°58'40.8\"E",
    ] {
      guard case .onTheGlobe(let latitude, let longitude) = TypedPoint(text) else {
        Issue.record("\(text)")
        continue
      }
      #expect(abs(latitude - 37.5665) < 1e-6 && abs(longitude - 126.978) < 1e-6, "\(text)")
    }
    #expect(point == .onTheGlobe(latitude: 37.5665, longitude: 126.978))
    #expect(TypedPoint("37.5 127") == .onTheGlobe(latitude: 37.5, longitude: 127))
    #expect(TypedPoint("-33.9 151.2") == .onTheGlobe(latitude: -33.9, longitude: 151.2))
    #expect(TypedPoint("33.9S 151.2E") == .onTheGlobe(latitude: -33.9, longitude: 151.2))
    #expect(TypedPoint("37°34′N 126°58′E") != nil)
  }

  @Test func whatLiesOffTheGlobeIsToldApartFromWhatIsNoPoint() {
    #expect(TypedPoint("95,200") == .offTheGlobe)
    #expect(TypedPoint("91.5 10") == .offTheGlobe)
    for text in [
      "", "seoul", "06236", "12 34", "1,2,3", "37.5", "north 5", "10N 20N", "1e5,3", ",",
    ] {
      #expect(TypedPoint(text) == nil, "\(text)")
    }
  }
}
