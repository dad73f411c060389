import Synchronization

extension Task where Failure == Never {
  /// Returns the value, or nil if it takes longer than `limit`; the task continues. Cancelling the
  /// caller cancels the task.
  func value(within limit: Duration) async -> Success? {
    let first = FirstOnly<Success?>()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        first.wait(continuation)
        let timer = Task<Void, Never>.detached(executorPreference: WorkerPool.shared) {
          try? await MachineClock().sleep(for: limit)
          first.resume(nil)
        }
        Task<Void, Never>.detached(executorPreference: WorkerPool.shared) {
          first.resume(await value)
          timer.cancel()
        }
      }
    } onCancel: {
      cancel()
    }
  }
}

/// A continuation that two callers may resume; only the first call has an effect.
private final class FirstOnly<Value: Sendable>: Sendable {
  private let waiting = Mutex<CheckedContinuation<Value, Never>?>(nil)

  func wait(_ continuation: CheckedContinuation<Value, Never>) {
    waiting.withLock { $0 = continuation }
  }

  func resume(_ value: Value) {
    let continuation = waiting.withLock { waiting in
      defer { waiting = nil }
      return waiting
    }
    continuation?.resume(returning: value)
  }
}
