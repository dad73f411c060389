import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite struct ResponseDecodingTests {
  private func answer(of pieces: Int, _ piece: String) -> [UInt8] {
    Array(
      "{\"current\":{\"time\":1},\"hourly\":{\"time\":[\(Array(repeating: piece, count: pieces).joined(separator: ","))]}}"
        .utf8)
  }

  @Test(arguments: ["1", "[1]", "{}", "[[[]]]"])
  func responseWithMillionValuesIsRejected(piece: String) {
    #expect(throws: WeatherError.responseUnreadable(detail: "too many values")) {
      try Answer.decode(OpenMeteoResponse.Forecast.self, from: answer(of: 1_000_000, piece))
    }
  }

  @Test func responseForFiftyPlacesIsDecoded() throws {
    let place = String(decoding: answer(of: 3000, "1"), as: UTF8.self)
    let places = "[\(Array(repeating: place, count: 50).joined(separator: ","))]"
    let decoded = try Answer.decode(
      OneOrMany<OpenMeteoResponse.Forecast>.self, from: Array(places.utf8))
    #expect(decoded.elements.count == 50)
  }

  @Test func lenientListIsTruncatedToMaxHoursPlusOne() throws {
    let most = WeatherReport.maxHours + 1
    for count in [most - 1, most, most + 1] {
      let list = try Answer.decode(
        LenientList<Int>.self,
        from: Array("[\((0..<count).map(String.init).joined(separator: ","))]".utf8))
      #expect(list.elements == Array(0..<min(most, count)))
    }
  }
}
