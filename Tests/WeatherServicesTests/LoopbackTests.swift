import Foundation
import Synchronization
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

/// Everything that talks to a local server, one test after the other: what a server is asked must not
/// wait for twenty neighbours.
@Suite(.serialized) struct LoopbackTests {}

/// A client that does not wait between attempts and remembers how long it would have.
final class PauseLog: Sendable {
  private let log = Mutex<[Duration]>([])
  var pauses: [Duration] { log.withLock { $0 } }
  func add(_ pause: Duration) { log.withLock { $0.append(pause) } }
}

/// What the clock says.
let testNow = Date(timeIntervalSince1970: 1_800_000_000)

/// What the services are told in a test: only `environment` leads anywhere, and nothing is given up
/// because the machine is busy.
func makeConfiguration(
  _ environment: [String: String], now: @escaping @Sendable () -> Date = { testNow }
) throws -> ServicesConfiguration {
  let nowhere = try LocalServer.refusingAddress()
  var all = Dictionary(
    uniqueKeysWithValues: Endpoints.Setting.allCases.map { ($0.rawValue, nowhere) })
  all.merge(environment) { $1 }
  var configuration = try ServicesConfiguration(
    environment: all, programVersion: "1.2.3", now: now)
  configuration.timeout = Timeouts(whenShown: .seconds(3600), whenGivenOnce: .seconds(3600))
  return configuration
}

extension TransferTimeouts {
  /// So long that what waits for an answer waits for nothing else.
  static let endless = TransferTimeouts(
    connect: .seconds(3600), silence: .seconds(3600), total: .seconds(3600))
}

/// A client on that clock that does not wait.
func makeClient(
  limits: TransferTimeouts = .endless, retries: RetryRules = .standard,
  bodyLimit: Int = HTTPClient.bodyLimit, log: PauseLog = PauseLog()
) -> HTTPClient {
  HTTPClient(
    userAgent: "weather-tui/1.2.3", limits: limits, retries: retries, bodyLimit: bodyLimit,
    now: { testNow }, pause: { log.add($0) })
}

/// A clock that a test sets.
final class SetClock: Sendable {
  private let moment = Mutex(testNow)
  var now: Date { moment.withLock { $0 } }
  func advance(_ seconds: TimeInterval) { moment.withLock { $0 += seconds } }
  /// A client on this clock whose pauses take no time of anybody's but the clock's.
  func client() -> HTTPClient {
    HTTPClient(
      userAgent: "weather-tui/1.2.3", now: { self.now },
      pause: { self.advance(TimeInterval($0.milliseconds) / 1000) })
  }
}

/// A request for `data`.
func request(_ address: String, path: String = "data") throws -> HTTPRequest {
  HTTPRequest(base: try #require(ServerURL(string: address)), path: path)
}
