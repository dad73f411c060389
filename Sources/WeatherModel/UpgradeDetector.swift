/// The identity of the file at a path: a replacement has another inode.
public struct FileIdentity: Hashable, Sendable {
  /// The file system that contains the file.
  public var device: UInt64
  /// The file within that file system.
  public var inode: UInt64

  /// Creates an identity from its numbers.
  public init(device: UInt64, inode: UInt64) {
    self.device = device
    self.inode = inode
  }
}

/// Detects that the program's file was replaced while the program runs, for example by an
/// installation.
///
/// Installing renames a new file over the old one, whose inode stays in use while a process
/// executes it. A new file therefore never has the inode of the original one. Files are compared,
/// not versions: installing the same version again also counts as a replacement.
public struct UpgradeDetector: Sendable {
  /// The minimum time between two checks of the file: slightly less than a minute, because the
  /// ticks of a clock are inaccurate.
  public static let minInterval = Duration.seconds(59)

  private let original: FileIdentity
  private let identify: @Sendable () -> FileIdentity?
  private var lastCheck: Duration?
  private var isReplaced = false

  /// Creates a detector for the file that `identify` finds; nil if it finds none.
  /// - Parameter identify: Returns the identity of the file at the program's path.
  public init?(identify: @escaping @Sendable () -> FileIdentity?) {
    guard let original = identify() else { return nil }
    self.original = original
    self.identify = identify
  }

  /// Returns whether there is a different file at the program's path. A missing file does not
  /// count: it was removed, or is about to be replaced.
  /// - Parameter elapsed: The time since any fixed moment. Less than ``minInterval`` after the last
  ///   check, and once a replacement has been found, the file is not checked.
  public mutating func isReplaced(after elapsed: Duration) -> Bool {
    if isReplaced { return true }
    if let lastCheck, elapsed - lastCheck < Self.minInterval { return false }
    lastCheck = elapsed
    isReplaced = identify().map { $0 != original } ?? false
    return isReplaced
  }
}

/// A client that reports whether another version of the program was installed over the running one.
public struct UpgradeClient: Sendable {
  /// Returns whether the program's file differs from the one at the start. Checks the file at most
  /// once a minute, and only when called.
  public var isReplaced: @Sendable () -> Bool

  /// Creates a client from its operation.
  public init(isReplaced: @escaping @Sendable () -> Bool) {
    self.isReplaced = isReplaced
  }

  /// A client for a program that is never replaced.
  public static let none = UpgradeClient { false }
}
