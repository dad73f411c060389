import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite struct HTTPDateTests {
  @Test(arguments: [
    "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
  ])
  func allThreeHTTPDateFormatsAreParsed(text: String) {
    #expect(HTTPDate.parse(text) == Date(timeIntervalSince1970: 784_111_777))
  }

  @Test(arguments: [
    "", "soon", "Sun, 06 Nov 1994", "Sun, 99 Nov 1994 08:49:37 GMT",
    "Sun, 06 Foo 1994 08:49:37 GMT",
    "Sun, 06 Nov 1994 25:49:37 GMT", "Sun, 06 Nov 1994 08:49 GMT",
    "Sun, 99999999999999999999 Nov 1994 08:49:37 GMT",
    "Sun, 06 Nov 1994 08:49:37 GMT GMT", "06 Nov 1994 08:49:37",
  ])
  func malformedDateParsesAsNil(text: String) {
    #expect(HTTPDate.parse(text) == nil)
  }

  /// RFC 9110 leaves the century of two digits to the recipient.
  @Test(
    arguments: [
      ("69", 3_150_953_377), ("70", 26_729_377), ("99", 941_878_177), ("00", 973_500_577),
      ("100", -58_984_729_823),
    ] as [(String, TimeInterval)])
  func yearOfTwoDigitsIsBetween1970And2069(year: String, seconds: TimeInterval) {
    #expect(
      HTTPDate.parse("Sunday, 06-Nov-\(year) 08:49:37 GMT")
        == Date(timeIntervalSince1970: seconds))
  }

  @Test func dateIsFormattedAsIMFFixdate() {
    let moment = Date(timeIntervalSince1970: 784_111_777)
    #expect(HTTPDate.format(moment) == "Sun, 06 Nov 1994 08:49:37 GMT")
  }

  @Test func retryAfterTakesSecondsAndDates() {
    let now = Date(timeIntervalSince1970: 784_111_700)
    func wait(_ headers: [String: String]) -> Duration? {
      HTTPResponse(status: 429, headers: headers, body: []).retryAfter(now: now)
    }
    #expect(wait([:]) == nil)
    #expect(wait(["retry-after": "120"]) == .seconds(120))
    #expect(wait(["retry-after": "-5"]) == .zero)
    #expect(wait(["retry-after": "86399"]) == .seconds(86_399))
    #expect(wait(["retry-after": "99999999999"]) == .seconds(86_400))
    #expect(wait(["retry-after": "9223372036854775808"]) == .seconds(86_400))
    #expect(wait(["retry-after": String(repeating: "9", count: 400)]) == .seconds(86_400))
    #expect(wait(["retry-after": ""]) == nil)
    #expect(wait(["retry-after": "Sun, 06 Nov 1994 08:49:37 GMT"]) == .seconds(77))
    #expect(wait(["retry-after": "whenever"]) == nil)
    #expect(wait(["retry-after": "Sun, 06 Nov 1994 08:40:00 GMT"]) == .zero)
    #expect(wait(["retry-after": "Sat, 06 Nov 2094 08:49:37 GMT"]) == .seconds(86_400))
  }

  @Test func redirectsToOtherHostsPortsOrPlainHTTPAreRejected() throws {
    func may(_ from: String, _ to: String) throws -> Bool {
      try #require(ServerURL(string: from)).mayRedirect(to: #require(ServerURL(string: to)))
    }
    #expect(try may("https://a.example/x", "https://a.example/y"))
    #expect(try may("http://a.example/x", "https://A.example/y"))
    #expect(try may("http://a.example:8080/x", "http://a.example:8080/y"))
    #expect(try !may("http://a.example:8080/x", "http://a.example:8081/y"))
    #expect(try !may("https://a.example/x", "https://a.example:8443/y"))
    #expect(try !may("http://a.example/x", "https://a.example:8443/y"))
    #expect(try !may("http://a.example:8080/x", "https://a.example/y"))
    #expect(try may("https://a.example/x", "https://a.example:443/y"))
    #expect(try !may("https://a.example/x", "http://a.example/y"))
    #expect(try !may("https://a.example/x", "https://b.example/y"))
    #expect(try !may("https://a.example/x", "ftp://a.example/y"))
  }

  @Test(arguments: [
    ("http://127.0.0.1:8080/x", true), ("http://127.9.8.7", true), ("http://localhost:1", true),
    ("http://[::1]:8080/x", true), ("http://LOCALHOST", true),
    ("http://127.0.0.1.example.org", false), ("http://127.example", false),
    ("http://localhost.example", false), ("http://192.0.2.1", false), ("http://[::2]", false),
    ("http://1270.0.0.1", false),
  ])
  func onlyLocalhostAddressesAreLoopback(address: String, isLoopback: Bool) throws {
    #expect(try #require(ServerURL(string: address)).isLoopback == isLoopback)
  }
}
