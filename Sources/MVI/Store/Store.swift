/// A container of state that reduces actions one after the other and runs their effects.
///
/// Actions are reduced in batches. A batch is one ``send(_:)`` or ``send(contentsOf:)`` and
/// everything that is sent to the store while it is reduced. The actions that an action causes are
/// reduced before the next action of the batch, so two keys pressed at once have the same effect as
/// two separate key presses. The store works on a local copy of the state, writes it back once, and
/// then notifies, once each, the observers whose slices have changed. ``state`` therefore never
/// shows an incomplete batch, and an action sent by an observer begins the next batch.
///
/// When the store is deallocated, its effects are cancelled.
///
/// ```swift
/// let store = Store(initialState: Stopwatch.State(), reducer: Stopwatch())
/// var observed: [[Int]] = []
/// let observation = store.observe(\.laps) { observed.append($0) }
/// store.send(contentsOf: [.secondPassed, .lap, .secondPassed, .lap])
/// store.send(.secondPassed)
/// observation.cancel()
/// // `observed` is now [[], [1, 2]]: the value at the beginning, and one for the batch.
/// ```
@MainActor
public final class Store<State, Action: Sendable> {
  /// The state after the last complete batch.
  public private(set) var state: State

  private let reducer: AnyReducer<State, Action>
  private var waiting: [Action] = []
  private var isBusy = false
  private var observers: [Observer] = []
  private let inbox = Inbox<State, Action>()
  private let effects: EffectRunner<Action>

  private struct Observer {
    let observation: Observation
    let update: (State) -> Void
  }

  /// Creates a store with a state and the reducer that changes it.
  ///
  /// Effects run with the ``DIContainer`` that is in effect now, regardless of where the action is
  /// sent.
  ///
  /// - Parameters:
  ///   - initialState: The state before the first action.
  ///   - reducer: The reducer that changes the state.
  ///   - effectExecutor: The executor on which effects run; nil for the global pool. Tests pass an
  ///     executor that knows when it is idle.
  public init(
    initialState: State,
    reducer: some ReducerProtocol<State, Action>,
    effectExecutor: (any TaskExecutor)? = nil
  ) {
    state = initialState
    self.reducer = AnyReducer(reducer)
    effects = EffectRunner(container: .current, executor: effectExecutor) { [inbox] action in
      inbox.store?.send(action)
    }
    inbox.store = self
  }

  isolated deinit {
    effects.cancelAll()
  }

  // MARK: Actions

  /// Reduces `action`, or queues it while the store is busy.
  public func send(_ action: Action) {
    guard !isBusy else { return waiting.append(action) }
    reduceBatches { reduce(action, &$0) }
  }

  /// Reduces `actions` as one batch; the observers are notified once.
  public func send(contentsOf actions: some Sequence<Action>) {
    guard !isBusy else { return waiting.append(contentsOf: actions) }
    reduceBatches { state in
      for action in actions {
        reduce(action, &state)
        reduceWaiting(&state)
      }
    }
  }

  /// Reduces a batch that begins with `first`, and the batches that its observers cause.
  private func reduceBatches(_ first: (inout State) -> Void) {
    isBusy = true
    defer { isBusy = false }
    var next = state
    first(&next)
    reduceWaiting(&next)
    state = next
    notify(next)
    // Not isEmpty, here and below: in code that is generic over Action, it costs a metadata lookup.
    while waiting.count > 0 {
      reduceWaiting(&next)
      state = next
      notify(next)
    }
  }

  private func reduceWaiting(_ state: inout State) {
    var index = 0
    while index < waiting.count {
      reduce(waiting[index], &state)
      index += 1
      if index == waiting.count {
        waiting.removeAll(keepingCapacity: true)
        index = 0
      }
    }
  }

  private func reduce(_ action: Action, _ state: inout State) {
    let effect = reducer.body(&state, action)
    if !effect.isNone { effects.perform(effect) }
  }

  // MARK: Observers

  /// Calls `onChange` with the current slice of the state, and again whenever a batch has changed
  /// it.
  ///
  /// - Parameters:
  ///   - slice: Returns the observed part of the state. It must be cheap, because it is called
  ///     after every batch.
  ///   - initially: Whether `onChange` is called immediately with the current slice.
  ///   - onChange: Called with the new slice.
  /// - Returns: The registration, which ends the observation.
  @discardableResult
  public func observe<Slice: Equatable>(
    _ slice: @escaping (State) -> Slice,
    initially: Bool = true,
    _ onChange: @escaping @MainActor (Slice) -> Void
  ) -> Observation {
    let observation = Observation()
    var last = slice(state)
    let first = last
    observers.append(
      Observer(observation: observation) { state in
        let new = slice(state)
        guard new != last else { return }
        last = new
        onChange(new)
      })
    if initially { onChange(first) }
    return observation
  }

  private func notify(_ state: State) {
    var index = 0
    // An observer that another one adds is not notified of this batch.
    for _ in observers.indices {
      if observers[index].observation.isActive {
        observers[index].update(state)
        index += 1
      } else {
        observers.remove(at: index)
      }
    }
  }

  // MARK: Effects

  /// The identifiers of each effect in flight, in the order in which the effects were started.
  public var effectsInFlight: [[EffectID]] { effects.inFlight }

  /// Returns when no effect is in flight.
  public func finishEffects() async {
    await effects.finish()
  }

  /// Cancels every effect in flight. Actions that they send later are dropped.
  public func cancelEffects() {
    effects.cancelAll()
  }
}

/// Delivers actions from the effects to the store without retaining it.
@MainActor
private final class Inbox<State, Action: Sendable> {
  weak var store: Store<State, Action>?
}
