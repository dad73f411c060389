/// Sends actions from a running effect back to the store.
///
/// It works while its effect is in flight. Actions sent after the effect was cancelled, has
/// finished or has outlived its store are dropped, so that a late response cannot overwrite a newer
/// one.
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
