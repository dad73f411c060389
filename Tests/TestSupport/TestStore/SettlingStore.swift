public import MVI

/// The real store with clients of the test's own, for tests of the whole program.
///
/// A reducer's own tests account for every change with a ``TestStore``. What many reducers bring about
/// together is looked at from outside: what was sent, what came of it. As there, effects run on
/// ``TestExecutor``, and whatever is not registered fails the test by name when it is used.
@MainActor
public final class SettlingStore<State, Action: Sendable> {
  private let store: Store<State, Action>

  /// A store for one test.
  /// - Parameter dependencies: Changes the container for the reducer and its effects.
  public init(
    initialState: State,
    reducer: () -> some ReducerProtocol<State, Action>,
    dependencies: (inout DIContainer) -> Void
  ) {
    store = DIContainer.withValues {
      $0.recordUnimplemented()
      dependencies(&$0)
    } operation: {
      Store(initialState: initialState, reducer: reducer(), effectExecutor: TestExecutor.shared)
    }
  }

  /// The state after the last whole batch.
  public var state: State { store.state }

  /// Sends `action`, and returns when every effect has ended or waits.
  public func send(_ action: Action) async {
    store.send(action)
    await settle()
  }

  /// Returns when every effect has ended or waits.
  public func settle() async { await TestExecutor.shared.settle() }

  /// Lets the effects go on until each has ended or waits, then ends those that wait.
  public func finish() async {
    await settle()
    store.cancelEffects()
    await settle()
  }
}
