import MVI
import TestSupport

/// A store whose state is the list of the actions it has reduced, and whose effects are looked up
/// by action: the whole of a test about order fits in one closure.
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

/// Lets the effects go on until each has ended or waits.
@MainActor
func settle() async {
  await TestExecutor.shared.settle()
}

/// What an effect waits at, whether it is cancelled or not, until the test opens it.
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
