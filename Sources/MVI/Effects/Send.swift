/// Sends actions from a running effect back to the store.
///
/// It works while its effect is in flight. What is sent after the effect has been cancelled, has
/// ended or has outlived its store is dropped, so that a late answer cannot overwrite a newer one.
public struct Send<Action: Sendable>: Sendable {
  private let deliver: @MainActor @Sendable (Action) -> Void

  /// A way back that calls `deliver`.
  public init(_ deliver: @escaping @MainActor @Sendable (Action) -> Void) {
    self.deliver = deliver
  }

  /// Sends `action`; it has been reduced when the call returns.
  @MainActor
  public func callAsFunction(_ action: Action) {
    deliver(action)
  }
}
