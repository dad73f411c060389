/// A type that reduces actions: it turns a state and an action into a new state and an effect.
///
/// A reducer is pure: it reads only its arguments and the dependencies that it captured when it was
/// created. Side effects are returned as an ``EffectType``, which the store runs.
///
/// ```swift
/// struct Stopwatch: ReducerProtocol {
///   struct State: Equatable {
///     var seconds = 0
///     var laps: [Int] = []
///   }
///
///   enum Action: Equatable {
///     case secondPassed, lap
///   }
///
///   func reduce(state: inout State, action: Action) -> EffectType<Action> {
///     switch action {
///     case .secondPassed: state.seconds += 1
///     case .lap: state.laps.append(state.seconds)
///     }
///     return .none
///   }
/// }
/// ```
public protocol ReducerProtocol<State, Action> {
  /// The state that the reducer changes.
  associatedtype State
  /// The actions that the reducer handles.
  associatedtype Action: Sendable

  /// Reduces `action` into `state` and returns the effect.
  func reduce(state: inout State, action: Action) -> EffectType<Action>
}
