/// Sends actions from a running effect back to the store.
///
/// Actions are delivered while the effect is in flight. Actions that are sent after the effect was
/// cancelled or has finished, or after its store was deallocated, are dropped, so that a late
/// response cannot overwrite a newer one.
public struct Send<Action: Sendable>: Sendable {
  private let deliver: @MainActor @Sendable (Action) -> Void

  /// Creates a sender that calls `deliver`.
  public init(_ deliver: @escaping @MainActor @Sendable (Action) -> Void) {
    self.deliver = deliver
  }

  /// Sends `action`, which has been reduced when the call returns.
  @MainActor
  public func callAsFunction(_ action: Action) {
    deliver(action)
  }
}
