/// Decides: turns a state and an action into a new state and an effect.
///
/// A reducer is pure. It reads nothing but its arguments and the dependencies it captured when it
/// was made, and whatever has to touch the world is returned as an ``EffectType``, which the store
/// carries out.
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
  /// What the reducer changes.
  associatedtype State
  /// What can happen to it.
  associatedtype Action: Sendable

  /// Changes `state` in answer to `action`, and says what is to be done besides.
  func reduce(state: inout State, action: Action) -> EffectType<Action>
}
