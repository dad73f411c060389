import CustomDump
public import MVI
public import Testing

/// A store with which a test must account for every action and every change of the state.
///
/// The test states how each action changes the state, and names every action that an effect sends,
/// in order. No effect may be left running: anything that the test omits is a failure, with the
/// difference printed as − expected and + actual.
///
/// ```swift
/// let store = TestStore(initialState: SearchState()) { SearchReducer() } dependencies: {
///   $0.continuousClock = clock
/// }
/// await store.send(.queryChanged("Seo")) { $0.query = "Seo" }
/// await clock.advance(by: .milliseconds(300))
/// await store.receive(.found([seoul])) { $0.matches = [seoul] }
/// ```
///
/// Effects run on ``TestExecutor``. Before and after each step they run until each has ended or is
/// waiting, so that the outcome of a test does not depend on a scheduler.
@MainActor
public final class TestStore<State: Equatable, Action: Equatable & Sendable> {
  /// The state that the test has accounted for. Effects may have advanced the store beyond it.
  public internal(set) var state: State

  /// The names of each effect in flight, in the order in which they started.
  public var effectsInFlight: [[EffectID]] { store.effectsInFlight }

  let store: Store<State, Action>
  let log = ActionLog<State, Action>()
  let ledger: Ledger

  /// Creates a store for one test.
  ///
  /// - Parameters:
  ///   - initialState: The state before the first action.
  ///   - reducer: Creates the reducer, which captures the dependencies given here.
  ///   - dependencies: Changes the container for the reducer and its effects. An unregistered
  ///     dependency fails the test with its name when it is used.
  public init(
    initialState: State,
    reducer: () -> some ReducerProtocol<State, Action>,
    dependencies: (inout DIContainer) -> Void = { _ in },
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    state = initialState
    ledger = Ledger(sourceLocation: sourceLocation)
    store = DIContainer.withValues {
      $0.recordUnimplemented()
      dependencies(&$0)
    } operation: { [log] in
      let reducer = reducer()
      return Store(
        initialState: initialState,
        reducer: AnyReducer { state, action in
          let effect = reducer.reduce(state: &state, action: action)
          log.append(action, state)
          return effect
        },
        effectExecutor: TestExecutor.shared)
    }
  }

  deinit {
    ledger.close()
  }

  // MARK: Steps

  /// Sends `action`; `change` turns the last accounted state into the expected one.
  ///
  /// Without `change` the state must not change.
  public func send(
    _ action: Action,
    change: ((inout State) -> Void)? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await TestExecutor.shared.settle()
    failUnreceived(before: "sending \(String(customDumping: action))", sourceLocation)
    store.send(action)
    if let step = log.takeFirst() { account(for: step, change, sourceLocation) }
    await settleAndNote()
  }

  /// Accounts for the next action from an effect, which must be `action`.
  ///
  /// - Parameters:
  ///   - timeout: The time to wait for an effect that depends on something outside the test. It
  ///     only elapses if the action is not received.
  ///   - change: Turns the last accounted state into the expected one.
  public func receive(
    _ action: Action,
    timeout: Duration = .seconds(120),
    change: ((inout State) -> Void)? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let expected = String(customDumping: action)
    await receive(expected, { $0 == action }, timeout, change, sourceLocation) { received in
      diff(action, received, format: .proportional) ?? String(customDumping: received)
    }
  }

  /// Accounts for the next action from an effect, which must satisfy `isExpected`.
  public func receive(
    where isExpected: (Action) -> Bool,
    timeout: Duration = .seconds(120),
    change: ((inout State) -> Void)? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await receive("an action", isExpected, timeout, change, sourceLocation) {
      String(customDumping: $0)
    }
  }

  /// Waits for the effects in flight to end, and fails if an effect does not end or an action has
  /// not been received.
  public func finish(
    timeout: Duration = .seconds(120),
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await TestExecutor.shared.settle()
    if !effectsInFlight.isEmpty {
      let waiting = Task { [store, log] in
        await store.finishEffects()
        log.wake()
      }
      let deadline = ContinuousClock.now + timeout
      while !effectsInFlight.isEmpty, await log.wait(until: deadline) {}
      waiting.cancel()
      for names in effectsInFlight {
        Issue.record("\(describe(names)) is still in flight", sourceLocation: sourceLocation)
      }
    }
    store.cancelEffects()
    failUnreceived(before: "finishing", sourceLocation)
    await settleAndNote()
  }

  /// Accounts for all actions received so far without checking them.
  public func skipReceivedActions() async {
    await TestExecutor.shared.settle()
    while let step = log.takeFirst() { state = step.state }
    await settleAndNote()
  }

  /// Cancels the effects in flight.
  public func skipEffectsInFlight() async {
    await TestExecutor.shared.settle()
    store.cancelEffects()
    await settleAndNote()
  }
}
