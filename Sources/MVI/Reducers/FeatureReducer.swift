/// The logic of one feature of a program: it changes the feature's own state, and only reads what it
/// needs of everything else, as a context that is computed from the whole before each of its actions.
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
  /// What the feature knows.
  associatedtype State
  /// What it reads of the rest of the program.
  associatedtype Context
  /// What can happen in the feature.
  associatedtype Action: Sendable

  /// Reduces `action` into `state` and returns the effect.
  func reduce(
    _ state: inout State, _ context: Context, _ action: Action
  ) -> EffectType<Action>
}

extension FeatureReducer {
  /// Returns the reducer of the feature as one of the whole program.
  ///
  /// - Parameters:
  ///   - state: Where the feature's state is in the whole.
  ///   - context: What it reads of the whole; called only for the feature's own actions.
  ///   - extract: The feature's action in an action; nil when it is about something else.
  ///   - embed: The action around a feature's, usually the enum case itself.
  public func scope<Whole, WholeAction>(
    state: WritableKeyPath<Whole, State>,
    context: @escaping (Whole) -> Context,
    extract: @escaping (WholeAction) -> Action?,
    embed: @escaping @Sendable (Action) -> WholeAction
  ) -> AnyReducer<Whole, WholeAction> {
    AnyReducer { whole, action in
      guard let action = extract(action) else { return .none }
      let context = context(whole)
      return reduce(&whole[keyPath: state], context, action).map(embed)
    }
  }

  /// The reducer in a context that stays as it is, as a test has it.
  public func within(_ context: Context) -> AnyReducer<State, Action> {
    AnyReducer { reduce(&$0, context, $1) }
  }
}
