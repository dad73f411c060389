import Files
import Glibc
import Synchronization
import WeatherModel

/// Reports each storage issue once.
final class IssueReporter: Sendable {
  private let seen = Mutex<Set<StorageIssue>>([])
  private let receive: @Sendable (StorageIssue) -> Void

  init(_ receive: @escaping @Sendable (StorageIssue) -> Void) {
    self.receive = receive
  }

  func report(_ problem: StorageIssue) {
    let isNew = seen.withLock { $0.insert(problem).inserted }
    if isNew { receive(problem) }
  }
}

extension StorageIssue {
  /// Creates the issue for a file that cannot be read.
  init(reading path: String, _ error: FileError) {
    self = error.code == EFBIG ? .tooLarge(path: path) : .unreadable(path: path)
  }
}
