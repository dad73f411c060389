import MVI
import TestSupport

/// A store whose state is the list of the actions it has reduced, and whose effects are looked up
/// by action, so that a test of the order fits into one closure.
typealias Trace = Store<[String], String>

@MainActor
func trace(
  clock: TestClock = TestClock(),
  _ effect: @escaping (String) -> EffectType<String> = { _ in .none }
) -> Trace {
  DIContainer.withValues {
    $0.continuousClock = clock
  } operation: {
    Store(
      initialState: [],
      reducer: AnyReducer { state, action in
        state.append(action)
        return effect(action)
      },
      effectExecutor: TestExecutor.shared)
  }
}

/// Runs the effects until each has ended or is waiting.
@MainActor
func settle() async {
  await TestExecutor.shared.settle()
}

/// A gate at which effects wait, even when cancelled, until the test opens it.
@MainActor
final class Gate {
  private var isOpen = false
  private var waiters: [CheckedContinuation<Void, Never>] = []

  func pass() async {
    guard !isOpen else { return }
    await withCheckedContinuation { waiters.append($0) }
  }

  func open() {
    isOpen = true
    for waiter in waiters { waiter.resume() }
    waiters.removeAll()
  }
}
