import Files
import Glibc
import JSON
public import WeatherModel

/// Reads and writes the state file.
///
/// ```swift
/// let file = StateFile(path: folder + "/state.json")
/// try file.change { $0.recents = [] }
/// let state = file.load()
/// ```
public struct StateFile: Sendable {
  private let path: String
  private let problems: IssueReporter
  private let lock = SharedLock(atMost: lockTimeout)

  /// Creates a store for the file at `path`, which is created with the first change.
  /// - Parameter onIssue: Called once for each kind of issue with the file.
  public init(path: String, onIssue: @escaping @Sendable (StorageIssue) -> Void = { _ in }) {
    self.path = path
    self.problems = IssueReporter(onIssue)
  }

  /// Returns the saved state without its unreadable entries, or an empty one; a file that cannot be
  /// decoded is quarantined.
  public func load() -> PersistedState {
    var state = read() ?? PersistedState()
    state.isIncomplete = false
    return state
  }

  /// Returns the saved state, or an empty one like ``load()``; nil if the file exists and cannot be
  /// read.
  private func read() -> PersistedState? {
    let file = PrivateFile(path: path)
    let bytes: [UInt8]
    do {
      guard let contents = try file.read() else { return PersistedState() }
      bytes = contents
    } catch {
      problems.report(StorageIssue(reading: path, error))
      return nil
    }
    if let state = try? JSONDecoder().decode(PersistedState.self, from: bytes) {
      return state.checked()
    }
    keepEarlierQuarantine(of: file)
    file.quarantine()
    problems.report(.quarantine(path: path))
    return PersistedState()
  }

  /// Copies an incompletely decoded file to the quarantine path before the file is replaced.
  private func quarantineCopy() throws(StorageIssue) {
    let file = PrivateFile(path: path)
    keepEarlierQuarantine(of: file)
    do {
      guard let bytes = try file.read() else { return }
      try PrivateFile(path: file.quarantinePath).write(bytes)
    } catch {
      throw .unwritable(path: path)
    }
    problems.report(.quarantine(path: path))
  }

  /// Renames an earlier quarantined file, which may have the user's favourites: `.corrupt.1`.
  private func keepEarlierQuarantine(of file: PrivateFile) {
    let earlier = file.quarantinePath
    guard FileSystem.isFile(earlier),
      let number = (1...).first(where: { !FileSystem.isFile("\(earlier).\($0)") })
    else { return }
    unsafe rename(earlier, "\(earlier).\(number)")
  }

  private func write(_ state: PersistedState) throws(StorageIssue) {
    do {
      try PrivateFile(path: path).write(try JSONEncoder(isReadable: true).encode(state))
    } catch {
      throw .unwritable(path: path)
    }
  }

  /// Changes the current contents of the file and returns the result. A lock prevents processes
  /// from undoing each other's changes. A file that cannot be read is not overwritten: it may
  /// become readable later, or belong to another user.
  @discardableResult
  public func update(_ change: (inout PersistedState) -> Void) -> PersistedState {
    var state = PersistedState()
    do {
      try self.change {
        change(&$0)
        state = $0
      }
    } catch {
      problems.report(error)
    }
    return state
  }

  /// Changes the current contents of the file like ``update(_:)``, but throws if the result cannot
  /// be written: a choice of the user must not be lost silently.
  public func change(_ change: (inout PersistedState) -> Void) throws(StorageIssue) {
    try? PrivateFile.makeFolder(PrivateFile(path: path).folder)
    let lock = lock.acquire(path: path + ".lock")
    defer { lock?.release() }
    let before = read()
    var state = before ?? PersistedState()
    state.isIncomplete = false
    change(&state)
    state.version = PersistedState.currentVersion
    guard let before else { throw .unreadable(path: path) }
    guard state != before else { return }
    if before.isIncomplete { try quarantineCopy() }
    try write(state)
    PrivateFile.removeLeftovers(in: PrivateFile(path: path).folder)
  }

  /// The time for which changes wait for a process that holds the lock. A change takes
  /// milliseconds; on an overloaded machine the scheduler may suspend the process for more than a
  /// second. A process that holds the lock longer is stuck and must not prevent this one from
  /// saving or exiting.
  public static let lockTimeout = Duration.seconds(2)
}
