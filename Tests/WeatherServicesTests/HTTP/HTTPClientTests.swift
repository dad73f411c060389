import Foundation
import Synchronization
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

extension LoopbackTests {
  @Suite struct HTTPClientTests {
    @Test func responseHasStatusHeadersAndBody() async throws {
      let server = try LocalServer(["/data": .json(#"{"a":1}"#, headers: ["X-Thing": "yes"])])
      let response = try await makeClient().response(to: request(server.address))
      #expect(response.status == 200)
      #expect(response.headers["x-thing"] == "yes")
      #expect(String(decoding: response.body, as: UTF8.self) == #"{"a":1}"#)
      // The server runs as long as it is referenced.
      withExtendedLifetime(server) {}
    }

    @Test func userAgentContainsProgramNameAndVersion() async throws {
      let server = try LocalServer(["/data": .json("{}")])
      _ = try await makeClient().response(to: request(server.address))
      #expect(server.requests.first?.headers["user-agent"] == "weather-tui/1.2.3")
    }

    @Test func queryItemsArePercentEncodedAndRoundTrip() async throws {
      let server = try LocalServer(["/pre/fix/data": .json("{}")])
      var requested = try request(server.address + "/pre/fix/")
      requested.query = [.init(name: "q", value: "서울 & são=+%,x"), .init(name: "n", value: "1")]
      _ = try await makeClient().response(to: requested)
      #expect(server.requests.first?.query == ["q": "서울 & são=+%,x", "n": "1"])
    }

    @Test(arguments: [400, 401, 403, 404, 418])
    func clientErrorsAreReturnedWithoutRetry(status: Int) async throws {
      let server = try LocalServer(["/data": .json("{}", status: status)])
      let response = try await makeClient().response(to: request(server.address))
      #expect(response.status == status)
      #expect(server.count("/data") == 1)
    }

    @Test(arguments: [500, 502, 503, 599])
    func serverErrorsAreRetriedTwiceWithBackoff(status: Int) async throws {
      let server = try LocalServer(["/data": .json("{}", status: status)])
      let log = PauseLog()
      await #expect(throws: WeatherError.serverError(status: status)) {
        try await makeClient(log: log).response(to: request(server.address))
      }
      #expect(server.count("/data") == 3)
      #expect(log.pauses == [.milliseconds(400), .milliseconds(1200)])
    }

    @Test func successfulRetryAfterServerErrorIsReturned() async throws {
      let server = try LocalServer { $0.number < 3 ? .json("", status: 503) : .json("{}") }
      let response = try await makeClient().response(to: request(server.address))
      #expect(response.status == 200)
      #expect(server.count("/data") == 3)
    }

    @Test(arguments: [2, 3])
    func shortRetryAfterDelaysTheRetry(seconds: Int) async throws {
      let server = try LocalServer {
        $0.number == 1
          ? .json("", status: 429, headers: ["Retry-After": "\(seconds)"]) : .json("{}")
      }
      let log = PauseLog()
      let response = try await makeClient(log: log).response(to: request(server.address))
      #expect(response.status == 200)
      #expect(log.pauses == [.seconds(seconds)])
      // The server runs as long as it is referenced.
      withExtendedLifetime(server) {}
    }

    @Test(arguments: [4, 14, 90])
    func longRetryAfterFailsWithRetryTime(seconds: Int) async throws {
      let server = try LocalServer([
        "/data": .json("", status: 429, headers: ["Retry-After": "\(seconds)"])
      ])
      let log = PauseLog()
      await #expect(
        throws: WeatherError.tooManyRequests(retryAt: testNow + TimeInterval(seconds))
      ) {
        try await makeClient(log: log).response(to: request(server.address))
      }
      #expect(server.count("/data") == 1)
      #expect(log.pauses.isEmpty)
    }

    @Test func retryAfterDateIsRelativeToServerDateHeader() async throws {
      let server = try LocalServer([
        "/data": .json(
          "", status: 429,
          headers: [
            "Date": "Sun, 06 Nov 1994 08:49:37 GMT", "Retry-After": "Sun, 06 Nov 1994 08:51:37 GMT",
          ])
      ])
      await #expect(throws: WeatherError.tooManyRequests(retryAt: testNow + 120)) {
        try await makeClient().response(to: request(server.address))
      }
      #expect(server.count("/data") == 1)
    }

    @Test func status429WithoutRetryAfterIsRetriedTwice() async throws {
      let server = try LocalServer(["/data": .json("", status: 429)])
      await #expect(throws: WeatherError.tooManyRequests(retryAt: nil)) {
        try await makeClient().response(to: request(server.address))
      }
      #expect(server.count("/data") == 3)
    }

    @Test func serverErrorWithLongRetryAfterIsNotRetried() async throws {
      let server = try LocalServer(["/data": .json("", status: 503, headers: ["Retry-After": "60"])]
      )
      await #expect(throws: WeatherError.serverError(status: 503)) {
        try await makeClient().response(to: request(server.address))
      }
      #expect(server.count("/data") == 1)
    }

    @Test func refusedConnectionIsUnreachableAndNotRetried() async throws {
      let log = PauseLog()
      let address = try LocalServer.refusingAddress()
      await #expect(throws: WeatherError.unreachable(detail: "connection refused")) {
        try await makeClient(log: log).response(to: request(address))
      }
      #expect(log.pauses.isEmpty)
    }

    @Test func anUnknownHostIsUnreachable() async throws {
      await #expect(throws: WeatherError.unreachable(detail: "host not found")) {
        try await makeClient().response(to: request("http://nobody.invalid"))
      }
    }

    @Test func silentServerTimesOutAfterThreeAttempts() async throws {
      let server = try LocalServer(["/data": .stall])
      let limits = TransferTimeouts(
        connect: .seconds(60), silence: .milliseconds(500), total: .seconds(600))
      await #expect(throws: WeatherError.timedOut) {
        try await makeClient(limits: limits).response(to: request(server.address))
      }
      #expect(server.count("/data") == 3)
    }

    @Test func totalTimeoutCoversAllAttempts() async throws {
      let server = try LocalServer(["/data": .stall])
      let limits = TransferTimeouts(
        connect: .seconds(3600), silence: .seconds(3600), total: .milliseconds(100))
      await #expect(throws: WeatherError.timedOut) {
        try await makeClient(limits: limits).response(to: request(server.address))
      }
      #expect(server.count("/data") <= 1)
    }

    @Test func shorterTimeoutOfARequestReplacesTheClients() async throws {
      let server = try LocalServer(["/data": .stall])
      var requested = try request(server.address)
      requested.totalTimeout = .milliseconds(100)
      await #expect(throws: WeatherError.timedOut) {
        try await makeClient().response(to: requested)
      }
      #expect(server.count("/data") <= 1)
    }

    @Test func pauseBeyondTotalTimeoutFailsImmediately() async throws {
      let server = try LocalServer(["/data": .json("", status: 503)])
      let log = PauseLog()
      let limits = TransferTimeouts(
        connect: .seconds(600), silence: .seconds(600), total: .seconds(600))
      let retries = RetryRules(pauses: [.seconds(3600)], maxWait: .seconds(3))
      await #expect(throws: WeatherError.serverError(status: 503)) {
        try await makeClient(limits: limits, retries: retries, log: log)
          .response(to: request(server.address))
      }
      #expect(server.count("/data") == 1 && log.pauses.isEmpty)
    }

    @Test func requestWithOneRetryMakesTwoAttempts() async throws {
      let server = try LocalServer(["/data": .json("", status: 503)])
      var requested = try request(server.address)
      requested.retries = 1
      await #expect(throws: WeatherError.serverError(status: 503)) {
        try await makeClient().response(to: requested)
      }
      #expect(server.count("/data") == 2)
    }

    @Test func stalledBodyTimesOut() async throws {
      let server = try LocalServer(["/data": .stallAfter(body: Data(count: 1000), after: 500)])
      let limits = TransferTimeouts(
        connect: .seconds(60), silence: .milliseconds(50), total: .seconds(600))
      await #expect(throws: WeatherError.timedOut) {
        try await makeClient(limits: limits).response(to: request(server.address))
      }
      // The server runs as long as it is referenced.
      withExtendedLifetime(server) {}
    }

    @Test func truncatedBodyReportsLostConnection() async throws {
      let server = try LocalServer(["/data": .cutOff(body: Data(count: 100_000), after: 1000)])
      await #expect(throws: WeatherError.unreachable(detail: "connection lost")) {
        try await makeClient().response(to: request(server.address))
      }
      #expect(server.count("/data") == 1)
    }

    @Test func serverHangupReportsLostConnection() async throws {
      let server = try LocalServer(["/data": .hangUp])
      await #expect(throws: WeatherError.unreachable(detail: "connection lost")) {
        try await makeClient().response(to: request(server.address))
      }
      // The server runs as long as it is referenced.
      withExtendedLifetime(server) {}
    }

    @Test func nonHTTPResponseIsUnreadable() async throws {
      let server = try LocalServer(["/data": .raw(Data("SSH-2.0-OpenSSH_9.2\r\n".utf8))])
      await #expect {
        try await makeClient().response(to: request(server.address))
      } throws: { error in
        if case .responseUnreadable = error as? WeatherError { true } else { false }
      }
      // The server runs as long as it is referenced.
      withExtendedLifetime(server) {}
    }

    @Test func oversizedContentLengthIsRejected() async throws {
      let server = try LocalServer([
        "/data": .answer(status: 200, body: Data(count: 10 << 20), headers: [:])
      ])
      await #expect(throws: WeatherError.responseTooLarge(limit: 4 << 20)) {
        try await makeClient().response(to: request(server.address))
      }
      #expect(server.count("/data") == 1)
    }

    @Test func bodyWithoutContentLengthIsRejectedAtSizeLimit() async throws {
      let server = try LocalServer(["/data": .endless])
      await #expect(throws: WeatherError.responseTooLarge(limit: 4 << 20)) {
        try await makeClient().response(to: request(server.address))
      }
      // The server runs as long as it is referenced.
      withExtendedLifetime(server) {}
    }

    @Test func bodyOfExactlyTheSizeLimitIsAccepted() async throws {
      let server = try LocalServer([
        "/data": .answer(status: 200, body: Data(count: 1000), headers: [:])
      ])
      let taken = try await makeClient(bodyLimit: 1000).response(to: request(server.address))
      #expect(taken.body.count == 1000)
      await #expect(throws: WeatherError.responseTooLarge(limit: 999)) {
        try await makeClient(bodyLimit: 999).response(to: request(server.address))
      }
      // The server runs as long as it is referenced.
      withExtendedLifetime(server) {}
    }

    @Test func cancellationEndsThePendingRequest() async throws {
      let (requested, continuation) = AsyncStream<Void>.makeStream()
      let server = try LocalServer { _ in
        continuation.yield()
        return .stall
      }
      let asking = try request(server.address)
      let task = Task { try await makeClient().response(to: asking) }
      for await _ in requested { break }
      task.cancel()
      await #expect(throws: WeatherError.cancelled) { try await task.value }
      // The server runs as long as it is referenced.
      withExtendedLifetime(server) {}
    }

    @Test func aRedirectWithinTheHostIsFollowed() async throws {
      let server = try LocalServer([
        "/data": .json("", status: 301, headers: ["Location": "/moved?a=1"]),
        "/moved": .json("{}"),
      ])
      let response = try await makeClient().response(to: request(server.address))
      #expect(response.status == 200)
      #expect(server.requests.map(\.path) == ["/data", "/moved"])
    }

    @Test func atMostFiveRedirectsAreFollowed() async throws {
      let server = try LocalServer { request in
        .json("", status: 302, headers: ["Location": request.path])
      }
      await #expect(throws: WeatherError.responseUnreadable(detail: "too many redirects")) {
        try await makeClient().response(to: request(server.address))
      }
      #expect(server.count("/data") == 6)
    }

    @Test func aRedirectToAnotherHostIsNotFollowed() async throws {
      let other = try LocalServer(["/data": .json("{}")])
      let server = try LocalServer([
        "/data": .json("", status: 302, headers: ["Location": other.address + "/data"])
      ])
      let response = try await makeClient().response(to: request(server.address))
      #expect(response.status == 302)
      #expect(other.requests.isEmpty)
      // The server runs as long as it is referenced.
      withExtendedLifetime(server) {}
    }

    @Test func cookiesAreNotSentBack() async throws {
      let server = try LocalServer(["/data": .json("{}", headers: ["Set-Cookie": "a=b; Path=/"])])
      let client = makeClient()
      _ = try await client.response(to: request(server.address))
      _ = try await client.response(to: request(server.address))
      #expect(server.requests.last?.headers["cookie"] == nil)
      #expect(server.count("/data") == 2)
    }

    @Test func apiKeyIsRedactedInErrorsAndRequestDumps() async throws {
      let refusing = try LocalServer.refusingAddress()
      let server = try LocalServer(["/a": .hangUp, "/b": .json("", status: 500), "/c": .json("<")])
      for (address, path) in [
        (refusing, "a"), (server.address, "a"), (server.address, "b"),
        ("http://nobody.invalid", "a"),
      ] {
        var requested = try request(address, path: path)
        requested.query = [.init(name: "appid", value: "TOPSECRET", isSecret: true)]
        do {
          _ = try await makeClient().response(to: requested)
          Issue.record("no failure")
        } catch {
          #expect(!"\(error) \(String(reflecting: error))".contains("TOPSECRET"))
        }
        var dumped = ""
        dump(requested, to: &dumped)
        #expect(!"\(requested) \(String(reflecting: requested)) \(dumped)".contains("TOPSECRET"))
        #expect(requested.url?.absoluteString.contains("TOPSECRET") == true)
      }
      // The server runs as long as it is referenced.
      withExtendedLifetime(server) {}
    }

    @Test func apiKeyIsNotSentOverPlainHTTP() async throws {
      var requested = try request("http://192.0.2.1")
      requested.query = [.init(name: "appid", value: "TOPSECRET", isSecret: true)]
      await #expect {
        try await makeClient().response(to: requested)
      } throws: { error in
        guard case .badRequest(_, let detail) = error as? WeatherError else { return false }
        return detail?.contains("https") == true
      }
    }

    @Test(
      "A body repeats no key, and a key that is part of a word changes no weather",
      arguments: [
        (200, "x", #"{"max":1,"at":"?appid=x"}"#, #"{"max":1,"at":"?appid=***"}"#),
        (200, "k3y/k3y+", #"{"at":"k3y/k3y+ k3y%2Fk3y%2B"}"#, #"{"at":"*** ***"}"#),
        (400, "k3y4", #"{"message":"no k3y4"}"#, #"{"message":"no ***"}"#),
        (200, "k3y/k3y+", #"{"at":"\u006b3\u0079\/k3y\u002B"}"#, #"{"at":"***"}"#),
        (200, "k3y/k3y+", #"{"at":"%6B3y%2fk3y+\u006b3"}"#, #"{"at":"***\u006b3"}"#),
        (400, "k3y4", "{\"message\":\"no k3\u{200B}y\u{301}4\"}", #"{"message":"no ***"}"#),
        (400, "k3y4", #"{"message":"no k\u200b3%E2%80%8By4"}"#, #"{"message":"no ***"}"#),
        (200, "k3y4k3y4", #"{"at":"k3y4k3y\u"}"#, #"{"at":"k3y4k3y\u"}"#),
      ])
    func apiKeyIsRedactedInResponseBody(status: Int, key: String, sent: String, cached: String)
      async throws
    {
      let server = try LocalServer(["/data": .json(sent, status: status)])
      var requested = try request(server.address)
      requested.query = [.init(name: "appid", value: key, isSecret: true)]
      let answer = try await makeClient().response(to: requested)
      #expect(String(decoding: answer.body, as: UTF8.self) == cached)
      withExtendedLifetime(server) {}
    }

    @Test func gzipResponsesAreRequestedAndDecompressed() async throws {
      let packed = try #require(
        Data(base64Encoded: "H4sIAAAAAAACA6tWSlSyMqwFAK+sG1YHAAAA"))
      let server = try LocalServer([
        "/data": .answer(status: 200, body: packed, headers: ["Content-Encoding": "gzip"])
      ])
      let answer = try await makeClient().response(to: request(server.address))
      #expect(String(decoding: answer.body, as: UTF8.self) == #"{"a":1}"#)
      #expect(server.requests[0].headers["accept-encoding"]?.contains("gzip") == true)
    }

    @Test func decompressedBodyOverSizeLimitIsRejected() async throws {
      // gzip compresses 100,000 zeros to about 130 bytes; the limit applies to the decompressed
      // size.
      let packed = try #require(Data(base64Encoded: Self.packedZeros))
      let server = try LocalServer([
        "/data": .answer(status: 200, body: packed, headers: ["Content-Encoding": "gzip"])
      ])
      await #expect(throws: WeatherError.responseTooLarge(limit: 50_000)) {
        try await makeClient(bodyLimit: 50_000).response(to: request(server.address))
      }
    }

    private static let packedZeros =
      "H4sIAAAAAAACA+3BMQEAAADCoPVPbQ0PoAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
      + "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
      + "AIBXA32VEdSghgEA"

    @Test func oversizedResponseHeaderIsRejected() async throws {
      let line = "X-Filler: " + String(repeating: "x", count: 1_000) + "\r\n"
      let head = "HTTP/1.1 200 OK\r\n" + String(repeating: line, count: 200)
      let server = try LocalServer(["/data": .raw(Data(head.utf8))])
      await #expect(throws: WeatherError.responseTooLarge(limit: HTTPClient.bodyLimit)) {
        try await makeClient().response(to: request(server.address))
      }
    }

    @Test func hostThatNeverAcceptsHitsConnectTimeout() async throws {
      let port = try UnresponsivePort()
      let limits = TransferTimeouts(
        connect: .milliseconds(100), silence: .seconds(3600), total: .seconds(3600))
      let log = PauseLog()
      await #expect(throws: WeatherError.timedOut) {
        try await makeClient(limits: limits, log: log).response(to: request(port.address))
      }
      #expect(log.pauses.count == 2)
    }
  }
}
