/// The identity of the file at a path: a replacement has another inode.
public struct FileIdentity: Hashable, Sendable {
  /// The file system that holds the file.
  public var device: UInt64
  /// The file in that file system.
  public var inode: UInt64

  /// The identity of a file by its numbers.
  public init(device: UInt64, inode: UInt64) {
    self.device = device
    self.inode = inode
  }
}

/// Detects that the program's file was replaced while the program runs, as an installation does.
///
/// Installing renames a new file over the old one, whose inode stays in use for as long as a process
/// executes it: a new file never has the inode of the one at the start. Files are compared, not
/// versions: installing the same version again is a replacement, too.
public struct UpgradeDetector: Sendable {
  /// The least time between two looks at the file: a minute, less the inaccuracy of a clock's ticks.
  public static let minInterval = Duration.seconds(59)

  private let original: FileIdentity
  private let identify: @Sendable () -> FileIdentity?
  private var lastCheck: Duration?
  private var isReplaced = false

  /// A detector for the file that `identify` finds; nil where it finds none.
  /// - Parameter identify: Returns the identity of the file at the program's path.
  public init?(identify: @escaping @Sendable () -> FileIdentity?) {
    guard let original = identify() else { return nil }
    self.original = original
    self.identify = identify
  }

  /// Returns whether another file stands at the program's path. A missing file is not another
  /// version: it was removed, or is about to be replaced.
  /// - Parameter elapsed: The time since any fixed moment. Nearer than ``minInterval`` to the last look,
  ///   and after a replacement was found, the file is not looked at.
  public mutating func isReplaced(after elapsed: Duration) -> Bool {
    if isReplaced { return true }
    if let lastCheck, elapsed - lastCheck < Self.minInterval { return false }
    lastCheck = elapsed
    isReplaced = identify().map { $0 != original } ?? false
    return isReplaced
  }
}

/// Returns whether another version of the program was installed over the running one.
public struct UpgradeClient: Sendable {
  /// Whether the program's file is another one than at the start. Looks at the file no more than once
  /// a minute, and only when called.
  public var isReplaced: @Sendable () -> Bool

  /// A client made of its one call.
  public init(isReplaced: @escaping @Sendable () -> Bool) {
    self.isReplaced = isReplaced
  }

  /// A client of a program that is never replaced.
  public static let none = UpgradeClient { false }
}
