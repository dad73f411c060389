extension AnyReducer {
  /// Combines reducers. Each reduces every action, in the given order, and their effects are
  /// merged.
  ///
  /// Each reducer sees the state that the previous ones left.
  public static func combine(_ reducers: any ReducerProtocol<State, Action>...) -> Self {
    combine(reducers.map { Self($0) })
  }

  /// Combines reducers. Each reduces every action, in the given order, and their effects are
  /// merged.
  public static func combine(_ reducers: [Self]) -> Self {
    Self { state, action in
      var effect = EffectType<Action>.none
      for reducer in reducers {
        effect = effect.merged(with: reducer.body(&state, action))
      }
      return effect
    }
  }
}

extension ReducerProtocol {
  /// Returns this reducer of a child as a reducer of its parent.
  ///
  /// - Parameters:
  ///   - state: The path to the child's state in the parent's state.
  ///   - extract: Returns the child's action in a parent's action; nil if the action is for another
  ///     reducer.
  ///   - embed: Wraps a child's action in the parent's, usually the enum case itself.
  public func scope<Parent, ParentAction>(
    state: WritableKeyPath<Parent, State>,
    extract: @escaping (ParentAction) -> Action?,
    embed: @escaping @Sendable (Action) -> ParentAction
  ) -> AnyReducer<Parent, ParentAction> {
    AnyReducer { parent, action in
      guard let action = extract(action) else { return .none }
      return reduce(state: &parent[keyPath: state], action: action).map(embed)
    }
  }

  /// Returns this reducer with a child that is not always present.
  ///
  /// A child that is present reduces first; an action for an absent child changes nothing. When
  /// this reducer removes the child's state, the child's effects are cancelled, so that work
  /// started by a closed panel does not continue.
  ///
  /// - Parameters:
  ///   - state: The path to the child's state; nil while the child is absent.
  ///   - extract: Returns the child's action in an action; nil if the action is for another
  ///     reducer.
  ///   - embed: Wraps a child's action, usually the enum case itself.
  ///   - child: The child's reducer.
  public func optionalChild<Child: ReducerProtocol>(
    state: WritableKeyPath<State, Child.State?>,
    extract: @escaping (Action) -> Child.Action?,
    embed: @escaping @Sendable (Child.Action) -> Action,
    _ child: Child
  ) -> AnyReducer<State, Action> {
    optionalChild(state: state, context: { _ in }, extract: extract, embed: embed) {
      child.reduce(state: &$0, action: $2)
    }
  }

  /// Returns this reducer with an optional child that reads a context, which is computed from the
  /// rest of this reducer's state.
  public func optionalChild<Child: FeatureReducer>(
    state: WritableKeyPath<State, Child.State?>,
    context: @escaping (State) -> Child.Context,
    extract: @escaping (Action) -> Child.Action?,
    embed: @escaping @Sendable (Child.Action) -> Action,
    _ child: Child
  ) -> AnyReducer<State, Action> {
    optionalChild(state: state, context: context, extract: extract, embed: embed) {
      child.reduce(&$0, $1, $2)
    }
  }

  private func optionalChild<ChildState, Context, ChildAction: Sendable>(
    state: WritableKeyPath<State, ChildState?>,
    context: @escaping (State) -> Context,
    extract: @escaping (Action) -> ChildAction?,
    embed: @escaping @Sendable (ChildAction) -> Action,
    _ child: @escaping (inout ChildState, Context, ChildAction) -> EffectType<ChildAction>
  ) -> AnyReducer<State, Action> {
    let lifetime = ChildLifetime()
    let id = EffectID(lifetime)
    return AnyReducer { parent, action in
      var effect = EffectType<Action>.none
      let wasPresent = parent[keyPath: state] != nil
      if wasPresent, let action = extract(action) {
        let context = context(parent)
        effect = reduceIfPresent(&parent[keyPath: state]) { child(&$0, context, action) }
          .map(embed)
          .cancellable(id: id)
      }
      effect = effect.merged(with: reduce(state: &parent, action: action))
      if wasPresent, parent[keyPath: state] == nil {
        effect = effect.merged(with: .cancel(id: id))
      }
      return effect
    }
  }

  private func reduceIfPresent<ChildState, ChildAction>(
    _ state: inout ChildState?, _ reduce: (inout ChildState) -> EffectType<ChildAction>
  ) -> EffectType<ChildAction> {
    guard var present = state.take() else { return .none }
    defer { state = present }
    return reduce(&present)
  }
}

/// The identifier of the effects of one optional child, unique to each composition.
private final class ChildLifetime: Hashable, Sendable {
  static func == (one: ChildLifetime, other: ChildLifetime) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
