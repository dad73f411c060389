/// Limits the number of concurrent operations; waiting ones run in the order of their calls.
actor ConcurrencyLimiter {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(limit: Int) {
    free = limit
  }

  /// Runs `operation` as soon as a slot is free.
  nonisolated func run<Value: Sendable, Failure: Error>(
    _ operation: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    await enter()
    let result: Result<Value, Failure>
    do throws(Failure) {
      result = .success(try await operation())
    } catch {
      result = .failure(error)
    }
    await leave()
    return try result.get()
  }

  private func enter() async {
    guard free == 0 else {
      free -= 1
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  private func leave() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
