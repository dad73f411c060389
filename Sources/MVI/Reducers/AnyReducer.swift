/// A type-erased reducer: one stored closure, used where reducers are composed.
///
/// ```swift
/// struct Race: Equatable {
///   var first = Stopwatch.State()
///   var isOver = false
/// }
///
/// enum RaceAction: Equatable {
///   case first(Stopwatch.Action)
///   case finished
/// }
///
/// let ending = AnyReducer<Race, RaceAction> { race, action in
///   if action == .finished { race.isOver = true }
///   return .none
/// }
/// let watching = Stopwatch().scope(
///   state: \Race.first,
///   extract: { if case .first(let action) = $0 { action } else { nil } },
///   embed: RaceAction.first)
/// let reducer = AnyReducer.combine(ending, watching)
/// ```
public struct AnyReducer<State, Action: Sendable>: ReducerProtocol {
  let body: (inout State, Action) -> EffectType<Action>

  /// Creates a reducer from a function.
  public init(_ reduce: @escaping (inout State, Action) -> EffectType<Action>) {
    body = reduce
  }

  /// Erases the type of `reducer`. Erasing twice adds no overhead.
  public init(_ reducer: some ReducerProtocol<State, Action>) {
    if let erased = reducer as? Self {
      self = erased
    } else {
      body = { state, action in reducer.reduce(state: &state, action: action) }
    }
  }

  /// Reduces `action` into `state` and returns the effect.
  public func reduce(state: inout State, action: Action) -> EffectType<Action> {
    body(&state, action)
  }
}
