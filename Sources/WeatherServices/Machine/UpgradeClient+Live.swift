import Glibc
import Synchronization
public import WeatherModel

extension UpgradeClient {
  /// Returns a client for the file of the running program. It must be created at launch: for a
  /// replaced program the kernel no longer returns a valid path.
  public static func live(executable: String = DataFiles.executable) -> UpgradeClient {
    let (clock, start) = (MachineClock(), MachineClock().now)
    let detector = Mutex(UpgradeDetector { FileIdentity(path: executable) })
    return UpgradeClient {
      detector.withLock { $0?.isReplaced(after: start.duration(to: clock.now)) ?? false }
    }
  }
}

extension FileIdentity {
  /// The identity of the file at a path, with symbolic links resolved; nil if there is none.
  init?(path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    self.init(device: UInt64(status.st_dev), inode: UInt64(status.st_ino))
  }
}
