/// The logic of one feature of a program. It changes the feature's own state and reads the rest
/// only through a context, which is computed from the whole state before each of its actions.
///
/// ```swift
/// struct Volume: FeatureReducer {
///   func reduce(_ volume: inout Int, _ limit: Int, _ steps: Int) -> EffectType<Int> {
///     volume = max(0, min(limit, volume + steps))
///     return .none
///   }
/// }
///
/// struct Radio: Equatable {
///   var volume = 3
///   var limit = 4
/// }
///
/// let radio = Volume().scope(
///   state: \Radio.volume, context: \.limit, extract: { (steps: Int) in steps }, embed: { $0 })
/// var state = Radio()
/// _ = radio.reduce(state: &state, action: 7)
/// ```
public protocol FeatureReducer<State, Context, Action> {
  /// The state of the feature.
  associatedtype State
  /// The values that the feature reads from the rest of the program.
  associatedtype Context
  /// The actions of the feature.
  associatedtype Action: Sendable

  /// Reduces `action` into `state` and returns the effect.
  func reduce(
    _ state: inout State, _ context: Context, _ action: Action
  ) -> EffectType<Action>
}

extension FeatureReducer {
  /// Returns the feature's reducer as a reducer of the whole program.
  ///
  /// - Parameters:
  ///   - state: The path to the feature's state in the whole state, evaluated with the feature's
  ///     first action.
  ///   - context: Returns the values that the feature reads from the whole state; called only for
  ///     the feature's own actions.
  ///   - extract: Returns the feature's action in an action; nil if the action is for another
  ///     reducer.
  ///   - embed: Wraps a feature's action, usually the enum case itself.
  public func scope<Whole, WholeAction>(
    state: @autoclosure @escaping () -> WritableKeyPath<Whole, State>,
    context: @escaping (Whole) -> Context,
    extract: @escaping (WholeAction) -> Action?,
    embed: @escaping @Sendable (Action) -> WholeAction
  ) -> AnyReducer<Whole, WholeAction> {
    AnyReducer { whole, action in
      guard let action = extract(action) else { return .none }
      let context = context(whole)
      return reduce(&whole[keyPath: state()], context, action).map(embed)
    }
  }

  /// Returns the reducer with a constant context, for tests.
  public func within(_ context: Context) -> AnyReducer<State, Action> {
    AnyReducer { reduce(&$0, context, $1) }
  }
}
