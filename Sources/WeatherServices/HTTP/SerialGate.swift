/// Lets one operation through at a time, in the order of asking.
actor SerialGate {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Runs `operation` when its turn has come.
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
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  private func leave() {
    if waiting.isEmpty {
      isTaken = false
    } else {
      waiting.removeFirst().resume()
    }
  }
}
