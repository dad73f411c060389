import Foundation
import Glibc
public import WeatherModel

/// Reads and writes the state file.
public struct StateFile: Sendable {
  private let path: String
  private let problems: ProblemReporter

  /// The file at `path`, made with the first change.
  /// - Parameter onProblem: Told once of each way in which the file cannot be used.
  public init(path: String, onProblem: @escaping @Sendable (StorageProblem) -> Void = { _ in }) {
    self.path = path
    self.problems = ProblemReporter(onProblem)
  }

  /// What was kept, or nothing; a file that cannot be understood is set aside.
  public func load() -> SavedState { read() ?? SavedState() }

  /// Nil when there is a file that may hold something and cannot be read.
  private func read() -> SavedState? {
    let file = PrivateFile(path: path)
    let data: Data
    do {
      guard let contents = try file.read() else { return SavedState() }
      data = contents
    } catch {
      problems.tell(.unreadable(path: path))
      return nil
    }
    if let state = try? JSONDecoder().decode(SavedState.self, from: data) { return state.checked() }
    file.setAside()
    problems.tell(.setAside(path: path))
    return SavedState()
  }

  /// Keeps `state` whatever the file holds; false when the system did not let it. Another copy of
  /// the program may have changed the file: ``update(_:)`` keeps its changes too.
  @discardableResult
  public func save(_ state: SavedState) -> Bool {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      try PrivateFile(path: path).write(try encoder.encode(state))
      return true
    } catch {
      problems.tell(.unwritable(path: path))
      return false
    }
  }

  /// Changes what the file holds at this moment and returns what it holds then. A lock between
  /// processes keeps two copies of the program from undoing each other's favourites. What cannot
  /// be read is not written over: it may be all there, for another user or later.
  @discardableResult
  public func update(_ change: (inout SavedState) -> Void) -> SavedState {
    try? PrivateFile.makeFolder((path as NSString).deletingLastPathComponent)
    let lock = FileLock.waiting(path: path + ".lock", atMost: Self.lockPatience)
    defer { lock?.release() }
    let before = read()
    var state = before ?? SavedState()
    change(&state)
    state.version = SavedState.currentVersion
    if let before, state != before {
      save(state)
      PrivateFile.removeLeftovers(in: (path as NSString).deletingLastPathComponent)
    }
    return state
  }

  /// How long a lock that another process holds is waited for: a change takes some milliseconds,
  /// so that one who holds it longer is stuck, and must not keep this program's choices from the
  /// disk or this program from ending.
  private static let lockPatience = Duration.seconds(1)
}
