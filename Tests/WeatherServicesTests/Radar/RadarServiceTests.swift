import Foundation
import Glibc
import Synchronization
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

/// Bright Sky's radar.
extension LoopbackTests {
  @Suite struct RadarServiceTests {
    static let berlin = Coordinate(latitude: 52.52, longitude: 13.405)
    /// A small part of the grid around the place, to keep tests fast.
    static let window = RadarWindow(top: 396, left: 764, bottom: 436, right: 804)

    private static func frames(_ now: Date, _ sum: UInt16 = 25) throws -> Data {
      let window = try #require(window)
      let text = RadarBody.text([UInt16](repeating: sum, count: window.cellCount))
      return RadarBody.body(
        window, (-12...24).map { (now + TimeInterval($0 * 300), text) })
    }

    private func services(
      _ server: LocalServer, file: String? = nil, _ clock: SetClock = SetClock()
    ) throws -> LiveServices {
      var configuration = try makeConfiguration(
        [
          "WEATHER_TUI_BRIGHT_SKY_URL": server.address,
          "WEATHER_TUI_OPEN_METEO_URL": server.address,
        ]) { clock.now }
      configuration.radarFile = file
      return LiveServices(configuration)
    }

    @Test func requestCovers200KilometersAndThreeHours() async throws {
      let server = try LocalServer { _ in
        .answer(status: 200, body: (try? Self.frames(testNow)) ?? Data(), headers: [:])
      }
      let composite = try await services(server).radar(around: Self.berlin)
      let sent = try #require(server.requests.first)
      #expect(sent.path == "/radar")
      #expect(sent.query["lat"] == "52.52" && sent.query["lon"] == "13.405")
      #expect(sent.query["distance"] == "200000" && sent.query["format"] == "compressed")
      #expect(sent.headers["accept-encoding"]?.contains("gzip") == true)
      let dates = ["date", "last_date"].map { sent.query[$0] ?? "" }
      #expect(dates == ["2027-01-15T07:00:00Z", "2027-01-15T10:00:00Z"])
      #expect(composite.frames.count == 37 && composite.receivedAt == testNow)
      #expect(composite.frames[12].end == testNow)
      #expect(composite.frames[0].rate(at: Self.berlin) == 3)
    }

    @Test func radarIsCachedForFiveMinutesAcrossInstances() async throws {
      let (folder, clock) = (try TemporaryFolder(), SetClock())
      let server = try LocalServer { _ in
        .answer(status: 200, body: (try? Self.frames(testNow)) ?? Data(), headers: [:])
      }
      let file = folder("radar.json")
      let first = try services(server, file: file, clock)
      async let one = first.radar(around: Self.berlin)
      async let two = first.radar(around: Self.berlin)
      #expect(try await one == two)
      clock.advance(290)
      let second = try services(server, file: file, clock)
      #expect(second.cachedRadar(around: Self.berlin)?.receivedAt == testNow)
      #expect(try await second.radar(around: Self.berlin).receivedAt == testNow)
      #expect(server.requests.count == 1)
      #expect(try folder.mode("radar.json") == 0o600)
      clock.advance(20)
      _ = try await second.radar(around: Self.berlin)
      #expect(server.requests.count == 2)
    }

    @Test func failedRequestIsNotRetriedForFiveMinutes() async throws {
      let clock = SetClock()
      let server = try LocalServer { _ in .answer(status: 502, body: Data(), headers: [:]) }
      let services = try services(server, clock)
      for _ in 0..<3 {
        await #expect(throws: WeatherError.serverError(status: 502)) {
          try await services.radar(around: Self.berlin)
        }
      }
      #expect(server.requests.count == 1)
      clock.advance(301)
      _ = try? await services.radar(around: Self.berlin)
      #expect(server.requests.count == 2)
    }

    @Test func radarStaysFreshIfClockIsSetBackByOneMinute() async throws {
      let clock = SetClock()
      let server = try LocalServer { _ in
        .answer(status: 200, body: (try? Self.frames(testNow)) ?? Data(), headers: [:])
      }
      let services = try services(server, clock)
      for (seconds, count) in [(0.0, 1), (-60, 1), (-1, 2)] {
        clock.advance(seconds)
        _ = try await services.radar(around: Self.berlin)
        #expect(server.requests.count == count)
      }
    }

    @Test func aRefusalIsNotBlamedOnAKey() async throws {
      let server = try LocalServer { _ in .json("{}", status: 403) }
      let services = try services(server)
      await #expect(throws: WeatherError.badRequest(status: 403, detail: nil)) {
        try await services.radar(around: Self.berlin)
      }
    }

    @Test func cancelledRequestIsSentAgain() async throws {
      let (requested, continuation) = AsyncStream<Void>.makeStream()
      let server = try LocalServer { request in
        guard request.number == 1 else {
          return .answer(status: 200, body: (try? Self.frames(testNow)) ?? Data(), headers: [:])
        }
        continuation.yield()
        return .stall
      }
      let services = try services(server)
      let task = Task { try await services.radar(around: Self.berlin) }
      for await _ in requested { break }
      task.cancel()
      await #expect(throws: WeatherError.cancelled) { try await task.value }
      #expect(try await services.radar(around: Self.berlin).receivedAt == testNow)
    }

    @Test func placesOutsideCoverageMakeNoRequests() async throws {
      let server = try LocalServer { _ in .answer(status: 200, body: Data(), headers: [:]) }
      let services = try services(server)
      let seoul = Coordinate(latitude: 37.57, longitude: 126.98)
      await #expect(throws: WeatherError.placeNotFound) { try await services.radar(around: seoul) }
      #expect(services.cachedRadar(around: seoul) == nil)
      #expect(server.requests.isEmpty)
    }

    @Test func damagedFileIsQuarantined() async throws {
      let folder = try TemporaryFolder()
      let server = try LocalServer { _ in
        .answer(status: 200, body: (try? Self.frames(testNow)) ?? Data(), headers: [:])
      }
      try Data("{".utf8).write(to: URL(filePath: folder("radar.json")))
      let services = try services(server, file: folder("radar.json"))
      #expect(services.cachedRadar(around: Self.berlin) == nil)
      #expect(FileManager.default.fileExists(atPath: folder("radar.json.corrupt")))
      _ = try await services.radar(around: Self.berlin)
      #expect(services.cachedRadar(around: Self.berlin) != nil)
    }
  }
}

/// Damaged and malicious bodies.
@Suite(.serialized) struct RadarBodyTests {
  private static let window = RadarWindow(top: 300, left: 500, bottom: 700, right: 900)

  private static func packed(_ sums: [UInt16]) -> Data {
    RadarBody.zlib(sums.map(\.littleEndian).withUnsafeBytes { Data($0) })
  }

  private static func frame(_ text: String) throws -> Data {
    RadarBody.body(try #require(window), [(testNow, text)])
  }

  /// A body of valid frames of which one lacks its end.
  private static func damaged(_ index: Int, of count: Int, _ whole: Data) -> Data {
    window.map { window in
      RadarBody.body(
        window,
        (0..<count).map { number in
          let data = number == index ? whole.dropLast(20) : whole
          return (testNow + Double(number) * 300, data.base64EncodedString())
        })
    } ?? Data()
  }

  private static func broken() throws -> [(String, Data)] {
    let window = try #require(window)
    let dry = [UInt16](repeating: 0, count: window.cellCount)
    let whole = packed(dry)
    var flipped = packed((0..<window.cellCount).map { UInt16($0 % 977) })
    flipped[flipped.count / 2] ^= 0x55
    var generator = SeededRandom(seed: 7)
    let noise = Data((0..<20_000).map { _ in UInt8.random(in: 0...255, using: &generator) })
    func text(_ data: Data) -> String { data.base64EncodedString() }
    return [
      ("short zlib", try frame(text(whole.prefix(whole.count / 2)))),
      ("one cell too few", try frame(RadarBody.text(Array(dry.dropLast())))),
      ("one cell too many", try frame(RadarBody.text(dry + [0]))),
      ("a bomb", try frame(text(RadarBody.zlib(Data(count: 64 << 20))))),
      ("base64 of noise", try frame(text(noise))),
      ("no base64", try frame(String(repeating: "%&", count: 5_000))),
      ("a negative sum", try frame(RadarBody.text([0xFFFF] + dry.dropFirst()))),
      ("a flipped byte", try frame(text(flipped))),
      ("something behind the frame", try frame(text(whole + Data([1, 2, 3])))),
      (
        "more than any frame takes",
        RadarBody.body(
          try #require(RadarWindow(top: 0, left: 0, bottom: 9, right: 9)),
          [(testNow, String(repeating: "A", count: 40_000))])
      ),
      ("no frame at all", RadarBody.body(window, [])),
      ("HTML", Data("<html>502 Bad Gateway</html>".utf8)),
      ("no box", Data(#"{"radar":[]}"#.utf8)),
      (
        "a box of a billion cells",
        Data(#"{"radar":[],"bbox":[0,0,1199,999999]}"#.utf8)
      ),
      ("the last of 37 frames", damaged(36, of: 37, whole)),
      ("the first of 37 frames", damaged(0, of: 37, whole)),
      ("no zlib", try frame(text(Data([0x78, 0x9D]) + whole.dropFirst(2)))),
      ("41 frames", RadarBody.body(window, (0..<41).map { (testNow + Double($0), text(whole)) })),
    ]
  }

  @Test func malformedBodiesAreRejected() throws {
    for (name, body) in try Self.broken() {
      let bytes = [UInt8](body)
      #expect(throws: WeatherError.self, "\(name)") {
        try BrightSkyRadar.composite(bytes, receivedAt: testNow)
      }
    }
  }

  @Test(arguments: [(UInt16(0), true), (8_333, true), (8_334, false)])
  func frameOfOneValidSumIsDecoded(sum: UInt16, isValid: Bool) throws {
    let window = try #require(Self.window)
    let text = RadarBody.text([UInt16](repeating: sum, count: window.cellCount))
    let composite = try? BrightSkyRadar.composite(Array(Self.frame(text)), receivedAt: testNow)
    #expect(composite?.frames.first?.highestSum == (isValid ? Int(sum) : nil))
  }

  @Test(
    arguments: [
      ([], []), ([9], [0]), ([5, 5, 5], [2, 1, 0]), ([335, 315, 335, 335], [1, 3, 2, 0]),
      ([335, 335, 900, 335, 20], [2, 4, 3, 1, 0]),
    ] as [([Int], [Int])])
  func framesOfUnusualSizeAreInflatedFirst(sizes: [Int], order: [Int]) {
    #expect(BrightSkyRadar.inflationOrder(of: sizes) == order)
  }

  @Test func fortyFramesAreDecoded() throws {
    let window = try #require(RadarWindow(top: 0, left: 0, bottom: 9, right: 9))
    let text = RadarBody.text([UInt16](repeating: 7, count: window.cellCount))
    let body = RadarBody.body(window, (0..<40).map { (testNow + Double($0) * 300, text) })
    let composite = try BrightSkyRadar.composite(Array(body), receivedAt: testNow)
    #expect(composite.frames.count == 40)
  }

  @Test func validBodyIsDecoded() throws {
    let window = try #require(Self.window)
    let sums = (0..<window.cellCount).map { UInt16($0 % 977) }
    let composite = try BrightSkyRadar.composite(
      Array(Self.frame(RadarBody.text(sums))), receivedAt: testNow)
    for (row, column) in [(0, 0), (0, 400), (400, 0), (400, 400), (17, 203)] {
      #expect(composite.frames[0].sum(row: row, column: column) == (row * 401 + column) % 977)
    }
  }
}
