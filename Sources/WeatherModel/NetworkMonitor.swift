/// A client that reports whether the machine is connected to the network, and when that changes.
public struct NetworkMonitor: Sendable {
  /// Returns whether the machine is connected now.
  public var isConnected: @Sendable () -> Bool
  /// Returns the current state and every change of it. The stream ends when its consumer stops
  /// reading.
  public var changes: @Sendable () -> AsyncStream<Bool>

  /// Creates a monitor from its operations.
  public init(
    isConnected: @escaping @Sendable () -> Bool,
    changes: @escaping @Sendable () -> AsyncStream<Bool>
  ) {
    self.isConnected = isConnected
    self.changes = changes
  }
}
