import Foundation
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

/// Fields from a single request to Open-Meteo, and from the cache.
extension LoopbackTests {
  @Suite struct FieldServiceTests {
    static let start = Int(testNow.timeIntervalSince1970 / 3600)
    private let lattice = FieldLattice(
      covering: GeoBox(west: 126, south: 36, east: 130, north: 38.4), limit: 96)

    private static func body(_ request: LocalServer.Request) -> String {
      "[" + points(of: request).joined(separator: ",") + "]"
    }

    /// Returns the requested number of points, with the latitude as temperature.
    private static func points(of request: LocalServer.Request) -> [String] {
      let latitudes = (request.query["latitude"] ?? "").split(separator: ",")
      let times = (0...WeatherField.hourCount).map { (start + $0) * 3600 }
      func list(_ value: (Int) -> String) -> String {
        times.indices.map(value).joined(separator: ",")
      }
      return latitudes.map { latitude in
        """
        {"latitude":\(latitude),"longitude":1,"utc_offset_seconds":0,
         "hourly_units":{"time":"unixtime","temperature_2m":"°C","wind_speed_10m":"m/s"},
         "hourly":{"time":[\(list { String(times[$0]) })],
          "temperature_2m":[\(list { $0 == 3 ? "null" : String(latitude) })],
          "precipitation":[\(list { String(Double($0) / 10) })],
          "snowfall":[\(list { $0 == 5 ? "0.7" : "0" })],
          "cloud_cover":[\(list { _ in "75" })],
          "wind_speed_10m":[\(list { _ in "10" })],
          "wind_direction_10m":[\(list { _ in "270" })],
          "wind_gusts_10m":[\(list { _ in "16.5" })],
          "pressure_msl":[\(list { _ in "1013.2" })]}}
        """
      }
    }

    private func server(
      _ reply: @escaping @Sendable (LocalServer.Request) -> LocalServer.Reply = { .json(body($0)) }
    ) throws -> LocalServer { try LocalServer(reply) }

    private func services(
      _ server: LocalServer, file: String? = nil, requests: String? = nil,
      _ clock: SetClock = SetClock()
    ) throws -> LiveServices {
      var configuration = try makeConfiguration(
        ["WEATHER_TUI_OPEN_METEO_URL": server.address]) { clock.now }
      configuration.fieldsFile = file
      let rateLimiter = RateLimiter(path: requests, now: { clock.now })
      return LiveServices(
        configuration,
        client: HTTPClient(
          userAgent: "weather-tui/1.2.3", now: { clock.now }, rateLimiter: rateLimiter,
          pause: { _ in }))
    }

    private func request(_ lattice: FieldLattice? = nil) -> FieldRequest {
      FieldRequest(lattice: lattice ?? self.lattice, beside: .metNorway)
    }

    @Test func fieldIsOneRequestOfAtMost96Points() async throws {
      let server = try server()
      let field = try await services(server).field(request())
      let sent = try #require(server.requests.first)
      #expect(server.requests.count == 1)
      #expect(sent.query["latitude"]?.split(separator: ",").count == lattice.points.count)
      #expect(lattice.points.count <= 96)
      #expect(sent.query["hourly"]?.split(separator: ",").count == 8)
      #expect(sent.query["wind_speed_unit"] == "ms" && sent.query["timezone"] == "GMT")
      #expect(field.provider == .openMeteo && field.startHour == Self.start)
      #expect(field.hourCount == 50 && field.receivedAt == testNow)
    }

    @Test func fieldRequestCostEqualsItsPointCount() throws {
      let router = OpenMeteoRouter(endpoints: try Endpoints(environment: [:]))
      #expect(router.field(at: lattice.points).cost?.weight == Double(lattice.points.count))
    }

    @Test func fieldValuesMatchTheirPointAndHour() async throws {
      let server = try server()
      let field = try await services(server).field(request())
      let place = lattice.points[lattice.columnCount + 1].coordinate
      func value(_ quantity: FieldQuantity, _ hour: Double) throws -> Double {
        try #require(field.value(quantity, at: place, hour: hour))
      }
      #expect(abs(try value(.temperature, 0) - place.latitude) < 0.006)
      #expect(field.value(.temperature, at: place, hour: 3) == nil)
      #expect(field.value(.temperature, at: place, hour: 2.5) == nil)
      // The precipitation of an hour is in the row of the next one.
      #expect(try value(.precipitation, 0) == 0.1 && value(.precipitation, 48) == 4.9)
      #expect(try value(.snowfall, 4) == 1)
      #expect(try value(.windEast, 0) == 10 && abs(value(.windNorth, 0)) < 0.01)
      #expect(try value(.windGust, 0) == 16.5 && value(.pressure, 0) == 1013.2)
      #expect(try value(.cloudCover, 0) == 75)
    }

    @Test func fieldIsCachedOnDiskForAnHour() async throws {
      let (server, folder, clock) = (try server(), try TemporaryFolder(), SetClock())
      let file = folder("fields.json")
      let first = try await services(server, file: file, clock).field(request())
      clock.advance(3_590)
      let second = try await services(server, file: file, clock).field(request())
      #expect(server.requests.count == 1 && first == second)
      #expect(try folder.mode("fields.json") == 0o600)
      clock.advance(20)
      _ = try await services(server, file: file, clock).field(request())
      #expect(server.requests.count == 2)
    }

    @Test func panningRequestsNewColumnsOnly() async throws {
      let server = try server()
      let services = try services(server)
      _ = try await services.field(request())
      let next = FieldLattice(
        covering: GeoBox(west: 127, south: 36, east: 131, north: 38.4), limit: 96)
      let field = try await services.field(request(next))
      let sent = try #require(server.requests.last?.query["latitude"]).split(separator: ",")
      #expect(sent.count == Set(next.points).subtracting(lattice.points).count)
      #expect(sent.count < next.points.count / 2)
      let place = next.points[0].coordinate
      #expect(field.value(.cloudCover, at: place, hour: 1) == 75)
    }

    @Test func cachedFieldSurvivesNetworkFailureUntilItExpires() async throws {
      let (server, folder, clock) = (try server(), try TemporaryFolder(), SetClock())
      let file = folder("fields.json")
      _ = try await services(server, file: file, clock).field(request())
      server.stop()
      clock.advance(7_200)
      let later = try services(server, file: file, clock)
      await #expect(throws: WeatherFailure.self) { try await later.field(request()) }
      let field = try #require(later.cachedField(request()))
      #expect(field.receivedAt == testNow)
      #expect(field.hour(at: clock.now) - 2 < 1)
      clock.advance(48 * 3600)
      #expect(later.cachedField(request()) == nil)
    }

    @Test func noFieldIsRequestedBelow40PercentOfDailyQuota() async throws {
      let (server, folder, clock) = (try server(), try TemporaryFolder(), SetClock())
      let rateLimiter = RateLimiter(path: folder("requests"), now: { clock.now })
      for _ in 0..<4 {
        _ = rateLimiter.consume(RequestCost(service: .openMeteo, weight: 590))
        clock.advance(61)
      }
      let services = try services(server, requests: folder("requests"), clock)
      _ = try await services.field(request())
      // Of 10,000 a day 3,960 are left, less those for the first field.
      for weight in [590.0, 590, 590, 590, 590, 590, 140] {
        clock.advance(3_700)
        _ = rateLimiter.consume(RequestCost(service: .openMeteo, weight: weight))
      }
      // The quotas of shorter periods are available again.
      clock.advance(3_700)
      await #expect(throws: WeatherFailure(provider: .openMeteo, error: .quotaReserved)) {
        try await services.field(request())
      }
      #expect(server.requests.count == 1)
      #expect(services.cachedField(request()) != nil)
    }

    @Test func tenMinutesOfPanningRequestAtMost400Points() async throws {
      let (server, clock) = (try server(), SetClock())
      let services = try services(server, clock)
      for step in 0..<60 {
        let west = -170 + 5 * Double(step)
        let lattice = FieldLattice(
          covering: GeoBox(west: west, south: 36, east: west + 4, north: 38.4), limit: 96)
        _ = try? await services.field(request(lattice))
        clock.advance(10)
      }
      let weight = server.requests.reduce(0) {
        $0 + ($1.query["latitude"]?.split(separator: ",").count ?? 0)
      }
      #expect(weight <= 400 && weight > 200)
    }

    /// Returns fields of 80 points each that have no point in common.
    private func fieldOf80Points(_ number: Int) -> FieldLattice {
      let west = -170 + 45 * Double(number)
      return FieldLattice(
        covering: GeoBox(west: west, south: 36, east: west + 3, north: 38), limit: 96)
    }

    @Test func panningOver400PointsFailsUntilTenMinutesHavePassed() async throws {
      let (server, clock) = (try server(), SetClock())
      let services = try services(server, clock)
      for number in 0..<5 {
        let lattice = fieldOf80Points(number)
        try #require(lattice.points.count == 80)
        _ = try await services.field(request(lattice))
      }
      let next = request(fieldOf80Points(5))
      let refusal = WeatherFailure(
        provider: .openMeteo, error: .tooManyRequests(retryAt: testNow + 600))
      await #expect(throws: refusal) { try await services.field(next) }
      clock.advance(599)
      await #expect(throws: refusal) { try await services.field(next) }
      #expect(server.requests.count == 5)
      clock.advance(1)
      _ = try await services.field(next)
      #expect(server.requests.count == 6)
    }

    @Test func fieldIsRequestedAtExactly40PercentOfDailyQuota() async throws {
      let (server, folder, clock) = (try server(), try TemporaryFolder(), SetClock())
      let rateLimiter = RateLimiter(path: folder("requests"), now: { clock.now })
      for _ in 0..<10 {
        #expect(
          rateLimiter.consume(RequestCost(service: .openMeteo, weight: 600)) == .granted)
        clock.advance(3_700)
      }
      let services = try services(server, requests: folder("requests"), clock)
      _ = try await services.field(request(fieldOf80Points(0)))
      await #expect(throws: WeatherFailure(provider: .openMeteo, error: .quotaReserved)) {
        try await services.field(request(fieldOf80Points(1)))
      }
      #expect(server.requests.count == 1)
    }

    @Test func fieldStaysFreshIfClockIsSetBackByOneMinute() async throws {
      let (server, clock) = (try server(), SetClock())
      let services = try services(server, clock)
      for (seconds, count) in [(0.0, 1), (-60, 1), (-1, 2)] {
        clock.advance(seconds)
        _ = try await services.field(request())
        #expect(server.requests.count == count)
      }
    }

    @Test(arguments: [
      LocalServer.Reply.json("[]"), .json("{}"), .json("<"), .json(#"[{"hourly":{"time":[]}}]"#),
      .json(#"{"error":true,"reason":"no"}"#, status: 400), .hangUp,
    ])
    func emptyOrInvalidResponseFailsAndIsNotCached(_ reply: LocalServer.Reply) async throws {
      let server = try server { _ in reply }
      let services = try services(server)
      await #expect(throws: WeatherFailure.self) { try await services.field(request()) }
      #expect(services.cachedField(request()) == nil)
    }

    /// The other points have their values, and only places beside this one are unknown.
    @Test(arguments: ["null", "7", #""x""#, "[]", "{}", #"{"hourly":null}"#])
    func pointThatCannotBeParsedIsUnknownAlone(_ text: String) async throws {
      let server = try server { request in
        var points = Self.points(of: request)
        points[8] = text
        return .json("[\(points.joined(separator: ","))]")
      }
      let field = try await services(server).field(request())
      for (index, point) in lattice.points.enumerated() {
        let value = field.value(.cloudCover, at: point.coordinate, hour: 1)
        #expect(value == (index == 8 ? nil : 75))
      }
    }

    @Test func responseWithoutHoursFailsAndIsNotCached() async throws {
      let server = try server { request in
        let count = request.query["latitude"]?.split(separator: ",").count ?? 0
        return .json("[\(Array(repeating: "{}", count: count).joined(separator: ","))]")
      }
      let services = try services(server)
      await #expect(throws: WeatherFailure.self) { try await services.field(request()) }
      #expect(services.cachedField(request()) == nil)
    }

    @Test func sampleProviderMakesFieldWithoutRequests() async throws {
      let server = try server()
      let services = try services(server)
      let field = try await services.field(FieldRequest(lattice: lattice, beside: .sample))
      #expect(field.provider == .sample && server.requests.isEmpty)
      let point = lattice.points[3].coordinate
      let report = SampleProvider.report(
        for: Place(id: "", name: "", coordinate: point), now: testNow)
      let hour = try #require(report.value.hours(from: testNow).first)
      let value = try #require(
        field.value(.temperature, at: point, hour: field.hour(at: hour.time)))
      // A report has tenths of a degree.
      #expect(abs(value - (hour.temperature ?? 0)) <= 0.051)
    }

    @Test func sampleFieldHasTheWeatherOfEachHour() throws {
      let field = SampleField.field(lattice, now: testNow + 1800)
      #expect(field.startHour == Self.start)
      for point in lattice.points.map(\.coordinate) {
        for hour in [0.0, 1, 30] {
          let weather = SampleAtmosphere().weather(at: point, time: testNow + hour * 3600)
          let cloud = try #require(field.value(.cloudCover, at: point, hour: hour))
          let temperature = try #require(field.value(.temperature, at: point, hour: hour))
          #expect(abs(cloud - weather.cloud * 100) < 0.011)
          #expect(abs(temperature - weather.temperature) < 0.011)
        }
      }
    }
  }
}

@Suite struct FieldCacheStoreTests {
  private let lattice = FieldLattice(
    covering: GeoBox(west: 0, south: 0, east: 4, north: 3), limit: 96)

  private func entries(_ lattice: FieldLattice, at moment: Date) -> [FieldPoint: FieldCacheStore
    .Entry]
  {
    var entries: [FieldPoint: FieldCacheStore.Entry] = [:]
    for point in lattice.points {
      entries[point] = FieldCacheStore.Entry(
        series: FieldSeries(startHour: 490_000, hourCount: 49) { _, hour in
          hour == 7 ? nil : Double(point.x % 100)
        }, receivedAt: moment)
    }
    return entries
  }

  private func store(_ path: String) -> FieldCacheStore {
    FieldCacheStore(path: path, issues: IssueReporter { _ in })
  }

  @Test func storedPointsRoundTripThroughFile() throws {
    let folder = try TemporaryFolder()
    let written = entries(lattice, at: testNow)
    store(folder("fields.json")).store(written)
    #expect(store(folder("fields.json")).entries(of: lattice) == written)
  }

  @Test func pointsStoredByAnotherProcessAreRead() throws {
    let folder = try TemporaryFolder()
    let own = store(folder("fields.json"))
    #expect(own.entries(of: lattice).isEmpty)
    let written = entries(lattice, at: testNow)
    store(folder("fields.json")).store(written)
    #expect(own.entries(of: lattice) == written)
  }

  @Test func oldestPointsAreEvicted() throws {
    let store = FieldCacheStore(path: nil, issues: IssueReporter { _ in })
    for step in 0..<9 {
      let west = Double(step) * 20 - 90
      let lattice = FieldLattice(
        covering: GeoBox(west: west, south: 0, east: west + 4, north: 3), limit: 96)
      store.store(entries(lattice, at: testNow + TimeInterval(step)))
    }
    let first = FieldLattice(covering: GeoBox(west: -90, south: 0, east: -86, north: 3), limit: 96)
    let last = FieldLattice(covering: GeoBox(west: 70, south: 0, east: 74, north: 3), limit: 96)
    #expect(store.entries(of: first).isEmpty)
    #expect(store.entries(of: last).count == last.points.count)
  }

  @Test(arguments: [
    "", "{", "[]", #"{"version":2}"#, #"{"version":2,"points":[{"point":{"x":1,"y":2}}]}"#,
  ])
  func malformedFieldFileIsQuarantined(_ text: String) throws {
    let folder = try TemporaryFolder()
    try Data(text.utf8).write(to: URL(filePath: folder("fields.json")))
    #expect(store(folder("fields.json")).entries(of: lattice).isEmpty)
    #expect(folder.names().contains { $0.contains(".corrupt") })
  }

  @Test func pointsWithInvalidValueCountAreDropped() throws {
    let folder = try TemporaryFolder()
    let text = """
      {"version":1,"points":[
       {"point":{"x":0,"y":0},"startHour":490000,"hourCount":9,"receivedAt":0,"values":"AAAA"},
       {"point":{"x":-5,"y":99999},"startHour":490000,"hourCount":-1,"receivedAt":0,"values":""},
       {"point":{"x":1,"y":1},"startHour":1e12,"hourCount":0,"receivedAt":0,"values":""}]}
      """
    try Data(text.utf8).write(to: URL(filePath: folder("fields.json")))
    #expect(store(folder("fields.json")).entries(of: lattice).isEmpty)
  }

  @Test func fileOfUnknownVersionIsIgnoredAndPreserved() throws {
    let folder = try TemporaryFolder()
    try Data(#"{"version":9}"#.utf8).write(to: URL(filePath: folder("fields.json")))
    #expect(store(folder("fields.json")).entries(of: lattice).isEmpty)
    #expect(folder.names() == ["fields.json"])
  }
}
