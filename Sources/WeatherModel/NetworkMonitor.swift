/// Tells whether the machine has a way to the network, and when that changes.
public struct NetworkMonitor: Sendable {
  /// Whether there is a way now.
  public var isConnected: @Sendable () -> Bool
  /// The state now and every change of it. Ends when its reader goes away.
  public var changes: @Sendable () -> AsyncStream<Bool>

  /// A monitor made of its calls.
  public init(
    isConnected: @escaping @Sendable () -> Bool,
    changes: @escaping @Sendable () -> AsyncStream<Bool>
  ) {
    self.isConnected = isConnected
    self.changes = changes
  }

  /// A monitor with a constant state.
  public static func constant(_ isConnected: Bool) -> NetworkMonitor {
    NetworkMonitor(
      isConnected: { isConnected },
      changes: {
        AsyncStream { continuation in
          continuation.yield(isConnected)
          continuation.finish()
        }
      })
  }
}
