public import MVI
public import WeatherModel

/// Whether there is a way to the network, and when that changes.
public enum NetworkMonitorKey: DependencyKey {
  /// Fails the test that touches it.
  public static var unimplemented: NetworkMonitor {
    NetworkMonitor(
      isConnected: {
        _ = MVI.unimplemented("NetworkMonitor.isConnected")
        return true
      },
      changes: {
        _ = MVI.unimplemented("NetworkMonitor.changes")
        return AsyncStream { $0.finish() }
      })
  }
}

extension DIContainer {
  /// Whether there is a way to the network, and when that changes.
  public var networkMonitor: NetworkMonitor {
    get { self[NetworkMonitorKey.self] }
    set { self[NetworkMonitorKey.self] = newValue }
  }
}
