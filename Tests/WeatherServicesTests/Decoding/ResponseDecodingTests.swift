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

  /// Separators in a string count too, because the count is an upper bound.
  @Test func responseWithMaximumNumberOfValuesIsDecoded() throws {
    func text(of count: Int) -> [UInt8] {
      Array("\"\(String(repeating: ",", count: count))\"".utf8)
    }
    #expect(try Answer.decode(String.self, from: text(of: 300_000)).utf8.count == 300_000)
    #expect(throws: WeatherError.responseUnreadable(detail: "too many values")) {
      try Answer.decode(String.self, from: text(of: 300_001))
    }
  }

  @Test(arguments: ["<html>", " <html>", "\t\r\n <!DOCTYPE html>"])
  func webPageIsRecognizedAfterBlanks(text: String) {
    #expect(throws: WeatherError.webPage) {
      try Answer.decode([String].self, from: Array(text.utf8))
    }
  }

  @Test(arguments: ["null", "7", "[]"])
  func responseOfAnotherTypeIsNamedSo(text: String) {
    #expect(throws: WeatherError.responseUnreadable(detail: "not an object")) {
      try Answer.decode([String: Int].self, from: Array(text.utf8))
    }
  }

  @Test(arguments: [
    ("32400", 32_400), ("-43200", -43_200), ("50400", 50_400), ("\"20700\"", 20_700), ("0", 0),
    ("51300", nil), ("-44100", nil), ("-999", nil), ("1e14", nil), ("null", nil),
  ])
  func offsetFromUTCIsInQuarterHours(text: String, offset: Int?) throws {
    let value = try Answer.decode([LenientValue].self, from: Array("[\(text)]".utf8))
    #expect(value.first?.utcOffset == offset)
  }

  @Test func rowsAreOrderedAndOnlyTheFirstOfAKeyIsKept() {
    let rows = [(3, "a"), (1, "b"), (3, "c"), (2, "d"), (1, "e")]
    #expect(rows.ordered { $0.0 }.map(\.1) == ["b", "d", "a"])
  }

  @Test func namesInErrorsAreShortened() {
    let name = String(repeating: "x", count: 70)
    #expect(
      throws: WeatherError.responseUnreadable(detail: "unexpected value at \(name.prefix(60))")
    ) {
      try Answer.decode([String: Int].self, from: Array("{\"\(name)\":true}".utf8))
    }
  }

  @Test(
    arguments: [
      (401, true, .keyRefused(status: 401)), (403, true, .keyRefused(status: 403)),
      (401, false, .badRequest(status: 401, detail: "no")),
      (403, false, .badRequest(status: 403, detail: "no")),
      (402, true, .badRequest(status: 402, detail: "no")),
      (404, true, .placeNotFound), (405, true, .badRequest(status: 405, detail: "no")),
      (429, true, .tooManyRequests(retryAt: nil)),
      (430, true, .badRequest(status: 430, detail: "no")),
      (500, true, .serverError(status: 500)), (599, true, .serverError(status: 599)),
      (302, true, .badRequest(status: 302, detail: "no")),
    ] as [(Int, Bool, WeatherError)])
  func statusMapsToItsError(status: Int, hasKey: Bool, error: WeatherError) {
    let response = HTTPResponse(status: status, headers: [:], body: [])
    #expect(throws: error) { try response.validated(words: "no", hasKey: hasKey) }
    // The body may contradict the head.
    let other = HTTPResponse(status: 200, headers: [:], body: [])
    #expect(throws: error) { try other.validated(status: status, words: "no", hasKey: hasKey) }
  }

  @Test func lenientNumberConvertsToIntegerBelowOneQuadrillion() throws {
    let cases: [(text: String, integer: Int?)] = [
      ("999999999999999", 999_999_999_999_999), ("1e15", nil), ("-1e15", nil), ("2.5", 3),
      ("\"7\"", 7), ("null", nil),
    ]
    for (text, integer) in cases {
      #expect(try decoded(LenientValue.self, text).integer == integer, "\(text)")
    }
  }

  @Test(arguments: ["true", "false"])
  func booleanIsNeitherANumberNorText(text: String) throws {
    let value = try decoded(LenientValue.self, text)
    #expect(value.number == nil && value.text == nil)
    #expect(try decoded(Lenient<Bool>.self, text).value == (text == "true"))
  }

  @Test func booleanInPlaceOfANumberIsAMissingValue() throws {
    let answer = try decoded(
      OpenMeteoResponse.Forecast.self,
      """
      {"current":{"time":1800000000,"temperature_2m":true,"relative_humidity_2m":60},
       "hourly":{"time":[1800000000,1800003600],"temperature_2m":[false,true]}}
      """)
    let report = OpenMeteoMapper(place: seoul, fetchedAt: testNow).report(answer)
    #expect(report.current.temperature == nil && report.current.humidity == 60)
    #expect(report.hourly.map(\.temperature) == [nil])
  }

  @Test func cleanedTextHasAtMost200Characters() {
    let text: String? = String(repeating: "x", count: 201)
    #expect(text.cleaned()?.count == 200)
  }
}
