import Synchronization
import Testing

/// The actions and effects that would be unaccounted for if the test ended now. They are reported
/// as issues when the test ends.
final class Ledger: Sendable {
  private let outstanding = Mutex<[String]>([])
  private let sourceLocation: SourceLocation

  init(sourceLocation: SourceLocation) {
    self.sourceLocation = sourceLocation
  }

  func note(_ entries: [String]) {
    outstanding.withLock { $0 = entries }
  }

  func close() {
    for entry in outstanding.withLock({ $0 }) {
      Issue.record("At the end of the test, \(entry)", sourceLocation: sourceLocation)
    }
  }
}
