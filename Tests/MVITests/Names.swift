import Synchronization

/// Names recorded from any thread.
final class Names: Sendable {
  private let names = Mutex<[String]>([])

  var all: [String] { names.withLock { $0 } }

  func add(_ name: String) {
    names.withLock { $0.append(name) }
  }
}
