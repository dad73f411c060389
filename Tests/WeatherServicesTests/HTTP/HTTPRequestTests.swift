import Testing
import WeatherModel

@testable import WeatherServices

@Suite struct HTTPRequestTests {
  private func request(_ items: [HTTPRequest.QueryItem]) throws -> HTTPRequest {
    HTTPRequest(
      base: try #require(ServerURL(string: "https://a.example")), path: "data", query: items)
  }

  @Test func onlySecretsAreHiddenInDescription() throws {
    let requested = try request([
      .init(name: "q", value: "x y"), .init(name: "appid", value: "k1", isSecret: true),
    ])
    #expect(requested.description == "https://a.example/data?q=x%20y&appid=***")
    #expect(requested.url?.absoluteString == "https://a.example/data?q=x%20y&appid=k1")
  }

  @Test func anEmptyOrPublicValueIsNoSecret() throws {
    #expect(try !request([.init(name: "q", value: "x")]).hasSecrets)
    #expect(try !request([.init(name: "appid", value: "", isSecret: true)]).hasSecrets)
    #expect(try request([.init(name: "appid", value: "x", isSecret: true)]).hasSecrets)
  }

  @Test func publicValuesRemainInTheBody() throws {
    let requested = try request([
      .init(name: "language", value: "norwegian"), .init(name: "q", value: "x"),
      .init(name: "appid", value: "", isSecret: true),
    ])
    let body = Array("norwegian language=norwegian q=x appid=".utf8)
    #expect(requested.hidingSecrets(in: body, ofAtLeast: 4) == body)
  }

  @Test(
    arguments: [
      (#"no \u200bk3y4"#, #"no \u200b***"#), (#"k3\u001fy4 k3\u007fy4"#, "*** ***"),
      (#"k3\u0020y4"#, #"k3\u0020y4"#), ("k3%20y4", "k3%20y4"), ("k3%7Fy4", "***"),
      ("k3y", "k3y"), (#"k3\u1f"#, #"k3\u1f"#), ("k3%1", "k3%1"), ("k3y4", "***"),
      // A sign is no digit of an escape.
      ("k3%+1y4", "k3%+1y4"), (#"k3\u+001y4"#, #"k3\u+001y4"#), (#"k3\u+0794"#, #"k3\u+0794"#),
      (#"\u006b%33y4"#, "***"), (#"\k3y4"#, "***"),
      ("k3y4k3y4k3y", "******k3y"),
    ])
  func secretIsFoundAroundInvisibleCharactersOnly(body: String, hidden: String) {
    let replaced = SecretText("k3y4").replaced(by: "***", in: Array(body.utf8))
    #expect(String(decoding: replaced, as: UTF8.self) == hidden)
  }

  @Test(
    arguments: [
      ("plain", "plain"), ("%20", " "), ("a%2Fb%2fc", "a/b/c"), ("%EC%84%9C", "서"),
      ("100%", nil), ("%4", nil), ("%0g", nil), ("%+1", nil), ("%-0", nil), ("%zz", nil),
      ("%ff", nil),
    ] as [(String, String?)])
  func percentEncodingIsDecodedOrRejected(text: String, decoded: String?) {
    #expect(text.percentDecoded == decoded)
  }

  @Test func everyReservedByteIsEncodedWithTwoDigits() {
    #expect("\u{0}\u{F}\u{10}az-/é".percentEncoded(keeping: "-") == "%00%0F%10az-%2F%C3%A9")
  }

  @Test(arguments: [
    "https://a.example/a b", "https://a.example/<b>", "https://a.example/{b}",
    "https://a.example/\u{7F}", "https://a.example/é", "https://a.example/a\\b", "://a.example",
    "https:///path", "https://", "https://:80", "https://a.example:", "https://a.example:x",
  ])
  func onlyAnEmptyPortIsToleratedInAMalformedAddress(text: String) {
    #expect((ServerURL(string: text) != nil) == (text == "https://a.example:"))
  }

  @Test func queryValueIsFoundByItsWholeName() throws {
    let url = try #require(ServerURL(string: "https://a.example/x?restart=1&start=20&end=#start=3"))
    #expect(url.queryValue("start") == "20")
    #expect(url.queryValue("end") == "")
    #expect(url.queryValue("art") == nil)
  }

  @Test func durationIsConvertedToWholeMilliseconds() {
    #expect(Duration.milliseconds(2_345).milliseconds == 2_345)
    #expect(Duration.microseconds(2_999).milliseconds == 2)
    #expect(Duration.seconds(3_600).milliseconds == 3_600_000)
  }
}
