/// A view of a store: a part of its state and the actions about that part.
///
/// It is a value that only holds a reference to the store.
///
/// ```swift
/// struct Race: Equatable {
///   var stopwatch = Stopwatch.State()
///   var runners = 8
/// }
///
/// let reducer = Stopwatch().scope(state: \Race.stopwatch, extract: { $0 }, embed: { $0 })
/// let store = Store(initialState: Race(), reducer: reducer)
/// let stopwatch = store.scope(state: \.stopwatch, action: { $0 })
/// stopwatch.send(.secondPassed)
/// // stopwatch.state.seconds is now 1. Changes to the runners do not call its observers.
/// ```
@MainActor
public struct ScopedStore<State: Equatable, Action: Sendable> {
  private let current: () -> State
  private let sendAll: ([Action]) -> Void
  private let observeAll: (Bool, @escaping @MainActor (State) -> Void) -> Observation

  fileprivate init(
    current: @escaping () -> State,
    sendAll: @escaping ([Action]) -> Void,
    observeAll: @escaping (Bool, @escaping @MainActor (State) -> Void) -> Observation
  ) {
    self.current = current
    self.sendAll = sendAll
    self.observeAll = observeAll
  }

  /// The part of the state after the last complete batch.
  public var state: State { current() }

  /// Sends `action` to the store.
  public func send(_ action: Action) { sendAll([action]) }

  /// Sends `actions` to the store as one batch.
  public func send(contentsOf actions: some Sequence<Action>) { sendAll(Array(actions)) }

  /// Calls `onChange` with the current part, unless `initially` is false, and again after each
  /// change.
  @discardableResult
  public func observe(
    initially: Bool = true,
    _ onChange: @escaping @MainActor (State) -> Void
  ) -> Observation {
    observeAll(initially, onChange)
  }

  /// Returns a view of a part of this part.
  public func scope<Part: Equatable, PartAction: Sendable>(
    state part: @escaping (State) -> Part,
    action embed: @escaping (PartAction) -> Action
  ) -> ScopedStore<Part, PartAction> {
    ScopedStore<Part, PartAction>(
      current: { part(current()) },
      sendAll: { sendAll($0.map(embed)) },
      observeAll: { initially, onChange in
        if initially { onChange(part(current())) }
        var last = part(current())
        return observeAll(false) { whole in
          let new = part(whole)
          guard new != last else { return }
          last = new
          onChange(new)
        }
      })
  }
}

extension Store {
  /// Returns a view of a part of the state and the actions about that part.
  ///
  /// - Parameters:
  ///   - part: The part of the state.
  ///   - embed: Wraps an action about the part in the store's action.
  public func scope<Part: Equatable, PartAction: Sendable>(
    state part: @escaping (State) -> Part,
    action embed: @escaping (PartAction) -> Action
  ) -> ScopedStore<Part, PartAction> {
    ScopedStore(
      current: { part(self.state) },
      sendAll: { self.send(contentsOf: $0.map(embed)) },
      observeAll: { self.observe(part, initially: $0, $1) })
  }
}
