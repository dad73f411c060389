/// A side effect as a value: nothing happens until a store runs it.
///
/// A test can therefore inspect an effect without running it: ``operation`` describes it
/// completely, and ``ids``, ``cancelledIDs`` and ``actions`` cover the usual checks.
///
/// ```swift
/// enum EffectName { case answer }
///
/// func search(for text: String) -> EffectType<[String]> {
///   if text.isEmpty { return .cancel(id: EffectName.answer) }
///   return .run { send in await send(["\(text)ville", "New \(text)"]) }
///     .debounce(id: EffectName.answer, for: .milliseconds(300))
/// }
/// ```
public struct EffectType<Action: Sendable>: Sendable {
  /// The kinds of effect.
  public indirect enum Operation: Sendable {
    /// No operation.
    case none
    /// An action that is reduced next, in the same batch.
    case send(Action)
    /// Work that may send actions until it finishes.
    case run(@Sendable (Send<Action>) async -> Void)
    /// Effects that are all started at once, in this order.
    case merge([EffectType])
    /// Effects that are each started when the previous one has finished.
    case concatenate([EffectType])
    /// The cancellation of everything in flight with this identifier.
    case cancel(EffectID)
    /// An effect that waits before it starts.
    case delay(Duration, EffectType)
    /// An effect with an identifier. With `cancelInFlight`, it replaces the effects in flight that
    /// have the same identifier.
    case cancellable(EffectID, cancelInFlight: Bool, EffectType)
  }

  /// The operation of the effect.
  public let operation: Operation

  /// Creates an effect that performs `operation`.
  public init(_ operation: Operation) {
    self.operation = operation
  }
}

extension EffectType {
  /// An effect that does nothing.
  public static var none: Self { Self(.none) }

  /// Sends `action`. It is reduced after the actions that are already queued and before the next
  /// action of the batch.
  public static func send(_ action: Action) -> Self { Self(.send(action)) }

  /// Runs `operation` off the main actor. It sends its results as actions.
  public static func run(_ operation: @escaping @Sendable (Send<Action>) async -> Void) -> Self {
    Self(.run(operation))
  }

  /// Runs `operation` under an identifier with which it can be cancelled.
  public static func run(
    id: some Hashable & Sendable,
    cancelInFlight: Bool = false,
    _ operation: @escaping @Sendable (Send<Action>) async -> Void
  ) -> Self {
    run(operation).cancellable(id: id, cancelInFlight: cancelInFlight)
  }

  /// Starts all `effects` at once.
  public static func merge(_ effects: Self...) -> Self { merge(effects) }

  /// Starts all `effects` at once.
  public static func merge(_ effects: [Self]) -> Self {
    effects.reduce(.none) { $0.merged(with: $1) }
  }

  /// Starts each of `effects` when everything that the previous one started has finished.
  public static func concatenate(_ effects: Self...) -> Self { concatenate(effects) }

  /// Starts each of `effects` when everything that the previous one started has finished.
  public static func concatenate(_ effects: [Self]) -> Self {
    let effects = effects.filter { !$0.isNone }
    return effects.count < 2 ? effects.first ?? .none : Self(.concatenate(effects))
  }

  /// Cancels every effect in flight with the identifier `id`. Actions that it sends later are
  /// dropped.
  public static func cancel(id: some Hashable & Sendable) -> Self { Self(.cancel(EffectID(id))) }
}

extension EffectType {
  /// Returns this effect and `other`, both started at once.
  public func merged(with other: Self) -> Self {
    switch (operation, other.operation) {
    case (_, .none): self
    case (.none, _): other
    case (.merge(let first), .merge(let second)): Self(.merge(first + second))
    case (.merge(let first), _): Self(.merge(first + [other]))
    case (_, .merge(let second)): Self(.merge([self] + second))
    default: Self(.merge([self, other]))
    }
  }

  /// Returns this effect with an identifier.
  ///
  /// - Parameters:
  ///   - id: The identifier.
  ///   - cancelInFlight: Whether the effect replaces those in flight with the same identifier.
  public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Self {
    // An empty effect may still have to cancel others.
    if isNone { return cancelInFlight ? .cancel(id: id) : .none }
    return Self(.cancellable(EffectID(id), cancelInFlight: cancelInFlight, self))
  }

  /// Returns this effect, started after `duration` on the store's clock.
  public func delayed(by duration: Duration) -> Self {
    isNone ? .none : Self(.delay(duration, self))
  }

  /// Returns this effect, started when `duration` has passed without another effect of the same
  /// identifier.
  public func debounce(id: some Hashable & Sendable, for duration: Duration) -> Self {
    delayed(by: duration).cancellable(id: id, cancelInFlight: true)
  }

  /// Returns this effect with every action it sends converted to another type.
  public func map<Other: Sendable>(
    _ transform: @escaping @Sendable (Action) -> Other
  ) -> EffectType<Other> {
    switch operation {
    case .none: .none
    case .send(let action): .send(transform(action))
    case .run(let run):
      .run { send in await run(Send { send(transform($0)) }) }
    case .merge(let effects): .init(.merge(effects.map { $0.map(transform) }))
    case .concatenate(let effects): .init(.concatenate(effects.map { $0.map(transform) }))
    case .cancel(let id): .init(.cancel(id))
    case .delay(let duration, let effect): .init(.delay(duration, effect.map(transform)))
    case .cancellable(let id, let cancelInFlight, let effect):
      .init(.cancellable(id, cancelInFlight: cancelInFlight, effect.map(transform)))
    }
  }
}
