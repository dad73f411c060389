extension EffectType {
  /// Whether the effect does nothing.
  public var isNone: Bool {
    if case .none = operation { true } else { false }
  }

  /// The identifiers under which this effect or its parts would be in flight, outermost first.
  public var ids: [EffectID] {
    switch operation {
    case .none, .send, .run, .cancel: []
    case .merge(let effects), .concatenate(let effects): effects.flatMap(\.ids)
    case .delay(_, let effect): effect.ids
    case .cancellable(let id, _, let effect): [id] + effect.ids
    }
  }

  /// The identifiers whose effects in flight this effect would cancel.
  public var cancelledIDs: [EffectID] {
    switch operation {
    case .none, .send, .run: []
    case .merge(let effects), .concatenate(let effects): effects.flatMap(\.cancelledIDs)
    case .cancel(let id): [id]
    case .delay(_, let effect): effect.cancelledIDs
    case .cancellable(let id, let cancelInFlight, let effect):
      (cancelInFlight ? [id] : []) + effect.cancelledIDs
    }
  }

  /// The actions that this effect sends directly, without those that its work may send.
  public var actions: [Action] {
    switch operation {
    case .none, .run, .cancel: []
    case .send(let action): [action]
    case .merge(let effects), .concatenate(let effects): effects.flatMap(\.actions)
    case .delay(_, let effect), .cancellable(_, _, let effect): effect.actions
    }
  }
}
