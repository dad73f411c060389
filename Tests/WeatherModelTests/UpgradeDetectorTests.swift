import Synchronization
import Testing

@testable import WeatherModel

@Suite struct UpgradeDetectorTests {
  /// A file system with one path, which counts the accesses to it.
  private final class Path: Sendable {
    private let state: Mutex<(file: UInt64?, looks: Int)>

    init(_ file: UInt64?) { state = Mutex((file, 0)) }

    var looks: Int { state.withLock(\.looks) }

    func become(_ file: UInt64?) { state.withLock { $0.file = file } }

    @Sendable func identify() -> FileIdentity? {
      state.withLock { state in
        state.looks += 1
        return state.file.map { FileIdentity(device: 1, inode: $0) }
      }
    }
  }

  /// A detector for use in expectations.
  private final class Check {
    private var detector: UpgradeDetector

    init(_ identify: @escaping @Sendable () -> FileIdentity?) throws {
      detector = try #require(UpgradeDetector(identify: identify))
    }

    func isReplaced(after elapsed: Duration) -> Bool { detector.isReplaced(after: elapsed) }
  }

  @Test func differentInodeIsDetectedAsReplacement() throws {
    let path = Path(7)
    let check = try Check(path.identify)
    #expect(!check.isReplaced(after: .zero))
    path.become(8)
    #expect(check.isReplaced(after: .seconds(60)))
  }

  @Test func differentDeviceIsDetectedAsReplacement() throws {
    let device = Mutex<UInt64>(1)
    let identify: @Sendable () -> FileIdentity? = {
      FileIdentity(device: device.withLock(\.self), inode: 7)
    }
    let check = try Check(identify)
    device.withLock { $0 = 2 }
    #expect(check.isReplaced(after: .zero))
  }

  @Test func missingFileIsNotReplacedUntilItReappears() throws {
    let path = Path(7)
    let check = try Check(path.identify)
    path.become(nil)
    #expect(!check.isReplaced(after: .seconds(60)))
    path.become(8)
    #expect(check.isReplaced(after: .seconds(120)))
  }

  @Test func fileIsCheckedAtMostOncePerMinute() throws {
    let path = Path(7)
    let check = try Check(path.identify)
    for second in 0..<600 { _ = check.isReplaced(after: .seconds(second)) }
    #expect((10...12).contains(path.looks))
    // A detected replacement is not looked for again.
    path.become(8)
    #expect(check.isReplaced(after: .seconds(700)))
    let looks = path.looks
    path.become(7)
    for minute in 12..<100 { #expect(check.isReplaced(after: .seconds(60 * minute))) }
    #expect(path.looks == looks)
  }

  @Test func minuteTicksWithJitterEachCheckTheFile() throws {
    let path = Path(7)
    let check = try Check(path.identify)
    for minute in 0..<10 {
      _ = check.isReplaced(after: .milliseconds(60_000 * minute - 20 * (minute % 2)))
    }
    #expect(path.looks == 11)
  }

  @Test func fileIsCheckedAgainAfterFiftyNineSeconds() throws {
    let path = Path(7)
    let check = try Check(path.identify)
    #expect(!check.isReplaced(after: .seconds(100)))
    path.become(8)
    #expect(!check.isReplaced(after: .milliseconds(158_999)))
    #expect(check.isReplaced(after: .seconds(159)))
    #expect(!UpgradeClient.none.isReplaced())
  }

  @Test func detectorIsNilWithoutAnExecutableFile() {
    #expect(UpgradeDetector { nil } == nil)
  }
}
