import Foundation
import Synchronization
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

/// The provider's pictures: asked for once, checked wherever they come from.
struct IconCheckTests {
  @Test func aWholeFileIsAnIcon() {
    #expect(PNGCheck.isIcon(TestPNG.icon()))
  }

  @Test func whatIsDamagedIsNoIcon() {
    let icon = TestPNG.file(width: 1, height: 1, rows: [[0, 1, 2, 3, 4]])
    #expect(PNGCheck.isIcon(icon))
    for length in 0..<icon.count {
      #expect(!PNGCheck.isIcon(Array(icon[..<length])), "cut to \(length)")
    }
    for place in icon.indices {
      var other = icon
      other[place] ^= 0x10
      #expect(!PNGCheck.isIcon(other), "byte \(place)")
    }
    #expect(!PNGCheck.isIcon(icon + [0]))
    #expect(!PNGCheck.isIcon(Array("<html>404</html>".utf8)))
  }

  @Test func noIconIsInterlaced() {
    let file = TestPNG.file(width: 1, height: 1, interlacing: 1, rows: [[0, 1, 2, 3, 4]])
    #expect(!PNGCheck.isIcon(file))
  }

  @Test func noIconIsAsLargeAsAScreen() {
    for (width, height) in [(513, 1), (1, 513), (0, 1), (1, 0), (-1, 1)] {
      let file = TestPNG.file(width: width, height: height, rows: [[0, 1, 2, 3, 4]])
      #expect(!PNGCheck.isIcon(file), "\(width) × \(height)")
    }
  }

  @Test(arguments: ["", "1d", "10", "10x", "10dd", "../", "1/d", "٠١d"])
  func otherTextIsNoIconsName(text: String) { #expect(WeatherIcon(name: text) == nil) }

  @Test func theSameSkyByDayAndByNight() throws {
    let icon = try #require(WeatherIcon(name: "10n"))
    #expect(icon.byDay(true).name == "10d")
    #expect(icon.byDay(false).name == "10n")
  }
}

extension LoopbackTests {
  @Suite struct IconStoreTests {
    private let folder = NSTemporaryDirectory() + "icons-\(UUID().uuidString)"
    private let icon: WeatherIcon

    init() throws { icon = try #require(WeatherIcon(name: "10d")) }

    private func store(
      _ server: LocalServer, onProblem: @escaping @Sendable (StorageProblem) -> Void = { _ in }
    ) throws -> IconStore {
      let services = LiveServices(
        try makeConfiguration(["WEATHER_TUI_OPENWEATHER_ICON_URL": server.address]),
        client: makeClient())
      return IconStore(folder: folder, onProblem: onProblem) { await services.icon($0) }
    }

    private func server(_ body: [UInt8], status: Int = 200) throws -> LocalServer {
      try LocalServer([
        "/img/wn/10d@2x.png": .answer(
          status: status, body: Data(body), headers: ["Content-Type": "image/png"])
      ])
    }

    @Test func aPictureIsAskedForOnceAndKept() async throws {
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let server = try server(TestPNG.icon())
      let store = try store(server)
      #expect(store.file(of: icon) == nil)
      await withTaskGroup(of: Bool.self) { group in
        for _ in 0..<4 { group.addTask { await store.fetch(icon, isOffline: false) } }
        for await isThere in group { #expect(isThere) }
      }
      #expect(store.file(of: icon) == TestPNG.icon())
      // The next run finds it on the disk, without a network too.
      let next = try self.store(server)
      #expect(await next.fetch(icon, isOffline: true))
      #expect(next.file(of: icon) == TestPNG.icon())
      #expect(server.requests.map(\.path) == ["/img/wn/10d@2x.png"])
      #expect(server.requests.first?.headers["accept"] == "image/png")
      let status = try FileManager.default.attributesOfItem(atPath: folder + "/10d@2x.png")
      #expect((status[.posixPermissions] as? Int) == 0o600)
    }

    @Test func whatIsNoIconIsNotKept() async throws {
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let damaged = TestPNG.icon().dropLast(20) + Array("IEND".utf8)
      let large = TestPNG.icon() + [UInt8](repeating: 0, count: 64 << 10)
      for (body, status) in [(Array(damaged), 200), (large, 200), (TestPNG.icon(), 404)] {
        let server = try server(body, status: status)
        let store = try store(server)
        #expect(await !store.fetch(icon, isOffline: false))
        #expect(store.file(of: icon) == nil)
      }
      #expect(!FileManager.default.fileExists(atPath: folder + "/10d@2x.png"))
    }

    @Test func aDamagedFileIsSetAsideAndThePictureAskedForAnew() async throws {
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let path = folder + "/10d@2x.png"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(TestPNG.icon().dropLast(9)).write(to: URL(fileURLWithPath: path))
      let problems = Mutex<[StorageProblem]>([])
      let store = try store(try server(TestPNG.icon())) { problem in
        problems.withLock { $0.append(problem) }
      }
      #expect(await !store.fetch(icon, isOffline: true))
      #expect(problems.withLock { $0 } == [.setAside(path: path)])
      let server = try server(TestPNG.icon())
      let next = try self.store(server)
      #expect(await next.fetch(icon, isOffline: false))
      #expect(server.requests.count == 1)
    }

    @Test func withoutANetworkNobodyIsAsked() async throws {
      let server = try server(TestPNG.icon())
      #expect(await !(try store(server)).fetch(icon, isOffline: true))
      #expect(server.requests.isEmpty)
    }
  }
}
