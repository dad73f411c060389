public import MVI

/// The real store with a test's own clients, for tests of the whole program.
///
/// A reducer's own tests account for every change with a ``TestStore``. Tests of several reducers
/// together only send actions and check the final state. As in a ``TestStore``, effects run on
/// ``TestExecutor``, and an unregistered dependency fails the test with its name when it is used.
@MainActor
public final class SettlingStore<State, Action: Sendable> {
  private let store: Store<State, Action>

  /// Creates a store for one test.
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

  /// The state after the last complete batch.
  public var state: State { store.state }

  /// Sends `action`, and returns when every effect has ended or is waiting.
  public func send(_ action: Action) async {
    store.send(action)
    await settle()
  }

  /// Returns when every effect has ended or is waiting.
  public func settle() async { await TestExecutor.shared.settle() }

  /// Runs the effects until each has ended or is waiting, then cancels the waiting ones.
  public func finish() async {
    await settle()
    store.cancelEffects()
    await settle()
  }
}
