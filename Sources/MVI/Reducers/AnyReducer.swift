/// A reducer without its type: one stored closure, used where reducers are composed.
public struct AnyReducer<State, Action: Sendable>: ReducerProtocol {
  @usableFromInline
  let body: (inout State, Action) -> EffectType<Action>

  /// A reducer from a function.
  @inlinable
  public init(_ reduce: @escaping (inout State, Action) -> EffectType<Action>) {
    body = reduce
  }

  /// Erases `reducer`; erasing twice adds nothing.
  @inlinable
  public init(_ reducer: some ReducerProtocol<State, Action>) {
    if let erased = reducer as? Self {
      self = erased
    } else {
      body = { state, action in reducer.reduce(state: &state, action: action) }
    }
  }

  /// Changes `state` in answer to `action`.
  @inlinable
  public func reduce(state: inout State, action: Action) -> EffectType<Action> {
    body(&state, action)
  }
}
