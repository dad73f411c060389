import Foundation
import Synchronization
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

/// The provider's pictures: requested once, and validated whatever their source.
struct IconCheckTests {
  @Test func validPNGIsAcceptedAsIcon() {
    #expect(PNGCheck.isIcon(TestPNG.icon()))
  }

  @Test func corruptOrTruncatedPNGIsRejected() {
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

  /// A colour type with a depth, and the length of a row of nine pixels with its filter.
  private struct Form {
    var colorType: UInt8
    var depth: UInt8
    var rowLength: Int
  }

  private static let forms: [Form] = {
    let forms: [(UInt8, UInt8, Int)] = [
      (0, 1, 3), (0, 2, 4), (0, 4, 6), (0, 8, 10), (0, 16, 19), (2, 8, 28), (2, 16, 55),
      (3, 1, 3), (3, 2, 4), (3, 4, 6), (3, 8, 10), (4, 8, 19), (4, 16, 37), (6, 8, 37),
      (6, 16, 73),
    ]
    return forms.map { Form(colorType: $0.0, depth: $0.1, rowLength: $0.2) }
  }()

  /// Returns a file of two rows of nine pixels, with these chunks before the pixels.
  private func file(
    _ form: Form, colors: [[UInt8]] = [], filter: UInt8 = 0, excess: Int = 0
  ) -> [UInt8] {
    let header = TestPNG.header(
      width: 9, height: 2, depth: form.depth, colorType: form.colorType)
    var pixels = [UInt8](repeating: 0, count: 2 * form.rowLength + excess)
    pixels[form.rowLength] = filter
    let before = TestPNG.signature + TestPNG.part("IHDR", header) + colors.flatMap(\.self)
    return before + TestPNG.part("IDAT", TestPNG.packed(pixels)) + TestPNG.part("IEND", [])
  }

  private func palette(_ count: Int) -> [UInt8] {
    TestPNG.part("PLTE", Array(repeating: 7, count: 3 * count))
  }

  private func transparency(_ count: Int) -> [UInt8] {
    TestPNG.part("tRNS", Array(repeating: 0, count: count))
  }

  @Test func everyDefinedPixelFormatIsAcceptedWithItsSizeOnly() {
    for form in Self.forms {
      let colors = form.colorType == 3 ? [palette(1)] : []
      #expect(PNGCheck.isIcon(file(form, colors: colors)), "\(form)")
      for excess in [-1, 1] {
        #expect(!PNGCheck.isIcon(file(form, colors: colors, excess: excess)), "\(form)")
      }
    }
    let undefined: [(UInt8, UInt8)] = [
      (0, 3), (0, 5), (0, 9), (0, 17), (2, 4), (3, 16), (4, 4), (6, 4),
    ]
    for (colorType, depth) in undefined {
      let form = Form(colorType: colorType, depth: depth, rowLength: 10)
      #expect(!PNGCheck.isIcon(file(form)), "\(form)")
    }
  }

  @Test func paletteFitsTheColorTypeAndDepth() {
    for form in Self.forms where form.colorType == 3 {
      let most = 1 << Int(form.depth)
      #expect(PNGCheck.isIcon(file(form, colors: [palette(most)])), "\(form)")
      #expect(!PNGCheck.isIcon(file(form, colors: [palette(most + 1)])), "\(form)")
    }
    for form in Self.forms where form.colorType != 3 {
      let isPossible = form.colorType == 2 || form.colorType == 6
      #expect(PNGCheck.isIcon(file(form, colors: [palette(256)])) == isPossible, "\(form)")
      #expect(!PNGCheck.isIcon(file(form, colors: [palette(257)])), "\(form)")
    }
  }

  @Test func transparencyHasTheLengthOfTheColorType() {
    for form in Self.forms where form.depth == 8 {
      for length in 0...7 {
        let isPossible =
          switch form.colorType {
          case 0: length == 2
          case 2: length == 6
          case 3: (1...3).contains(length)
          default: false
          }
        let colors = (form.colorType == 3 ? [palette(3)] : []) + [transparency(length)]
        #expect(PNGCheck.isIcon(file(form, colors: colors)) == isPossible, "\(form), \(length)")
      }
    }
  }

  @Test func everyDefinedFilterIsAccepted() {
    for filter in 0...5 {
      let icon = file(Self.forms[3], filter: UInt8(filter))
      #expect(PNGCheck.isIcon(icon) == (filter <= 4))
    }
  }

  @Test func fileWithAnotherSignatureOrHeaderLengthIsNoIcon() {
    let icon = TestPNG.icon()
    #expect(PNGCheck.icon([0x8A] + icon.dropFirst()) == nil)
    let header = TestPNG.number(1) + TestPNG.number(1) + [0, 8, 6, 0, 0, 0]
    let pixels = TestPNG.part("IDAT", TestPNG.packed([0, 1, 2, 3, 4]))
    let chunks = TestPNG.part("IHDR", header) + pixels + TestPNG.part("IEND", [])
    #expect(PNGCheck.icon(TestPNG.signature + chunks) == nil)
  }

  @Test func interlacedPNGIsRejected() {
    let file = TestPNG.file(width: 1, height: 1, interlacing: 1, rows: [[0, 1, 2, 3, 4]])
    #expect(!PNGCheck.isIcon(file))
  }

  @Test func pngWithInvalidDimensionsIsRejected() {
    for (width, height) in [(513, 1), (1, 513), (0, 1), (1, 0), (-1, 1)] {
      let file = TestPNG.file(width: width, height: height, rows: [[0, 1, 2, 3, 4]])
      #expect(!PNGCheck.isIcon(file), "\(width) × \(height)")
    }
  }

  /// Files with valid checksums that a decoder could fail on.
  @Test(arguments: hostile)
  func malformedPNGWithValidChecksumsIsRejected(name: String, chunks: [[UInt8]]) {
    #expect(PNGCheck.icon(TestPNG.signature + chunks.flatMap(\.self)) == nil)
  }

  private static let hostile: [(String, [[UInt8]])] = {
    let header = TestPNG.part("IHDR", TestPNG.header(width: 1, height: 1))
    let pixels = TestPNG.packed([0, 1, 2, 3, 4])
    let (data, end) = (TestPNG.part("IDAT", pixels), TestPNG.part("IEND", []))
    func formed(depth: UInt8 = 8, _ colorType: UInt8) -> [UInt8] {
      TestPNG.part("IHDR", TestPNG.header(width: 1, height: 1, depth: depth, colorType: colorType))
    }
    let row = TestPNG.part("IDAT", TestPNG.packed([0, 0]))
    let large = TestPNG.part("IHDR", TestPNG.header(width: 500, height: 500))
    let bomb = TestPNG.part("IDAT", TestPNG.packed(Array(repeating: 0, count: 60_000)))
    return [
      ("no compressed pixels", [header, TestPNG.part("IDAT", [1, 2, 3]), end]),
      ("too few pixels", [large, data, end]), ("too many pixels", [header, bomb, end]),
      ("no pixels", [header, end]),
      (
        "an undefined filter",
        [header, TestPNG.part("IDAT", TestPNG.packed([9, 1, 2, 3, 4])), end]
      ),
      ("two headers", [header, large, data, end]),
      ("a header in the middle", [header, data, header, end]),
      ("an undefined colour type", [formed(5), data, end]),
      ("an undefined depth", [formed(depth: 3, 6), data, end]),
      ("sixteen bits of a palette", [formed(depth: 16, 3), data, end]),
      ("no palette", [formed(3), row, end]),
      ("a palette of half colours", [formed(3), TestPNG.part("PLTE", [1, 2]), row, end]),
      (
        "a palette of 300 colours",
        [formed(3), TestPNG.part("PLTE", Array(repeating: 0, count: 900)), row, end]
      ),
      (
        "more transparencies than colours",
        [formed(3), TestPNG.part("PLTE", [1, 2, 3]), TestPNG.part("tRNS", [1, 2]), row, end]
      ),
      (
        "two palettes",
        [formed(3), TestPNG.part("PLTE", [1, 2, 3]), TestPNG.part("PLTE", [1, 2, 3]), row, end]
      ),
      ("a palette after the pixels", [formed(3), row, TestPNG.part("PLTE", [1, 2, 3]), end]),
      ("transparency of a form that has it", [header, TestPNG.part("tRNS", [0, 0]), data, end]),
      ("an unknown critical chunk", [header, TestPNG.part("ABCD", []), data, end]),
    ]
  }()

  @Test func ancillaryPNGChunksAreStripped() {
    let header = TestPNG.part("IHDR", TestPNG.header(width: 1, height: 1))
    let (data, end) = (
      TestPNG.part("IDAT", TestPNG.packed([0, 1, 2, 3, 4])), TestPNG.part("IEND", [])
    )
    let plain = TestPNG.signature + header + data + end
    let described =
      TestPNG.signature + header + TestPNG.part("acTL", TestPNG.number(1_000) + TestPNG.number(0))
      + TestPNG.part("iCCP", [65, 0, 0, 1, 2]) + data + TestPNG.part("tEXt", [65, 0, 66]) + end
    #expect(PNGCheck.icon(described) == plain)
    #expect(!PNGCheck.isIcon(described) && PNGCheck.isIcon(plain))
    let palette =
      TestPNG.signature
      + TestPNG.part("IHDR", TestPNG.header(width: 1, height: 1, depth: 8, colorType: 3))
      + TestPNG.part("PLTE", [1, 2, 3]) + TestPNG.part("tRNS", [9])
      + TestPNG.part("IDAT", TestPNG.packed([0, 0])) + end
    #expect(PNGCheck.isIcon(palette))
  }

  @Test(arguments: ["", "1d", "10", "10x", "10dd", "../", "1/d", "٠١d"])
  func invalidIconNamesAreRejected(text: String) { #expect(WeatherIcon(name: text) == nil) }

  @Test func iconConvertsBetweenDayAndNight() throws {
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
      _ server: LocalServer, onIssue: @escaping @Sendable (StorageIssue) -> Void = { _ in }
    ) throws -> IconStore {
      let services = LiveServices(
        try makeConfiguration(["WEATHER_TUI_OPENWEATHER_ICON_URL": server.address]),
        client: makeClient())
      return IconStore(folder: folder, onIssue: onIssue) { await services.icon($0) }
    }

    private func server(_ body: [UInt8], status: Int = 200) throws -> LocalServer {
      try LocalServer([
        "/img/wn/10d@2x.png": .answer(
          status: status, body: Data(body), headers: ["Content-Type": "image/png"])
      ])
    }

    @Test func iconIsRequestedOnceAndCachedOnDisk() async throws {
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let server = try server(TestPNG.icon())
      let store = try store(server)
      #expect(store.file(of: icon) == nil)
      await withTaskGroup(of: Bool.self) { group in
        for _ in 0..<4 { group.addTask { await store.fetch(icon, isOffline: false) } }
        for await isThere in group { #expect(isThere) }
      }
      #expect(store.file(of: icon) == TestPNG.icon())
      // The next run reads it from the disk, even without a network.
      let next = try self.store(server)
      #expect(await next.fetch(icon, isOffline: true))
      #expect(next.file(of: icon) == TestPNG.icon())
      #expect(server.requests.map(\.path) == ["/img/wn/10d@2x.png"])
      #expect(server.requests.first?.headers["accept"] == "image/png")
      let status = try FileManager.default.attributesOfItem(atPath: folder + "/10d@2x.png")
      #expect((status[.posixPermissions] as? Int) == 0o600)
    }

    @Test func invalidIconResponseIsNotCached() async throws {
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

    @Test(arguments: [(0, true), (1, false)])
    func iconOfTheLargestSizeIsCached(excess: Int, isCached: Bool) async throws {
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let plain = TestPNG.icon()
      // A chunk has twelve bytes besides its data.
      let comment = TestPNG.part(
        "tEXt", Array(repeating: 65, count: IconStore.limit + excess - plain.count - 12))
      let end = TestPNG.part("IEND", [])
      let file = plain.dropLast(end.count) + comment + end
      let store = IconStore(folder: folder) { _ in Array(file) }
      #expect(await store.fetch(icon, isOffline: false) == isCached)
      #expect(store.file(of: icon) == (isCached ? plain : nil))
    }

    @Test func corruptIconIsQuarantinedAndRequestedAgain() async throws {
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let path = folder + "/10d@2x.png"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(TestPNG.icon().dropLast(9)).write(to: URL(fileURLWithPath: path))
      let problems = Mutex<[StorageIssue]>([])
      let store = try store(try server(TestPNG.icon())) { problem in
        problems.withLock { $0.append(problem) }
      }
      #expect(await !store.fetch(icon, isOffline: true))
      #expect(problems.withLock { $0 } == [.quarantine(path: path)])
      let server = try server(TestPNG.icon())
      let next = try self.store(server)
      #expect(await next.fetch(icon, isOffline: false))
      #expect(server.requests.count == 1)
    }

    @Test func offlineModeMakesNoIconRequests() async throws {
      let server = try server(TestPNG.icon())
      #expect(await !(try store(server)).fetch(icon, isOffline: true))
      #expect(server.requests.isEmpty)
    }
  }
}
