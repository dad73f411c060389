import Foundation
import Synchronization
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

/// All tests that use a local server, run serially: a request to a server must not wait for twenty
/// other tests.
@Suite(.serialized) struct LoopbackTests {}

/// A client that does not wait between attempts and records how long it would have waited.
final class PauseLog: Sendable {
  private let log = Mutex<[Duration]>([])
  var pauses: [Duration] { log.withLock { $0 } }
  func add(_ pause: Duration) { log.withLock { $0.append(pause) } }
}

/// Seoul, with its time zone.
let seoul = Place(
  id: "geonames:1835848", name: "Seoul", localName: "서울", countryCode: "KR",
  coordinate: Coordinate(latitude: 37.566, longitude: 126.9784),
  timeZoneIdentifier: "Asia/Seoul")
/// San Francisco, known only by its coordinates.
let sanFrancisco = Place(
  id: "at:37.77,-122.42", name: "", coordinate: Coordinate(latitude: 37.77, longitude: -122.42))

func decoded<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
  try Answer.decode(type, from: Array(text.utf8))
}

func unix(_ seconds: Int) -> Date { Date(timeIntervalSince1970: TimeInterval(seconds)) }

/// The time on the tests' clock.
let testNow = Date(timeIntervalSince1970: 1_800_000_000)

/// Returns the services' configuration for a test: only `environment` leads to a server, and no
/// request times out because the machine is busy.
func makeConfiguration(
  _ environment: [String: String], now: @escaping @Sendable () -> Date = { testNow }
) throws -> ServicesConfiguration {
  let nowhere = try LocalServer.refusingAddress()
  var all = Dictionary(
    uniqueKeysWithValues: Endpoints.Setting.allCases.map { ($0.rawValue, nowhere) })
  all.merge(environment) { $1 }
  var configuration = try ServicesConfiguration(
    environment: all, programVersion: "1.2.3", now: now)
  configuration.timeout = Timeouts(whenShown: .seconds(3600), oneShot: .seconds(3600))
  return configuration
}

/// Returns services that use a local server.
/// - Parameters:
///   - air: Another server for Open-Meteo's air quality.
///   - clock: A clock that pauses advance.
func makeServices(
  _ address: String, air: String? = nil, key: String? = "k1", limits: TransferTimeouts = .endless,
  timeout: Timeouts? = nil, clock: SetClock? = nil
) throws -> LiveServices {
  var environment = [
    "WEATHER_TUI_OPENWEATHER_URL": address, "WEATHER_TUI_OPEN_METEO_URL": address,
    "WEATHER_TUI_OPEN_METEO_AIR_QUALITY_URL": air ?? address,
    "WEATHER_TUI_OPEN_METEO_GEOCODING_URL": address, "WEATHER_TUI_MET_NORWAY_URL": address,
  ]
  environment["OPENWEATHER_API_KEY"] = key
  var configuration = try makeConfiguration(environment) { clock?.now ?? testNow }
  if let timeout { configuration.timeout = timeout }
  return LiveServices(configuration, client: clock?.client() ?? makeClient(limits: limits))
}

extension TransferTimeouts {
  /// Timeouts long enough that only a response ends a wait.
  static let endless = TransferTimeouts(
    connect: .seconds(3600), silence: .seconds(3600), total: .seconds(3600))
}

/// Returns a client with that clock that does not wait.
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
  /// Returns a client on this clock whose pauses only advance the clock.
  func client() -> HTTPClient {
    HTTPClient(
      userAgent: "weather-tui/1.2.3", now: { self.now },
      pause: { self.advance(TimeInterval($0.milliseconds) / 1000) })
  }
}

/// Returns a request for `data`.
func request(_ address: String, path: String = "data") throws -> HTTPRequest {
  HTTPRequest(base: try #require(ServerURL(string: address)), path: path)
}
